-- What readers read: pages, the terminal, JSON, CSV, and a person with sqlite3. These views are written into every store, and
-- graze makes them again for itself when it opens one, so that it never asks those that a file brings.

-- For a person: findings, the news first.
CREATE VIEW summary AS
SELECT test, outcome, place, cause, count, smallest, CASE WHEN known IS NULL THEN 'NEWS' ELSE known END AS why
FROM finding ORDER BY known IS NOT NULL, test, outcome, place, cause;

-- How soon each finding was met, and by which family.
CREATE VIEW discovery AS
SELECT id, family, first_case FROM finding ORDER BY first_case;

-- Cases tried at each place.
CREATE VIEW coverage AS
SELECT form, place, relation, sum(cases) AS cases FROM cell GROUP BY form, place, relation;

-- Where a document contradicts itself at touching: a method against another of the same document, or its code against
-- its own text (`other` is then `its text`).
CREATE VIEW contradiction AS
SELECT t.document, t.pair, x.exemplar, x.scene, x.test, x.answer, y.test AS other, y.answer AS other_answer
FROM touching x JOIN touching y ON y.exemplar = x.exemplar AND x.test < y.test AND x.answer <> y.answer
JOIN test t ON t.id = x.test JOIN test u ON u.id = y.test
WHERE x.relation = 'touching' AND t.pair = u.pair AND t.document = u.document AND t.role = 'tutorial' AND u.role = 'tutorial'
UNION ALL
SELECT t.document, t.pair, x.exemplar, x.scene, x.test, x.answer, 'its text', x.text_asks
FROM touching x JOIN test t ON t.id = x.test
WHERE x.relation = 'touching' AND t.role = 'tutorial' AND x.text_asks <> 'either' AND x.text_asks <> x.answer
ORDER BY document, exemplar, test, other;

-- How the project's words are shown: a shape before each, so that colour never speaks alone.
CREATE VIEW outcome_word AS
SELECT column1 AS outcome, column2 AS number, column3 AS class, column4 AS mark
FROM (VALUES ('agrees', 0, 'agrees', '✓'), ('false hit', 1, 'false', '▲'), ('missed hit', 2, 'missed', '▼'),
             ('broken contract', 3, 'broken', '◆'), ('no answer', 4, 'none', '✕'),
             ('wrong distance', 5, 'false', '▲'), ('wrong point', 6, 'false', '▲'), ('wrong push', 7, 'false', '▲'), ('wrong fraction', 8, 'false', '▲'));
CREATE VIEW answer_word AS
SELECT column1 AS answer, column2 AS number, column3 AS class, column4 AS mark
FROM (VALUES ('hit', 0, 'hit', '●'), ('miss', 1, 'miss', '○'), ('no answer', 2, 'none', '✕'), ('declined', 3, 'none', '–'));
CREATE VIEW relation_word AS
SELECT column1 AS relation, column2 AS number
FROM (VALUES ('apart', 0), ('touching', 1), ('overlapping', 2), ('flat', 3), ('invalid', 4));
CREATE VIEW cause_word AS
SELECT column1 AS cause, column2 AS number, column3 AS meaning
FROM (VALUES ('logic', 0, 'fails on small whole numbers'), ('rounding', 1, 'needs fractions'),
             ('range', 2, 'needs huge or tiny numbers'), ('undefined', 3, 'the original''s behaviour is undefined there'),
             ('unsteady', 4, 'answers otherwise when asked again'));
-- How tests stand, by what a reader cares about; in a headline after their number: "8 fail where you can see it".
CREATE VIEW colour_word AS
SELECT column1 AS colour, column2 AS number, column3 AS mark, column4 AS title, column5 AS headline
FROM (VALUES ('red', 0, '✕', 'You can see it fail', 'fail where you can see it'),
             ('amber', 1, '≈', 'Wrong only by a hair or at extremes', 'only by a hair or at extremes'),
             ('green', 2, '✓', 'Never found wrong', 'never'), ('untried', 3, '–', 'Not tried', 'not tried'),
             ('control', 4, '!', 'Wrong on purpose: the controls', 'wrong on purpose'));
