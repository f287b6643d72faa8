/// Splits a line into pieces, each with the field of the record that it sets. Every character has at most one owner, so
/// that pieces never overlap.
struct LineCover {
  private typealias Value = LinePiece.Value

  private let parser: CaptureParser
  private let reading: CaptureReading?
  /// What the record has in the field of a role.
  private let values: [LineRole: LinePiece.Value]
  private var parts: [(role: LineRole, value: LinePiece.Value?)] = []
  /// For each character, the index of its part; nil if it has none yet.
  private var owners: [Int?]

  private var line: CapturedLine { parser.line }

  /// Without a reading, all words are free.
  init(_ parser: CaptureParser, _ reading: CaptureReading?) throws(CaptureFailure) {
    (self.parser, self.reading) = (parser, reading)
    values = reading.map { Self.values(of: $0.captured, parser.context) } ?? [:]
    owners = Array(repeating: nil, count: parser.line.characters.count)
    for mark in reading?.marks ?? [] { own(mark) }
    if reading != nil { try ownNames() }
    ownRest()
  }

  /// Returns the pieces, with their ranges moved by a number of characters.
  func pieces(from offset: Int) -> [LinePiece] {
    var pieces: [LinePiece] = []
    var start = 0
    while start < owners.count {
      let end = owners[start...].firstIndex { $0 != owners[start] } ?? owners.count
      defer { start = end }
      let letters = (start..<end).filter { !line.characters[$0].isWhitespace }
      guard let owner = owners[start], let first = letters.first, let last = letters.last else {
        continue
      }
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
      for part in phrase.parts(in: line, parser.context.order) { own(.part(part.range, part.role)) }
    case .part(let range, let role, let value):
      for index in range where owners.indices.contains(index) && owners[index] == nil {
        owners[index] = parts.count
      }
      parts.append((role, value ?? values[role]))
    }
  }

  private func isFree(_ range: Range<Int>) -> Bool { owners[range].allSatisfy { $0 == nil } }

  // MARK: Names

  /// Finds tags, and the names that the reader took from the words that were left.
  private mutating func ownNames() throws(CaptureFailure) {
    for word in line.words where word.text.hasPrefix("#") {
      let text = word.text.trimmingSuffix(of: ",.!")
      guard let tag = Hashtag.tag(text) else { continue }
      own(.part(word.range.lowerBound..<word.range.lowerBound + text.count, .tag, .text(tag)))
    }
    switch reading?.captured {
    case .event, .feeling, .birthday, .date, .gift, .cycle, .fact:
      for number in line.words.indices.prefix(SpokenNames.most) {
        guard isFree(line.words[number].range), let named = try parser.named(from: number),
          named.people.count == 1, isFree(named.range)
        else { continue }
        for mark in named.marks(in: line, named.people[0]) { own(mark) }
      }
    case .person(let draft): own(draft.name ?? "", as: .person)
    case .reading(let book, _, _), .sentence(let book, _, _): own(book.facts.title.text, as: .book)
    case .book(let draft, _, _): own(draft.title, as: .book)
    case .contact, .saying, .note, .count, nil: break
    }
  }

