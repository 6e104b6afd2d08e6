-- `graze new` and `graze try`: a project for each language. FOLDER is where it stands, NAME what it is called. Of types, how the language calls
-- them, and what reads a number or a line of them; '' where that is not named. Then what a function to fill in answers with, yes or no, a number or
-- a point, as a type and as text. A program that is run is a command, what is not a plugin.
CREATE VIEW spoken AS
SELECT column1 AS language, column2 AS template, column3 AS file, column4 AS tool, column5 AS build, column6 AS run, column9 AS quietly,
       json_extract(column7, '$.' || (doc ->> 'type')) AS type, json_extract(column8, '$.' || (doc ->> 'type')) AS read,
       column10 ->> (doc ->> 'values') AS returns, column11 ->> (doc ->> 'values') AS body
FROM told, (VALUES
  ('c', 'mine.c.in', 'NAME.c', 'cc', 'cc -O2 -shared -fPIC FOLDER/NAME.c -o FOLDER/NAME.so -lm', '',
   '{"i32": "int32_t", "i64": "int64_t", "f32": "float", "f64": "double"}', '{}', 'cc -w FLAGS',
   '["bool", "double", "struct place"]', '["false", "0", "(struct place){0, 0}"]'),
  ('cpp', 'mine.cpp.in', 'NAME.cpp', 'c++', 'c++ -std=c++20 -O2 -shared -fPIC FOLDER/NAME.cpp -o FOLDER/NAME.so', '',
   '{"i32": "int32_t", "i64": "int64_t", "f32": "float", "f64": "double"}', '{}', 'c++ -w -fno-access-control FLAGS',
   '["bool", "double", "place"]', '["false", "0", "{0, 0}"]'),
  ('js', 'mine.js.in', 'NAME.js', 'node', '', 'node FOLDER/NAME.js',
   '{}', '{"i32": "Number", "i64": "BigInt", "f32": "Math.fround", "f64": "Number"}', '',
   '["", "", ""]', '["false", "0", "[0, 0]"]'),
  ('mjs', 'mine.js.in', 'NAME.mjs', 'node', '', 'node FOLDER/NAME.mjs',
   '{}', '{"i32": "Number", "i64": "Number", "f32": "Math.fround", "f64": "Number"}', '',
   '["", "", ""]', '["false", "0", "[0, 0]"]'),
  ('cjs', 'mine.js.in', 'NAME.cjs', 'node', '', 'node FOLDER/NAME.cjs',
   '{}', '{"i32": "Number", "i64": "Number", "f32": "Math.fround", "f64": "Number"}', '',
   '["", "", ""]', '["false", "0", "[0, 0]"]'),
  ('python', 'mine.py.in', 'NAME.py', 'python3', '', 'python3 FOLDER/NAME.py',
   '{}', '{"i32": "array(\"i\", map(int, line.split()))", "i64": "array(\"q\", map(int, line.split()))",
           "f32": "array(\"f\", map(float, line.split()))", "f64": "array(\"d\", map(float, line.split()))"}', '',
   '["", "", ""]', '["False", "0", "(0, 0)"]'),
  ('java', 'Main.java.in', 'CLASS.java', 'javac', 'javac -d FOLDER FOLDER/*.java', 'java -cp FOLDER CLASS',
   '{"i32": "int", "i64": "long", "f32": "float", "f64": "double"}',
   '{"i32": "Integer.parseInt", "i64": "Long.parseLong", "f32": "Float.parseFloat", "f64": "Double.parseDouble"}', 'javac -nowarn FLAGS',
   '["boolean", "double", "double[]"]', '["false", "0", "new double[] {0, 0}"]'),
  ('csharp', 'Program.cs.in', 'CLASS.cs', 'dotnet', 'dotnet build FOLDER -c Release -o FOLDER/bin', 'dotnet FOLDER/bin/NAME.dll',
   '{"i32": "int", "i64": "long", "f32": "float", "f64": "double"}', '{}', 'dotnet',
   '["bool", "double", "(double x, double y)"]', '["false", "0", "(0, 0)"]'),
  ('mono', 'Program.cs.in', 'CLASS.cs', 'mcs', 'mcs -optimize $(grep -oh "System\.Numerics" FOLDER/*.cs | sort -u | sed s/^/-r:/) -main:CLASS -out:FOLDER/NAME.exe FOLDER/*.cs', 'mono FOLDER/NAME.exe',
   '{"i32": "int", "i64": "long", "f32": "float", "f64": "double"}', '{}', 'mcs -warn:0',
   '["bool", "double", "(double x, double y)"]', '["false", "0", "(0, 0)"]'),
  ('rust', 'main.rs.in', 'main.rs', 'rustc', 'rustc -O FOLDER/main.rs -o FOLDER/NAME', 'FOLDER/NAME',
   '{"i32": "i32", "i64": "i64", "f32": "f32", "f64": "f64"}', '{}', 'rustc --edition ${edition:-2021} $features --cap-lints allow --error-format=short',
   '["bool", "f64", "(f64, f64)"]', '["false", "0.0", "(0.0, 0.0)"]'),
  ('go', 'main.go.in', 'main.go', 'go', 'go build -o FOLDER/NAME FOLDER/*.go', 'FOLDER/NAME',
   '{"i32": "int32", "i64": "int64", "f32": "float32", "f64": "float64"}',
   '{"i32": "strconv.ParseInt(word, 10, 32)", "i64": "strconv.ParseInt(word, 10, 64)",
     "f32": "strconv.ParseFloat(word, 32)", "f64": "strconv.ParseFloat(word, 64)"}', 'cd FROM && go',
   '["bool", "float64", "(float64, float64)"]', '["false", "0", "0, 0"]'))
