// MARK: Signs of other records

extension CaptureParser {
  /// Returns what else a line that is asked about has signs of: a gift, pages of a book being read, a feeling.
  func signs(beside found: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading] {
    let arePlans = found.allSatisfy { if case .event = $0.captured { true } else { false } }
    let hasGift = found.contains { if case .gift = $0.captured { true } else { false } }
    var more = hasGift ? [] : try offeredGifts()
    if arePlans { more += try offeredPages() }
    if arePlans, more.isEmpty, line.words.contains(where: { CaptureVocabulary.isMood($0.text) }) {
      more.append(try diary())
    }
    return more
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
      .count:
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
