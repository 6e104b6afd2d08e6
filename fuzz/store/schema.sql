-- The store: one SQLite file of what a campaign counted and found. PRAGMA user_version is the version of this schema. These
-- are its tables; what readers read are the views of views.sql.
--
-- Words are those of the project: relations apart, touching, overlapping, flat, invalid; answers miss, hit, no answer, declined.
-- Where a number is asked for, a hit is a right one and a miss a wrong one; false_hits counts those.
-- Case numbers and counts are whole numbers; a seed above 2^63 is stored as the negative number with the same bits.

-- The campaign: cases [first, last) of `seed`, by the mix of families named.
CREATE TABLE campaign (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  graze TEXT NOT NULL, -- the version that ran it
  seed INTEGER NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  mix TEXT NOT NULL,
  -- where it ran: what no count depends on, for the reader of a report
  compiler TEXT, flags TEXT, level TEXT, machine TEXT,
  again TEXT,               -- the command that makes it again
  hulls_every INTEGER       -- segments, triangles and the like, and numbers, are put to one case in so many beside other tests
);

-- A digest of all the other tables, written when all is saved that follows from the counts, and taken away when something is
-- saved again: what was damaged or changed by hand is not taken for findings.
CREATE TABLE seal (digest INTEGER NOT NULL);

-- What there was no time for, in words: "survey of 3 tests".
CREATE TABLE left_out (part TEXT PRIMARY KEY) WITHOUT ROWID;

