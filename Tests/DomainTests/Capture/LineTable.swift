import Foundation
import Support
import Testing

@testable import Domain

/// The rows of a table file: typed lines, each with its expected meaning.
struct LineTable {
  let rows: [(line: String, meaning: String)]

  static let files = ["lines.txt", "lines-english.txt", "lines-korean.txt"]

  /// The rows of the lines that are known to be wrong: what happens today, what is meant, and the finding.
  static func knownWrong() throws -> [(line: String, today: String, meant: String, finding: String)]
  {
    let file = ProjectFolder.root.appendingPathComponent(
      "Tests/DomainTests/Capture/lines-known-wrong.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { row in
      let columns = row.components(separatedBy: " | ")
      try #require(columns.count == 4, "\(row)")
      return (columns[0], columns[1], columns[2], columns[3])
    }
  }

  init(file: String) throws {
    let folder = ProjectFolder.root.appendingPathComponent("Tests/DomainTests/Capture")
    let file = folder.appendingPathComponent(file)
    let text = try String(contentsOf: file, encoding: .utf8)
    rows = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { row in
      let sides = row.components(separatedBy: " = ")
      return (sides[0], sides.dropFirst().joined(separator: " = "))
    }
  }

  // MARK: Reading

  private static let day = Day("2026-03-02") ?? Day(ordinal: 0)
  private static let now = Now(day: day, time: TimeOfDay(seconds: 9 * 3600), offset: 9 * 3600)
  private static let people = [
    "민아", "엄마", "아빠", "김수진", "김 수현", "박준호", "할머니", "지현", "Mum", "Dad", "Sara", "Tom", "Anna",
    "Priya",
    "Uncle Ben", "Mina", "Nora Patel", "Rosa Diaz", "Rosa Lund", "Gym Mike", "The Smiths",
    "Aunt Rose",
  ]
  private static let books = [
    "코스모스", "데미안", "작별하지 않는다", "82년생 김지영", "Piranesi", "Walden", "Dune", "The Remains of the Day",
  ]

  static let read = reader(people, books)
  /// Reads the lines whose offers are in the tables, which name more people and books.
  static let readKnownWrong = reader(
    people + ["Jonas", "Ben Carter", "Leo", "은정 언니"],
    books + ["Middlemarch", "Deep Work"])

  private static func reader(_ people: [String], _ books: [String]) -> ReadCapture {
    ReadCapture(
      names: CaptureNames(
        called: { (names) throws(CaptureFailure) in
          var called: [String: [Person]] = [:]
          for name in names {
            let found = people.filter { $0.lowercased() == name.lowercased() }.map(person)
            if !found.isEmpty { called[name] = found }
          }
          return called
        },
        byKorean: { (given) throws(CaptureFailure) in
          var called: [String: [Person]] = [:]
          for given in given {
            let found = people.filter { GivenNames.Surname(of: $0, before: given) != nil }
            if !found.isEmpty { called[given] = found.map(person) }
          }
          return called
        },
        given: { (words) throws(CaptureFailure) in
          var begun: [String: [Person]] = [:]
          for word in words {
            let found = people.filter { $0.lowercased().hasPrefix(word.lowercased() + " ") }
            if !found.isEmpty { begun[word] = found.map(person) }
          }
          return begun
        },
        titled: { (title) throws(CaptureFailure) in
          books.filter { $0.lowercased() == title.lowercased() }.map(book)
        },
        reading: { () throws(CaptureFailure) in books.map(book) }),
      clock: WallClock { now },
      calendar: LocalCalendar(
        moment: { Now(day: $0, time: $1, offset: 9 * 3600) },
        local: { Now(instant: $0, offset: 9 * 3600) }))
  }

  private static func book(_ title: String) -> Book {
    Book(
      id: ID(title), facts: BookMetadata(title: SingleLineText(stored: title)), started: now,
      target: now.day)
  }

  private static func person(_ name: String) -> Person {
    var person = Person(
      id: ID(name), name: SingleLineText(stored: name), startedOn: day, alarmHour: 20)
    person.rhythm = ContactRhythm(cycle: Cycle(stored: 7), next: day)
    return person
  }

  /// Returns what a line becomes, in the notation of its row. A row that begins with “asked:” or “refused:” has the
  /// offers too.
  static func answer(to row: (line: String, meaning: String)) -> String {
    let hasOffers = ["asked: ", "refused: "].contains(where: row.meaning.hasPrefix)
    return (hasOffers ? offered(of: row.line) : meaning(of: row.line))
      .trimmingCharacters(in: .whitespaces)
  }

