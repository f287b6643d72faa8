import Domain

/// A multi-line text in front matter (YAML's block scalar): `name: |` followed by indented lines. `|` preserves line
/// breaks, `>` folds them into spaces.
struct MarkdownBlock {
  let name: String
  private let isFolded: Bool
  private var lines: [Substring] = []
  /// The indentation of the first line of the block; nil before that line.
  private var indent: Substring?

  /// Begins a block after a name; nil if `value` is a complete value on the same line.
  init?(_ name: String, opening value: String) {
    guard let sign = value.first, sign == "|" || sign == ">" else { return nil }
    // The indicators for indentation and for line breaks at the end are accepted but ignored.
    let rest = value.dropFirst().drop { "+-123456789".contains($0) }
    let comment = rest.drop { $0 == " " || $0 == "\t" }
    guard rest.isEmpty || (comment.count < rest.count && (comment.first ?? "#") == "#") else {
      return nil
    }
    self.name = name
    isFolded = sign == ">"
  }

  /// Adds a line; returns false if the line is after the end of the block.
  mutating func consume(_ line: String) -> Bool {
    let body = line.drop { $0 == " " || $0 == "\t" }
    if Text.trimmed(line).isEmpty {
      lines.append("")
      return true
    }
    guard body.startIndex > line.startIndex else { return false }
    let before = line[..<body.startIndex]
    if indent == nil { indent = before }
    // An indented line with less indentation is still part of the text.
    let common = zip(before, indent ?? "").prefix { $0 == $1 }.count
    lines.append(line.dropFirst(common))
    return true
  }

  /// The text with line breaks preserved or folded.
  var text: String {
    guard isFolded else { return Text.trimmed(lines.joined(separator: "\n")) }
    var text = ""
    for (index, line) in lines.enumerated() {
      let isBreak = line.isEmpty || line.first == " " || line.first == "\t"
      let before = index > 0 ? lines[index - 1] : ""
      if isBreak || before.first == " " || before.first == "\t" {
        text += "\n"
      } else if !before.isEmpty {
        text += " "
      } else if index > 0, text.last != "\n" {
        text += "\n"
      }
      text += line
    }
    return Text.trimmed(text)
  }
}
