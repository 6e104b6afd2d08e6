-- `graze findings`, and the end of a campaign.
CREATE TEMP TABLE IF NOT EXISTS shown (test TEXT, everything INTEGER, word TEXT); -- one row; NULL: all tests, and a language that is not known
DELETE FROM shown;

-- How tests fared that are not built in, a line for what there is to say.
CREATE TEMP VIEW IF NOT EXISTS found_subject AS
SELECT s.test || ': ' || CASE part.column1 WHEN 0 THEN s.failures || ' cases got no answer'
         WHEN 1 THEN printf('in %d %s of calls no answer came (%s), but each call by itself was answered: the machine may have been busy',
                            s.unexplained, iif(s.unexplained = 1, 'batch', 'batches'), s.unexplained_why)
         ELSE printf('given up on after that: %d further cases were not put to it', s.unasked) END AS words
FROM subject s JOIN verdicts v ON v.test = s.test, shown, (VALUES (0), (1), (2)) part
WHERE CASE part.column1 WHEN 0 THEN s.failures WHEN 1 THEN s.unexplained ELSE s.unasked END > 0 AND (shown.test IS NULL OR s.test = shown.test)
ORDER BY v.number, part.column1;

-- How many tests are of each colour.
CREATE TEMP VIEW IF NOT EXISTS found_headline AS
SELECT printf('Of %d %s, %s', h.tests, CASE kind WHEN 'tutorial' THEN iif(h.tests = 1, 'test from documents', 'tests from documents')
       WHEN 'published' THEN 'published elsewhere' WHEN 'taught' THEN 'taught in books and courses' ELSE 'made to be right' END, words) AS words
FROM headline h, shown, about WHERE kind <> 'foreign' AND shown.test IS NULL AND NOT own
ORDER BY CASE kind WHEN 'tutorial' THEN 0 WHEN 'published' THEN 1 WHEN 'taught' THEN 2 ELSE 3 END;

-- The verdicts of tests from documents; of a small campaign those of all tests.
CREATE TEMP VIEW IF NOT EXISTS found_verdict AS
SELECT test, colour, printf('  %-*s  ', width, test) AS cell, colour = 'red' AS is_red, colour = 'amber' AS is_amber, colour = 'green' AS is_green,
       printf('%*s  %-10s  %s', 6 - length(colour), '', CASE WHEN everyday = 0 THEN 'not tried' WHEN everyday_wrong = 0 THEN 'never' WHEN 10 * everyday_wrong <= everyday
         THEN printf('1 in %,d', everyday / everyday_wrong) ELSE printf('%.0f%%', min(99, 100.0 * everyday_wrong / everyday)) END,
         CASE WHEN everyday_worst IS NOT NULL THEN replace(replace(worst_words, 'by up to ', ''), ' of the shapes'' size', '') ELSE worst_words END) AS rest
FROM (SELECT v.*, max(max(length(v.test)) OVER (), 4) AS width FROM verdicts v, shown, about
      WHERE role NOT IN ('liar', 'foreign') AND shown.test IS NULL AND NOT own AND (tests <= 30 OR role IN ('tutorial', 'detour')))
ORDER BY colour_number, number;
CREATE TEMP VIEW IF NOT EXISTS found_verdict_head AS
SELECT printf('  %-*s  COLOUR  WRONG ON    BY UP TO', max(max(length(test)), 4), 'TEST') AS words,
       printf('  %*s          EVERYDAY    OF THE SHAPES'' SIZE', max(max(length(test)), 4), '') AS below FROM found_verdict HAVING count(*) > 0;

-- The first line of what was written to standard error: each case that has no answer writes its own. Of a trail of calls the last tells.
CREATE TEMP VIEW IF NOT EXISTS said_first AS
SELECT finding, iif(said LIKE 'Traceback%', said, substr(said, 1, instr(said || '\x0a', '\x0a') - 1)) AS first_said FROM findings WHERE said <> '';

