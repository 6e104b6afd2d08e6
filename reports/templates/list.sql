-- `graze list`: a table for each role, in the order of a reader's interest.
CREATE VIEW role_title AS
SELECT column1 AS number, column2 AS role, column3 AS apart, column4 AS title
FROM (VALUES (0, 'foreign', 0, 'Brought by you'), (1, 'tutorial', 0, 'From the five tutorials'),
             (2, 'detour', 0, 'Wrong turns that the tutorials tell of'),
             (3, 'taught', 0, 'Methods that books and courses teach, and how they are often left'),
             (4, 'published', 0, 'Published elsewhere: mistakes, and what they were repaired to'),
             (5, 'house', 0, 'Right for every input'),
             (6, 'house', 1, 'Right for every input, of other shapes: tried with --pair, or by name'),
             (7, 'liar', 0, 'Controls: wrong on purpose, to be found out'), (8, 'helper', 0, 'Helpers: parts of a test'));

CREATE TABLE listed AS
SELECT key, number, value ->> 'id' AS id, value ->> 'document' AS document, value ->> 'form' AS form, value ->> 'contract' AS contract,
       value ->> 'wrong' AS wrong, value ->> 'colour' AS colour, value ->> 'everyday_words' AS everyday_words, value ->> 'worst_words' AS worst_words
FROM told, json_each(doc) JOIN role_title ON role = value ->> 'role' AND apart = value ->> 'apart';

-- The last column stands below where it has no room beside the others.
CREATE TABLE list_group AS
SELECT *, ids + froms + forms + contracts + 8 + 30 > iif(columns > 0, columns, 100) AS below, number > min(number) OVER () AS is_further,
       printf('  %-*s%-*s%-*s%-*s', ids + 2, 'TEST', froms, iif(froms > 0, 'FROM', ''), forms + 2, 'FORM', contracts, 'CONTRACT') AS head
FROM (SELECT number, title, max(4, max(length(id))) AS ids, max(4, max(length(form))) AS forms, max(8, max(length(contract))) AS contracts,
             6 * (max(length(replace(document, '-', ''))) > 0) AS froms
      FROM listed JOIN role_title USING (number) GROUP BY number), told
ORDER BY number;

CREATE VIEW list_row AS
SELECT number, printf('  %-!*s%-!*s%-!*s%-!*s', ids + 2, id, froms, iif(froms > 0, document, ''), forms + 2, form, contracts, contract) AS cells, wrong,
       wrong <> '-' AS has_wrong, below
FROM listed JOIN list_group USING (number) ORDER BY key;

-- With --colours: how many there are of each, and a line a test.
CREATE VIEW colour_title AS
SELECT column1 AS colour, column2 AS number, column3 AS words
FROM (VALUES ('red', 0, 'fail where you can see it'), ('amber', 1, 'only by a hair or at extremes'), ('green', 2, 'never'));
CREATE VIEW list_colours AS
SELECT number, title, number > min(number) OVER () AS is_further, ids,
       (SELECT group_concat((SELECT count(*) FROM listed l WHERE l.number = g.number AND l.colour = t.colour) || ' ' || words, ' · ')
        FROM (SELECT * FROM colour_title ORDER BY number) t) AS words, title NOT LIKE 'Controls%' AS counts
FROM (SELECT number, title, max(length(id)) AS ids FROM listed JOIN role_title USING (number) WHERE colour IS NOT NULL GROUP BY number) g ORDER BY number;
CREATE VIEW list_colour AS
SELECT number, printf('  %-*s  ', ids, id) AS cell, colour, printf('%*s', 8 - length(colour), '') AS gap,
       everyday_words || iif(worst_words <> '', ', ' || worst_words, '') AS words, colour = 'red' AS is_red, colour = 'amber' AS is_amber, colour = 'green' AS is_green
FROM listed JOIN list_colours USING (number) ORDER BY number, (SELECT number FROM colour_title t WHERE t.colour = listed.colour), key;
