# offers.zsh FOLDER-OF-COMPLETIONS SCRATCH-FOLDER LINE...: what zsh offers behind each line at Tab.
zmodload zsh/zpty
export completions=$1 scratch=$2
shift 2
cat > $scratch/start.zsh <<'RC'
PS1= PS2= RPS1=
fpath=($completions $fpath)
autoload -Uz compinit && compinit -u -D
bindkey '^I' complete-word
LISTMAX=1000
compadd() {
    # With -O, -A or -D the builtin is asked something and offers nothing.
    if [[ ${(j: :)@[1,(i)(-|--)]} == *-[OAD]* ]]; then builtin compadd "$@"; return; fi
    local -a hits
    builtin compadd -O hits "$@"
    (( $#hits )) && print -rl -- $hits >> $scratch/offered
    builtin compadd "$@"
}
comppostfuncs=(exit)
print ready
RC
for line; do
    : > $scratch/offered
    zpty shell zsh -f -i
    zpty -w shell ". $scratch/start.zsh"
    zpty -r -m shell seen '*ready*'
    zpty -w -n shell "$line"$'\t'
    while zpty -r shell seen; do :; done
    zpty -d shell
    print -r -- "> $line"
    LC_ALL=C sort -u $scratch/offered
done
