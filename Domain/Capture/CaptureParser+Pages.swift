extension CaptureParser {
  /// Parses reading progress in a known book: 데미안 105쪽, `Dune p.120`, `read 40p of Dune`, 데미안 45%, `finished Dune`,
  /// 데미안 다 읽음.
  func pages() throws(CaptureFailure) -> [CaptureReading] {
    guard saysReading else { return try line.hasHangul ? barePage() : progress() }
    let found = try pages(of: nil)
    if !found.isEmpty { return found }
    // In a title such as “The Remains of the Day”, some words look like words beside it.
    guard let title = try titleInLine() else { return [] }
    return try pages(of: title)
  }

  /// A book, and the range of its title in the line.
  typealias Titled = (book: Book, range: Range<Int>)

  func titleInLine() throws(CaptureFailure) -> Titled? {
    guard let found = try names.title(in: line.words.map(\.text)) else { return nil }
    let words = line.words[found.words]
    guard let first = words.first, let last = words.last else { return nil }
    return (found.book, first.range.lowerBound..<last.range.upperBound)
  }

  /// Whether the line has a page, a percentage, or a word that says how much was read.
  private var saysReading: Bool {
    let hasNumber =
      count(of: CaptureVocabulary.pages) != nil || count(of: CaptureVocabulary.percents) != nil
    if hasNumber || !ranges(of: CaptureVocabulary.finished).isEmpty { return true }
    return !ranges(of: CaptureVocabulary.reading).isEmpty
      && !ranges(of: CaptureVocabulary.halves.union(["다", "끝까지"])).isEmpty
  }

  /// Parses reading progress. Without a book, the title is the words that are left.
  private func pages(of titled: Titled?) throws(CaptureFailure) -> [CaptureReading] {
    let pages = count(of: CaptureVocabulary.pages)
    let percent = pages == nil ? count(of: CaptureVocabulary.percents) : nil
    func outside(_ words: Set<String>) -> [Range<Int>] {
      ranges(of: words).filter { titled?.range.overlaps($0) != true }
    }
    let ends = outside(CaptureVocabulary.finished)
    let reads = outside(CaptureVocabulary.reading)
    let whole = ends.isEmpty && !reads.isEmpty ? outside(["다", "끝까지"]) : []
    let half =
      pages == nil && percent == nil && !reads.isEmpty ? outside(CaptureVocabulary.halves) : []
    let isFinished = pages == nil && percent == nil && !(ends + whole).isEmpty
    guard pages != nil || percent != nil || isFinished || !half.isEmpty else { return [] }
    let isMore =
      pages.map { line.text($0.range).lowercased().contains(" more ") } == true
      || line.words.contains { $0.text == "더" }
    var known = ends + reads + whole + half
    if let range = pages?.range ?? percent?.range { known.append(range) }
    known += outside(CaptureVocabulary.joints)
    // The first page of 60쪽에서 95쪽까지.
    known += line.words.filter { word in
      word.text.first?.isNumber == true && ["쪽에서", "쪽부터"].contains(where: word.text.hasSuffix)
    }.map(\.range)
    known += line.words.filter { $0.text.allSatisfy { "ㅋㅎㅠㅜ!~.".contains($0) } }.map(\.range)
    if let titled { known.append(titled.range) }
    let phrases = try phrases(.back, besides: known).filter { $0.kind != .rhythm }
    let times = times(phrases, .back)
    if times.liesAhead(of: now) { return [] }
    let title = line.rest(without: known + times.ranges)
    var books: [Book] = []
    var doubt: String?
    if let titled {
      books = [titled.book]
      doubt = Self.otherWord(in: title.split(separator: " ").map(String.init))
    } else {
      books = try self.books(called: title)
    }
    if books.isEmpty, pages != nil || percent != nil {
      (books, doubt) = try bookWithin(title)
    }
    // 데미안 80쪽 읽기 may be a plan.
    if line.words.contains(where: { $0.text == "읽기" }) { doubt = doubt ?? "읽기" }
    doubt = doubt ?? period(times, before: nil)
    // `finished walden ch 5` does not finish the book.
    if isFinished, ["ch", "chapter", "chapters", "part"].contains(doubt?.lowercased()) {
      return []
    }
    let day = times.moment(at: now)?.day
    let earlier = day == now.day ? nil : day
    return books.flatMap { book in
      let positions: [ReadingPosition] =
        if let pages {
          reached(
            pages.number, in: book, isMore: isMore,
            isAmount: !(reads.isEmpty || isPosition(pages.range)), isEarlier: earlier != nil
          ).map { .page($0) }
        } else if let percent {
          [.percent(percent.number)]
        } else if !half.isEmpty {
          [.percent(50)]
        } else {
          [.percent(100)]
        }
      return positions.map {
        CaptureReading(
          .reading(book, $0, on: earlier), known + times.ranges, doubt: doubt,
          marks: LineMark.parts(ends + whole + half, .page) + times.marks)
      }
    }
  }

  /// Returns the pages that a number may mean. A number with a verb is an amount, as in `read 40 pages`. In Korean, one
  /// that is ahead of the bookmark may also be the page itself: 120쪽 읽음.
  func reached(
    _ number: Int, in book: Book, isMore: Bool, isAmount: Bool, isEarlier: Bool = false
  ) -> [Int] {
    // A number of more digits than a page has is refused later.
    let sum = number < 1_000_000 ? book.total + number : number
    if isMore { return [sum] }
    // 15쪽 may be pages, or a page before the bookmark.
    if !isAmount, !isEarlier, line.hasHangul, number < book.total, !line.says(["까지"]) {
      return [sum, number]
    }
    guard isAmount else { return [number] }
    guard line.hasHangul, book.total > 0, number > book.total, number <= book.end else {
      return [sum]
    }
    return sum <= book.end ? [number, sum] : [number]
  }

  /// Finds the book whose title is among other words: `on page 90 of Walden`, 코스모스 120쪽 읽다 잠듦. Also returns the first
  /// other word that is not just about reading, which the user must confirm; nil if there is none.
  private func bookWithin(_ text: String) throws(CaptureFailure) -> (books: [Book], doubt: String?)
  {
    guard let book = try names.books(within: text).first else {
      return (try names.books(like: text), nil)
    }
    let words = text.split(separator: " ").map(String.init)
    let title = CaptureNames.squeezed(book.facts.title.text)
    for length in stride(from: words.count, to: 0, by: -1) {
      for start in 0...(words.count - length)
      where EndParticle.stems(of: CaptureNames.squeezed(words[start..<start + length].joined()))
        .map(\.stem).contains(title)
        || CaptureNames.squeezed(words[start..<start + length].joined()) == title
      {
        let rest = words[..<start] + words[(start + length)...]
        return ([book], Self.otherWord(in: Array(rest)))
      }
    }
    return ([book], title)
  }

  /// Returns the first word that is not just about reading; nil if there is none.
  private static func otherWord(in words: [String]) -> String? {
    words.first { word in
      let bare = CaptureNames.squeezed(word)
      return !bare.isEmpty && !CaptureVocabulary.besideReading.contains(bare)
    }
  }

  /// Returns whether a page number is a position and not an amount: `p.190`, `page 190`, `to 190`, 190쪽까지.
  func isPosition(_ range: Range<Int>) -> Bool {
    let text = line.text(range).lowercased()
    if text.hasPrefix("p") || text.hasPrefix("from p") { return true }
    let before = line.words.last { $0.range.upperBound <= range.lowerBound }?.text.lowercased()
    let after = line.words.first { $0.range.lowerBound >= range.upperBound }?.text
    return before == "to" || text.hasSuffix("까지") || after == "까지"
  }

  /// Returns the books with a title. The last word of the title may have a particle.
  func books(called title: String) throws(CaptureFailure) -> [Book] {
    if title.isEmpty { return [] }
    for (name, _) in SpokenNames.forms(of: title.trimmingSuffix(of: ",.!:")) {
      let books = try names.books(name)
      if !books.isEmpty { return books }
    }
    return []
  }

  /// Finds a number with one of the units after it, or with `p.` before it: 105쪽, 105 쪽, `p.120`, `40p`. Returns nil if
  /// there is none.
  func count(of units: Set<String>) -> (number: Int, range: Range<Int>)? {
    for (number, word) in line.words.enumerated() {
      let text = word.text.lowercased().trimmingSuffix(of: ",.!)").droppingJoint
        .trimmingParenthesis
      if let glued = glued(text, word, units) { return glued }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, let value = Int(digits) {
        let unit = String(text.dropFirst(digits.count)).droppingJoint
        if units.contains(unit) { return (value, word.range) }
        // `more` may come before the unit: `30 more pages`.
        let isMore = self.line.word(number + 1) == "more"
        let after = number + (isMore ? 2 : 1)
        let next = line.words.indices.contains(after) ? line.words[after] : nil
        if unit.isEmpty, let next,
          units.contains(next.text.lowercased().trimmingSuffix(of: ",.!)").droppingJoint)
        {
          return (value, word.range.lowerBound..<next.range.upperBound)
        }
      }
      let mark = text.prefix { $0.isLetter }
      let rest = text.dropFirst(mark.count).drop { $0 == "." }
      if Self.marks.contains(String(mark)), units.contains("p"),
        let page = page(String(rest), markedBy: number)
      {
        return page
      }
    }
    return nil
  }

  /// Parses the page that is joined to a title or a range: 120 of 코스모스120쪽, 78 of 60~78쪽. Returns nil for any other
  /// word.
  private func glued(_ text: String, _ word: CapturedLine.Word, _ units: Set<String>)
    -> (number: Int, range: Range<Int>)?
  {
    guard line.hasHangul, let last = text.lastIndex(where: { $0.isASCII && $0.isNumber }),
      units.contains(String(text[text.index(after: last)...]))
    else { return nil }
    let head = text[...last]
    let digits = head.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let before = head.dropLast(digits)
    guard let sign = before.last, let value = Int(head.suffix(digits)) else { return nil }
    // Of a range the last page counts: 60~78쪽.
    if sign == "~" || sign == "-", before.dropLast().allSatisfy({ $0.isASCII && $0.isNumber }) {
      return (value, word.range)
    }
    guard sign.isLetter, before.count > 1, sign.utf8.count > 1 else { return nil }
    return (value, word.range.lowerBound + before.count..<word.range.upperBound)
  }

  func ranges(of words: Set<String>) -> [Range<Int>] {
    line.words.filter { words.contains($0.text.lowercased().trimmingSuffix(of: ",.!~ㅋㅎㅠㅜ")) }
      .map(\.range)
  }
}

extension String {
  /// The text without a leading parenthesis, as in (632p).
  fileprivate var trimmingParenthesis: String { hasPrefix("(") ? String(dropFirst()) : self }

  /// The text without the particle after a page count.
  fileprivate var droppingJoint: String {
    for joint in ["까지", "을", "를"] where count > joint.count && hasSuffix(joint) {
      return String(dropLast(joint.count))
    }
    return self
  }
}
