// MARK: Reading progress without a page unit

extension CaptureParser {
  /// Parses reading progress in a line whose other words are the title of a known book: `halfway through Walden`,
  /// `walden +15`, `Piranesi 41-79`, `i am on 72 in piranesi`, `piranesi done`.
  func progress() throws(CaptureFailure) -> [CaptureReading] {
    if line.hasHangul || line.words.count < 2 { return [] }
    if let (share, end) = share() {
      let ranges = line.words[..<end].map(\.range)
      return try readings(besides: ranges) { _ in .percent(share) }
    }
    if ["started", "began"].contains(line.word(0)) { return try begun() }
    guard let last = line.words.last else { return [] }
    let text = last.text.lowercased().trimmingSuffix(of: ",.!")
    if ["done", "completed"].contains(text) {
      return try readings(besides: [last.range]) { _ in .percent(100) }
    }
    if text.hasPrefix("+"), let pages = Int(text.dropFirst()),
      (1..<1_000_000).contains(pages)
    {
      return try readings(besides: [last.range]) { .page($0.total + pages) }
    }
    let sides = text.split { "-–".contains($0) }.map { Int($0) ?? 0 }
    if sides.count == 2, 0 < sides[0], sides[0] < sides[1] {
      return try readings(besides: [last.range]) { _ in .page(sides[1]) }
    }
    // A number behind the title, on a page that is still ahead: `Walden 88`.
    if let page = Int(text), page > 9 {
      let ahead = try readings(besides: [last.range]) { _ in .page(page) }.filter { reading in
        guard case .reading(let book, _, _) = reading.captured else { return false }
        return page > book.total && book.facts.pages.map { page <= $0 } == true
      }
      if !ahead.isEmpty { return ahead }
    }
    return try pageBefore()
  }

  /// Parses the start of a known book of which nothing is read, so that the user confirms it: `started reading Dune`.
  private func begun() throws(CaptureFailure) -> [CaptureReading] {
    let lead = line.words[..<(line.word(1) == "reading" ? 2 : 1)].map(\.range)
    return try readings(besides: lead) { $0.facts.pages == nil ? .percent(1) : .page(1) }
      .compactMap { reading in
        guard case .reading(let book, _, _) = reading.captured, book.total == 0 else { return nil }
        return reading.doubting(line.words[0].text)
      }
  }

  /// Parses a page before the title: `i am on 72 in piranesi`.
  private func pageBefore() throws(CaptureFailure) -> [CaptureReading] {
    guard let number = line.words.firstIndex(where: { Int($0.text) != nil }), number > 0,
      ["on", "at", "to"].contains(line.word(number - 1)),
      ["in", "of"].contains(line.word(number + 1)), let page = Int(line.words[number].text),
      (0..<number).allSatisfy({ CaptureVocabulary.besideReading.contains(line.word($0)) })
    else { return [] }
    return try readings(besides: line.words[...(number + 1)].map(\.range)) { _ in .page(page) }
  }

  /// Parses a page without a unit, in a line whose other words are only the title: 데미안 101, 코스모스 350/719.
  func barePage() throws(CaptureFailure) -> [CaptureReading] {
    // Blanks may be left out: 데미안60쪽에서95쪽까지읽음.
    let spaced = line.characters.reduce(into: "") { text, character in
      if character.isNumber || character == "읽", text.last?.isLetter == true { text += " " }
      text.append(character)
    }
    if line.words.count == 1, spaced.contains("쪽"), spaced.contains(" ") {
      return try clause(spaced) { (clause) throws(CaptureFailure) in
        try clause.pages().map { CaptureReading($0.captured, doubt: $0.doubt) }
      }
    }
    guard line.hasHangul, line.words.count > 1, let last = line.words.last else { return [] }
    let parts = last.text.split(separator: "/").map { Int($0) }
    // A range of pages that cannot be a date: 코스모스 150-180.
    let sides = last.text.split { "-~–".contains($0) }.map { Int($0) ?? 0 }
    if sides.count == 2, sides[0] > 0, sides[1] > sides[0], sides[1] > 31 {
      return try books(called: line.rest(without: [last.range])).map {
        CaptureReading(
          .reading($0, .page(sides[1]), on: nil), [last.range], marks: [.part(last.range, .page)])
      }
    }
    guard parts.count < 3, let number = parts.first ?? nil, number > 9 else { return [] }
    if parts.count == 2 {
      // Two small numbers are a date.
      guard let total = parts[1], total >= number, total > 31 else { return [] }
    }
    return try books(called: line.rest(without: [last.range])).map {
      CaptureReading(
        .reading($0, .page(number), on: nil), [last.range], marks: [.part(last.range, .page)])
    }
  }

  private func readings(
    besides ranges: [Range<Int>], _ reached: (Book) -> ReadingPosition
  ) throws(CaptureFailure) -> [CaptureReading] {
    try books(called: line.rest(without: ranges)).map {
      CaptureReading(
        .reading($0, reached($0), on: nil), ranges, marks: LineMark.parts(ranges, .page))
    }
  }

  /// Parses how much of a book is read, at the start of the line: `halfway through`. Returns the percentage, and the
  /// number of words up to and including `through` or `into`. Returns nil for any other line.
  private func share() -> (percent: Int, end: Int)? {
    let words = line.words.map { $0.text.lowercased() }
    let shares: [([String], Int)] = [
      (["halfway"], 50), (["half", "way"], 50), (["a", "third", "of", "the", "way"], 33),
      (["a", "quarter", "of", "the", "way"], 25), (["two", "thirds", "of", "the", "way"], 67),
      (["three", "quarters", "of", "the", "way"], 75),
    ]
    for (said, percent) in shares where words.starts(with: said) {
      guard words.count > said.count + 1, ["through", "thru", "into"].contains(words[said.count])
      else { continue }
      return (percent, said.count + 1)
    }
    return nil
  }
}
