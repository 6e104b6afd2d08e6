-- `graze findings`, and the end of a campaign: the plainest finding of each defect; of one test all of them.
CREATE TEMP TABLE IF NOT EXISTS shown (test TEXT); -- one row; NULL: all tests
DELETE FROM shown;

CREATE TEMP VIEW IF NOT EXISTS found_entry AS
SELECT f.test, v.inputs, v.everyday_words, f.rank = 1 AS is_plainest, f.is_news, f.is_unsteady, f.sentence, f.words, f.known, f.smallest, f.place_words,
       printf('%-15s  %-9s %12d', f.outcome, f.cause, f.count) AS cells, f.is_own AND NOT f.is_unsteady AS tells_case,
       f.defect = 1 AND f.rank = 1 AS is_first, row_number() OVER (ORDER BY v.number, f.defect, f.rank) > 1 AS is_further,
       f.sentence = v.diagnosis AND v.unsteady = 0 AS is_told_below, -- how to mend it stands at the end
       substr(f.said, 1, instr(f.said || '\x0a', '\x0a') - 1) AS said,
       iif(shown.test IS NULL, (SELECT count(*) - 1 FROM finding o WHERE o.test = f.test AND o.defect = f.defect), 0) AS more,
       (SELECT count(*) FROM finding o WHERE o.test = f.test AND o.defect = f.defect) = 2 AS is_one
FROM findings f JOIN verdicts v ON v.test = f.test, shown
WHERE iif(shown.test IS NULL, f.rank = 1, f.test = shown.test) ORDER BY v.number, f.defect, f.rank;

CREATE TEMP VIEW IF NOT EXISTS found_exchange AS
SELECT e.*, printf('%,d of %,d', changed, tried) AS share FROM exchange e, shown WHERE shown.test IS NULL OR e.test = shown.test ORDER BY test_number;

CREATE TEMP VIEW IF NOT EXISTS found_sum AS
SELECT count(*) AS findings, coalesce(sum(rank = 1), 0) AS defects, coalesce(sum(known IS NULL), 0) AS news, (SELECT NOT own FROM about) AS tells_news,
       sum(rank = 1) IS 1 AS is_one
FROM finding, shown WHERE shown.test IS NULL OR finding.test = shown.test;

-- What the tests that were brought come to.
CREATE TEMP VIEW IF NOT EXISTS found_advice AS
SELECT v.test, iif(found = 0 AND role = 'foreign', sentence, '') AS sentence, diagnosis_words AS diagnosis, meant, enough, enough_options
FROM verdicts v, shown WHERE shown.test IS NULL OR v.test = shown.test ORDER BY number;

-- Of an unsteady finding the case alone shows nothing.
CREATE TEMP VIEW IF NOT EXISTS found_next AS
SELECT given, f.test, smallest, is_unsteady
FROM findings f, shown WHERE is_own AND rank = 1 AND (shown.test IS NULL OR f.test = shown.test)
ORDER BY is_unsteady, test_number, defect LIMIT 1;