WHERE column1 = doc ->> 'language';

-- What `new` leaves to be filled in, `try` has: the call of a function, and the file that it stands in.
CREATE VIEW project AS
SELECT language, tool, type, read, template, doc ->> 'name' AS name, doc ->> 'form' AS form, doc ->> 'type' AS number, iif(doc ->> 'type' = 'f32', 'float', 'double') AS value,
       returns, nullif(doc ->> 'values' = 0, 0) AS is_yes, nullif(doc ->> 'values' = 1, 0) AS is_number, nullif(doc ->> 'values' = 2, 0) AS is_place, asked.*,
       coalesce(doc ->> 'call', body) AS call, doc ->> 'source' AS source, nullif(doc ->> 'source' IS NOT NULL, 0) AS is_theirs, nullif(doc ->> 'values' = 2 AND doc ->> 'source' IS NOT NULL, 0) AS is_taken, doc ->> 'x' AS x, doc ->> 'y' AS y, nullif(doc ->> 'none', '') AS none, coalesce(nullif(doc ->> 'names', ''), iif(doc ->> 'none' LIKE '!there%', 'there, ', '') || iif(doc ->> 'x' = '' AND doc ->> 'values' = 2, 'atX, atY', 'at') || iif(doc ->> 'none' LIKE '!ok%' OR doc ->> 'none' LIKE 'ok %', ', ok', '')) AS names,
       nullif(doc ->> 'values' = 1 AND doc ->> 'source' IS NOT NULL AND question IN ('ray', 'sweep'), 0) AS is_part,
       iif(question IN ('crossing', 'ray', 'sweep') OR (doc ->> 'source' IS NOT NULL AND question = 'push'), 1, NULL) AS may_be_none, nullif(question = 'push', 0) AS is_push, doc ->> 'quoted' AS quoted,
       iif(doc ->> 'source' IS NULL, iif(language = 'csharp', upper(substr(question, 1, 1)) || substr(question, 2), question), 'graze_hit') AS hit, place.class,
       coalesce(doc ->> 'contract', usual) AS contract, coalesce(doc ->> 'low', 0) AS low, coalesce(doc ->> 'high', 0) AS high,
       coalesce(doc ->> 'uses', '') AS uses, place.folder,
       place.folder || '/' || replace(replace(file, 'NAME', doc ->> 'name'), 'CLASS', place.class) AS path,
       replace(replace(replace(replace(build, 'NAME', doc ->> 'name'), 'CLASS', place.class), 'FOLDER', iif(doc ->> 'source' IS NOT NULL AND language = 'go', '"$OLDPWD"/', '') || place.folder), tool || ' ',
         iif(doc ->> 'source' IS NULL, tool, replace(replace(quietly, 'FROM', doc ->> 'from'), 'FLAGS', doc ->> 'flags')) || ' ') AS build,
       replace(replace(replace(run, 'NAME', doc ->> 'name'), 'CLASS', place.class), 'FOLDER', place.folder) AS run,
       place.folder || '/' || (doc ->> 'name') || '.so' AS plugin
FROM spoken, told, (SELECT coalesce(doc ->> 'folder', doc ->> 'name') AS folder,
  iif(doc ->> 'source' IS NULL, iif(doc ->> 'language' = 'java', 'Main', 'Program'), 'GrazeMain') AS class FROM told) AS place,
  (SELECT column1 AS question, column2 AS empty, column3 AS usual, column4 AS promise FROM
   (VALUES ('hit', 'misses', 'closed', 'shapes that only touch are a hit; "open": a miss'),
           ('contains', 'says no', 'closed', 'what reaches the boundary is within; "open": it is not'),
           ('distance', 'says 0', 'zero', 'where they meet, 0; "negative": less than 0 by the depth'),
           ('nearest', 'says 0, 0', 'zero', 'within the shape, the point itself; "negative": that of the boundary'),
           ('push', 'says 0, 0', 'zero', 'where they do not overlap, 0, 0; "unstated": anything'),
           ('crossing', 'says 0, 0', 'unstated', 'infinite numbers: they do not cross; "closed": where they only touch is a crossing'),
           ('ray', 'says 0', 'zero', 'the part of its way, 0 to 1, after which the point meets the shape, infinity: never; where it starts within, 0; "none", "out": when it leaves'),
           ('sweep', 'says 0', 'zero', 'the part of its way, 0 to 1, after which the first meets the second, infinity: never; where they meet at the start, 0; "none", "out": when it leaves'))) AS asked
WHERE question = doc ->> 'question';
CREATE VIEW fuzzed AS
SELECT iif(run = '', 'fuzz --plugin ' || plugin,
           'fuzz --command ' || iif(instr(run, ' ') > 0, '''' || run || '''', run) || ' --form ''' || form || '''' || iif(language = 'java', ' --name ' || name, '')) AS fuzz
FROM project;
-- The first holds the hit test.
CREATE VIEW project_file AS
SELECT path, template FROM project
UNION ALL SELECT folder || '/' || (doc ->> 'theirs'), 'theirs.in' FROM project, told WHERE doc ->> 'theirs' IS NOT NULL
UNION ALL SELECT folder || '/crate.sh', 'crate.sh.in' FROM project, told WHERE language = 'rust' AND doc ->> 'source' IS NOT NULL
UNION ALL SELECT folder || '/graze_plugin.h', 'graze_plugin.h' FROM project WHERE language IN ('c', 'cpp')
UNION ALL SELECT folder || '/' || name || '.csproj', 'mine.csproj.in' FROM project WHERE language = 'csharp';
CREATE VIEW "column" AS SELECT key AS k, value AS "column" FROM told, json_each(doc, '$.columns');
