import Domain

/// What stands before a page between two lines of three strokes (YAML front matter): plain names, and
/// values that any reader of YAML takes for the texts and numbers they are.
struct FrontMatter {
  private var lines: [String]

  /// Begins with what kind of page it is.
  init(_ kind: String) { lines = ["---", "haru: \(kind)"] }

  mutating func add(_ name: String, _ text: String?) {
    if let text { lines.append("\(name): \(Self.value(text))") }
  }

  mutating func add(_ name: String, _ number: Int?) {
    if let number { lines.append("\(name): \(number)") }
  }

  /// A number that is no whole one.
  mutating func add(number name: String, _ written: String) { lines.append("\(name): \(written)") }

  mutating func add(_ name: String, _ day: Day?) {
    if let day { lines.append("\(name): \(day)") }
  }

  /// Tags, as Obsidian reads them.
  mutating func add(_ tags: TagList) {
    if tags.isEmpty { return }
    lines.append("tags:")
    lines += tags.words.map { "  - \(Self.value($0))" }
  }

  /// The lines with the stroke behind them.
  var text: String { lines.joined(separator: "\n") + "\n---\n" }

  /// A text that is plain where nobody could take it for anything else, and in quotation marks
  /// otherwise.
  static func value(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true && text.last?.isWhitespace == false
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      && !words.contains(text.lowercased())
    return isPlain ? text : quoted(text)
  }

  private static let words: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "null", "y", "n", "nan", "inf",
  ]

  private static func quoted(_ text: String) -> String {
    var made = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": made += "\\" + String(scalar)
      case "\n": made += "\\n"
      case "\t": made += "\\t"
      case _: made.unicodeScalars.append(scalar)
      }
    }
    return made + "\""
  }
}