-- How much a finding matters, the most first.
CREATE VIEW weight_word AS
SELECT column1 AS weight, column2 AS number, column3 AS meaning
FROM (VALUES ('plain', 0, 'anyone can see it: solid shapes, everyday numbers'), ('flat', 1, 'a shape has no extent'),
             ('hair', 2, 'by a hair'), ('extreme', 3, 'huge or tiny numbers, or of many digits'));
CREATE VIEW evidence_word AS
SELECT column1 AS level, column2 AS evidence, column3 AS meaning
FROM (VALUES (0, 'found wrong', 'A case is known, and shown, at which the answer is not what is true.'),
             (1, 'not tried', 'No case of its form was judged, or too few.'),
             (2, 'none found', 'Many cases were tried, and none was wrong. With 95% confidence, at most 3 of as many cases of this mix would be. Nothing is known about cases that were not tried.'),
             (3, 'none on a lattice', 'Every case of a whole lattice was tried, and none was wrong: so on it there is none. That says nothing about cases beyond it.'),
             (4, 'proved', 'A machine-checked proof about the C as it stands: for every input within the stated range the answer is what the contract asks for, and nothing overflows.'));

-- What each test was asked and got wrong, in the order in which tests are told. A bound is stated where no wrong answer was
-- found of an outcome that can show: 3 / cases, the most that the rate can be with 95% confidence; none is of a test that
-- answers otherwise when it is asked again, or that was given up on. `level`: how strongly it is known whether it is right.
CREATE VIEW verdicts AS
WITH counted AS (
  SELECT test, count(*) AS found, sum(known IS NULL) AS news, max(defect) AS defects, sum(count) AS wrong,
         sum(count * (outcome = 'false hit' OR outcome LIKE 'wrong %')) AS false_hits, sum(count * (outcome = 'missed hit')) AS missed_hits,
         sum(count * (outcome = 'broken contract')) AS broken_contracts, sum(count * (outcome = 'no answer')) AS no_answers,
         sum(cause = 'logic') AS logic, sum(cause = 'rounding') AS rounding, sum(cause = 'range') AS range,
         sum(cause = 'undefined') AS undefined, sum(cause = 'unsteady') AS unsteady
  FROM finding GROUP BY test
), walked AS (
  SELECT test, sum(false_hits + missed_hits + broken_contracts + no_answers > 0) AS off,
         sum(clean) AS clean, sum(judged * clean) AS cases, max(weight = 'plain') AS plain
  FROM (SELECT *, false_hits + missed_hits + broken_contracts + no_answers = 0 AND done = cases AS clean FROM lattice) GROUP BY test
), timed AS (
  SELECT test, nanoseconds, max(level) FROM speed WHERE level <> 'one' GROUP BY test
), proved AS (
  SELECT test, within, min(claim || ' ' || within) FROM proof WHERE level = 'proved' GROUP BY test
), joined AS (
  SELECT v.*, t.title, t.role, t.document, coalesce(t.document_title, '') AS document_title, t.language, t.source, t.idea,
         t.question, t.pair, t.form, t.type, t.inputs, t.by_code, t.by_text, t.contract_why, t.code,
         s.given, d.words AS diagnosis, d.mend, d.takes_unit, timed.nanoseconds,
         coalesce(f.found, 0) AS found, coalesce(news, 0) AS news, coalesce(defects, 0) AS defects, coalesce(f.wrong, 0) AS wrong,
         coalesce(false_hits, 0) AS false_hits, coalesce(missed_hits, 0) AS missed_hits,
         coalesce(broken_contracts, 0) AS broken_contracts, coalesce(no_answers, 0) AS no_answers,
         coalesce(logic, 0) AS logic, coalesce(f.rounding, 0) AS rounding, coalesce(range, 0) AS range,
         coalesce(undefined, 0) AS undefined, coalesce(unsteady, 0) AS unsteady,
         v.unasked = 0 AND coalesce(unsteady, 0) = 0 AS bounded, t.by_code <> 'unstated' AS promises,
         proved.within, walked.off, walked.clean, walked.cases AS walked, r.ulps, r.wrong AS rounded_wrong, r.worst,
         CASE WHEN counted_colour = 'control' THEN 'control' WHEN walked.plain THEN 'red'
              WHEN walked.off > 0 AND counted_colour <> 'red' THEN 'amber' ELSE counted_colour END AS colour,
         CASE WHEN f.found > 0 OR walked.off > 0 OR counted_colour IN ('red', 'amber') THEN 0 WHEN proved.within IS NOT NULL THEN 4
              WHEN walked.clean > 0 THEN 3 WHEN counted_colour <> 'untried' THEN 2 ELSE 1 END AS level
  FROM verdict v JOIN test t ON t.id = v.test
  LEFT JOIN counted f ON f.test = v.test LEFT JOIN walked ON walked.test = v.test LEFT JOIN timed ON timed.test = v.test
  LEFT JOIN proved ON proved.test = v.test LEFT JOIN rounding r ON r.test = v.test
  LEFT JOIN subject s ON s.test = v.test LEFT JOIN diagnosis d ON d.test = v.test
)
SELECT j.*, e.evidence, w.number AS colour_number, w.mark AS colour_mark, iif(by_exchange, 'Answers otherwise when its shapes are exchanged', w.title) AS colour_title, judged / 3 AS one_in,
       CASE WHEN j.level = 0 AND found > 0 THEN printf('%d finding%s', found, iif(found = 1, '', 's'))
            WHEN off > 0 THEN printf('on %d lattice%s', off, iif(off = 1, '', 's'))
            WHEN by_exchange THEN 'two orders of its shapes' WHEN j.level = 0 THEN iif(everyday_wrong > 0, 'an everyday case', 'a known case')
            ELSE coalesce(substr(within, 1, 200), '') END ||
       CASE WHEN j.level <> 0 AND clean > 0 THEN
         printf('%snone in %,d cases of %d lattice%s', iif(within IS NULL, '', '; '), walked, clean, iif(clean = 1, '', 's')) ELSE '' END ||
       CASE WHEN j.level = 2 THEN printf('in %,d cases', judged) ELSE '' END ||
       CASE WHEN ulps IS NULL THEN '' WHEN ulps = 0 THEN '; nothing is rounded'
            ELSE printf('; right where the gap is beyond %.3g ulps of the largest number', ulps) ||
                 iif(rounded_wrong > 0, printf(' (worst seen %.3g)', worst), '') END AS evidence_words,
       iif(bounded AND false_hits = 0 AND apart >= 3, 3.0 / apart, NULL) AS false_hits_at_most,
       iif(bounded AND missed_hits = 0 AND overlapping >= 3, 3.0 / overlapping, NULL) AS missed_hits_at_most,
       iif(bounded AND promises AND broken_contracts = 0 AND touching >= 3, 3.0 / touching, NULL) AS broken_contracts_at_most,
       iif(bounded AND no_answers = 0 AND judged >= 3, 3.0 / judged, NULL) AS no_answers_at_most
