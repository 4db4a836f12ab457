#compdef tool
# zsh completion for tool; made by "tool completions zsh".

_tool() {
    local verb="" word previous=${words[CURRENT-1]}
    local -a options commands
    for word in "${(@)words[2,CURRENT-1]}"; do
        case "$verb/$word" in
        /log|/copy|/foods|/foods/search|/foods/shell)
            verb="$verb/$word"
            ;;
        esac
    done
    # "--option=value" is one word; what stands before the "=" decides.
    if [[ $PREFIX == --*=* ]]; then
        previous=${PREFIX%%=*}
        compset -P '*='
    fi

    case "$verb $previous" in
    " --socket")
        _files
        return
        ;;
    "/log --socket")
        _files
        return
        ;;
    "/log --meal"|"/log -m")
        compadd -- breakfast lunch dinner
        return
        ;;
    "/log --tag")
        return
        ;;
    "/copy --socket")
        _files
        return
        ;;
    "/foods --socket")
        _files
        return
        ;;
    "/foods/search --socket")
        _files
        return
        ;;
    "/foods/shell --socket")
        _files
        return
        ;;
    esac

    case "$verb" in
    "")
        options=(
            '--socket:The daemon'\''s socket.'
            '--quiet:Say less.'
            '--version:Show the version and end.'
            '--help:Show this help and end.'
        )
        commands=(
            'log:Log what was eaten'
            'copy:Copy a file'
            'foods:Look after foods'
        )
        ;;
    "/log")
        options=(
            '--socket:The daemon'\''s socket.'
            '--quiet:Say less.'
            '--version:Show the version and end.'
            '--meal:The occasion\: it'\''s said so.'
            '--all:Everything.'
            '--tag:A tag.'
            '--help:Show this help and end.'
        )
        ;;
    "/copy")
        options=(
            '--socket:The daemon'\''s socket.'
            '--quiet:Say less.'
            '--version:Show the version and end.'
            '--help:Show this help and end.'
        )
        [[ $PREFIX == -* ]] || { _files; return }
        ;;
    "/foods")
        options=(
            '--socket:The daemon'\''s socket.'
            '--quiet:Say less.'
            '--version:Show the version and end.'
            '--help:Show this help and end.'
        )
        commands=(
            'search:Search foods'
            'shell:Name a shell'
        )
        ;;
    "/foods/search")
        options=(
            '--socket:The daemon'\''s socket.'
            '--quiet:Say less.'
            '--version:Show the version and end.'
            '--help:Show this help and end.'
        )
        ;;
    "/foods/shell")
        options=(
            '--socket:The daemon'\''s socket.'
            '--quiet:Say less.'
            '--version:Show the version and end.'
            '--help:Show this help and end.'
        )
        [[ $PREFIX == -* ]] || { compadd -- bash zsh; return }
        ;;
    esac
    if [[ $PREFIX == -* ]]; then
        _describe -o 'option' options
    elif (( $#commands )); then
        _describe 'verb' commands
    fi
}

if [[ $funcstack[1] == _tool ]]; then
    _tool "$@"
else
    compdef _tool tool
fi
