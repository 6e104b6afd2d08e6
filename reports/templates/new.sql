-- `graze new`: a project for each language. Of types, how the language calls them, and what reads a number or a line of them; '' where
-- that is not named.
CREATE VIEW spoken AS
SELECT column1 AS language, column2 AS file, column3 AS build, column4 AS fuzz, json_extract(column5, '$.' || (doc ->> 'type')) AS type,
       json_extract(column6, '$.' || (doc ->> 'type')) AS read, doc ->> 'name' AS name, doc ->> 'form' AS form
FROM told, (VALUES
  ('c', 'NAME.c', 'cc -O2 -shared -fPIC NAME/NAME.c -o NAME/NAME.so', 'fuzz --plugin NAME/NAME.so',
   '{"i32": "int32_t", "i64": "int64_t", "f32": "float", "f64": "double"}', '{}'),
  ('cpp', 'NAME.cpp', 'c++ -std=c++20 -O2 -shared -fPIC NAME/NAME.cpp -o NAME/NAME.so', 'fuzz --plugin NAME/NAME.so',
   '{"i32": "int32_t", "i64": "int64_t", "f32": "float", "f64": "double"}', '{}'),
  ('js', 'NAME.js', '', 'fuzz --command ''node NAME/NAME.js'' --form ''FORM''',
   '{}', '{"i32": "Number", "i64": "BigInt", "f32": "Math.fround", "f64": "Number"}'),
  ('python', 'NAME.py', '', 'fuzz --command ''python3 NAME/NAME.py'' --form ''FORM''',
   '{}', '{"i32": "array(\"i\", map(int, line.split()))", "i64": "array(\"q\", map(int, line.split()))",
           "f32": "array(\"f\", map(float, line.split()))", "f64": "array(\"d\", map(float, line.split()))"}'),
  ('java', 'Main.java', 'javac -d NAME NAME/Main.java', 'fuzz --command ''java -cp NAME Main'' --form ''FORM'' --name NAME',
   '{"i32": "int", "i64": "long", "f32": "float", "f64": "double"}',
   '{"i32": "Integer.parseInt", "i64": "Long.parseLong", "f32": "Float.parseFloat", "f64": "Double.parseDouble"}'),
  ('csharp', 'Program.cs', 'dotnet build NAME -c Release -o NAME/bin', 'fuzz --command ''dotnet NAME/bin/NAME.dll'' --form ''FORM''',
   '{"i32": "int", "i64": "long", "f32": "float", "f64": "double"}', '{}'),
  ('rust', 'main.rs', 'rustc -O NAME/main.rs -o NAME/NAME', 'fuzz --command NAME/NAME --form ''FORM''',
   '{"i32": "i32", "i64": "i64", "f32": "f32", "f64": "f64"}', '{}'),
  ('go', 'main.go', 'go build -o NAME/NAME NAME/main.go', 'fuzz --command NAME/NAME --form ''FORM''',
   '{"i32": "int32", "i64": "int64", "f32": "float32", "f64": "float64"}',
   '{"i32": "strconv.ParseInt(word, 10, 32)", "i64": "strconv.ParseInt(word, 10, 64)",
     "f32": "strconv.ParseFloat(word, 32)", "f64": "strconv.ParseFloat(word, 64)"}'))
WHERE column1 = doc ->> 'language';

CREATE VIEW project AS
SELECT language, name, form, type, read, doc ->> 'type' AS number, doc ->> 'graze' AS graze, name || '/' || replace(file, 'NAME', name) AS path,
       replace(build, 'NAME', name) AS build, replace(replace(fuzz, 'NAME', name), 'FORM', form) AS fuzz
FROM spoken, told;
-- The first holds the hit test.
CREATE VIEW project_file AS
SELECT path, CASE language WHEN 'c' THEN 'mine.c' WHEN 'cpp' THEN 'mine.cpp' WHEN 'js' THEN 'mine.js' WHEN 'python' THEN 'mine.py'
               WHEN 'java' THEN 'Main.java' WHEN 'csharp' THEN 'Program.cs' WHEN 'rust' THEN 'main.rs' ELSE 'main.go' END || '.in' AS template
FROM project
UNION ALL SELECT name || '/graze_plugin.h', 'graze_plugin.h' FROM project WHERE language IN ('c', 'cpp')
UNION ALL SELECT name || '/' || name || '.csproj', 'mine.csproj.in' FROM project WHERE language = 'csharp';
CREATE VIEW "column" AS SELECT key AS k, value AS "column" FROM told, json_each(doc, '$.columns');