FROM joined j JOIN evidence_word e ON e.level = j.level JOIN colour_word w ON w.colour = j.colour
ORDER BY number;

-- The campaign, and what it came to. `own`: all of its tests were brought from outside.
CREATE VIEW about AS
SELECT graze, printf('%u', seed) AS seed, first, last, last - 1 AS last_case, mix, compiler, flags, level, machine, again, hulls_every,
       (SELECT coalesce(sum(last - first), 0) FROM range_done) AS counted,
       (SELECT count(*) FROM test) AS tests,
       (SELECT count(*) > 0 AND count(*) = sum(role = 'foreign') FROM test) AS own,
       (SELECT count(*) FROM finding) AS findings,
       (SELECT count(*) FROM finding WHERE rank = 1) AS defects,
       (SELECT count(*) FROM finding WHERE known IS NULL) AS news,
       (SELECT group_concat(part, '; ') FROM left_out) AS left_out
FROM campaign;

-- How many tests of documents, of the museum and of books there are, and how many of them are wrong.
CREATE VIEW share AS
SELECT kind, count(*) AS tests, sum(id IN (SELECT test FROM finding)) AS wrong, count(DISTINCT document) AS documents
FROM (SELECT *, iif(role = 'detour', 'tutorial', role) AS kind FROM test) GROUP BY kind;

