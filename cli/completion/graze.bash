# bash completion for graze
_graze() {
  local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} before=${COMP_WORDS[COMP_CWORD - 1]}
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W "list show check verify fuzz resume exhaust merge findings report plot replay shrink flags corpus vectors new protocol help --help --version" -- "$word")
    return
  fi
  case $before in
  --pair) mapfile -t COMPREPLY < <(compgen -W "point-box point-disc disc-disc disc-box box-box" -- "$word") && return ;;
  --plugin) mapfile -t COMPREPLY < <(compgen -f -- "$word") && return ;;
  --kind) mapfile -t COMPREPLY < <(compgen -W "whole edge ulp coordinate" -- "$word") && return ;;
  --language) mapfile -t COMPREPLY < <(compgen -W "c cpp js python java csharp rust go" -- "$word") && return ;;
  --contract) mapfile -t COMPREPLY < <(compgen -W "closed open half-open unstated" -- "$word") && return ;;
  --role) mapfile -t COMPREPLY < <(compgen -W "tutorial detour helper published house liar foreign" -- "$word") && return ;;
  esac
  case $command in
  help) mapfile -t COMPREPLY < <(compgen -W "list show check verify fuzz resume exhaust merge findings report plot replay shrink flags corpus vectors new protocol" -- "$word") ;;
  fuzz) mapfile -t COMPREPLY < <(compgen -W "--tests --pair --cases --time --seed --range --mix --jobs --out --plugin --command --form --contract --name --limit --patience --help" -- "$word") ;;
  exhaust) mapfile -t COMPREPLY < <(compgen -W "--tests --pair --type --kind --size --time --jobs --out --json --plugin --command --form --help" -- "$word") ;;
  plot) mapfile -t COMPREPLY < <(compgen -f -W "map finding agreement nearness coverage speed discovery --list --all -o --help" -- "$word") ;;
  report) mapfile -t COMPREPLY < <(compgen -f -W "--out --format --against --open --stamp --playground --no-plots --help" -- "$word") ;;
  resume | merge | findings | replay) mapfile -t COMPREPLY < <(compgen -f -W "--time --jobs --test --json --csv --help" -- "$word") ;;
  new) mapfile -t COMPREPLY < <(compgen -W "--language --form --help" -- "$word") ;;
  protocol) mapfile -t COMPREPLY < <(compgen -W "--header --help" -- "$word") ;;
  list) mapfile -t COMPREPLY < <(compgen -W "--pair --role --ids --json --plugin --command --form --help" -- "$word") ;;
  show | check | verify | shrink | flags)
    if ((COMP_CWORD == 2)) && [[ $word != -* ]]; then
      mapfile -t COMPREPLY < <(compgen -W "$(graze list --ids 2>/dev/null)" -- "$word")
    elif [[ $word == -* ]]; then
      mapfile -t COMPREPLY < <(compgen -W "$([[ $command == check ]] && echo --scene) --json --plugin --command --form --help" -- "$word")
    elif [[ $command == check && " ${COMP_WORDS[*]} " == *" --scene "* ]]; then
      mapfile -t COMPREPLY < <(compgen -W "point disc box box-ltrb box-centre square pixels" -- "$word")
    elif [[ $command == verify ]]; then
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
    ;;
  esac
}
complete -F _graze graze
