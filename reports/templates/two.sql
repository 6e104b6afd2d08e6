-- `graze try OLD NEW`: two tests of one pair of shapes, held against each other by the survey. The old one ends with _old.
CREATE TEMP VIEW IF NOT EXISTS two AS
SELECT a, b, iif(scenes > 0, printf('%,d', scenes), NULL) AS scenes, printf('%,d', differ) AS differs, differ, differ_touching, example, relation, answer_a, answer_b,
       CASE WHEN relation NOT IN ('apart', 'overlapping') THEN 'neither is wrong there'
            WHEN answer_a = iif(relation = 'apart', 'miss', 'hit') THEN a || ' is right'
            WHEN answer_b = iif(relation = 'apart', 'miss', 'hit') THEN b || ' is right' ELSE 'neither is right' END AS right,
       (SELECT colour_words FROM verdicts WHERE test = a) AS words_a, (SELECT colour_words FROM verdicts WHERE test = b) AS words_b,
       printf('%.3g', (SELECT min(nanoseconds) FROM speed WHERE test = a) / 1000) AS us_a,
       printf('%.3g', (SELECT min(nanoseconds) FROM speed WHERE test = b) / 1000) AS us_b
FROM agreement;
