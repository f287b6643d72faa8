/// The completion scripts of the shells. They hold no data: for every word they call the program, which knows the
/// commands and the store.
package struct Completions {
  package enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  /// Returns the script that a shell loads.
  package static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let bash = #"""
    # Completions of haru for bash: haru completions bash >> ~/.bashrc
    _haru() {
      local line mode=
      COMPREPLY=()
      while IFS= read -r line; do
        if [ -z "$mode" ]; then
          mode=$line
        else
          COMPREPLY+=("${line%%$'\t'*}")
        fi
      done < <(command haru complete bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      if [ "$mode" = files ]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r line; do
          COMPREPLY+=("$line")
        done < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")
      fi
    }
    complete -F _haru haru
    """#

  private static let zsh = #"""
    #compdef haru
    # Completions of haru for zsh: haru completions zsh > ~/.zfunc/_haru, with ~/.zfunc in fpath
    _haru() {
      local line value note
      local -a answer candidates
      answer=("${(@f)$(command haru complete zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      if [[ ${answer[1]} == files ]]; then
        _files
        return
      fi
      for line in "${(@)answer[2,-1]}"; do
        value=${line%%$'\t'*}
        note=
        [[ $line == *$'\t'* ]] && note=${line#*$'\t'}
        value=${value//\\/\\\\}
        value=${value//:/\\:}
        candidates+=("$value${note:+:$note}")
      done
      (( $#candidates )) && _describe -V haru candidates -U
    }
    if [[ $funcstack[1] == _haru ]]; then
      _haru "$@"
    else
      compdef _haru haru
    fi
    """#

  private static let fish = #"""
    # Completions of haru for fish: haru completions fish > ~/.config/fish/completions/haru.fish
    function __haru_complete
      set -l before (commandline -opc)
      set -e before[1]
      set -l typed (commandline -ct)
      set -l answer (command haru complete fish -- $before "$typed" 2>/dev/null)
      if test "$answer[1]" = files
        __fish_complete_path "$typed"
      else if set -q answer[2]
        printf '%s\n' $answer[2..]
      end
    end
    complete -c haru -f -k -a '(__haru_complete)'
    """#
}
