import Domain

/// Checks the parser of quick capture lines with any text.
public struct LinePromises {
  /// The number of lines that the parser could read.
  public private(set) var understood = 0

  public init() {}

  private static let now = Now(
    day: Day("2026-03-10") ?? Day(ordinal: 0), time: TimeOfDay(seconds: 9 * 3600), offset: 9 * 3600)

  /// People and books that the parser knows. Every name that begins with one of these is known, two
  /// people have the name 민아, and some names are also words for days.
  private static let names = CaptureNames(
    called: { (names) throws(CaptureFailure) in
      var called: [String: [Person]] = [:]
      for name in names {
        let lower = name.lowercased()
        let known = beginnings.filter { lower.utf8.starts(with: $0.utf8) }
        let people = known.prefix(name == "민아" ? 2 : 1).map { person($0) }
        if !people.isEmpty { called[name] = name == "민아" ? people + [person("민아야")] : people }
      }
      return called
    },
    titled: { (title) throws(CaptureFailure) in
      guard ["데미안", "dune", "1984"].contains(title.lowercased()) else { return [] }
      return [
        Book(
          id: ID("b"), facts: BookMetadata(title: SingleLineText(stored: title)), started: now,
          target: now.day, last: ReadingRecord(at: now, total: 40, pagesRead: 40))
      ]
    })

  private static let beginnings = ["민아", "월", "하루", "may", "sun", "tom", "김"]

  /// The parser under test, with a fixed day and these people and books.
  static let capture = ReadCapture(
    names: names, clock: WallClock { now },
    calendar: LocalCalendar(
      moment: { Now(day: $0, time: $1, offset: 9 * 3600) },
      local: { Now(instant: $0, offset: 9 * 3600) }))

  private static func person(_ name: String) -> Person {
    var person = Person(
      id: ID(name), name: SingleLineText(stored: name), startedOn: now.day, alarmHour: 20)
    person.rhythm = ContactRhythm(cycle: Cycle(stored: 7), next: now.day)
    return person
  }

  /// Returns the first broken rule as text, or nil if none is broken.
  public mutating func broken(by text: String) -> String? {
    let read = Self.capture
    for part in [nil] + DailyPart.allCases.map(Optional.some) {
      do throws(CaptureFailure) {
        let readings = try read(text, as: part, order: .monthFirst)
        understood += 1
        // A question may show the line as it would be in other words.
        let reasons = readings.map { reading in
          reading.doubt != nil && reading.ranges.isEmpty ? nil : Self.broken(reading, text)
        }
        // Of several choices, one may keep what another leaves out: a mood, and the contact before it.
        let isShared =
          readings.count > 1
          && (reasons.contains(nil) || readings.allSatisfy { $0.doubt != nil })
        let counted = isShared ? reasons.filter { $0 == Self.beyond } : reasons
        if let reason = counted.compactMap(\.self).first { return reason }
      } catch { continue }
    }
    return nil
  }

  private static let beyond = "words beyond the line"

  private static func broken(_ reading: CaptureReading, _ text: String) -> String? {
    let line = Array(trimmed(text))
    var last = 0
    for range in reading.ranges {
      if range.lowerBound < 0 || range.upperBound > line.count { return beyond }
      last = max(last, range.upperBound)
    }
    // Text that was not understood must stay in the title or the note.
    let left = line.indices.filter { at in
      !line[at].isWhitespace && !reading.ranges.contains { $0.contains(at) }
    }.map { line[$0] }
    switch reading.captured {
    case .event(let draft, _):
      return isKept(left, in: draft.title) ? nil : "a title that lost words"
    case .contact(_, let contact):
      return isKept(left, in: contact.memo ?? "") ? nil : "a memo that lost words"
    case .feeling(let draft):
      return isKept(left, in: draft.text ?? "") ? nil : "a feeling that lost words"
    case .note(let kept): return isKept(left, in: kept) ? nil : "a note that lost words"
    case .reading, .sentence, .saying, .book, .person, .birthday, .date, .gift, .cycle, .count,
      .fact:
      return nil
    }
  }

  /// Whether a title or memo has all characters of the line that were not read as something else,
  /// in the same order. Quotation marks may be missing.
  private static func isKept(_ left: [Character], in text: String) -> Bool {
    // As an array of characters, because without spaces some letters would combine.
    var rest = Array(text).filter { !$0.isWhitespace && !isMark($0) }[...]
    for character in left where !isMark(character) {
      if rest.first == character {
        rest.removeFirst()
      } else if !"\"'“”‘’「」『』«»".contains(character) {
        return false
      }
    }
    return true
  }

  /// Whether the character may be lost: a combining mark, or the comma, semicolon or colon next to
  /// a phrase that was read.
  private static func isMark(_ character: Character) -> Bool {
    [",", ";", ":"].contains(character)
      || character.unicodeScalars.first?.properties.isGraphemeExtend == true
  }

  private static func trimmed(_ text: String) -> String {
    var rest = Substring(text)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
