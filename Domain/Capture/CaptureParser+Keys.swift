extension CaptureParser {
  /// Parses `add Uncle Pete to people`.
  func personAddedByName() -> CaptureReading? {
    let count = line.words.count
    guard count > 3, line.word(0) == "add", line.word(count - 2) == "to",
      ["people", "haru"].contains(line.word(count - 1))
    else { return nil }
    let ranges = [0, count - 2, count - 1].map { line.words[$0].range }
    return CaptureReading(
      .person(PersonInput(name: line.rest(without: ranges))), ranges)
  }

  /// Parses a book to read, with its page count and the day by which to finish the book. Returns nil for any other
  /// line.
  func book() throws(CaptureFailure) -> CaptureReading? {
    if let range = namedBook() { return try book(behind: range) }
    guard let first = line.words.first, line.words.count > 1,
      CaptureVocabulary.books.contains(first.text.lowercased().trimmingSuffix(of: ":")),
      first.text.hasSuffix(":")
        || !CaptureVocabulary.behindBook.contains(
          where: (line.words[1].text.lowercased() + " ").hasPrefix)
    else { return nil }
    if first.text.hasSuffix(":"), !line.hasHangul { return named([first.range], isWanted: false) }
    return try book(behind: first.range)
  }

  /// Returns the range up to the colon that announces a book: 읽고 싶은 책: …, 새 책 등록: …. Returns nil if there is no such
  /// colon.
  private func namedBook() -> Range<Int>? {
    let words = line.words.prefix(4)
    guard let sign = words.firstIndex(where: { $0.text.hasSuffix(":") }),
      sign < line.words.count - 1,
      line.hasHangul,
      words[...sign].contains(where: { $0.text.trimmingSuffix(of: ":") == "책" }),
      words[...sign].allSatisfy({
        CaptureVocabulary.aboutBook.contains($0.text.trimmingSuffix(of: ":"))
      })
    else { return nil }
    return 0..<words[sign].range.upperBound
  }

  private func book(behind key: Range<Int>) throws(CaptureFailure) -> CaptureReading? {
    let pages = count(of: CaptureVocabulary.pages)
    let known = [key] + (pages.map { [$0.range] } ?? [])
    let found = try phrases(.ahead, besides: known).filter { $0.kind != .rhythm }
    let times = times(found, .ahead)
    let title = line.rest(without: known + times.ranges)
    if title.isEmpty { return nil }
    let target = times.understood.flatMap { ($0.end ?? $0.start).days?.span.upperBound }
    return CaptureReading(
      .book(
        BookDraft(title: title, pages: pages?.number), target: target,
        isWanted: target == nil && ["읽고", "읽을"].contains { line.text(key).hasPrefix($0) }),
      known + times.ranges, doubt: taskOfBooks(times), marks: times.marks)
  }

  /// Returns the word of a Korean line that is about reading, getting or returning a book, and so no title: 책 아몬드 빌림,
  /// 책 읽기 30분. Nil if there is none.
  private func taskOfBooks(_ times: CapturedTimes) -> String? {
    guard line.hasHangul else { return nil }
    if let read = times.understood, read.lasting != nil || read.start.seconds != nil {
      return times.ranges.first.map { line.text($0) }
    }
    return line.words.dropFirst().first { word in
      let text = Self.bare(word)
      return ["읽어", "읽자", "빌리", "빌림", "빌린", "빌려", "돌려", "추천받"].contains(where: text.hasPrefix)
        || ["한테", "에게"].contains(where: text.hasSuffix)
        || ["읽음", "읽기", "것", "거", "좀", "삼", "반납", "주문"].contains(text)
        || text.count > 1 && isPastForm(text)
    }?.text
  }

  /// Returns the words of a Korean line that is about sayings, and so none itself: 글귀 모임 내일 3시, 글귀 찾아보기.
  func taskOfSayings() throws(CaptureFailure) -> String? {
    guard line.hasHangul else { return nil }
    let next = line.word(1)
    if next == "하나" || line.words.count == 2 && next.hasSuffix("기") { return next }
    return try phrases(.ahead).first { $0.understood?.start.seconds != nil }.map {
      line.text($0.range)
    }
  }
}
