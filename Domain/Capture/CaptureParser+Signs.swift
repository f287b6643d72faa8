// MARK: Signs of other records

extension CapturedLine {
  /// The word before a temperature of the body: 새벽 5시 하준 열 38.4, `temp 38.6 at 4am`. Nil if the line tells of none.
  var fever: String? {
    zip(words, words.dropFirst()).first { word, next in
      ["열", "temp", "temperature", "fever"].contains(word.text.lowercased())
        && Double(next.text.prefix { $0.isNumber || $0 == "." })
          .map { (35..<43).contains($0) } == true
    }?.0.text
  }
}

extension CaptureParser {
  /// Returns what else a line that is asked about has signs of: a gift, pages of a book being read, a feeling.
  func signs(beside found: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading] {
    let hasDiary = found.contains { if case .feeling = $0.captured { true } else { false } }
    let arePlans = found.allSatisfy {
      if case .event = $0.captured {
        true
      } else if case .feeling(let draft) = $0.captured {
        draft.level == nil
      } else {
        false
      }
    }
    let hasGift = found.contains { if case .gift = $0.captured { true } else { false } }
    var more = hasGift ? [] : try offeredGifts()
    if arePlans { more += try offeredPages() + spoken() }
    if !arePlans || line.words.contains(where: { CaptureVocabulary.isMood($0.text) }) {
      more += [try scoredFeeling()].compactMap(\.self)
    }
    let tells =
      line.fever != nil || line.words.contains { CaptureVocabulary.isMood($0.text) }
    if arePlans, more.isEmpty, tells, !hasDiary { more.append(try diary()) }
    return more
  }

  /// Adds the signs of other records. A loan of a person who is not stored may be no plan.
  func asking(_ found: [CaptureReading], _ isAsked: Bool) throws(CaptureFailure)
    -> [CaptureReading]
  {
    let more = try signs(beside: found)
    let isSure = isAsked || !more.isEmpty || !line.hasHangul
    return isSure ? more + found : found.map { $0.doubting(line.words.last?.text) }
  }

  /// Returns whether a plan is asked about, because it may be what somebody got, wishes or says: `got Rob the socks`,
  /// `Ffion wants tickets for xmas`, `Priya says she's due in june`.
  var isOfSomebody: Bool {
    if line.hasHangul {
      // 오늘 민호한테 30만원 빌려줌
      return line.words.contains { word in
        Self.loans.contains { word.text.hasPrefix($0.verb) }
      }
    }
    return beginsWithGift || ["wants", "says", "said"].contains(line.word(1))
  }

  /// Returns what a line says of the person with whom it begins: `owen: why do grown-ups say that`, `Priya says she's
  /// due in june`. Returns none for any other line.
  func spoken() throws(CaptureFailure) -> [CaptureReading] {
    guard let named = try named(near: nil).first, named.first == 0 else { return [] }
    let name = line.words[named.word]
    if name.text.hasSuffix(":") {
      let text = line.text(name.range.upperBound..<line.characters.count)
      let who = line.text(0..<name.range.upperBound).trimmingSuffix(of: ":")
      return [CaptureReading(saying(of: Text.trimmed(text), by: who))]
    }
    if line.word(named.word + 1) == "왈", line.words.indices.contains(named.word + 2) {
      let start = line.words[named.word + 2].range.lowerBound
      let text = line.text(start..<line.characters.count)
      return [CaptureReading(saying(of: text, by: named.people.first?.calledName ?? ""))]
    }
    guard ["says", "said"].contains(line.word(named.word + 1)) else { return [] }
    let whole = line.text(0..<line.characters.count)
    return [CaptureReading(saying(of: whole, by: named.people.first?.calledName ?? ""))]
  }

  /// Returns the mood of a line with a score: `knackered. long day. 2/5`. Returns nil for any other line.
  func scoredFeeling() throws(CaptureFailure) -> CaptureReading? {
    for word in line.words {
      let parts = word.text.split(separator: "/").map { Int($0) }
      guard parts.count == 2, let part = parts[0], let whole = parts[1], [5, 10].contains(whole),
        (1...whole).contains(part)
      else { continue }
      let text = line.rest(without: [word.range])
      return CaptureReading(
        .feeling(MoodDraft(level: part * 100 / whole, text: text, at: try diaryMoment())),
        [word.range],
        marks: [.part(word.range, .level)])
    }
    return nil
  }

  /// Returns the words of a line that change what the rest of it says, and that no reading takes: `no wait`, ★★★★. Returns
  /// nil if there are none.
  func unreadSign(_ reading: CaptureReading) -> String? {
    let text = line.text(0..<line.characters.count)
    if case .reading = reading.captured, let star = text.first(where: { "★☆⭐".contains($0) }) {
      return String(star)
    }
    switch reading.captured {
    case .saying, .sentence, .note: return nil
    case .event, .feeling, .contact, .reading, .book, .person, .birthday, .date, .gift, .cycle,
      .fact, .count:
      let lowered = text.lowercased()
      return ["no wait", "scratch that", "i mean", "아니다", "아니 아니"].first(where: lowered.contains)
    }
  }

  /// Returns what a line without a title may say of each book being read, if they are few: 76쪽, `read 25 pages`, `"…"
  /// p.55`. The user has to choose one.
  func offeredPages() throws(CaptureFailure) -> [CaptureReading] {
    let pages = count(of: CaptureVocabulary.pages)
    guard pages != nil || line.quoted != nil else { return [] }
    let books = try names.fewBooks()
    if let quoted = line.quoted {
      return books.map {
        CaptureReading(.sentence($0, line.text(quoted), page: pages?.number), [quoted])
      }
    }
    guard let pages else { return [] }
    let isAmount = !ranges(of: CaptureVocabulary.reading).isEmpty && !isPosition(pages.range)
    return books.flatMap { book in
      reached(pages.number, in: book, isMore: false, isAmount: isAmount).map {
        CaptureReading(.reading(book, .page($0), on: nil), [pages.range])
      }
    }
  }
}
