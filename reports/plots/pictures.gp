{{! Several pictures for one gnuplot: those of a part. What it draws it says, so that progress is seen. }}
{{#drawing part}}
print 'drawing {{name}}'
{{#scripts}}
load '{{name}}.gp'
{{/scripts}}
{{^scripts}}
{{>picture.gp}}
{{/scripts}}
{{/drawing}}
