  set label '{{heading}}' at screen across(20),down(20) left front textcolor rgb ink font ',16'
  set label '{{below}}' at screen across(20),down(43) left front textcolor rgb grey