-- How a test answers where shapes only touch and any answer is right: told where it is now a hit and now a miss, and not half-open; and of
-- segments that share more than a point, whether it misses them alone.
CREATE TEMP VIEW IF NOT EXISTS touch AS
SELECT test, printf('Where they only touch it says %s in %s%% of the cases and %s in the others: neither closed nor open%s', iif(contains, 'yes', 'hit'),
         iif(10 * hits < all_told, printf('%.1f', 100.0 * hits / all_told), printf('%.0f', 100.0 * hits / all_told)), iif(contains, 'no', 'miss'),
         CASE WHEN misses_along THEN '; it misses segments that lie along each other for a length' WHEN rounds THEN ', by its code or by rounding' ELSE '' END) AS words
FROM (SELECT *, segments AND along >= 20 AND along_hits < 0.05 * along AND hits - along_hits > 0.8 * (all_told - along) AS misses_along
      FROM (SELECT l.test, t.type IN ('f32', 'f64') AS rounds, t.question = 'contains' AS contains, t.form LIKE 'segment segment %' AS segments,
                   sum(l.count) AS all_told, sum(iif(answer = 'hit', l.count, 0)) AS hits,
                   sum(iif(place = 'parallel sides', l.count, 0)) AS along, sum(iif(place = 'parallel sides' AND answer = 'hit', l.count, 0)) AS along_hits,
                   sum(iif((answer = 'hit') <> half_open, l.count, 0)) AS not_half_open
            FROM tally l JOIN test t ON t.id = l.test
            WHERE relation = 'touching' AND answer IN ('hit', 'miss') AND by_code = 'unstated' AND role = 'foreign'
              AND t.question IN ('hit', 'contains') GROUP BY l.test))
WHERE misses_along OR (hits BETWEEN 0.05 * all_told AND 0.95 * all_told AND not_half_open > 0.05 * all_told);

-- In which language right code is offered to a test that is written in another or the same: to a compiled program whose language is not
-- known the last, and what others there are.
CREATE TEMP VIEW IF NOT EXISTS code_in AS
SELECT spoken, coalesce(said, given, (SELECT word FROM choosing ORDER BY number DESC)) AS word,
       iif(coalesce(said, given) IS NULL, (SELECT group_concat(word, ', ') FROM (SELECT word FROM choosing ORDER BY number DESC LIMIT -1 OFFSET 1)), NULL) AS others
FROM (SELECT DISTINCT v.spoken, (SELECT word FROM choosing WHERE language = v.spoken) AS said, shown.word AS given FROM verdicts v, shown);

-- A test that was brought: the answer, of its first finding, which is the plainest. What is only by a hair or at extremes is told
-- with all the rest.
CREATE TEMP VIEW IF NOT EXISTS found_own AS
SELECT v.test, nullif(colour, 'untried') AS colour, colour = 'red' AS is_red, colour = 'amber' AS is_amber, colour = 'green' AS is_green, colour_words, v.everyday_words, v.worst_words,
       iif((v.found = 0 AND v.colour NOT IN ('red', 'amber')) OR v.colour = 'untried' OR v.unread > 0, v.sentence, '') AS clean,
       iif(told, coalesce(f.words, v.witness_words) || iif(f.tells_expected AND f.expected IS NOT NULL, iif(v.question = 'contains', ', right is ' || iif(f.expected = 'hit', 'yes', 'no'), ', right there is a ' || f.expected), ''), NULL) AS words,
       iif(told, picture(v.form, coalesce(f.smallest_hex, v.witness_hex)), NULL) AS picture,
       iif(told AND f.sentence <> v.diagnosis, f.sentence, NULL) AS why, f.cause = 'unsteady' AS is_unsteady,
       iif(told, first_said, NULL) AS said,
       -- its code as the language has it
       replace(replace(replace(replace(diagnosis_words, iif(meant <> '', '', 'right if it answers with '), 'it answers with '),
         ' && ', iif(v.spoken = 'Python', ' and ', ' && ')), ' || ', iif(v.spoken = 'Python', ' or ', ' || ')), '(!(', iif(v.spoken = 'Python', '(not (', '(!(')) AS diagnosis, meant, iif(colour IN ('amber', 'green'), (SELECT words FROM touch WHERE test = v.test), NULL) AS touch, iif(colour = 'amber', enough, '') AS enough, enough_options,
       -- by which contract it is right, where that is another
       iif(v.colour <> 'green', u.name || CASE WHEN v.by_code = 'interior' OR (v.by_code = 'open' AND v.question = 'contains') THEN ' (what reaches the boundary is within there)'
                                               WHEN v.by_code IN ('open', 'half-open') AND v.question <> 'crossing' THEN ' (touching is a hit there)'
                                               WHEN v.by_code = 'negative' THEN iif(v.question = 'nearest', ' (the point itself where they meet)', ' (0 where they meet)') ELSE '' END, NULL) AS use, c.word AS spoken, c.others, v.pair, v.given,
       iif(told AND f.cause IS NOT 'unsteady', coalesce(f.smallest, v.witness), NULL) AS smallest,
       row_number() OVER (ORDER BY v.number) > 1 AS is_further
