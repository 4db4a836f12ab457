# fish completion for tool; made by "tool completions fish".

function __tool_at --argument-names expected
    set -l verb ""
    for word in (commandline -opc)[2..-1]
        switch "$verb/$word"
            case /log /copy /foods /foods/search /foods/shell
                set verb "$verb/$word"
        end
    end
    test "$verb" = "$expected"
end

complete -c tool -f
complete -c tool -l socket -r -F -d 'The daemon\'s socket.'
complete -c tool -l quiet -s q -d 'Say less.'
complete -c tool -l version -s V -d 'Show the version and end.'
complete -c tool -l help -s h -d 'Show this help and end.'
complete -c tool -n '__tool_at ""' -a log -d 'Log what was eaten'
complete -c tool -n '__tool_at ""' -a copy -d 'Copy a file'
complete -c tool -n '__tool_at ""' -a foods -d 'Look after foods'
complete -c tool -n '__tool_at "/log"' -l meal -s m -x -a 'breakfast lunch dinner' -d 'The occasion: it\'s said so.'
complete -c tool -n '__tool_at "/log"' -l all -s a -d 'Everything.'
complete -c tool -n '__tool_at "/log"' -l tag -x -d 'A tag.'
complete -c tool -n '__tool_at "/copy"' -F
complete -c tool -n '__tool_at "/foods"' -a search -d 'Search foods'
complete -c tool -n '__tool_at "/foods"' -a shell -d 'Name a shell'
complete -c tool -n '__tool_at "/foods/shell"' -a 'bash zsh'
