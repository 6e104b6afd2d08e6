{{#drawing name}}
{{>picture.gp}}
{{/drawing}}
