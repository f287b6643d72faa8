import Domain

/// A text of several lines in front matter (YAML's block scalar): `name: |` and indented lines behind
/// it. Behind `|` its line breaks stay, behind `>` they are blanks.
struct MarkdownBlock {
  let name: String
  private let isFolded: Bool
  private var lines: [Substring] = []
  /// What stands before each of its lines.
  private var indent: Substring?

  /// Begins behind a name; nothing where its value is all on the line.
  init?(_ name: String, opening value: String) {
    guard let sign = value.first, sign == "|" || sign == ">" else { return nil }
    // How many blanks stand before it, and what becomes of its end.
    let rest = value.dropFirst().drop { "+-123456789".contains($0) }
    let comment = rest.drop { $0 == " " || $0 == "\t" }
    guard rest.isEmpty || (comment.count < rest.count && (comment.first ?? "#") == "#") else {
      return nil
    }
    self.name = name
    isFolded = sign == ">"
  }

  /// Takes a line that belongs to it; false behind its end.
  mutating func consume(_ line: String) -> Bool {
    let body = line.drop { $0 == " " || $0 == "\t" }
    if Text.trimmed(line).isEmpty {
      lines.append("")
      return true
    }
    guard body.startIndex > line.startIndex else { return false }
    let before = line[..<body.startIndex]
    if indent == nil { indent = before }
    // A line with less before it is one of its text all the same.
    let common = zip(before, indent ?? "").prefix { $0 == $1 }.count
    lines.append(line.dropFirst(common))
    return true
  }

  /// The text.
  var text: String {
    guard isFolded else { return Text.trimmed(lines.joined(separator: "\n")) }
    var text = ""
    for (place, line) in lines.enumerated() {
      let isBreak = line.isEmpty || line.first == " " || line.first == "\t"
      let before = place > 0 ? lines[place - 1] : ""
      if isBreak || before.first == " " || before.first == "\t" {
        text += "\n"
      } else if !before.isEmpty {
        text += " "
      } else if place > 0, text.last != "\n" {
        text += "\n"
      }
      text += line
    }
    return Text.trimmed(text)
  }
}
