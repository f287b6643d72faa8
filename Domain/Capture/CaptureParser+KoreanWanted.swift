// MARK: Korean books to read

extension CaptureParser {
  /// Parses a book to read that is not stored yet: 읽을 책 사피엔스, 사피엔스 읽고 싶다. The user confirms it, since the line may be
  /// another task. Returns nil for any other line.
  func koreanWantedBook() throws(CaptureFailure) -> CaptureReading? {
    guard line.hasHangul, line.quoted == nil, line.words.count > 1, let lead = wantedWords() else {
      return nil
    }
    // 읽을책: 아침 그리고 저녁: after a colon everything is the title.
    let isMarked = line.text(lead).hasSuffix(":")
    if !isMarked {
      guard try phrases(.ahead).isEmpty else { return nil }
    }
    let title = String(line.rest(without: [lead]).drop { "-–—: ".contains($0) })
    let first = title.split(separator: " ").first.map(String.init) ?? ""
    guard !first.isEmpty, first != "책", title.count <= 60,
      !CaptureVocabulary.behindBook.contains(where: (first + " ").hasPrefix),
      !Self.aboutBooks.contains(where: first.hasPrefix), try books(called: title).isEmpty
    else { return nil }
    return CaptureReading(
      .book(BookDraft(title: title), target: nil, isWanted: true), [lead], doubt: line.text(lead))
  }

  /// Words that make the line a task about books and not a title: 읽을 책 추천받기, 읽을 책 없음.
  private static let aboutBooks = [
    "추천", "고르", "고름", "없", "찾", "사러", "사야", "살", "챙기", "빌려", "목록", "리스트", "반납", "많",
  ]

  /// Returns the range of the words for the wish: 읽을 책 before the title, or 읽고 싶다 after it. Returns nil if there are
  /// none.
  private func wantedWords() -> Range<Int>? {
    let words = line.words.map { PlanDoubts.bare($0.text) }
    func characterRange(_ range: Range<Int>) -> Range<Int> {
      line.words[range.lowerBound].range
        .lowerBound..<line.words[range.upperBound - 1].range.upperBound
    }
    for lead in [["읽을책"], ["읽을", "책"], ["읽고", "싶은", "책"], ["읽고싶은", "책"], ["읽고싶은책"]]
    where words.count > lead.count && words.starts(with: lead) {
      return characterRange(0..<lead.count)
    }
    let last = words.count - 1
    if Self.wantedVerbs.contains(words[last]), last > 0 { return characterRange(last..<last + 1) }
    let isLong =
      last > 1 && words[last - 1] == "읽고"
      && ["싶다", "싶어", "싶음", "싶어요", "싶네"].contains(words[last])
    return isLong ? characterRange(last - 1..<last + 1) : nil
  }

  private static let wantedVerbs: Set<String> = [
    "읽고싶다", "읽고싶어", "읽고싶음", "읽어야지", "읽어야겠다", "읽어봐야지", "읽어보고싶다", "읽어보자", "읽을예정",
  ]

  /// Parses the text after the title of a known book as a possible quotation from that book: 데미안: 새는 알을 깨고 나온다. Returns
  /// nil for any other line.
  func titledSentence() throws(CaptureFailure) -> CaptureReading? {
    guard line.hasHangul, line.quoted == nil,
      let sign = line.words.prefix(5).firstIndex(where: { $0.text.hasSuffix(":") }),
      line.words.count > sign + 2, try phrases(.ahead).isEmpty
    else { return nil }
    let lead = 0..<line.words[sign].range.upperBound
    let title = line.text(lead).trimmingSuffix(of: ": ")
    let pages = count(of: CaptureVocabulary.pages)
    let text = line.rest(without: [lead] + (pages.map { [$0.range] } ?? []))
    guard text.split(separator: " ").count > 1, let book = try books(called: title).first else {
      return nil
    }
    return CaptureReading(
      .sentence(book, text, page: pages?.number), [lead] + (pages.map { [$0.range] } ?? []),
      doubt: line.text(lead))
  }
}
