// MARK: Lines that name their kind

extension CaptureParser {
  /// Parses a line that begins with the name of a kind: `note: hellebores need lime in feb`, 일기 하늘이 예뻐서 한참 봤다. If no
  /// sign follows the name and the line is also a certain plan, returns the plan too. Returns none for any other line.
  func announced() throws(CaptureFailure) -> [CaptureReading] {
    guard let announcement = Announcement(line), let reading = try reading(of: announcement) else {
      return []
    }
    if announcement.isSigned { return [reading] }
    let behind = Text.trimmed(line.text(announcement.range.upperBound..<line.characters.count))
    let first = behind.split(separator: " ").first.map { $0.lowercased() } ?? ""
    if LineKind.titles.contains(first) { return [] }
    let isSure =
      switch announcement.kind {
      case .person: reading.doubt == nil
      case .diary: isReport
      case .saying: !line.hasHangul || Self.endsSentence(behind)
      case .quote: Self.endsSentence(behind)
      case .note: false
      }
    if isSure { return [reading] }
    // 일기 오늘 하루종일 집콕 is of today, and no plan.
    let plans = try events().filter {
      (announcement.kind == .person || $0.doubt == nil || $0.isOfEitherHalf || $0.hasDay)
        && (announcement.kind != .diary || liesAhead($0))
    }
    let isTask = line.hasHangul && LineKind.tasks.contains(where: first.hasPrefix)
    return plans.isEmpty && isTask ? [reading.doubting(first)] : [reading] + plans
  }

  /// Returns the record of the announced kind; nil if the line has none.
  private func reading(of announcement: Announcement) throws(CaptureFailure) -> CaptureReading? {
    if !announcement.isSigned, LineKind.signed.contains(announcement.key) { return nil }
    let text = Text.trimmed(line.text(announcement.range.upperBound..<line.characters.count))
    switch announcement.kind {
    case .note: return CaptureReading(.note(text), [announcement.range])
    case .diary:
      let isOfDay = announcement.key.contains("제") || announcement.key.hasPrefix("yesterday")
      let entry = try (isOfDay ? clause(line.text(announcement.range)) : self).diary()
      guard case .feeling(var draft) = entry.captured else { return nil }
      draft.text = text
      return CaptureReading(.feeling(draft), [announcement.range])
    case .quote, .saying:
      if let quote = try quote(announcement) { return quote }
      let (words, who) = parted(from: announcement.range.upperBound)
      // `quote kitchen tiles` is an estimate.
      let isSaid =
        announcement.isSigned || announcement.kind == .saying
        || line.hasHangul && Self.endsSentence(words)
      if words.isEmpty || !isSaid { return nil }
      return CaptureReading(
        saying(of: words, by: who), [announcement.range],
        doubt: announcement.isSigned ? nil : try taskOfSayings())
    case .person: return try person(announcement)
    }
  }

  // MARK: Quotes

  /// Parses a quote whose book stands before it, behind it or in parentheses: 구절 코스모스 17쪽 …, `quote: … (Walden, p.
  /// 55)`. Returns nil if the line names no known book there.
  private func quote(_ announcement: Announcement) throws(CaptureFailure) -> CaptureReading? {
    if line.quoted != nil {
      let found = try quotations().first
      if case .sentence? = found?.captured { return found?.doubting(nil) }
      return nil
    }
    let start = announcement.range.upperBound
    let words = line.words.filter { $0.range.lowerBound >= start }
    let near = try names.books(within: line.text(start..<line.characters.count))
    for count in stride(from: min(6, words.count - 1), to: 0, by: -1) {
      let title = start..<words[count - 1].range.upperBound
      let name = Text.trimmed(line.text(title))
      // 작별하지않는다: a title may be typed without its blanks.
      let typed = near.filter {
        CaptureNames.squeezed($0.facts.title.text) == CaptureNames.squeezed(name)
      }
      guard let book = try (typed.isEmpty ? books(called: name) : typed).first else { continue }
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
      return CaptureReading(.sentence(book, text, page: nil), [announcement.range])
    }
    return try cited(text, announcement.range)
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
