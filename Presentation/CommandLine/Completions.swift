/// Completions for shells, made from the table of commands.
public struct Completions {
  /// The shells that are known.
  public enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  let table: CommandTable
  let language: Language

  /// The script a shell reads.
  func script(for shell: Shell) -> [String] {
    switch shell {
    case .bash: bash()
    case .zsh: ["#compdef haru", "autoload -U +X bashcompinit && bashcompinit"] + bash()
    case .fish: fish()
    }
  }

  private var nouns: [String] {
    table.shown.map { $0.path[0] }.reduce(into: []) { known, noun in
      if !known.contains(noun) { known.append(noun) }
    }
  }

  private func flags(of options: [OptionSpec]) -> String {
    options.map { "--\($0.name)" }.joined(separator: " ")
  }

  private func bash() -> [String] {
    var cases: [String] = []
    for noun in nouns {
      let verbs = table.verbs(of: [noun])
      if !verbs.isEmpty {
        cases.append("    \"\(noun) \") words=\"\(verbs.joined(separator: " "))\" ;;")
      }
    }
    for command in table.shown {
      let key = command.path.count == 1 ? command.path[0] + " *" : command.name + "*"
      cases.append("    \"\(key)\") words=\"\(flags(of: command.options)) $global\" ;;")
    }
    return [
      "_haru() {",
      "  local words global=\"\(flags(of: GlobalOptions.specs))\"",
      "  local typed=\"${COMP_WORDS[*]:1:COMP_CWORD-1} \"",
      "  case \"${typed# }\" in",
      "    \"\") words=\"\(nouns.joined(separator: " ")) $global\" ;;",
    ] + cases.map { $0.replacingGlob() } + [
      "  esac",
      "  COMPREPLY=($(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\"))",
      "}",
      "complete -F _haru haru",
    ]
  }

  private func fish() -> [String] {
    var lines = ["complete -c haru -f"]
    for noun in nouns {
      let summary = table.command([noun])?.summary(language) ?? ""
      lines.append("complete -c haru -n __fish_use_subcommand -a \(noun) -d '\(quoted(summary))'")
    }
    for command in table.shown {
      let seen = "'__fish_seen_subcommand_from \(command.path[0])'"
      if command.path.count > 1 {
        lines.append(
          "complete -c haru -n \(seen) -a \(command.path[1]) -d '\(quoted(command.summary(language)))'"
        )
      }
      for option in command.options {
        let words = command.path.map { "__fish_seen_subcommand_from \($0)" }
        lines.append(
          "complete -c haru -n '\(words.joined(separator: "; and "))' -l \(option.name)"
            + (option.value == nil ? "" : " -r") + " -d '\(quoted(option.summary(language)))'")
      }
    }
    return lines
      + GlobalOptions.specs.map {
        "complete -c haru -l \($0.name) -d '\(quoted($0.summary(language)))'"
      }
  }

  private func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}

extension String {
  /// A quoted shell pattern whose star stands outside the quotes, so that it matches anything.
  fileprivate func replacingGlob() -> String {
    split(separator: "*\")", omittingEmptySubsequences: false).joined(separator: "\"*)")
  }
}