FROM (SELECT v.*, f.finding, f.finding IS NOT NULL OR v.witness IS NOT NULL AS told
      FROM verdicts v LEFT JOIN findings f ON f.test = v.test AND f.defect = 1 AND f.rank = 1
           AND (f.weight IN ('plain', 'flat') OR f.cause = 'logic' OR f.tolerance IS NOT NULL OR f.cause = 'unsteady' OR f.outcome = 'no answer'
                OR (v.colour = 'amber' AND v.fine > 0))) v
LEFT JOIN findings f ON f.finding = v.finding LEFT JOIN said_first s ON s.finding = v.finding LEFT JOIN use_of u ON u.test = v.test LEFT JOIN code_in c ON c.spoken = v.spoken, shown
WHERE v.role = 'foreign' AND (shown.test IS NULL OR v.test = shown.test) ORDER BY v.number;

-- The plainest finding of each defect; of one test all of them. Of the tests of graze itself what is known is told when asked for.
CREATE TEMP VIEW IF NOT EXISTS found_entry AS
SELECT f.test, v.inputs, v.everyday_words, f.rank = 1 AS is_plainest, f.is_news, f.is_unsteady, f.sentence, f.words, f.known, f.smallest, f.place_words,
       printf('%-15s  %-9s %12d', f.outcome, f.cause, f.count) AS cells, f.is_own AND NOT f.is_unsteady AS tells_case,
       row_number() OVER (PARTITION BY f.test ORDER BY f.defect, f.rank) = 1 AS is_first, row_number() OVER (ORDER BY v.number, f.defect, f.rank) > 1 AS is_further,
       (SELECT first_said FROM said_first s WHERE s.finding = f.finding) AS said,
       iif(shown.test IS NULL, (SELECT count(*) - 1 FROM finding o WHERE o.test = f.test AND o.defect = f.defect), 0) AS more,
       (SELECT count(*) FROM finding o WHERE o.test = f.test AND o.defect = f.defect) = 2 AS is_one
FROM findings f JOIN verdicts v ON v.test = f.test, shown
WHERE iif(shown.test IS NULL, f.rank = 1, f.test = shown.test) AND (everything OR f.is_news) ORDER BY v.number, f.defect, f.rank;

CREATE TEMP VIEW IF NOT EXISTS found_exchange AS
SELECT e.*, printf('%,d of %,d', changed, tried) AS share FROM exchange e, shown
WHERE (shown.test IS NULL OR e.test = shown.test) AND (everything OR known IS NULL) ORDER BY test_number;

CREATE TEMP VIEW IF NOT EXISTS found_sum AS
SELECT count(*) AS findings, coalesce(sum(rank = 1), 0) AS defects, coalesce(sum(known IS NULL), 0) AS news, (SELECT NOT own FROM about) AS tells_news,
       sum(rank = 1) IS 1 AS is_one, count(*) = 1 AS is_one_finding, NOT everything AND count(*) > 0 AS is_short
FROM finding, shown WHERE shown.test IS NULL OR finding.test = shown.test;