  /// Gives the words of a name to a role, and before them a page, whose number may be joined to a title.
  private mutating func own(_ name: String, as role: LineRole) {
    let pages = CaptureVocabulary.pages.union(CaptureVocabulary.percents)
    if values[.page] != nil, let page = parser.count(of: pages) { own(.part(page.range, .page)) }
    let whole = CaptureNames.squeezed(name)
    let words = Set(
      name.split(whereSeparator: \.isWhitespace).map { CaptureNames.squeezed(String($0)) })
    let runs = line.words.split { word in
      let text = CaptureNames.squeezed(word.text)
      return text.isEmpty || !words.contains(text) && !text.contains(whole)
    }
    for run in runs {
      guard let first = run.first, let last = run.last else { continue }
      own(.part(first.range.lowerBound..<last.range.upperBound, role))
    }
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

  private func role(ofRest range: Range<Int>) -> LineRole {
    guard let reading else { return .free }
    let text = line.text(range)
    let before = range.lowerBound > 0 ? String(line.characters[range.lowerBound - 1]) : " "
    let isTaken = reading.ranges.contains { $0.contains(range.lowerBound) }
    if !text.contains(where: { $0.isLetter || $0.isNumber }) {
      return isTaken || before != " " ? .free : .word
    }
    // The particle behind a name, a day or a time.
    if before != " ", EndParticle.stems(of: before + text).contains(where: { $0.stem == before }) {
      return .particle
    }
    if text == reading.doubt { return .free }
    return switch reading.captured {
    case .event, .contact, .feeling: isTaken ? .particle : .word
    case .reading, .sentence, .saying, .book, .person, .birthday, .date, .gift, .cycle, .fact,
      .note, .count:
      .word
    }
  }

  // MARK: Values

  private static func values(of captured: Captured, _ context: CaptureContext) -> [LineRole: Value]
  {
    let today = context.now.day
    switch captured {
    case .event(let draft, _):
      var event = Event(
        id: ID(""), title: SingleLineText(stored: ""), start: context.now, end: context.now)
      var times = EventTimes(context.calendar)
      do throws(EventRefusal) { try times.set(&event, from: draft) } catch { return [:] }
      var values = Self.values(
        event.start.day...event.lastDay, event.isAllDay ? nil : (event.start, event.end))
      values[.place] = .text(draft.location)
      values[.rhythm] = draft.repeating.map { .text($0.text) }
      values[.reminder] = draft.reminders.first.map { .seconds($0) }
      return values
    case .contact(_, let contact):
      var values = moment(contact.at, today)
      values[.channel] = contact.channel.map { .text($0.rawValue) }
      return values
    case .feeling(let draft):
      var values = moment(draft.at, today)
      values[.level] = draft.level.map { .number($0) }
      return values
    case .reading(let book, let position, let day):
      let page: Value =
        switch position {
        case .page(let page): .number(page)
        case .percent(let percent): .text("\(percent)%")
        }
      return [.book: .text(book.id.text), .page: page, .day: .day(day ?? today)]
    case .sentence(let book, _, let page):
      var values: [LineRole: Value] = [.book: .text(book.id.text)]
      values[.page] = page.map { .number($0) }
      return values
    case .book(let draft, let target, _):
      var values: [LineRole: Value] = [.book: .text(draft.title)]
      values[.page] = draft.pages.map { .number($0) }
      for role in [LineRole.day, .until] { values[role] = target.map { .day($0) } }
      return values
    case .person(let draft):
      var values: [LineRole: Value] = [.person: .text(draft.name ?? "")]
      values[.rhythm] = draft.cycleDays.map { .number($0) }
      return values
    case .birthday(let person, let birthday):
      return [.person: .text(person.id.text), .day: .text(birthday.description)]
    case .date(let date):
      return [
        .person: .text(date.people.first?.id.text ?? ""),
        .day: .text(date.day.description),
      ]
    case .gift(let person, let input):
      let amount = [input.amount, input.currency].compactMap(\.self).joined(separator: " ")
      return [
        .person: .text(person.id.text), .amount: .text(amount), .day: .day(input.day ?? today),
      ]
    case .cycle(let person, let days):
      return [.person: .text(person.id.text), .rhythm: .number(days)]
    case .fact(let person, _): return [.person: .text(person.id.text)]
    case .saying, .note, .count: return [:]
    }
  }

  private static func moment(_ at: Now?, _ today: Day) -> [LineRole: Value] {
    let day = at?.day ?? today
    return values(day...day, at.map { ($0, $0) })
  }

  /// Returns the values of days and of the first and last moment in them; nil for whole days.
  private static func values(_ days: ClosedRange<Day>, _ hours: (from: Now, to: Now)?)
    -> [LineRole: Value]
  {
    let (first, last) = (days.lowerBound, days.upperBound)
    guard let (from, to) = hours else {
      let day: Value = first == last ? .day(first) : .text("\(first)/\(last)")
      return [
        .day: day, .span: day, .until: .day(last), .length: .seconds((last - first + 1) * 86_400),
      ]
    }
    let span: Value = from == to ? .moment(from) : .text("\(from)/\(to)")
    return [
      .day: .day(first), .time: .moment(from), .until: .moment(from), .span: span,
      .length: .seconds(to.instant - from.instant),
    ]
  }
}
