-- `graze check`: a case of a test, or a scene and what the tests of its pair say. A gap without bounds is null.
CREATE VIEW checked AS
SELECT doc ->> 'words' AS words, doc ->> 'verdict' AS verdict, doc ->> 'outcome' <> 'agrees' AS is_wrong,
       doc ->> 'undefined_in_original' AS is_undefined
FROM told;
CREATE VIEW check_field AS
SELECT printf('%-10s', name) || value AS line
FROM (SELECT 1 AS number, 'case' AS name, CASE WHEN doc ->> 'test' IS NOT NULL THEN doc ->> 'numbers' END AS value FROM told
      UNION ALL SELECT 2, 'exactly', nullif(doc ->> 'hex', doc ->> 'numbers') FROM told
      UNION ALL SELECT 3, 'relation', doc ->> 'relation' FROM told
      UNION ALL SELECT 4, 'place', doc ->> 'place' FROM told
      UNION ALL SELECT 5, 'gap', coalesce(general(doc ->> 'gap', 17), iif(doc ->> 'relation' = 'apart', 'inf', '-inf')) FROM told
                WHERE doc ->> 'place' IS NOT NULL
      UNION ALL SELECT 6, 'answer', doc ->> 'answer' FROM told
      UNION ALL SELECT 7, 'because', doc ->> 'because' FROM told
      UNION ALL SELECT 8, 'stderr', doc ->> 'stderr' FROM told)
WHERE value <> '' ORDER BY number;

CREATE VIEW asked AS
SELECT key, printf('%-!*s%-!27s%-11s%-11s', (SELECT max(length(value ->> 'test')) FROM told, json_each(doc, '$.tests')) + 2,
                   value ->> 'test', value ->> 'form', value ->> 'contract', value ->> 'answer') AS row,
       value ->> 'verdict' AS verdict, value ->> 'outcome' <> 'agrees' AS is_wrong
FROM told, json_each(doc, '$.tests');
CREATE VIEW asked_head AS
SELECT printf('%-!*s%-27s%-11s%-11s', max(length(value ->> 'test')) + 2, 'test', 'form', 'contract', 'answer') AS row
FROM told, json_each(doc, '$.tests') HAVING count(*) > 0;

-- Those of one reason in a line.
CREATE VIEW refusal AS
SELECT value ->> 'why' AS why, count(*) AS tests, group_concat(value ->> 'test', ', ') AS ids
FROM told, json_each(doc, '$.cannot') GROUP BY why ORDER BY min(key);