-- Which cases are counted: disjoint ranges [first, last).
CREATE TABLE range_done (first INTEGER PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID;

-- The tests that took part, with their records, so that a report can be made when a test is long gone.
CREATE TABLE test (
  id TEXT PRIMARY KEY, title TEXT, role TEXT,
  document TEXT, document_title TEXT, -- "D2", and what it is about; the title is "" where no document tells the test
  language TEXT, source TEXT, idea TEXT, wrong TEXT,
  question TEXT, pair TEXT, form TEXT, type TEXT, inputs TEXT, by_code TEXT, by_text TEXT, contract_why TEXT, code TEXT,
  file TEXT -- of the code, from the root of the project
) WITHOUT ROWID;

-- The places of a pair of shapes: their order, how they are told, and which relations there are at each.
CREATE TABLE place (
  pair TEXT, place TEXT, pair_number INTEGER NOT NULL, number INTEGER NOT NULL, words TEXT NOT NULL,
  apart INTEGER, touching INTEGER, overlapping INTEGER, flat INTEGER, invalid INTEGER,
  PRIMARY KEY (pair, place)
) WITHOUT ROWID;

-- How many cases of each kind were put to the tests of a form.
CREATE TABLE cell (
  form TEXT, family TEXT, relation TEXT CHECK (relation IN ('apart', 'touching', 'overlapping', 'flat', 'invalid')),
  half_open INTEGER, place TEXT, cases INTEGER NOT NULL, pair TEXT NOT NULL, -- of the form's shapes
  PRIMARY KEY (form, family, relation, half_open, place)
) WITHOUT ROWID;

-- Which step of the reference decided.
CREATE TABLE step (form TEXT, step TEXT, cases INTEGER NOT NULL, PRIMARY KEY (form, step)) WITHOUT ROWID;

-- Answers that were not the expected one, with the first case of each kind. (Expected: what the contract asks for; a hit
-- where it asks for nothing.) What is not here was as expected. The family 'asked again': the answers differed when some
-- blocks of cases were asked once more, in another order and in calls of other lengths; not in the counts. The family 'not asked': cases that
-- were not put to a test that is given up on, under 'no answer', of all families together; `tally` leaves them out.
CREATE TABLE sighting (
  test TEXT REFERENCES test, family TEXT, relation TEXT CHECK (relation IN ('apart', 'touching', 'overlapping', 'flat', 'invalid')),
  half_open INTEGER, place TEXT, answer TEXT CHECK (answer IN ('miss', 'hit', 'no answer', 'declined')),
  count INTEGER NOT NULL, first_case INTEGER NOT NULL,
  PRIMARY KEY (test, family, relation, half_open, place, answer)
) WITHOUT ROWID;

-- One kind of disagreement: test, outcome, place and cause. Numbers in the order of the test's inputs.
CREATE TABLE finding (
  id TEXT PRIMARY KEY, -- test/outcome/place/cause, a name that stays
  test TEXT REFERENCES test, outcome TEXT CHECK (outcome IN ('wrong distance', 'wrong point', 'wrong push', 'wrong fraction', 'false hit', 'missed hit', 'broken contract', 'no answer')),
  place TEXT, cause TEXT CHECK (cause IN ('logic', 'rounding', 'range', 'undefined', 'unsteady')),
  -- how much it matters. plain: solid shapes of everyday numbers are told wrong by more than a hair, or the contract is broken
  -- by logic, or there is no answer; flat: a shape has no extent; hair; extreme: huge or tiny numbers, or of many digits
  weight TEXT NOT NULL CHECK (weight IN ('plain', 'flat', 'hair', 'extreme')),
  count INTEGER NOT NULL, first_case INTEGER NOT NULL, family TEXT,
  first TEXT, smallest TEXT, smallest_hex TEXT, plainest TEXT, plainest_hex TEXT,
  relation TEXT CHECK (relation IN ('apart', 'touching', 'overlapping', 'flat', 'invalid')),
  answer TEXT CHECK (answer IN ('miss', 'hit', 'no answer', 'declined')), gap REAL, -- of the smallest case
  intervals TEXT, -- for each number of the smallest case, "low..high" over which the finding persists; "" where that was not tried
  known TEXT,     -- why, when the test's record promises it; NULL is news
  reason TEXT, said TEXT, -- why a test that is not built in gave no answer, and what it had written to standard error; of
                          -- the cause unsteady: what the answers hang on
  -- What a reader is told. Findings of one cause that one sentence tells are one defect of the test; defects and the
  -- findings of each are numbered from 1, the plainest first.
  defect INTEGER NOT NULL, rank INTEGER NOT NULL, sentence TEXT NOT NULL,
  words TEXT NOT NULL,   -- the smallest case: "A circle at 0, 0 of radius 3 and a box ... are 1 apart; clamp_py says hit"
  truth TEXT NOT NULL,   -- "apart by 1.5"
  tolerance REAL,        -- where it answers wrongly up to a gap, how wide that is: NULL where it is no such thing
  tolerance_is_share INTEGER NOT NULL, -- 1: so large a part of what the sentence names
  expected TEXT,         -- the right answer; NULL when it cannot be told
  by_hand TEXT,          -- why that is so, to be checked without a computer; NULL when the numbers are not small and whole
  numbers TEXT NOT NULL, -- of each number: [name, decimal, hex, over which values it stays wrong], as JSON
  assertions TEXT NOT NULL -- of each language: [language, mark of a remark, assertion], as JSON
) WITHOUT ROWID;

-- What each test came to: how many cases it was asked, and what a reader is told of it. What it got wrong are its findings.
CREATE TABLE verdict (
  test TEXT PRIMARY KEY REFERENCES test,
  number INTEGER NOT NULL,      -- in which order tests are told
  apart INTEGER NOT NULL, touching INTEGER NOT NULL, overlapping INTEGER NOT NULL, flat INTEGER NOT NULL, invalid INTEGER NOT NULL,
  judged INTEGER NOT NULL,      -- cases at which it can be wrong: apart, touching, overlapping
  -- beside these, everyday cases: solid shapes of whole numbers, halves and quarters up to 4,000, the same in every campaign
  everyday INTEGER NOT NULL, everyday_wrong INTEGER NOT NULL,
  everyday_worst REAL, -- the widest gap of a wrong one that is no hair, in parts of the larger shape's size; NULL: none
  unasked INTEGER NOT NULL,     -- cases that were not put to it: it was given up on
  unread INTEGER NOT NULL,      -- answers that nobody can read, where they are more than a few; or 0
  fine INTEGER NOT NULL,        -- findings by more than a hair, of numbers finer than quarters
  by_exchange INTEGER NOT NULL, -- 1: it is amber since it answers otherwise when its shapes are exchanged
  counted_colour TEXT NOT NULL CHECK (counted_colour IN ('red', 'amber', 'green', 'untried', 'control')), -- without lattices
  colour_words TEXT NOT NULL, -- "is wrong where anyone can see it"
  untried TEXT CHECK (untried IN ('no answer', 'no hit', 'not read', 'too few')), -- why it is called neither wrong nor right; NULL: it is
  sentence TEXT NOT NULL, everyday_words TEXT NOT NULL, worst_words TEXT NOT NULL,
  -- of a red one, the case that anyone can see: of the finding of that id, or an everyday case; NULL for any other
  witness TEXT, witness_hex TEXT, witness_words TEXT, witness_finding TEXT,
  -- of a test that is not built in, "" when there is nothing to say
  diagnosis_words TEXT NOT NULL, -- under which reading it is right, and in a second line how to call it then
  meant TEXT NOT NULL,           -- "--contract open": if that is what it promises
  enough TEXT NOT NULL, enough_options TEXT NOT NULL, -- why it may be good enough, and what to say then
  spoken TEXT NOT NULL           -- the language that it is written in, for assertions; "" when that is not known
) WITHOUT ROWID;

-- What each test of the pair answers to the smallest case of a finding, where its form holds that case exactly; its
-- outcome by its own contract.
CREATE TABLE answer (
  finding TEXT REFERENCES finding, test TEXT REFERENCES test,
  numbers TEXT, answer TEXT CHECK (answer IN ('miss', 'hit', 'no answer', 'declined')),
  outcome TEXT CHECK (outcome IN ('agrees', 'wrong distance', 'wrong point', 'wrong push', 'wrong fraction', 'false hit', 'missed hit', 'broken contract', 'no answer')),
  PRIMARY KEY (finding, test)
) WITHOUT ROWID;

-- How each test answered: what `cell` and `sighting` come to, spelled out.
CREATE TABLE tally (
  test TEXT REFERENCES test, relation TEXT CHECK (relation IN ('apart', 'touching', 'overlapping', 'flat', 'invalid')),
  half_open INTEGER, place TEXT, answer TEXT CHECK (answer IN ('miss', 'hit', 'no answer', 'declined')),
  count INTEGER NOT NULL,
  PRIMARY KEY (test, relation, half_open, place, answer)
) WITHOUT ROWID;

-- The survey: what is told of each test beside the counted cases, from the campaign's seed, its mix and the tests alone.
-- All of it but `speed` is the same however the campaign was split. Helpers have no rows.

-- How many cases or scenes each part of the survey looked at: for each test and reach in `property`, for each pair of
-- shapes in `agreement`.
CREATE TABLE survey (part TEXT PRIMARY KEY, cases INTEGER NOT NULL) WITHOUT ROWID;

-- What an answer must not depend on: which shape comes first. They are exchanged, exactly, and the test is asked again.
-- Without FLAT and INVALID. A form that cannot show it (a disc and a box) has no row.
CREATE TABLE property (
  test TEXT REFERENCES test,
  property TEXT, -- swap
  reach TEXT,    -- small: whole numbers so small that nothing need wrap or round; any: cases of every family
  tried INTEGER NOT NULL,
  changed INTEGER NOT NULL,          -- answered otherwise
  changed_touching INTEGER NOT NULL, -- of these, at TOUCHING
  verdict TEXT NOT NULL,             -- symmetric; asymmetric, perhaps "only at touching"; not tried
  relation TEXT, example_before TEXT, example_after TEXT, -- the simplest change; NULL when there is none
  answer_before TEXT, answer_after TEXT,
  PRIMARY KEY (test, property, reach)
) WITHOUT ROWID;

-- What each test answers where shapes touch, or are flat: scenes that stand for all of their kind. A scene that the form
-- cannot hold exactly has no row. What a contract asks for is miss, hit or either.
CREATE TABLE touching (
  test TEXT REFERENCES test, exemplar TEXT, scene TEXT, numbers TEXT, relation TEXT, half_open INTEGER,
  answer TEXT CHECK (answer IN ('miss', 'hit', 'no answer', 'declined')), code_asks TEXT, text_asks TEXT,
  PRIMARY KEY (test, exemplar)
) WITHOUT ROWID;

-- Two tests of a pair of shapes, on the scenes that both hold exactly. a < b. The example is in everyday numbers if one is.
CREATE TABLE agreement (
  a TEXT REFERENCES test, b TEXT REFERENCES test,
  scenes INTEGER NOT NULL, differ INTEGER NOT NULL,
  differ_touching INTEGER NOT NULL, differ_flat INTEGER NOT NULL, -- of those that differ
  example TEXT, relation TEXT, answer_a TEXT, answer_b TEXT,      -- one that differs, at neither if there is one
  PRIMARY KEY (a, b)
) WITHOUT ROWID;

-- What is proved of the tests, as this graze was built with it (algorithms/proofs/proved.txt).
CREATE TABLE proof (
  test TEXT REFERENCES test, claim TEXT, within TEXT,
  level TEXT NOT NULL, -- proved, counterexample (to the claim), unknown
  tool TEXT, detail TEXT,
  PRIMARY KEY (test, claim, within)
) WITHOUT ROWID;

-- Until a published or taught test was plainly wrong, in cases and seconds: by the campaign's mix, uniform numbers, plain
-- libFuzzer and Hypothesis, as this graze was built with it (algorithms/published/soon.txt). NULL: not found in that time.
CREATE TABLE soon (
  test TEXT PRIMARY KEY REFERENCES test,
  stood TEXT, -- for how many days the mistake stood, as far as is known; "77+": at least
  graze_cases REAL, graze_seconds REAL, uniform_cases REAL, uniform_seconds REAL,
  libfuzzer_cases REAL, libfuzzer_seconds REAL, hypothesis_cases REAL, hypothesis_seconds REAL,
  measured TEXT NOT NULL -- how long each had, and when
) WITHOUT ROWID;

-- How far rounding can lead a test that is right in real numbers: where the gap is more than `ulps` ulps of the case's
-- largest number, which lies between 2^-400 and 2^400, it is right, and `why`. Beside it the worst seen among cases near
-- touching; worst and numbers are NULL when none was wrong.
CREATE TABLE rounding (
  test TEXT PRIMARY KEY REFERENCES test, ulps REAL NOT NULL, why TEXT NOT NULL,
  cases INTEGER NOT NULL, wrong INTEGER NOT NULL, worst REAL, numbers TEXT, numbers_hex TEXT
) WITHOUT ROWID;

-- Nanoseconds per call: of the batch loop at each instruction level that this machine has, and of one case by itself
-- (level `one`). A measurement: it differs from run to run, and no comparison of stores looks at it.
CREATE TABLE speed (test TEXT REFERENCES test, level TEXT, nanoseconds REAL NOT NULL, PRIMARY KEY (test, level)) WITHOUT ROWID;

-- Error maps: one shape stays, the other is moved over a grid, and each point of the grid is judged.
CREATE TABLE map (
  test TEXT REFERENCES test,
  sweep TEXT, -- scene: small steps; turn: of a second corner, while the others stay; ulps: steps of an ulp where they touch; range: x is the scale, y the distance in 64ths
  width INTEGER NOT NULL, height INTEGER NOT NULL,
  origin TEXT, origin_hex TEXT, -- the case of the first point, its numbers in the order of the test's inputs
  right TEXT, right_hex TEXT,   -- of its neighbour in the row
  down TEXT, down_hex TEXT,     -- of the point below it
  false_hits INTEGER, missed_hits INTEGER, broken_contracts INTEGER, no_answers INTEGER, -- points
  points BLOB, -- rows from the top; pairs of bytes: how many points (1 to 255) of which value. A value is
               -- relation + 8 * answer + 32 * outcome. 0 apart, 1 touching, 2 overlapping, 3 flat, 4 invalid; 0 miss, 1 hit,
               -- 2 no answer, 3 declined; 0 agrees, 1 false hit, 2 missed hit, 3 broken contract, 4 no answer
  PRIMARY KEY (test, sweep)
) WITHOUT ROWID;

-- What whole lattices came to (graze exhaust): every case of one, put to a test and judged by its contract. `done` of
-- `cases` were walked; only where the two are the same does the row speak of the whole lattice. Tests stand here by
-- name: the campaign of this store need not have tried them.
CREATE TABLE lattice (
  test TEXT NOT NULL, pair TEXT NOT NULL, form TEXT NOT NULL,
  kind TEXT NOT NULL, size INTEGER NOT NULL, words TEXT NOT NULL, -- whole, 8, "all whole numbers from -4 to 4, ..."
  cases INTEGER NOT NULL, done INTEGER NOT NULL,
  judged INTEGER NOT NULL, -- at which the test can be wrong: neither flat nor invalid
  false_hits INTEGER NOT NULL, missed_hits INTEGER NOT NULL, broken_contracts INTEGER NOT NULL, no_answers INTEGER NOT NULL,
  first_case INTEGER, first TEXT, first_hex TEXT, -- the least case at which it is wrong; NULL when there is none
  weight TEXT CHECK (weight IN ('plain', 'flat', 'hair', 'extreme')), -- how much that one matters, as a finding's
  seconds REAL NOT NULL, -- of walking, beside the other tests of the form: a measurement
  PRIMARY KEY (test, kind, size)
) WITHOUT ROWID;

-- Tests that are not built in: how they were brought (what to type to bring them again), what they say of themselves, and
-- how they fared as processes in the last run of the campaign.
CREATE TABLE subject (
  test TEXT PRIMARY KEY REFERENCES test,
  kind TEXT NOT NULL,           -- plugin or command
  given TEXT NOT NULL,          -- --plugin ./mine.so
  greeting TEXT,                -- a command's own words about itself
  failures INTEGER NOT NULL,    -- cases without an answer, by a crash, silence and the like
  unasked INTEGER NOT NULL,     -- cases after the test was given up on: they were not put to it and are not counted
  unexplained INTEGER NOT NULL, -- batches that failed although each of their cases, asked by itself, was answered
  unexplained_why TEXT,
  said TEXT                     -- the last that it wrote to standard error, its beginning
) WITHOUT ROWID;

-- Cases without an answer: why. The first few hundred of each test.
CREATE TABLE incident (
  test TEXT REFERENCES test, number INTEGER, numbers TEXT, numbers_hex TEXT, reason TEXT, said TEXT,
  PRIMARY KEY (test, number)
) WITHOUT ROWID;

-- What explains the wrong answers of a test: whether it would be right if its numbers meant something else, or what they share. Cases are
-- small whole numbers. Of a built-in test the words alone, as they were found once (algorithms/diagnoses.txt).
CREATE TABLE diagnosis (
  test TEXT PRIMARY KEY REFERENCES test,
  words TEXT NOT NULL, -- "right if x, y is the centre, w, h the sizes (box)"; "" when there is nothing to say
  mend TEXT NOT NULL,  -- what to call it with instead, so that it is right: "x + w / 2, y + h / 2, w, h"; "" likewise
  found INTEGER NOT NULL, -- 1: a reading or a contract under which it is right on all cases
  clause TEXT NOT NULL, -- a condition that mends its answers, and how it was tried; "" likewise
  takes_unit INTEGER NOT NULL, -- 1: it is right if its way is given with length 1, and that is all
  cases INTEGER NOT NULL, wrong INTEGER NOT NULL, -- as the form says
  cases_so INTEGER NOT NULL -- as the words say: none of them wrong
) WITHOUT ROWID;