  /// Returns the meaning of a line in the notation of the table. A line that begins with `--as PART` is read as that part.
  static func meaning(of line: String) -> String {
    let (text, part) = parted(line)
    do throws(CaptureFailure) {
      let readings = try read(text, as: part, order: .monthFirst)
      guard readings.count == 1, readings[0].doubt == nil else { return "asked" }
      return written(readings[0].captured)
    } catch {
      switch error {
      case .refused(.levelMissing): return "which level?"
      case .refused(.invalidPhrase(.noSuchDay)): return "no such day"
      case .refused(.invalidPhrase(.weekdayDiffers)): return "another weekday"
      case .refused: return "refused"
      case .storage: return "storage"
      }
    }
  }

  /// Returns the text of a line, and the part that it names with `--as`.
  private static func parted(_ line: String) -> (String, DailyPart?) {
    for named in DailyPart.allCases where line.hasPrefix("--as \(named) ") {
      return (String(line.dropFirst("--as \(named) ".count)), named)
    }
    return (line, nil)
  }

  /// Returns what a line becomes, with the readings that a question or a refusal offers.
  static func offered(of line: String) -> String {
    let (text, part) = parted(line)
    do throws(CaptureFailure) {
      let readings = try readKnownWrong(text, as: part, order: .monthFirst)
      let offers = readings.map { written($0.captured).trimmingCharacters(in: .whitespaces) }
      let isSure = readings.count == 1 && readings[0].doubt == nil
      return (isSure ? "" : "asked: ") + offers.joined(separator: " / ")
    } catch {
      if case .refused(.levelMissing) = error { return "which level?" }
      do throws(CaptureFailure) {
        let offers = try readKnownWrong.offers(text, order: .monthFirst)
        return "refused: "
          + offers.map { written($0.captured).trimmingCharacters(in: .whitespaces) }
          .joined(separator: " / ")
      } catch { return "refused" }
    }
  }

  private static func written(_ captured: Captured) -> String {
    switch captured {
    case .event(let draft, let isDeadline): written(draft) + (isDeadline ? " DEADLINE" : "")
    case .feeling(let mood):
      "\(mood.level.map { "MOOD \($0)" } ?? "DIARY") ‘\(mood.text ?? "")’ \(mood.at.map { written($0.dayAndTime) } ?? "")"
    case .contact(let person, let contact):
      "CONTACT \(person.name.text) \(contact.channel.map { "\($0)" } ?? "-") ‘\(contact.memo ?? "")’ "
        + (contact.at.map { written($0.dayAndTime) } ?? "")
    case .reading(let book, let position, let day):
      "READ \(book.id.text) \(position) \(day.map { "\($0)" } ?? "")"
    case .sentence(let book, let text, let page): "QUOTE \(book.id.text) \(text) \(page ?? 0)"
    case .saying(let saying): "SAYING \(saying.kor)\(saying.eng)"
    case .book(let book, let target, let isWanted):
      "\(isWanted ? "WANTED" : "BOOK") \(book.title) \(book.pages ?? 0) \(target.map { "\($0)" } ?? "")"
        + (book.author.isEmpty ? "" : " by \(book.author)")
    case .birthday(let person, let birthday): "BIRTHDAY \(person.name.text) \(birthday)"
    case .date(let date):
      "DATE \(date.people.map(\.name.text).joined(separator: ", ")) \(date.label.kind) \(date.day)"
    case .gift(let person, let gift):
      "GIFT \(person.name.text) \(gift.kind.map(\.rawValue) ?? "") "
        + [gift.what, gift.amount, gift.currency, gift.occasion].compactMap(\.self)
        .joined(separator: " ")
    case .fact(let person, let input):
      "FACT \(person.name.text) \(input.phone ?? input.note ?? "")"
    case .cycle(let person, let days): "CYCLE \(person.name.text) \(days)"
    case .person(let person):
      "PERSON \(person.name ?? "")" + (person.cycleDays.map { " \($0)d" } ?? "")
        + (person.note.flatMap { $0.isEmpty ? nil : " ‘\($0)’" } ?? "")
    case .note(let text): "NOTE \(text)"
    case .count(let counter, let amount, let day):
      "COUNT \(counter.tag) \(amount.text)" + (day.map { " \($0)" } ?? "")
    }
  }

  private static func written(_ draft: EventDraft) -> String {
    var text = "EVENT ‘\(draft.title)’ "
    switch draft.times {
    case .hours(let from, let to): text += written(from) + (to.map { " -> " + written($0) } ?? "")
    case .days(let days):
      let (first, last) = (days.lowerBound, days.upperBound)
      text += first == last ? "\(first) \(first.weekday) day" : "\(first)..\(last)"
    }
    if !draft.location.isEmpty { text += " @\(draft.location)" }
    if let rhythm = draft.repeating { text += " [\(rhythm.text)]" }
    if !draft.reminders.isEmpty { text += " rem\(draft.reminders)" }
    if draft.isCountedDown { text += " COUNTDOWN" }
    return text
  }

  private static func written(_ time: DayAndTime) -> String {
    "\(time.day) \(time.day.weekday) \(String(time.time.description.prefix(5)))"
  }
}
