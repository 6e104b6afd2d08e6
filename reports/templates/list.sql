-- `graze list`: a table for each role, in the order of a reader's interest.
CREATE VIEW role_title AS
SELECT column1 AS number, column2 AS role, column3 AS apart, column4 AS title
FROM (VALUES (0, 'foreign', 0, 'Brought by you'), (1, 'tutorial', 0, 'From the five tutorials'),
             (2, 'detour', 0, 'Wrong turns that the tutorials tell of'),
             (3, 'taught', 0, 'Methods that books and courses teach, and how they are often left'),
             (4, 'published', 0, 'Published elsewhere: mistakes, and what they were repaired to'),
             (5, 'house', 0, 'Right for every input'),
             (6, 'house', 1, 'Right for every input, of other shapes: tried with --pair, or by name'),
             (7, 'liar', 0, 'Controls: liars that must be convicted'), (8, 'helper', 0, 'Helpers: parts of a test'));

CREATE TABLE listed AS
SELECT key, number, value ->> 'id' AS id, value ->> 'document' AS document, value ->> 'form' AS form, value ->> 'contract' AS contract,
       value ->> 'wrong' AS wrong
FROM told, json_each(doc) JOIN role_title ON role = value ->> 'role' AND apart = value ->> 'apart';

-- The last column stands below where it has no room beside the others.
CREATE TABLE list_group AS
SELECT *, ids + forms + contracts + 14 + 30 > iif(columns > 0, columns, 100) AS below, number > min(number) OVER () AS is_further,
       printf('  %-*s%-6s%-*s%-*s', ids + 2, 'TEST', 'FROM', forms + 2, 'FORM', contracts + 2, 'CONTRACT') AS head
FROM (SELECT number, title, max(4, max(length(id))) AS ids, max(4, max(length(form))) AS forms, max(8, max(length(contract))) AS contracts
      FROM listed JOIN role_title USING (number) GROUP BY number), told
ORDER BY number;

CREATE VIEW list_row AS
SELECT number, printf('  %-!*s%-!6s%-!*s%-!*s', ids + 2, id, document, forms + 2, form, contracts + 2, contract) AS cells, wrong,
       wrong <> '-' AS has_wrong, below
FROM listed JOIN list_group USING (number) ORDER BY key;
