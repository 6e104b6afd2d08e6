-- The store: one SQLite file of what a campaign counted and found. PRAGMA user_version is the version of this schema.
--
-- Words are those of the project: relations apart, touching, overlapping, flat, invalid; answers miss, hit, no answer.
-- Case numbers and counts are whole numbers; a seed above 2^63 is stored as the negative number with the same bits.

-- The campaign: cases [first, last) of `seed`, by the mix of families named.
CREATE TABLE campaign (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  graze TEXT NOT NULL, -- the version that ran it
  seed INTEGER NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  mix TEXT NOT NULL
);

-- Which cases are counted: disjoint ranges [first, last).
CREATE TABLE range_done (first INTEGER PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID;

-- The tests that took part, with their records, so that a report can be made when a test is long gone.
CREATE TABLE test (
  id TEXT PRIMARY KEY, title TEXT, role TEXT, document TEXT, language TEXT, source TEXT, idea TEXT, wrong TEXT,
  pair TEXT, form TEXT, inputs TEXT, by_code TEXT, by_text TEXT, contract_why TEXT, code TEXT
) WITHOUT ROWID;

-- How many cases of each kind were put to the tests of a form. `pixels` is 1 for the truth of boxes as pixels.
CREATE TABLE cell (
  form TEXT, pixels INTEGER, family TEXT, relation TEXT, half_open INTEGER, place TEXT, cases INTEGER NOT NULL,
  PRIMARY KEY (form, pixels, family, relation, half_open, place)
) WITHOUT ROWID;

-- Which step of the reference decided.
CREATE TABLE step (form TEXT, step TEXT, cases INTEGER NOT NULL, PRIMARY KEY (form, step)) WITHOUT ROWID;

-- Answers that were not the expected one, with the first case of each kind. (Expected: what the contract asks for; a hit
-- where it asks for nothing.) What is not here was as expected.
CREATE TABLE sighting (
  test TEXT REFERENCES test, pixels INTEGER, family TEXT, relation TEXT, half_open INTEGER, place TEXT, answer TEXT,
  count INTEGER NOT NULL, first_case INTEGER NOT NULL,
  PRIMARY KEY (test, pixels, family, relation, half_open, place, answer)
) WITHOUT ROWID;

-- One kind of disagreement: test, outcome, place and cause. Numbers in the order of the test's inputs.
CREATE TABLE finding (
  id TEXT PRIMARY KEY, -- test/outcome/place/cause, a name that stays
  test TEXT REFERENCES test, pixels INTEGER, outcome TEXT, place TEXT, cause TEXT,
  count INTEGER NOT NULL, first_case INTEGER NOT NULL, family TEXT,
  first TEXT, smallest TEXT, smallest_hex TEXT, plainest TEXT, plainest_hex TEXT,
  relation TEXT, answer TEXT, gap REAL, -- of the smallest case
  intervals TEXT, -- for each number of the smallest case, "low..high" over which the finding persists
  known TEXT      -- why, when the test's record promises it; NULL is news
) WITHOUT ROWID;

-- How each test answered: what `cell` and `sighting` come to, spelled out.
CREATE TABLE tally (
  test TEXT REFERENCES test, pixels INTEGER, relation TEXT, half_open INTEGER, place TEXT, answer TEXT,
  count INTEGER NOT NULL,
  PRIMARY KEY (test, pixels, relation, half_open, place, answer)
) WITHOUT ROWID;

-- How soon each finding was met, and by which family.
CREATE VIEW discovery AS
SELECT id, family, first_case FROM finding ORDER BY first_case;

-- Cases tried at each place.
CREATE VIEW coverage AS
SELECT form, place, relation, sum(cases) AS cases FROM cell WHERE pixels = 0 GROUP BY form, place, relation;

-- For a person: findings, the news first.
CREATE VIEW summary AS
SELECT test, outcome, place, cause, count, smallest, CASE WHEN known IS NULL THEN 'NEWS' ELSE known END AS why
FROM finding ORDER BY known IS NOT NULL, test, outcome, place, cause;
