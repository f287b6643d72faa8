import TextUI

/// Help text generated from the table of commands. No line exceeds `width` cells.
package struct Help {
  package let table: CommandTable
  package let language: Language

  package init(table: CommandTable, language: Language) {
    self.table = table
    self.language = language
  }

  /// The width of a standard terminal.
  static let width = 80

  /// Returns the help for some words: the overview, all commands, one noun or one command. Returns nil for unknown
  /// words.
  package func text(for path: [String]) -> [HelpLine]? {
    if path.isEmpty { return overview() }
    if path == [Self.all] { return everything() }
    if let command = table.command(path) { return page(of: command) }
    return table.hasNoun(path) ? list(of: path) : nil
  }

  /// The word after `haru help` that lists every command.
  static let all = "all"

  private static let title = Phrase(
    "하루: 사람, 글귀, 기분, 일정, 독서를 한곳에 담는 나의 하루 기록",
    "Haru: your people, sayings, moods, plans and books in one place")

  private var beginning: [String] {
    let usage = Phrase(
      "`haru`만 입력하면 화면이 열려요. 사용법은 `haru 명령 --help`로 볼 수 있어요.",
      "`haru` alone opens the screens. `haru COMMAND --help` explains one command.")
    let first = Phrase(
      "처음이라면 `haru tutorial`을 읽고, 예시 데이터가 든 `haru demo`로 연습해 보세요.",
      "New here? Read `haru tutorial`, or try `haru demo` with sample data.")
    return [Self.title(language), ""] + wrapped(usage(language)) + wrapped(first(language))
  }

  /// Returns the overview: the everyday commands, and the nouns with which the other commands begin.
  private func overview() -> [HelpLine] {
    let often = Phrase("자주 쓰는 명령", "Common commands")
    let nouns = Phrase("종류별 명령 (`haru people`처럼)", "Command groups (such as `haru people`)")
    let more = Phrase(
      "`haru help all`은 모든 명령과 옵션을, `haru man`은 설명서를 보여 줘요.",
      "`haru help all` lists all commands and options. `haru man` prints the manual.")
    return plain(beginning) + [HelpLine(text: ""), HelpLine(text: often(language), isTitle: true)]
      + columns(EverydayCommands.all.map { ($0.words, $0.summary(language)) }, widest: 32)
      + [HelpLine(text: ""), HelpLine(text: nouns(language), isTitle: true)]
      + plain(wrappedNouns + wrapped(more(language)))
  }

  /// The nouns of the table, wrapped to the width.
  private var wrappedNouns: [String] {
    var nouns: [String] = []
    for command in table.shown where command.path.count > 1 {
      if let noun = command.path.first, !nouns.contains(noun) { nouns.append(noun) }
    }
    if language.isPlain { return [nouns.joined(separator: ", ") + "."] }
    return TextLayout.wrapped(nouns.joined(separator: " "), to: Self.width - 2).map { "  " + $0 }
  }

  private func everything() -> [HelpLine] {
    let shown = table.shown
    let parts = table.parts.flatMap { part -> [HelpLine] in
      let commands = table.commands(of: part, among: shown)
      if commands.isEmpty { return [] }
      return [HelpLine(text: ""), HelpLine(text: part.title(language), isTitle: true)]
        + rows(commands)
    }
    let global = Phrase("모든 명령에 쓸 수 있는 옵션", "Global options")
    return plain(beginning) + parts + [
      HelpLine(text: ""), HelpLine(text: global(language), isTitle: true),
    ]
      + options(GlobalOptions.specs)
      + [HelpLine(text: ""), HelpLine(text: TrialWords.title(language), isTitle: true)]
      + options([.dryRun])
  }

  private func list(of path: [String]) -> [HelpLine] {
    let commands = table.shown.filter { $0.path.starts(with: path) }
    return plain(["haru \(path.joined(separator: " "))", ""]) + rows(commands)
  }

  private func page(of command: CommandSpec) -> [HelpLine] {
    var lines = plain(usage(of: command) + [""] + wrapped(command.summary(language)))
    let own = command.options.filter { !$0.isHidden } + command.trialOptions
    if !own.isEmpty { lines += plain([""]) + options(own) }
    if let fields = command.lists { lines += list(of: fields) }
    let examples = Phrase("예시", "Examples")(language)
    lines += [HelpLine(text: ""), HelpLine(text: examples, isTitle: true)]
    if language.isPlain {
      let numbered = command.examples(in: language).enumerated().map { index, words in
        "\(index + 1): haru \(words)"
      }
      return lines + plain(numbered)
    }
    return lines + plain(command.examples(in: language).flatMap(example))
  }

  /// Returns the output options of a list, and the fields of its records.
  private func list(of fields: ListFields) -> [HelpLine] {
    let title = Phrase("목록 출력 형식", "Output options")(language)
    let names = Phrase("항목: ", "Fields: ")(language) + fields.names.joined(separator: " ")
    return [HelpLine(text: ""), HelpLine(text: title, isTitle: true)]
      + options(RecordForm.options)
      + plain(
        language.isPlain
          ? [names] : TextLayout.wrapped(names, to: Self.width - 2).map { "  " + $0 })
  }

  /// Returns the lines of an example that can be pasted. A long command line is continued with backslashes.
  private func example(_ words: String) -> [String] {
    var lines = ["  haru"]
    for word in Self.pasted(words) {
      let line = (lines.last ?? "") + " " + word
      // Leave room for the backslash.
      if CellWidth.of(line) > Self.width - 2, lines.last != "   " {
        lines[lines.count - 1] += " \\"
        lines.append("    " + word)
      } else {
        lines[lines.count - 1] = line
      }
    }
    return lines
  }

  /// Splits a command line into words with their quotes kept. An option stays joined with its value.
  private static func pasted(_ line: String) -> [String] {
    var words = [""]
    var quote: Character?
    for character in line {
      if character == " ", quote == nil {
        let isOption = words.last.map { $0.hasPrefix("--") && !$0.contains(" ") } ?? false
        if isOption { words[words.count - 1].append(" ") } else { words.append("") }
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
      words[words.count - 1].append(character)
    }
    return words
  }

  /// Returns the synopsis of a command, wrapped; an option stays with its value.
  private func usage(of command: CommandSpec) -> [String] {
    let start = "haru " + command.name
    if language.isPlain {
      let words = ([start] + command.usageWords).joined(separator: " ")
      return [Phrase("사용법: \(words)", "Usage: \(words)")(language)]
    }
    var lines = [start]
    for word in command.usageWords {
      let line = (lines.last ?? "") + " " + word
      if CellWidth.of(line) > Self.width {
        lines.append("    " + word)
      } else {
        lines[lines.count - 1] = line
      }
    }
    return lines
  }

  private func rows(_ commands: [CommandSpec]) -> [HelpLine] {
    columns(commands.map { ($0.name, $0.summary(language)) }, widest: 24)
  }

  private func options(_ options: [OptionSpec]) -> [HelpLine] {
    columns(
      options.map { option in
        let choices = option.choices.isEmpty ? "" : " (\(option.choices.joined(separator: ", ")))"
        let name = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
        return (name, option.summary(language) + choices)
      }, widest: 34)
  }

  /// Returns two columns: names, and their meanings wrapped beside them.
  private func columns(_ rows: [(name: String, meaning: String)], widest: Int) -> [HelpLine] {
    if language.isPlain {
      // In Korean, names are joined by dots, which are not heard.
      return plain(rows.map { "\($0.name): " + $0.meaning.replacing("·", with: ", ") })
    }
    let width = min(widest, rows.map { CellWidth.of($0.name) }.max() ?? 0) + 2
    return plain(
      rows.flatMap { row -> [String] in
        let meaning = TextLayout.wrapped(row.meaning, to: Self.width - width - 2)
        let name = "  " + Column.padded(row.name, to: width)
        if CellWidth.of(row.name) >= width {
          return [name] + meaning.map { String(repeating: " ", count: width + 2) + $0 }
        }
        return [TextLayout.trimmedEnd(name + (meaning.first ?? ""))]
          + meaning.dropFirst().map { String(repeating: " ", count: width + 2) + $0 }
      })
  }

  private func wrapped(_ text: String) -> [String] {
    language.isPlain ? [text] : TextLayout.wrapped(text, to: Self.width)
  }

  private func plain(_ lines: [String]) -> [HelpLine] { lines.map { HelpLine(text: $0) } }
}
