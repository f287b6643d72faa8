import Domain

/// What stands before the text of a Markdown file, between two lines of three strokes (front
/// matter), as far as diaries use it.
struct MarkdownHead {
  /// Its members by their names in small letters, in their order.
  private(set) var members: [(name: String, values: [String])] = []

  /// More lines than these are a text that only begins so.
  static let mostLines = 400

  /// Takes the lines between the strokes apart.
  init(_ lines: [String]) {
    for line in lines {
      let text = Text.trimmed(line)
      if text.isEmpty || text.hasPrefix("#") { continue }
      if text.hasPrefix("- ") {
        guard !members.isEmpty else { continue }
        members[members.count - 1].values.append(Self.bare(String(text.dropFirst(2))))
      } else if let colon = text.firstIndex(of: ":"), line.first != " " {
        let name = Text.trimmed(String(text[..<colon])).lowercased()
        let value = Text.trimmed(String(text[text.index(after: colon)...]))
        members.append((name, Self.values(value)))
      }
    }
  }

  /// Begins with nothing.
  init() {}

  /// The day and the time of the first member that says one.
  var date: WrittenDate? { dates.lazy.compactMap(Self.date).first }

  /// What should be a date and is none.
  var unreadable: String? { date == nil ? dates.first : nil }

  /// A title.
  var title: String? { values("title").first { !$0.isEmpty } }

  /// Tags without their signs, each once.
  var tags: [String] {
    var tags: [String] = []
    let separators: Set<Character> = [",", " "]
    for value in values("tags") + values("tag") {
      for part in value.split(whereSeparator: separators.contains) {
        let tag = part.drop { $0 == "#" }
        if !tag.isEmpty, !tags.contains(String(tag)) { tags.append(String(tag)) }
      }
    }
    return tags
  }

  /// All other members as they came.
  var kept: [KeptMember] {
    members.compactMap { name, values in
      let value = values.filter { !$0.isEmpty }.joined(separator: ", ")
      let isRead = ["title", "tags", "tag"].contains(name) || Self.dateNames.contains(name)
      return isRead || value.isEmpty ? nil : KeptMember(name, value)
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

  /// A value without its quotation marks.
  private static func bare(_ value: String) -> String {
    let text = Text.trimmed(value)
    for mark in ["\"", "'"] where text.count > 1 && text.hasPrefix(mark) && text.hasSuffix(mark) {
      return String(text.dropFirst().dropLast())
    }
    return text
  }
}

/// A day as a heading or the name of a file says it, with what stands behind it.
struct MarkdownDay: Equatable {
  let day: Day
  let seconds: Int?
  let title: String?

  /// Reads a heading: `# 2026-03-01`, `## [[2026-03-01]] Sunday`, `### 2026-03-01 21:05`.
  init?(heading line: [UInt8]) {
    let signs = line.prefix { $0 == ASCII.numberSign }
    guard (1...6).contains(signs.count), line.count > signs.count,
      ASCII.isBlank(line[signs.count])
    else { return nil }
    let text = ASCII.trimmed(line[signs.count...]).filter { $0 != 91 && $0 != 93 }
    self.init(beginningOf: text)
  }

  /// Reads a text that begins with a day.
  init?(beginningOf text: [UInt8]) {
    guard let date = WrittenDate(prefixOf: text[...]), !date.isUnsettled, let day = date.day(nil)
    else { return nil }
    if let seconds = date.seconds, seconds < 0 { return nil }
    self.init(day, date.seconds, behind: text[date.length...])
  }

  /// Reads a path: `2026-03-01.md`, `2026-03-01 Title.md`, `20260301.md`, `2026/03/01.md`.
  init?(path: String) {
    let stem = Array(FileBundle.stem(path).utf8)
    if let named = MarkdownDay(beginningOf: stem) {
      self = named
      return
    }
    let folders = FileBundle.folder(path).split { $0 == "/" || $0 == "-" }.map(String.init)
    let number = stem.prefix { (48...57).contains($0) }
    guard folders.count >= 2, (1...2).contains(number.count),
      let day = Int(String(decoding: number, as: UTF8.self)),
      let month = Int(folders[folders.count - 1]), folders[folders.count - 2].utf8.count == 4,
      let year = Int(folders[folders.count - 2]),
      let found = Day(year: year, month: month, day: day)
    else { return nil }
    self.init(found, nil, behind: stem[number.count...])
  }

  private init(_ day: Day, _ seconds: Int?, behind rest: ArraySlice<UInt8>) {
    (self.day, self.seconds) = (day, seconds)
    let signs: Set<Character> = [" ", "-", "–", "—", "_", ":", "|", "(", ")", ",", "."]
    var text = Substring(Text.trimmed(String(decoding: rest, as: UTF8.self)))
    text = text.drop(while: signs.contains)
    let word = text.prefix { !$0.isWhitespace && !signs.contains($0) }
    if DateWords.isWeekday(word.lowercased()) {
      text = text[word.endIndex...].drop(while: signs.contains)
    }
    let title = Text.trimmed(String(text))
    self.title = title.isEmpty ? nil : title
  }
}
