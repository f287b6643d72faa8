/// Help made from the table of commands.
struct Help {
  let table: CommandTable
  let language: Language

  /// The help for some words: everything, one noun, or one command. Nothing for unknown words.
  func text(for path: [String]) -> [String]? {
    if path.isEmpty { return overview() }
    if let command = table.command(path) { return page(of: command) }
    return table.hasNoun(path) ? list(of: path) : nil
  }

  private func overview() -> [String] {
    let title = Phrase(
      "하루: 사람, 말, 마음, 일정, 책을 한곳에 담는 하루의 집",
      "Haru: one home for the people, words, moods, plans and books of a day")
    let usage = Phrase(
      "haru만 입력하면 화면이 열려요. 명령의 사용법은 haru 명령 --help로 볼 수 있어요.",
      "haru alone opens the screens. haru COMMAND --help explains one command.")
    return [title(language), "", usage(language), ""] + rows(table.shown)
      + ["", Phrase("모든 명령에 쓸 수 있는 옵션", "Options that go with every command")(language)]
      + options(GlobalOptions.specs)
  }

  private func list(of path: [String]) -> [String] {
    let commands = table.shown.filter { $0.path.starts(with: path) }
    return ["haru \(path.joined(separator: " "))", ""] + rows(commands)
  }

  private func page(of command: CommandSpec) -> [String] {
    var lines = ["haru \(command.usage)", "", command.summary(language)]
    if !command.options.isEmpty { lines += [""] + options(command.options) }
    lines += ["", Phrase("예시", "Examples")(language)]
    return lines + command.examples.map { "  haru \($0)" }
  }

  private func rows(_ commands: [CommandSpec]) -> [String] {
    let width = commands.map { $0.name.count }.max() ?? 0
    return commands.map { command in
      "  " + Column.padded(command.name, to: width + 2) + command.summary(language)
    }
  }

  private func options(_ options: [OptionSpec]) -> [String] {
    let names = options.map { option in "--\(option.name)" + (option.value.map { " \($0)" } ?? "") }
    let width = min(34, names.map(\.count).max() ?? 0)
    return zip(options, names).map { option, name in
      let choices = option.choices.isEmpty ? "" : " (\(option.choices.joined(separator: ", ")))"
      return "  " + Column.padded(name, to: width + 2) + option.summary(language) + choices
    }
  }
}
