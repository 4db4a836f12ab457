# bash completion for tool; made by "tool completions bash".

_tool() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local verb="" word
    # "--option=value" comes as three words.
    if [[ $current == "=" ]]; then
        current=""
    elif [[ $previous == "=" ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$verb/$word" in
        /log | /copy | /foods | /foods/search | /foods/shell)
            verb="$verb/$word"
            ;;
        esac
    done
    COMPREPLY=()

    case "$verb $previous" in
    " --socket")
        compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
        ;;
    "/log --socket")
        compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
        ;;
    "/log --meal" | "/log -m")
        mapfile -t COMPREPLY < <(compgen -W "breakfast lunch dinner" -- "$current")
        return
        ;;
    "/log --tag")
        return
        ;;
    "/copy --socket")
        compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
        ;;
    "/foods --socket")
        compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
        ;;
    "/foods/search --socket")
        compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
        ;;
    "/foods/shell --socket")
        compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
        ;;
    esac

    case "$verb" in
    "")
        if [[ $current == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "--socket --quiet --version --help" -- "$current")
        else
            mapfile -t COMPREPLY < <(compgen -W "log copy foods" -- "$current")
        fi
        ;;
    "/log")
        if [[ $current == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "--socket --quiet --version --meal --all --tag --help" -- "$current")
        fi
        ;;
    "/copy")
        if [[ $current == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "--socket --quiet --version --help" -- "$current")
        else
            compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current")
        fi
        ;;
    "/foods")
        if [[ $current == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "--socket --quiet --version --help" -- "$current")
        else
            mapfile -t COMPREPLY < <(compgen -W "search shell" -- "$current")
        fi
        ;;
    "/foods/search")
        if [[ $current == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "--socket --quiet --version --help" -- "$current")
        fi
        ;;
    "/foods/shell")
        if [[ $current == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "--socket --quiet --version --help" -- "$current")
        else
            mapfile -t COMPREPLY < <(compgen -W "bash zsh" -- "$current")
        fi
        ;;
    esac
}

complete -F _tool tool
