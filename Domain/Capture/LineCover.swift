/// Splits a line into pieces, each with what a reading took it for. Every character has at most one owner, so that
/// pieces never overlap.
struct LineCover {
  private let parser: CaptureParser
  private let reading: CaptureReading?
  private var parts: [(role: LineRole, value: LinePiece.Value?)] = []
  /// For each character, the index of its part; nil if it has none yet.
  private var owners: [Int?]

  private var line: CapturedLine { parser.line }

  /// Without a reading, all words are free.
  init(_ parser: CaptureParser, _ reading: CaptureReading?) throws(CaptureFailure) {
    (self.parser, self.reading) = (parser, reading)
    owners = Array(repeating: nil, count: parser.line.characters.count)
    for mark in reading?.marks ?? [] { own(mark) }
    for word in line.words {
      let text = word.text.trimmingSuffix(of: ",.!")
      guard reading != nil, text.hasPrefix("#"), let tag = Hashtag.tag(text) else { continue }
      let range = word.range.lowerBound..<word.range.lowerBound + text.count
      own(.part(range, .tag, .text(tag)))
    }
    try ownNames()
    ownRest()
  }

  /// Returns the pieces, with their ranges moved by a number of characters.
  func pieces(from offset: Int) -> [LinePiece] {
    var pieces: [LinePiece] = []
    var start = 0
    while start < owners.count {
      let end = owners[start...].firstIndex { $0 != owners[start] } ?? owners.count
      defer { start = end }
      guard let owner = owners[start] else { continue }
      let characters = line.characters[start..<end]
      guard let first = characters.firstIndex(where: { !$0.isWhitespace }),
        let last = characters.lastIndex(where: { !$0.isWhitespace })
      else { continue }
      pieces.append(
        LinePiece(
          text: line.text(first..<last + 1), range: first + offset..<last + 1 + offset,
          role: parts[owner].role, value: parts[owner].value))
    }
    return pieces
  }

  private mutating func own(_ mark: LineMark) {
    switch mark {
    case .phrase(let phrase):
      for part in phrase.parts(in: line, parser.context.order) {
        own(.part(part.range, part.role))
      }
    case .part(let range, let role, let given):
      for index in range where owners.indices.contains(index) && owners[index] == nil {
        owners[index] = parts.count
      }
      parts.append((role, given ?? value(of: role)))
    }
  }

  private func isFree(_ range: Range<Int>) -> Bool { owners[range].allSatisfy { $0 == nil } }

  // MARK: Names and texts

  /// Finds the names that the record has, but that the reader found by the words that were left.
  private mutating func ownNames() throws(CaptureFailure) {
    switch reading?.captured {
    case .event, .feeling:
      for number in line.words.indices.prefix(SpokenNames.most) where isFree(line.words[number].range) {
        guard let named = try parser.named(from: number), named.people.count == 1,
          isFree(named.range)
        else { continue }
        for mark in named.marks(in: line, named.people[0]) { own(mark) }
      }
    case .person:
      for word in line.words where isFree(word.range) && !isTaken(word.range) {
        own(.part(word.range, .person))
      }
    case .reading(let book, _, _), .sentence(let book, _, _):
      ownPages()
      ownTitle(book.facts.title.text)
    case .book(let draft, _, _):
      ownPages()
      ownTitle(draft.title)
    case .contact, .saying, .note, nil: break
    }
  }

  private mutating func ownPages() {
    guard value(of: .page) != nil,
      let count = parser.count(of: CaptureVocabulary.pages)
        ?? parser.count(of: CaptureVocabulary.percents)
    else { return }
    own(.part(count.range, .page))
  }

  private mutating func ownTitle(_ title: String) {
    guard let range = NamedBook.range(of: title, in: line.words.map(\.text)),
      let first = line.words[range].first, let last = line.words[range].last
    else {
      // The title was typed in another way, so the reader found the book by all words that were left.
      if case .reading = reading?.captured {
        for word in line.words where !isTaken(word.range) { own(.part(word.range, .book)) }
      }
      return
    }
    let whole = CaptureNames.squeezed(title)
    let stem = SpokenNames.forms(of: last.text.trimmingSuffix(of: ",.!:")).map(\.name).first {
      whole.hasSuffix(CaptureNames.squeezed($0))
    }
    let end = last.range.lowerBound + (stem ?? last.text).count
    own(.part(first.range.lowerBound..<end, .book))
  }

  // MARK: The rest

  /// Gives each run of letters and signs without an owner a part of its own.
  private mutating func ownRest() {
    var start = 0
    while start < owners.count {
      let rest = zip(line.characters[start...], owners[start...])
      let end = start + rest.prefix { !$0.isWhitespace && $1 == nil }.count
      if end > start { own(.part(start..<end, role(ofRest: start..<end))) }
      start = end + 1
    }
  }

  private func isTaken(_ range: Range<Int>) -> Bool {
    reading?.ranges.contains { $0.overlaps(range) } == true
  }

