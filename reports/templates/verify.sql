-- `graze verify`: rows of CSV, held against a test.
CREATE VIEW verified AS
SELECT doc ->> 'test' AS test, doc ->> 'file' AS file, doc ->> 'rows' AS rows, doc ->> 'agreeing' AS agreeing,
       doc ->> 'rows' IS doc ->> 'agreeing' AS agrees, doc ->> 'hits_wrong' AS hits_wrong, doc ->> 'relations_wrong' AS relations_wrong
FROM told;
CREATE VIEW difference AS
SELECT value ->> 'line' AS line, value ->> 'column' AS field, value ->> 'stated' AS stated, value ->> 'found' AS found
FROM told, json_each(doc, '$.differences');