-- How many tests are of each colour: those of documents (kind 'tutorial'), of the museum ('published'), of books ('taught') and
-- so on. All three colours are told of each kind.
CREATE VIEW colour_count AS
SELECT kind, w.colour, w.number, w.mark, w.title || iif(max(v.by_exchange), ', or when shapes are exchanged', '') AS title,
       w.headline || iif(max(v.by_exchange), ', or when shapes are exchanged', '') AS headline, count(v.test) AS tests
FROM (SELECT DISTINCT iif(role = 'detour', 'tutorial', role) AS kind FROM test WHERE role NOT IN ('liar', 'helper')) k JOIN colour_word w
LEFT JOIN verdicts v ON v.colour = w.colour AND iif(v.role = 'detour', 'tutorial', v.role) = kind
WHERE w.colour <> 'control' GROUP BY kind, w.number HAVING count(v.test) > 0 OR w.colour <> 'untried' ORDER BY kind, w.number;
-- "8 fail where you can see it · 15 only by a hair or at extremes · 5 never", of each kind.
CREATE VIEW headline AS
SELECT kind, sum(tests) AS tests, sum(tests * (colour = 'red')) AS red, sum(tests * (colour = 'amber')) AS amber,
       sum(tests * (colour = 'green')) AS green, group_concat(tests || ' ' || headline, ' · ') AS words
FROM (SELECT * FROM colour_count ORDER BY kind, number) GROUP BY kind;

-- Findings in the order in which they are told: by test, defect and rank.
CREATE VIEW findings AS
SELECT f.id AS finding, f.test, v.number AS test_number, f.weight, f.outcome, f.place, coalesce(p.words, f.place) AS place_words, f.cause, f.count,
       f.first_case, f.family, f.relation, f.answer, f.gap, f.smallest, f.smallest_hex, f.intervals, f.plainest, f.plainest_hex,
       f.known, f.reason, f.said, f.defect, f.rank, f.sentence, f.words, f.truth, f.tolerance, f.tolerance_is_share, f.expected, f.by_hand, f.numbers, f.assertions,
       f.known IS NULL AND t.role <> 'foreign' AS is_news, f.cause = 'unsteady' AS is_unsteady, f.plainest <> f.smallest AS is_plainer,
       f.outcome <> 'broken contract' AS tells_expected, t.role = 'foreign' AS is_own, s.given, t.question, t.inputs, o.class, o.mark
FROM finding f JOIN test t ON t.id = f.test JOIN verdict v ON v.test = f.test JOIN outcome_word o ON o.outcome = f.outcome
LEFT JOIN place p ON p.pair = t.pair AND p.place = f.place LEFT JOIN subject s ON s.test = f.test
ORDER BY v.number, f.defect, f.rank, f.id;

-- Tests that answer otherwise when their shapes are exchanged, by the case of the survey that shows it best; news, whichever of
-- the two is right. A finding of the test in the same relation explains it, and so does one that it answers by chance; a half-open
-- test may where shapes touch. Of small whole numbers the record of a test that is built in tells it (`lacks`): known.
CREATE VIEW exchange AS
SELECT test, number AS test_number, inputs, reach, iif(role <> 'foreign' AND reach = 'small', 'The record tells it.', NULL) AS known, tried, changed, relation, numbers, answer, exchanged, exchanged_answer
FROM (SELECT p.test, v.number, t.role, t.inputs, p.reach, p.tried, p.changed, p.relation, p.example_before AS numbers, p.answer_before AS answer,
             p.example_after AS exchanged, p.answer_after AS exchanged_answer,
             row_number() OVER (PARTITION BY p.test ORDER BY p.reach = 'any') AS place
      FROM property p JOIN test t ON t.id = p.test JOIN verdict v ON v.test = p.test
      WHERE p.property = 'swap' AND p.changed > 0 AND NOT (t.by_code = 'half-open' AND p.relation = 'touching')
        AND NOT EXISTS (SELECT 1 FROM finding f WHERE f.test = p.test AND (f.relation = p.relation OR f.cause = 'unsteady')))
