-- `graze check`: a case of a test, or a scene and what the tests of its pair say. A gap without bounds is null.
CREATE VIEW checked AS
SELECT doc ->> 'words' AS words, doc ->> 'verdict' AS verdict, doc ->> 'outcome' <> 'agrees' AS is_wrong,
       doc ->> 'undefined_in_original' AS is_undefined
FROM told;
CREATE VIEW check_field AS
SELECT printf('%-10s', name) || value AS line
FROM (SELECT column1 AS name, CASE column2 WHEN 'hex' THEN nullif(doc ->> 'hex', doc ->> 'numbers') WHEN 'gap' THEN gap ELSE doc ->> column2 END AS value
      FROM (SELECT doc, coalesce(general(doc ->> 'gap', 17), iif(doc ->> 'relation' = 'apart', 'inf', '-inf')) AS gap FROM told),
           (VALUES ('case', 'numbers'), ('exactly', 'hex'), ('relation', 'relation'), ('place', 'place'), ('gap', 'gap'), ('answer', 'answer'),
                   ('because', 'because'), ('stderr', 'stderr'))
      WHERE column2 <> 'gap' OR doc ->> 'place' IS NOT NULL)
WHERE value <> '';

CREATE VIEW asked AS
SELECT key, printf('%-!*s%-!*s%-11s%-*s', (SELECT max(length(value ->> 'test')) FROM told, json_each(doc, '$.tests')) + 2, value ->> 'test',
                   (SELECT max(25, max(length(value ->> 'form'))) FROM told, json_each(doc, '$.tests')) + 2, value ->> 'form', value ->> 'contract',
                   (SELECT max(9, max(length(value ->> 'answer'))) FROM told, json_each(doc, '$.tests')) + 2, value ->> 'answer') AS row,
       value ->> 'verdict' AS verdict, value ->> 'outcome' <> 'agrees' AS is_wrong
FROM told, json_each(doc, '$.tests');
CREATE VIEW asked_head AS
SELECT printf('%-!*s%-*s%-11s%-*s', max(length(value ->> 'test')) + 2, 'test', max(25, max(length(value ->> 'form'))) + 2, 'form', 'contract',
              max(9, max(length(value ->> 'answer'))) + 2, 'answer') AS row
FROM told, json_each(doc, '$.tests') HAVING count(*) > 0;

-- Those of one reason in a line.
CREATE VIEW refusal AS
SELECT value ->> 'why' AS why, count(*) AS tests, group_concat(value ->> 'test', ', ') AS ids
FROM told, json_each(doc, '$.cannot') GROUP BY why ORDER BY min(key);
