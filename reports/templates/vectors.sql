-- `graze vectors`: the text of each file that it writes. In told.doc stand what is asked of which kinds, with the names of the numbers, and the rows. A
-- row has three right answers, by the contracts of its question, of numbers a tolerance last; null where any answer is right.
CREATE TABLE question AS
SELECT column1 AS question, column2 AS is_yes, column3 AS contracts
FROM (VALUES ('hit', 1, '["closed","open","half_open"]'), ('contains', 1, '["closed","open","interior"]'),
             ('distance', 0, '["zero","negative","tolerance"]'), ('nearest', 0, '["zero","negative","tolerance"]'),
             ('ray', 0, '["zero","none","tolerance"]'), ('sweep', 0, '["zero","none","tolerance"]'),
             ('push', 0, '["zero","unstated","tolerance"]'), ('crossing', 0, '["closed","unstated","tolerance"]'));

CREATE TABLE asked AS
SELECT key AS asked, question.*, value ->> 'kinds' AS kinds, value ->> 'columns' AS columns
FROM told, json_each(doc, '$.asked') JOIN question ON question = value ->> 'question';

-- Everyday numbers first, `must` before the rest, in the order of the list otherwise.
CREATE TABLE vector AS
SELECT value ->> 'asked' AS asked, value ->> 'id' AS id, value ->> 'tier' AS tier, value ->> 'size' AS size, value ->> 'types' AS types,
       value ->> 'relation' AS relation, value ->> 'flags' AS flags, value ->> 'numbers' AS numbers, value -> 'right' AS right
FROM told, json_each(doc, '$.rows') ORDER BY value ->> 'order', key;

-- Of C only what a compiler reads back as a double. A point is a list in JSON, and two numbers in C; no point the word, and NAN twice.
CREATE TABLE line AS
SELECT asked,
       printf('%s,%s,%s,%s,%s,%s,%s,%s', id, tier, (SELECT group_concat(coalesce(value, '')) FROM json_each(right)), size, types, relation, flags,
         replace(numbers, ' ', ',')) AS csv,
       printf('  {"id": "%s", "tier": "%s"%s, "size": "%s", "types": [%s], "relation": "%s", "flags": [%s], "numbers": [%s]}', id, tier,
         coalesce((SELECT group_concat(printf(', "%s": %s', contracts ->> key,
                     CASE WHEN is_yes THEN iif(value = '1', 'true', 'false') WHEN value LIKE '% %' THEN '[' || replace(value, ' ', ', ') || ']'
                          WHEN value = 'none' THEN '"none"' ELSE value END), '')
                   FROM json_each(right) WHERE value IS NOT NULL), ''),
         size, iif(types = '', '', '"' || replace(types, ' ', '","') || '"'), relation, iif(flags = '', '', '"' || replace(flags, ' ', '","') || '"'),
         replace(numbers, ' ', ', ')) AS json,
       iif(tier = 'must' AND types LIKE '%f64%',
         printf(char(32, 92, 10) || '  ROW("%s", "%s", "%s", %s, %s, %s)', id, types, flags,
           iif(right ->> 0 = 'none', 'NAN, NAN', replace(right ->> 0, ' ', ', ')), iif(is_yes, '0', right ->> 2),
           replace(numbers, ' ', ', ')), NULL) AS c
FROM vector JOIN asked USING (asked) ORDER BY vector.rowid;

CREATE VIEW file AS
SELECT kinds || '.' || question || '.csv' AS path,
       printf('id,tier,%s,size,types,relation,flags,%s%s', (SELECT group_concat(value) FROM json_each(contracts)), replace(columns, ' ', ','),
         (SELECT group_concat(char(10) || csv, '') || char(10) FROM line WHERE line.asked = asked.asked)) AS text
FROM asked
UNION ALL
SELECT kinds || '.' || question || '.json',
       printf('{"graze_vectors": 3, "question": "%s", "pair": "%s", "columns": ["%s"], "rows": [%s]}', question, kinds, replace(columns, ' ', '", "'),
         (SELECT group_concat(char(10) || json) || char(10) FROM line WHERE line.asked = asked.asked)) || char(10)
FROM asked
UNION ALL
SELECT 'graze_vectors.h',
       '/* The `must` rows of graze''s vectors: GRAZE_HIT_DISC_BOX(ROW) is ROW(id, types, flags, right, tolerance,' || char(10) ||
       ' * numbers...) for each; a point that is right is two numbers, NAN twice where there is none. README.md tells' || char(10) ||
       ' * how they are used. */' || char(10) ||
       '/* clang-format off */' || char(10) || '#ifndef GRAZE_VECTORS' || char(10) || '#define GRAZE_VECTORS' || char(10) ||
       (SELECT group_concat(printf('%s/* %s */%s#define GRAZE_%s_%s(ROW)%s%s', char(10), replace(columns, ' ', ', '), char(10), upper(question),
                 upper(replace(kinds, '-', '_')), (SELECT coalesce(group_concat(c, ''), '') FROM line WHERE line.asked = asked.asked), char(10)), '')
        FROM asked) || char(10) || '#endif' || char(10);
