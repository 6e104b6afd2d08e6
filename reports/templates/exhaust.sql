-- `graze exhaust`: what came of a lattice.
CREATE VIEW result AS
SELECT key, printf('  %-28s ', value ->> 'test') AS cell, value ->> 'test' AS test, value ->> 'form' AS form, value ->> 'kind' AS kind,
       value ->> 'size' AS size, value ->> 'words' AS words, value ->> 'cases' AS cases, value ->> 'unasked' AS unasked,
       value ->> 'judged' AS judged, value ->> 'first' AS first, value ->> 'news' AS is_news, printf('%31s', '') AS blank,
       (SELECT sum(o.value) FROM json_each(r.value) o WHERE o.key IN ('false hit', 'missed hit', 'broken contract', 'no answer')) AS wrong
FROM told, json_each(doc, '$.results') r;
CREATE VIEW result_outcome AS
SELECT r.key, o.key AS outcome, o.value AS answers
FROM told, json_each(doc, '$.results') r, json_each(r.value) o
WHERE o.key IN ('false hit', 'missed hit', 'broken contract', 'no answer') AND o.value > 0;

CREATE VIEW walked AS
SELECT result.*, iif(doc ->> 'seconds' > 0, fixed(doc ->> 'seconds', 2), NULL) AS seconds,
       fixed(1e-6 * (doc ->> 'answers') / (doc ->> 'seconds'), 0) AS pace, doc ->> 'path' AS path
FROM result, told WHERE key = 0;
