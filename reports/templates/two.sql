-- `graze try OLD NEW`: two tests of one pair of shapes, held against each other by the survey. The old one ends with _old.
CREATE TEMP VIEW IF NOT EXISTS two AS
SELECT both.a, both.b, printf('%,d', scenes) AS scenes, printf('%,d', differ) AS differs, differ, differ_touching, example, relation, answer_a, answer_b,
       nullif(question <> 'hit', 0) AS is_asked, nullif(scenes IS NULL AND question = 'hit', 0) AS is_late, nullif(differ = 0, 0) AS agree,
       CASE WHEN relation NOT IN ('apart', 'overlapping') THEN 'neither is wrong there'
            WHEN answer_a = iif(relation = 'apart', 'miss', 'hit') THEN both.a || ' is right'
            WHEN answer_b = iif(relation = 'apart', 'miss', 'hit') THEN both.b || ' is right' ELSE 'neither is right' END AS right,
       (SELECT colour_words FROM verdicts WHERE test = both.a) AS words_a, (SELECT colour_words FROM verdicts WHERE test = both.b) AS words_b,
       (SELECT printf(', %.3g microseconds a call', min(nanoseconds) / 1000) FROM speed WHERE test = both.a HAVING count(*) > 0) AS took_a,
       (SELECT printf(', %.3g microseconds a call, with what goes to and fro', min(nanoseconds) / 1000) FROM speed WHERE test = both.b HAVING count(*) > 0) AS took_b
FROM (SELECT min(id) AS a, max(id) AS b, min(question) AS question FROM test) both LEFT JOIN agreement USING (a, b);
