import Domain

/// The YAML front matter of a page. Keys are plain, and values are quoted so that any YAML parser reads the intended
/// type.
struct FrontMatter {
  private var lines: [String]

  /// Begins front matter with the kind of the page.
  init(_ kind: String) { lines = ["---", "haru: \(kind)"] }

  mutating func add(_ name: String, _ text: String?) {
    if let text { lines.append("\(name): \(Self.value(text))") }
  }

  mutating func add(_ name: String, _ number: Int?) {
    if let number { lines.append("\(name): \(number)") }
  }

  /// Adds a decimal number, which must already be formatted.
  mutating func add(number name: String, _ written: String) { lines.append("\(name): \(written)") }

  mutating func add(_ name: String, _ day: Day?) {
    if let day { lines.append("\(name): \(day)") }
  }

  /// Adds tags as a YAML list, which Obsidian reads.
  mutating func add(_ tags: TagList) {
    if tags.isEmpty { return }
    lines.append("tags:")
    lines += tags.words.map { "  - \(Self.value($0))" }
  }

  /// The complete front matter with its delimiters.
  var text: String { lines.joined(separator: "\n") + "\n---\n" }

  /// Returns a text as a YAML value, quoted unless every YAML parser reads the plain text as a string.
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
      // A viewer that does not know front matter shows it as Markdown.
      case "<": made += "\\x3C"
      case "(" where made.hasSuffix("]"): made += "\\x28"
      case _: made.unicodeScalars.append(scalar)
      }
    }
    return made + "\""
  }
}
