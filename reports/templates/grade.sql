-- `graze grade`: a row for each function.
CREATE VIEW graded AS
SELECT key, value ->> 'file' AS file, value ->> 'function' AS function, value ->> 'colour' AS colour, value ->> 'colour' = 'red' AS is_red,
       value ->> 'colour' = 'amber' AS is_amber, value ->> 'colour' = 'green' AS is_green, value ->> 'everyday' AS everyday,
       iif(value ->> 'colour' = 'green', NULL, nullif(value ->> 'case', '')) AS smallest, iif(value ->> 'colour' = 'green', NULL, nullif(value ->> 'hint', '')) AS hint,
       printf('%-!*s  ', (SELECT max(length(s.value ->> 'file')) FROM told, json_each(doc, '$.submissions') s), value ->> 'file') AS cell
FROM told, json_each(doc, '$.submissions');
CREATE VIEW graded_sum AS
SELECT count(*) AS count, coalesce(sum(colour = 'green'), 0) AS green, coalesce(sum(colour = 'amber'), 0) AS amber, coalesce(sum(colour = 'red'), 0) AS red,
       coalesce(sum(colour = 'untried'), 0) AS untried, (SELECT doc ->> 'out' FROM told) AS out FROM graded;
