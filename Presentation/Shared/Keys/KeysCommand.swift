import Domain
package import PresentationKit
import TextUI

/// Lists all keys with the names of their actions, as a key map uses them.
package struct KeysCommand: Command {
  /// The only context to list; nil for all contexts.
  let screen: String?

  package static let all = [
    CommandSpec(
      "keys", Phrase("모든 단축키와 동작 이름 보기", "list all keys and action names"),
      arguments: [ArgumentSpec("SCREEN", isOptional: true)],
      examples: ["keys", "keys people", "keys --json"], answersAlone: true
    ) { read in KeysCommand(screen: read.words["SCREEN"]) }
  ]

  /// The maximum number of listed problems, because a file that is not a key map may have thousands.
  static let mostProblems = 20

  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let page = run.page
    let reading = KeyMapReading(run.surroundings.keyMap(run.options.profile))
    let words = KeyMapWords(page.language)
    let contexts = try chosen(words)
    let problems = reading.problems.prefix(Self.mostProblems)
    let rows = contexts.flatMap { context in context.rows.map { (context, $0) } }
    page.answer(lines: lines(rows, reading.map, words)) { json in
      json.key("keys")
      json.list(rows) { json, row in
        let (context, row) = row
        json.object { json in
          json.member("name", context.name + "." + row.name)
          json.member("screen", context.name)
          json.key("keys")
          json.list(reading.map.strokes(context, row)) { $0.value($1.notation) }
          json.key("default")
          json.list(KeyMap().strokes(context, row)) { $0.value($1.notation) }
          json.member("meaning", row.meaning(page.language))
        }
      }
      json.key("problems")
      json.list(problems) { json, problem in
        json.object { json in
          json.member("file", problem.file)
          json.member("line", problem.line)
          json.member("reason", words.reason(problem.reason))
        }
      }
      json.member("problemCount", reading.problems.count)
    }
    for problem in problems { page.hint(words.problem(problem)) }
    if reading.problems.count > problems.count {
      page.hint(words.andMore(reading.problems.count - problems.count))
    }
    return .done
  }

  private func chosen(_ words: KeyMapWords) throws(Report) -> [KeyContext] {
    guard let screen else { return KeyContext.all }
    guard let found = KeyContext.named(screen) else { throw words.unknownScreen(screen) }
    return [found]
  }

  private func lines(_ rows: [(KeyContext, KeyContext.Row)], _ map: KeyMap, _ words: KeyMapWords)
    -> [String]
  {
    let texts = rows.map { context, row in
      let keys = map.strokes(context, row).map(\.notation).joined(separator: ", ")
      return (
        name: context.name + "." + row.name, keys: keys.isEmpty ? words.noKey : keys,
        meaning: row.meaning(words.language)
      )
    }
    if words.isPlain {
      return texts.map { words.record($0.name, [$0.keys, $0.meaning]) }
    }
    let name = texts.map { CellWidth.of($0.name) }.max() ?? 0
    let keys = texts.map { CellWidth.of($0.keys) }.max() ?? 0
    return texts.map {
      "\(Column.padded($0.name, to: name)) \(Column.padded($0.keys, to: keys)) \($0.meaning)"
    }
  }
}

extension KeyMapWords {
  func unknownScreen(_ name: String) -> Report {
    Report(
      code: "unknownScreen", message: reason(.unknownScreen(name)), field: "SCREEN", status: .usage)
  }
}
