/// Escapes texts for Markdown, so that they look as they were typed.
enum MarkdownText {
  /// Escapes a text of several lines and keeps its line breaks.
  static func multilineText(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(line)
    return lines.indices.map { index in
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      // Two trailing spaces are a line break within a paragraph.
      return lines[index].isEmpty || next.isEmpty ? lines[index] : lines[index] + "  "
    }.joined(separator: "\n")
  }

  /// Escapes a text of several lines as a block quotation.
  static func quotation(_ text: String) -> String {
    multilineText(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
  }

  /// Escapes a text of several lines, indented below a list item.
  static func belowItem(_ text: String) -> String {
    multilineText(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  /// Escapes a text of one line.
  static func line(_ text: some StringProtocol) -> String {
    let body = text.drop { $0 == " " || $0 == "\t" }
    // Leading spaces are escaped, because indentation would make the line a code block.
    var made = text[..<body.startIndex].map { _ in "&nbsp;" }.joined()
    let digits = body.prefix { $0.isASCII && $0.isNumber }
    let behind = body[digits.endIndex...]
    if !digits.isEmpty, let sign = behind.first, sign == "." || sign == ")" {
      made += digits + "\\"
      return made + inner(behind)
    }
    if isSign(body) { made += "\\" }
    return made + inner(body)
  }

  /// Whether a line would start a heading, list item, quotation or rule, or underline a heading.
  private static func isSign(_ line: some StringProtocol) -> Bool {
    guard let first = line.first else { return false }
    if "-+>=:".contains(first) { return true }
    guard first == "#" else { return false }
    // `#` directly before a word is a tag, not a heading.
    let behind = line.drop { $0 == "#" }.first
    return behind == nil || behind?.isWhitespace == true
  }

  private static let signs: Set<Character> = [
    "\\", "`", "*", "_", "[", "]", "~", "$", "%", "^", "|", "&",
  ]

  /// Escapes characters that have a meaning within a line.
  private static func inner(_ text: some StringProtocol) -> String {
    var made = ""
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      let next = text.index(after: index)
      // Not every viewer lets a backslash escape this character, and none may read a tag.
      if character == "<" {
        made += "&lt;"
        before = character
        continue
      }
      let isMarked = character == "=" && next < text.endIndex && text[next] == "="
      if isMarked || signs.contains(character) && !isWithinWord(character, before, text, index) {
        made.append("\\")
      }
      made.append(character)
      before = character
    }
    return made
  }

  /// Whether a character is an underscore within a word, which has no meaning in Markdown.
  private static func isWithinWord(
    _ character: Character, _ before: Character, _ text: some StringProtocol, _ index: String.Index
  ) -> Bool {
    guard character == "_", before.isLetter || before.isNumber else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && (text[next].isLetter || text[next].isNumber)
  }

  /// Returns an Obsidian link to a page of the folder.
  static func link(_ page: String, _ name: String) -> String {
    let shown = name.filter { !"[]|<>\n".contains($0) }
    return "[[\(page)|\(shown.isEmpty ? page : shown)]]"
  }

  /// Returns a standard Markdown link.
  static func plainLink(_ file: String, _ name: String) -> String { "[\(line(name))](<\(file)>)" }
}
