import Domain
package import PresentationKit
import TextUI

/// Lists all keys with the names of their actions, as a key map uses them.
package struct KeysCommand: Command {
  /// The only context to list; nil for all.
  let place: String?

  package static let all = [
    CommandSpec(
      "keys", Phrase("모든 키와 동작 이름 보기", "list all keys and action names"),
      arguments: [ArgumentSpec("SCREEN", isOptional: true)],
      examples: ["keys", "keys people", "keys --json"], answersAlone: true
    ) { read in KeysCommand(place: read.words["SCREEN"]) }
  ]

  /// The most problems that are listed, because a file that is no key map may have thousands.
  static let mostProblems = 20

  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let page = run.page
    let reading = KeyMapReading(run.surroundings.keyMap(run.options.profile))
    let words = KeyMapWords(page.language)
    let places = try chosen(words)
    let told = reading.problems.prefix(Self.mostProblems)
    let rows = places.flatMap { place in place.rows.map { (place, $0) } }
    page.answer(lines: lines(rows, reading.map, words)) { json in
      json.key("keys")
      json.list(rows) { json, row in
        let (place, row) = row
        json.object { json in
          json.member("name", place.name + "." + row.name)
          json.member("screen", place.name)
          json.key("keys")
          json.list(reading.map.strokes(place, row)) { $0.value($1.notation) }
          json.key("default")
          json.list(KeyMap().strokes(place, row)) { $0.value($1.notation) }
          json.member("meaning", row.meaning(page.language))
        }
      }
      json.key("problems")
      json.list(told) { json, problem in
        json.object { json in
          json.member("file", problem.file)
          json.member("line", problem.line)
          json.member("reason", words.reason(problem.reason))
        }
      }
      json.member("problemCount", reading.problems.count)
    }
    for problem in told { page.hint(words.problem(problem)) }
    if reading.problems.count > told.count {
      page.hint(words.andMore(reading.problems.count - told.count))
    }
    return .done
  }

  private func chosen(_ words: KeyMapWords) throws(Report) -> [KeyContext] {
    guard let place else { return KeyContext.all }
    guard let found = KeyContext.named(place) else { throw words.unknownScreen(place) }
    return [found]
  }

  private func lines(_ rows: [(KeyContext, KeyContext.Row)], _ map: KeyMap, _ words: KeyMapWords)
    -> [String]
  {
    let texts = rows.map { place, row in
      let keys = map.strokes(place, row).map(\.notation).joined(separator: ", ")
      return (
        name: place.name + "." + row.name, keys: keys.isEmpty ? words.noKey : keys,
        meaning: row.meaning(words.language)
      )
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
