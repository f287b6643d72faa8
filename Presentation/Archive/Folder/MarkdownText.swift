/// Texts as Markdown that shows them as they were typed.
enum MarkdownText {
  /// A text of several lines, each of which ends where it was ended.
  static func passage(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(line)
    return lines.indices.map { place in
      let next = place + 1 < lines.count ? lines[place + 1] : ""
      // Two blanks are a line break within a paragraph.
      return lines[place].isEmpty || next.isEmpty ? lines[place] : lines[place] + "  "
    }.joined(separator: "\n")
  }

  /// The same as a quotation.
  static func quotation(_ text: String) -> String {
    passage(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
  }

  /// The same below an item of a list.
  static func belowItem(_ text: String) -> String {
    passage(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  /// A text of one line.
  static func line(_ text: some StringProtocol) -> String {
    let body = text.drop { $0 == " " || $0 == "\t" }
    // What is indented is code unless its blanks are named.
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

  /// Whether a line would be a heading, an item of a list, a quotation, a rule or a heading's underline.
  private static func isSign(_ line: some StringProtocol) -> Bool {
    guard let first = line.first else { return false }
    if "-+>=:".contains(first) { return true }
    guard first == "#" else { return false }
    // What follows its sign at once is a tag.
    let behind = line.drop { $0 == "#" }.first
    return behind == nil || behind?.isWhitespace == true
  }

  private static let signs: Set<Character> = [
    "\\", "`", "*", "_", "[", "]", "<", "~", "$", "%", "^", "|", "&",
  ]

  /// The signs within a line, which are no signs then.
  private static func inner(_ text: some StringProtocol) -> String {
    var made = ""
    var before: Character = " "
    for place in text.indices {
      let character = text[place]
      let next = text.index(after: place)
      let isMarked = character == "=" && next < text.endIndex && text[next] == "="
      if isMarked || signs.contains(character) && !isWithinWord(character, before, text, place) {
        made.append("\\")
      }
      made.append(character)
      before = character
    }
    return made
  }

  /// A low line within a word is nothing but that.
  private static func isWithinWord(
    _ character: Character, _ before: Character, _ text: some StringProtocol, _ place: String.Index
  ) -> Bool {
    guard character == "_", before.isLetter || before.isNumber else { return false }
    let next = text.index(after: place)
    return next < text.endIndex && (text[next].isLetter || text[next].isNumber)
  }

  /// A link to a page of the folder, as Obsidian writes it.
  static func link(_ page: String, _ name: String) -> String {
    let shown = name.filter { !"[]|\n".contains($0) }
    return "[[\(page)|\(shown.isEmpty ? page : shown)]]"
  }

  /// A link that is one everywhere.
  static func plainLink(_ file: String, _ name: String) -> String { "[\(line(name))](<\(file)>)" }
}
