// MARK: Lines that name their kind

extension CaptureParser {
  /// Parses a line that begins with the name of a kind: `note: hellebores need lime in feb`, 일기 하늘이 예뻐서 한참 봤다. If no
  /// sign follows the name and the line is also a certain plan, returns the plan too. Returns none for any other line.
  func announced() throws(CaptureFailure) -> [CaptureReading] {
    guard let told = Announcement(line), let reading = try reading(of: told) else { return [] }
    if told.isSigned { return [reading] }
    let behind = Text.trimmed(line.text(told.range.upperBound..<line.characters.count))
    let first = behind.split(separator: " ").first.map { $0.lowercased() } ?? ""
    if LineKind.titles.contains(first) { return [] }
    let isSure =
      switch told.kind {
      case .person: isSure(reading, told)
      case .diary: isReport
      case .saying: !line.hasHangul || Self.endsSentence(behind)
      case .quote: Self.endsSentence(behind)
      case .note: false
      }
    if isSure { return [reading] }
    // 일기 오늘 하루종일 집콕 is of today.
    let plans = try events().filter {
      (told.kind == .person || $0.doubt == nil || $0.isOfEitherHalf || $0.hasDay)
        && (told.kind != .diary || liesAhead($0))
    }
    if case .saying = reading.captured, told.kind == .quote {
      // `quote kitchen tiles` is more often an estimate than a saying.
      return plans.isEmpty ? [reading, wholeDay()] : []
    }
    let isTask = line.hasHangul && LineKind.tasks.contains(where: first.hasPrefix)
    return plans.isEmpty && isTask ? [reading.doubting(first)] : [reading] + plans
  }

  /// Returns the record of the announced kind; nil if the line has none.
  private func reading(of told: Announcement) throws(CaptureFailure) -> CaptureReading? {
    if !told.isSigned, LineKind.signed.contains(told.key) { return nil }
    let text = Text.trimmed(line.text(told.range.upperBound..<line.characters.count))
    switch told.kind {
    case .note: return CaptureReading(.note(text), [told.range])
    case .diary:
      let isOfDay = told.key.contains("제") || told.key.hasPrefix("yesterday")
      let entry = try (isOfDay ? clause(line.text(told.range)) : self).diary()
      guard case .feeling(var draft) = entry.captured else { return nil }
      draft.text = text
      return CaptureReading(.feeling(draft), [told.range])
    case .quote, .saying:
      if let quote = try quote(told) { return quote }
      return try saying(told)
    case .person: return try person(told)
    }
  }

  private func saying(_ told: Announcement) throws(CaptureFailure) -> CaptureReading? {
    let (text, who) = parted(from: told.range.upperBound)
    if text.isEmpty { return nil }
    return CaptureReading(
      saying(of: text, by: who), [told.range], doubt: told.isSigned ? nil : try taskOfSayings())
  }

  // MARK: Quotes

  /// Parses a quote whose book stands before it, behind it or in parentheses: 구절 코스모스 17쪽 …, `quote: … (Walden, p.
  /// 55)`. Returns nil if the line names no known book there.
  private func quote(_ told: Announcement) throws(CaptureFailure) -> CaptureReading? {
    if line.quoted != nil {
      let found = try quotations().first
      if case .sentence? = found?.captured { return found?.doubting(nil) }
      return nil
    }
    let start = told.range.upperBound
    let words = line.words.filter { $0.range.lowerBound >= start }
    for count in stride(from: min(6, words.count - 1), to: 0, by: -1) {
      let title = start..<words[count - 1].range.upperBound
      guard let book = try books(called: Text.trimmed(line.text(title))).first else { continue }
      let isSign = ["-", "–", "—", ":"].contains(words[count].text)
      let from = isSign && count + 1 < words.count ? words[count + 1] : words[count]
      // A page in the middle belongs to the sentence.
      let page = self.count(of: CaptureVocabulary.pages).flatMap {
        $0.range.lowerBound == from.range.lowerBound
          || $0.range.upperBound == line.characters.count ? $0 : nil
      }
      let ranges = [0..<title.upperBound] + [page?.range].compactMap(\.self)
      let text = line.rest(without: ranges).drop { "-–—:, ".contains($0) }
      guard text.contains(" ") else { return nil }
      return CaptureReading(.sentence(book, String(text), page: page?.number), ranges)
    }
    let (text, who) = parted(from: start)
    if let book = try books(called: who).first {
      return CaptureReading(.sentence(book, text, page: nil), [told.range])
    }
    return try cited(text, told.range)
  }

  /// Parses a sentence with its book in parentheses at the end: `quote: … (Walden, p. 55)`. Returns nil for any other
  /// text.
  private func cited(_ text: String, _ key: Range<Int>) throws(CaptureFailure) -> CaptureReading? {
    guard text.last == ")", let open = text.lastIndex(of: "("),
      let book = try names.books(within: String(text[open...])).first
    else { return nil }
    let page = count(of: CaptureVocabulary.pages)?.number
    return CaptureReading(
      .sentence(book, Text.trimmed(String(text[..<open])), page: page), [key])
  }
}
