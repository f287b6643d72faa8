import Domain

/// The front matter of a Markdown file, between two lines of `---`: the subset of YAML that diaries use.
struct MarkdownHead {
  /// The members in order, with lowercased names.
  private(set) var members: [(name: String, values: [String])] = []

  /// The maximum number of lines. A text that begins with `---` and has more lines is not front
  /// matter. Indented and blank lines are not counted.
  static let mostLines = 400
  /// The maximum size of front matter, in bytes.
  static let longest = 4 << 20

  /// The multi-line text (block scalar) that is being read; nil outside such a text.
  private var block: MarkdownBlock?
  /// The multi-line text (block scalar) called `body`, in which jrnl writes the text of the entry; nil if there is
  /// none.
  private(set) var body: String?

  /// Parses the lines between the delimiters.
  init(_ lines: [String]) {
    for line in lines { read(line) }
    finishBlock()
  }

  /// Whether a line ends the front matter.
  static func isEnd(_ line: [UInt8]) -> Bool {
    let line = line.last == ASCII.carriageReturn ? line.dropLast() : line[...]
    guard let last = line.lastIndex(where: { !ASCII.isBlank($0) }) else { return false }
    return [Array("---".utf8), Array("...".utf8)].contains(Array(line[...last]))
  }

  /// Whether a line is indented or empty, and so continues the previous line.
  static func isWithin(_ line: [UInt8]) -> Bool { line.first.map(ASCII.isBlank) ?? true }

  private mutating func read(_ line: String) {
    if block?.consume(line) == true { return }
    finishBlock()
    let text = Text.trimmed(line)
    if text.isEmpty || text.hasPrefix("#") { return }
    if text.hasPrefix("- ") {
      guard !members.isEmpty else { return }
      members[members.count - 1].values.append(Self.bare(String(text.dropFirst(2))))
    } else if Self.isWithin(Array(line.utf8)) {
      // An indented line continues the value of the member before.
      guard !members.isEmpty else { return }
      members[members.count - 1].values.append(Self.bare(text))
    } else if let colon = text.firstIndex(of: ":") {
      let name = Text.trimmed(String(text[..<colon])).lowercased()
      let value = Text.trimmed(String(text[text.index(after: colon)...]))
      block = MarkdownBlock(name, opening: value)
      if block == nil { members.append((name, Self.values(value))) }
    }
  }

  private mutating func finishBlock() {
    guard let ended = block else { return }
    block = nil
    if ended.name == "body", body == nil {
      body = ended.text
    } else {
      members.append((ended.name, [ended.text]))
    }
  }

  init() {}

  /// The first valid date, in the order of `dateNames`; nil if no date is valid.
  var date: WrittenDate? { dates.lazy.compactMap(Self.date).first }

  /// The first date text that cannot be parsed; nil if another date is valid.
  var unreadable: String? { date == nil ? dates.first : nil }

  /// The time in seconds since midnight from a separate `time` member; nil without one.
  var time: Int? { values("time").first.flatMap(WrittenDate.time) }

  var title: String? { values("title").first { !$0.isEmpty } }

  /// The tags without `#` and without duplicates.
  var tags: [String] {
    var tags: [String] = []
    var known: Set<Substring> = []
    let separators: Set<Character> = [",", " "]
    for value in values("tags") + values("tag") {
      for part in value.split(whereSeparator: separators.contains) {
        let tag = part.drop { $0 == "#" }
        if !tag.isEmpty, known.insert(tag).inserted { tags.append(String(tag)) }
      }
    }
    return tags
  }

  /// The members that the import does not read.
  var kept: [StoredMember] {
    members.compactMap { name, values in
      let value = values.filter { !$0.isEmpty }.joined(separator: ", ")
      let isRead =
        ["title", "tags", "tag"].contains(name) || Self.dateNames.contains(name)
        || (name == "time" && time != nil)
      return isRead || value.isEmpty ? nil : StoredMember(name, value)
    }
  }

  private static let dateNames = ["date", "created", "day", "date created", "created_at"]

  private var dates: [String] {
    Self.dateNames.flatMap { values($0) }.filter { !$0.isEmpty }
  }

  private func values(_ name: String) -> [String] {
    members.filter { $0.name == name }.flatMap(\.values)
  }

  private static func date(_ text: String) -> WrittenDate? {
    let link = text.filter { $0 != "[" && $0 != "]" }
    let date = WrittenDate(whole: Array(link.utf8)[...])
    return date.flatMap { $0.moment(nil) == nil ? nil : $0 }
  }

  private static func values(_ value: String) -> [String] {
    guard value.hasPrefix("["), value.hasSuffix("]"), !value.hasPrefix("[[") else {
      return value.isEmpty ? [] : [bare(value)]
    }
    return value.dropFirst().dropLast().split(separator: ",").map { bare(String($0)) }
  }

  /// Returns a value without its quotation marks.
  private static func bare(_ value: String) -> String {
    let text = Text.trimmed(value)
    for mark in ["\"", "'"] where text.count > 1 && text.hasPrefix(mark) && text.hasSuffix(mark) {
      return String(text.dropFirst().dropLast())
    }
    return text
  }
}
