#!/bin/sh
# The man page, of what the program says of itself.
#   man.sh GRAZE > graze.1
set -eu
graze=$1

text() { sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/'/\\\\(aq/g" -e 's/^/\\\&/'; }

printf '.TH GRAZE 1 "" "%s"\n.SH NAME\ngraze \\- compare 2\\-D hit tests with the exact truth\n' "$("$graze" --version | cut -d, -f1)"
printf '.SH SYNOPSIS\n.B graze\n.I command\n[\n.I arguments\n]\n.SH COMMANDS\n'
for command in $("$graze" --complete '' | cut -f1 | grep -v '^help$'); do
  printf '.SS graze %s\n.nf\n' "$command"
  "$graze" "$command" --help | text
  echo .fi
done
printf '.SH OVERVIEW\n.nf\n'
"$graze" --help | text | sed '/^\\&Exit codes/,$ { s/^\\&            //
  s/^\\&Exit codes: */.fi\n.SH EXIT STATUS\n.nf\n/
  s/^\\&Variables: */.fi\n.SH ENVIRONMENT\n.nf\n/ }'
echo .fi