  private func role(ofRest range: Range<Int>) -> LineRole {
    guard let reading else { return .free }
    let text = line.text(range)
    let isSign = !text.contains { $0.isLetter || $0.isNumber }
    let before = range.lowerBound > 0 ? line.characters[range.lowerBound - 1] : " "
    let isGlued = !before.isWhitespace
    if isSign {
      let isBefore = owners.indices.contains(range.upperBound) && owners[range.upperBound] != nil
      return isGlued || isBefore || isTaken(range) ? .free : .word
    }
    if isGlued {
      let stems = EndParticle.stems(of: String(before) + text)
      return stems.contains { $0.stem == String(before) } ? .particle : .word
    }
    if text == reading.doubt { return .free }
    guard isTaken(range) else { return .word }
    return switch reading.captured {
    case .event, .contact, .feeling: .particle
    case .reading, .sentence, .saying, .book, .person, .note: .word
    }
  }

  // MARK: Values

  private func value(of role: LineRole) -> LinePiece.Value? {
    switch role {
    case .day: return day
    case .time: return when.from.map { .moment($0) }
    case .until: return when.from.map { .moment($0) } ?? day
    case .span:
      guard let from = when.from, let to = when.to else { return day }
      return .text("\(from)/\(to)")
    case .length:
      if let from = when.from { return when.to.map { .seconds($0.instant - from.instant) } }
      return when.days.map { .seconds(($0.upperBound - $0.lowerBound + 1) * 86_400) }
    case .rhythm, .reminder, .person, .channel, .book, .page, .level, .place: return field(role)
    case .tag, .amount, .word, .particle, .free: return nil
    }
  }

  /// The day of the record, or its first and last day.
  private var day: LinePiece.Value? {
    when.days.map {
      $0.lowerBound == $0.upperBound
        ? .day($0.lowerBound) : .text("\($0.lowerBound)/\($0.upperBound)")
    }
  }

  /// Returns a field of the record that is no day or time.
  private func field(_ role: LineRole) -> LinePiece.Value? {
    switch (reading?.captured, role) {
    case (.event(let draft, _), .rhythm): draft.repeating.map { .text($0.text) }
    case (.event(let draft, _), .reminder): draft.reminders.first.map { .seconds($0) }
    case (.event(let draft, _), .place): .text(draft.location)
    case (.contact(_, let contact), .channel): contact.channel.map { .text($0.rawValue) }
    case (.feeling(let draft), .level): draft.level.map { .number($0) }
    case (.person(let draft), .person): .text(draft.name)
    case (.person(let draft), .rhythm): draft.cycleDays.map { .number($0) }
    case (.reading(let book, _, _), .book), (.sentence(let book, _, _), .book): .text(book.id.text)
    case (.reading(_, .page(let page), _), .page): .number(page)
    case (.reading(_, .percent(let percent), _), .page): .text("\(percent)%")
    case (.sentence(_, _, let page), .page): page.map { .number($0) }
    case (.book(let draft, _, _), .book): .text(draft.title)
    case (.book(let draft, _, _), .page): draft.pages.map { .number($0) }
    case (.contact, _), (.event, _), (.feeling, _), (.person, _), (.reading, _), (.sentence, _),
      (.book, _), (.saying, _), (.note, _), (nil, _):
      nil
    }
  }

  /// The days of the record, and its first and last moment if it has hours.
  private var when: (days: ClosedRange<Day>?, from: Now?, to: Now?) {
    switch reading?.captured {
    case .event(let draft, _):
      let first = firstDay(of: draft)
      switch draft.times {
      case .days(let days):
        let shift = first - days.lowerBound
        return (first...days.upperBound + shift, nil, nil)
      case .hours(let from, let to):
        let shift = (first - from.day) * 86_400
        return (
          first...first, parser.context.moment(from.later(by: shift)),
          to.map { parser.context.moment($0.later(by: shift)) }
        )
      }
    case .contact(_, let contact): return moment(contact.at)
    case .feeling(let draft): return moment(draft.at)
    case .reading(_, _, let day): return ((day ?? parser.now.day)...(day ?? parser.now.day), nil, nil)
    case .book(_, let target, _): return (target.map { $0...$0 }, nil, nil)
    case .sentence, .saying, .person, .note, nil: return (nil, nil, nil)
    }
  }

  private func moment(_ at: Now?) -> (days: ClosedRange<Day>?, from: Now?, to: Now?) {
    let day = (at ?? parser.now).day
    return (day...day, at, nil)
  }

  /// Returns the first day of an event. A repetition begins with the first day that its rule names.
  private func firstDay(of draft: EventDraft) -> Day {
    let start =
      switch draft.times {
      case .days(let days): days.lowerBound
      case .hours(let from, _): from.day
      }
    guard let typed = draft.repeating else { return start }
    do throws(RepeatRefusal) {
      switch try RepeatPhrase(start: start, order: typed.order).parse(typed.text) {
      case .rule(let rule): return rule.firstDay(from: start) ?? start
      case .lunar(let date): return date?.next(onOrAfter: start)?.day ?? start
      }
    } catch { return start }
  }
}
