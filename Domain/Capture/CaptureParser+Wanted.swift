// MARK: Books to read

extension CaptureParser {
  /// Words that start a line about a book to read some day.
  private static let leads = [
    ["want", "to", "read"], ["i", "want", "to", "read"], ["wanna", "read"], ["to", "read:"],
    ["to", "read", "-"],
    ["reading", "list:"], ["to-read:"],
  ]
  /// Words that start a line about a book being read.
  private static let begun = [["new", "book:"], ["currently", "reading"], ["now", "reading"]]

  /// Parses a new book: `want to read Middlemarch`, `to read: One Day in December`, `add Emma to my reading list`,
  /// `Fahrenheit 451 is 227 pages`. Returns nil for any other line.
  func wantedBook() throws(CaptureFailure) -> CaptureReading? {
    if line.hasHangul || line.words.count < 3 { return nil }
    let words = line.words.map { $0.text.lowercased() }
    for (leads, isWanted) in [(Self.leads, true), (Self.begun, false)] {
      guard let lead = leads.first(where: words.starts(with:)) else { continue }
      let ranges = line.words[..<lead.count].map(\.range)
      // After a colon everything is the title.
      let isMarked = lead.last?.hasSuffix(":") == true
      return try isMarked
        ? named(ranges, isWanted: isWanted) : unknown(ranges, isWanted: isWanted)
    }
    if let book = try recommended(words) { return book }
    // `Book rec from Tom: Stoner by John Williams`.
    if words[0] == "book", words[1].hasPrefix("rec"),
      let colon = words.prefix(6).firstIndex(where: { $0.hasSuffix(":") })
    {
      return named(line.words[...colon].map(\.range), isWanted: true)?.doubting(line.words[1].text)
    }
    if words[0] == "add", words[words.count - 1].trimmingSuffix(of: ".!") == "list",
      let to = words.lastIndex(of: "to"), to > 1,
      words[(to + 1)...].dropLast().contains(where: { ["reading", "book", "books"].contains($0) })
    {
      let ranges = [line.words[0].range] + line.words[to...].map(\.range)
      return try unknown(ranges, isWanted: true)
    }
    guard let pages = count(of: CaptureVocabulary.pages), words.count > 3,
      pages.range.upperBound == line.characters.count,
      let verb = line.words.last(where: { $0.range.upperBound <= pages.range.lowerBound }),
      verb.text.lowercased() == "is"
    else { return nil }
    // `the invoice is 4 pages` may be about any document, so it is a doubt.
    guard let found = try unknown([verb.range], isWanted: false) else { return nil }
    return found.doubting(verb.text)
  }

  /// Parses a recommendation, which may be a book or a film, so the user confirms it: `Tom recommended Project Hail
  /// Mary`. Returns nil for any other line.
  private func recommended(_ words: [String]) throws(CaptureFailure) -> CaptureReading? {
    let verbs: Set<String> = ["recommended", "recommends", "suggested", "suggests"]
    guard let verb = words.firstIndex(where: verbs.contains), (1...2).contains(verb),
      let last = line.words.last?.text, last.first?.isUppercase == true || Int(last) != nil,
      line.words[(verb + 1)...].allSatisfy({
        $0.text.count < 5 || $0.text.first?.isUppercase == true
      })
    else { return nil }
    guard let found = try unknown(line.words[...verb].map(\.range), isWanted: true) else {
      return nil
    }
    return found.doubting(line.words[verb].text)
  }

  /// Returns the book that a line may begin, for which Haru knows no pages yet: `started reading Piranesi`, 채식주의자 읽기 시작.
  func begunBook() -> [CaptureReading] {
    var ranges: [Range<Int>] = []
    if ["started", "began", "starting"].contains(line.word(0)) {
      ranges = line.words[..<(line.word(1) == "reading" ? 2 : 1)].map(\.range)
    } else if let first = line.words.firstIndex(where: { $0.text == "읽기" }), first > 0,
      line.words[(first + 1)...].first?.text.hasPrefix("시작") == true
    {
      ranges = line.words[first...].map(\.range)
    }
    if let last = line.words.last, line.words.count > 1, last.text.hasPrefix("읽기시작") {
      ranges = [last.range]
    }
    return ranges.isEmpty ? [] : [named(ranges, isWanted: true)].compactMap(\.self)
  }

  /// Parses a book that is not stored, in a line without a date. Returns nil for any other line.
  private func unknown(_ ranges: [Range<Int>], isWanted: Bool) throws(CaptureFailure)
    -> CaptureReading?
  {
    guard let reading = named(ranges, isWanted: isWanted),
      case .book(let draft, _, _) = reading.captured,
      draft.title.first.map({ $0.isUppercase || $0.isNumber }) == true,
      try books(called: draft.title).isEmpty, try phrases(.ahead).isEmpty
    else { return nil }
    return reading
  }

  /// Parses a title with its author and page count: `March by Geraldine Brooks (280 pages)`, `Klara and the Sun,
  /// Ishiguro, 307 pp`, `The Bee Sting (Paul Murray)`. Returns nil if no title is left.
  func named(_ ranges: [Range<Int>], isWanted: Bool) -> CaptureReading? {
    let pages = count(of: CaptureVocabulary.pages)
    let rest = String(
      line.rest(without: ranges + (pages.map { [$0.range] } ?? [])).drop { "-–—: ".contains($0) }
    ).trimmingSuffix(of: ",;.( ")
    var (title, author) = (rest, "")
    for joint in [" by ", ", ", " - ", " – ", " ("] {
      let parts = rest.split(separator: joint, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 2, joint != " (" || rest.hasSuffix(")") else { continue }
      let name = parts[1].drop { $0 == "(" }.prefix { $0 != ")" }
      guard Self.isName(name) else { continue }
      (title, author) = (String(parts[0]), String(name))
      break
    }
    if title.isEmpty { return nil }
    return CaptureReading(
      .book(
        BookDraft(title: title, author: author, pages: pages?.number), target: nil,
        isWanted: isWanted), ranges, doubt: saysMore(title) ? "by" : nil)
  }

  /// Returns whether more text follows the author: `The Wheelwright's Shop by George Sturt, Dad's got a copy`.
  private func saysMore(_ title: String) -> Bool {
    title.split(separator: " by ", maxSplits: 1).dropFirst().contains { $0.contains(",") }
  }

  private static func isName(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    return (1...4).contains(words.count)
      && words.allSatisfy { word in
        word.first?.isUppercase == true && !word.contains(where: \.isNumber)
          && PhraseVocabulary.months[word.lowercased()] == nil
      }
  }
}
