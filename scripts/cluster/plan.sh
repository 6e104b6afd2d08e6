# What the drivers share: a campaign as a folder of parts. Read by the others, not run.
#
# The folder holds `plan` (a line per part: its range A:B), `campaign` (the other arguments of graze fuzz, one per line),
# part-A-B.db for each part, and in the end whole.db.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
graze=${GRAZE:-$(command -v graze || printf %s "$here/../../out/build/release/cli/graze")}

die() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 2
}

# read_plan ARGUMENTS...: sets folder, parts, logins and campaign; makes the folder, or finds it with the same plan.
read_plan() {
  local cases=16777216
  folder='' parts=4 logins='' wait_for_it=''
  campaign=()
  while (($#)); do
    case $1 in
    --parts) parts=$2 && shift 2 ;;
    --cases) cases=$2 && shift 2 ;;
    --sshlogin) logins=$2 && shift 2 ;;
    --wait) wait_for_it=--wait && shift ;;
    --seed | --tests | --pair | --mix) campaign+=("$1" "$2") && shift 2 ;;
    -*) die "found '$1', expected --parts, --cases, --seed, --tests, --pair, --mix or a folder; see scripts/cluster/README.md" ;;
    *) folder=$1 && shift ;;
    esac
  done
  [[ -n $folder ]] || die "expected a folder for the parts, as in: $(basename "$0") --parts 8 out/cluster"
  [[ $parts =~ ^[1-9][0-9]*$ ]] || die "--parts: found '$parts', expected a number"
  case $cases in
  2^*) cases=$((2 ** ${cases#2^})) ;;
  esac
  [[ $cases =~ ^[1-9][0-9]*$ ]] || die "--cases: found '$cases', expected a number or 2^N"
  [[ -x $graze ]] || die "$graze: no such program; build it with scripts/run, or name it: GRAZE=/path/to/graze"
  mkdir -p "$folder"
  folder=$(cd "$folder" && pwd)
  local part
  for ((part = 0; part < parts; part++)); do
    printf '%d:%d\n' $((cases * part / parts)) $((cases * (part + 1) / parts))
  done >"$folder/plan.new"
  printf '%s\n' "${campaign[@]}" >"$folder/campaign.new"
  for file in plan campaign; do
    if [[ -e $folder/$file ]]; then
      cmp -s "$folder/$file" "$folder/$file.new" || die "$folder: holds another $file; take another folder or remove it"
    fi
    mv "$folder/$file.new" "$folder/$file"
  done
}

part_store() { printf '%s/part-%s.db' "$folder" "${1/:/-}"; }
