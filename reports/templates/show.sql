-- `graze show`: a test's story, its code up to its record, what its answers depend on, its known failures.
CREATE VIEW test AS
SELECT doc ->> 'id' AS id, doc ->> 'title' AS title, doc ->> 'file' AS file, doc ->> 'role' <> 'helper' AS is_judged,
       substr(doc ->> 'code', 1, min(coalesce(nullif(instr(doc ->> 'code', char(10) || '#define RECORD'), 0), 1e9),
                                     coalesce(nullif(instr(doc ->> 'code', char(10) || 'GRAZE_TEST'), 0), 1e9)) - 1) AS code,
       general(doc ->> 'rounding_ulps', 6) AS ulps, doc ->> 'rounding_why' AS rounding,
       iif(json_array_length(doc, '$.defects') = 0, ': none', '') AS none
FROM told;

CREATE VIEW field AS
SELECT name, value
FROM (SELECT 1 AS number, 'kind' AS name, doc ->> 'role' AS value FROM told
      UNION ALL SELECT 2, doc ->> 'document', doc ->> 'document_title' FROM told
      UNION ALL SELECT 3, 'language', doc ->> 'language' FROM told
      UNION ALL SELECT 4, 'source', doc ->> 'source' FROM told
      UNION ALL SELECT 5, 'idea', doc ->> 'idea' FROM told
      UNION ALL SELECT 6, 'wrong', doc ->> 'wrong' FROM told
      UNION ALL SELECT 7, 'form', doc ->> 'form' FROM told
      UNION ALL SELECT 8, 'inputs', doc ->> 'inputs' FROM told
      UNION ALL SELECT 9, 'contract', (doc ->> 'contract') || ' by its code, ' || (doc ->> 'contract_by_text') || ' by its text' FROM told, test
                WHERE is_judged
      UNION ALL SELECT 10, '', doc ->> 'contract_why' FROM told, test WHERE is_judged)
WHERE value <> '' ORDER BY number;
CREATE VIEW field_row AS SELECT printf('%-10s', name) AS name, value FROM field;

-- Each with the change that shows it is not there, of small whole numbers where those show it.
CREATE VIEW property AS
SELECT printf('  %-10s  ', value ->> 'property') AS cell, value ->> 'verdict' AS verdict, value ->> 'changed' AS changed,
       value ->> 'tried' AS tried, value ->> 'reach' = 'small' AS is_small, value ->> 'before' AS before, value ->> 'after' AS after,
       value ->> 'answer_before' AS answer_before, value ->> 'answer_after' AS answer_after
FROM (SELECT p.*, row_number() OVER (PARTITION BY value ->> 'property' ORDER BY (value ->> 'reach' = 'small') = (value ->> 'changed' > 0) DESC,
                                     value ->> 'reach' = 'small') AS turn
      FROM told, json_each(doc, '$.properties') p)
WHERE turn = 1 ORDER BY key;

CREATE VIEW proof AS
SELECT value ->> 'level' AS level, value ->> 'tool' AS tool, value ->> 'claim' AS claim, value ->> 'within' AS within, value ->> 'detail' AS detail,
       value ->> 'level' = 'proved' AS holds
FROM told, json_each(doc, '$.proofs');

CREATE VIEW defect AS
SELECT value ->> 'outcome' AS outcome, value ->> 'cause' AS cause, value ->> 'reason' AS reason, value ->> 'witness' AS witness,
       value ->> 'numbers' AS numbers, nullif(value ->> 'witness_hex', value ->> 'numbers') AS exactly, value ->> 'answer' AS answer,
       value ->> 'relation' AS relation, value ->> 'place' AS place, value ->> 'picture' AS picture,
       coalesce(general(value ->> 'gap', 6), iif(value ->> 'relation' = 'apart', 'inf', '-inf')) AS gap,
       value ->> 'undefined_in_original' AS is_undefined
FROM told, json_each(doc, '$.defects');
