-- `graze show`: a test's story, its code up to its record, what its answers depend on, its known failures.
CREATE VIEW test AS
SELECT doc ->> 'id' AS id, doc ->> 'title' AS title, doc ->> 'file' AS file, doc ->> 'role' <> 'helper' AS is_judged,
       substr(doc ->> 'code', 1, min(coalesce(nullif(instr(doc ->> 'code', char(10) || '#define RECORD'), 0), 1e9),
                                     coalesce(nullif(instr(doc ->> 'code', char(10) || 'GRAZE_TEST'), 0), 1e9)) - 1) AS code,
       general(doc ->> 'rounding_ulps', 6) AS ulps, doc ->> 'rounding_why' AS rounding,
       iif(json_array_length(doc, '$.defects') = 0, ': none', '') AS none
FROM told;

CREATE VIEW field_row AS
SELECT printf('%-10s', iif(column2 = 'document_title', doc ->> 'document', column1)) AS name,
       iif(column2 = 'contract', (doc ->> 'contract') || ' by its code, ' || (doc ->> 'contract_by_text') || ' by its text', doc ->> column2) AS value
FROM told, (VALUES ('kind', 'role'), ('', 'document_title'), ('language', 'language'), ('source', 'source'), ('idea', 'idea'), ('wrong', 'wrong'),
                   ('form', 'form'), ('inputs', 'inputs'), ('contract', 'contract'), ('', 'contract_why'))
WHERE doc ->> column2 <> '' AND (doc ->> 'role' <> 'helper' OR column2 NOT LIKE 'contract%');

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
       value ->> 'relation' AS relation, value ->> 'place' AS place, drawing(doc ->> 'form', value ->> 'witness_hex') AS picture,
       coalesce(general(value ->> 'gap', 6), iif(value ->> 'relation' = 'apart', 'inf', '-inf')) AS gap,
       value ->> 'undefined_in_original' AS is_undefined
FROM told, json_each(doc, '$.defects');