WHERE place = 1 ORDER BY number;

-- The same as `graze findings --csv` lists them.
CREATE VIEW finding_list AS
SELECT id, test, outcome, place, cause, weight, count, first_case, family, relation, answer, gap, smallest, smallest_hex, intervals, plainest,
       plainest_hex, known, reason
FROM finding ORDER BY test, outcome, place, cause;

-- Defects by their plainest findings. Some hundred are told at length; of a store with more, the first ones of each test:
-- tests of documents are what most come for.
CREATE VIEW defects AS
SELECT f.*, d.cases, d.findings, d.findings - 1 AS more, iif(d.findings = 2, '', 's') AS more_s,
       f.defect <= CASE WHEN a.defects <= 160 THEN a.defects WHEN t.document_title <> '' THEN 3 ELSE 1 END AS at_length,
       f.defect = 1 AS is_first
FROM (SELECT test, defect, sum(count) AS cases, count(*) AS findings FROM finding GROUP BY test, defect) d
JOIN findings f ON f.test = d.test AND f.defect = d.defect AND f.rank = 1
JOIN test t ON t.id = f.test, about a
ORDER BY f.test_number, f.defect;

-- Of each test, how many defects by cause; and what it got wrong, of how many cases that could show it.
CREATE VIEW verdict_cause AS
SELECT f.test, f.cause, w.meaning, count(*) AS defects
FROM finding f JOIN cause_word w USING (cause) WHERE f.rank = 1 GROUP BY f.test, f.cause ORDER BY w.number;
CREATE VIEW verdict_outcome AS
SELECT f.test, f.outcome, o.class, o.mark, sum(f.count) AS wrong,
       CASE f.outcome WHEN 'false hit' THEN v.apart WHEN 'missed hit' THEN v.overlapping WHEN 'broken contract' THEN v.touching
                      ELSE v.judged END AS cases
FROM finding f JOIN verdict v USING (test) JOIN outcome_word o USING (outcome)
GROUP BY f.test, f.outcome ORDER BY o.number;

-- Of a finding: its numbers, its assertions, and what the tests of the pair answer to its smallest case.
CREATE VIEW finding_number AS
SELECT f.id AS finding, n.value ->> 0 AS name, n.value ->> 1 AS value, n.value ->> 2 AS hex, n.value ->> 3 AS stays
FROM finding f, json_each(f.numbers) n;
CREATE VIEW finding_assertion AS
SELECT f.id AS finding, a.value ->> 0 AS language, (a.value ->> 1) || ' ' || t.inputs || ': ' || f.truth AS remark, a.value ->> 2 AS line,
       v.spoken
FROM finding f JOIN test t ON t.id = f.test JOIN verdict v ON v.test = f.test, json_each(f.assertions) a;
CREATE VIEW finding_answers AS
SELECT a.finding, a.answer, w.class, w.mark
FROM answer a JOIN answer_word w USING (answer) GROUP BY a.finding, a.answer ORDER BY w.number;
CREATE VIEW finding_answer AS
SELECT a.finding, a.answer, a.test, a.numbers, a.outcome, a.outcome <> 'agrees' AS is_wrong,
       a.outcome = 'agrees' AND a.numbers <> f.smallest AS is_carried,
       iif(row_number() OVER (PARTITION BY a.finding, a.answer ORDER BY v.number) > 1, ', ', '') AS comma
FROM answer a JOIN finding f ON f.id = a.finding JOIN verdict v ON v.test = a.test ORDER BY a.finding, v.number;

-- Pairs of shapes, in the order in which they are told.
CREATE VIEW pairs AS
SELECT DISTINCT pair, pair_number FROM place ORDER BY pair_number;
