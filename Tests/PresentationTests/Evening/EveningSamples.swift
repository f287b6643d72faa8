import Support

@testable import Domain
@testable import PresentationKit
@testable import PresentationShared

/// The words of one day in March 2026, with the same records on each day.
struct EveningSamples {
  let language: Language
  let day: Day
  let turn: Int

  init(_ language: Language, _ day: Day, turn: Int = 0) {
    (self.language, self.day, self.turn) = (language, day, turn)
  }

  /// Fourteen days, twice as many as the longest list of wordings has.
  static let days = (0..<14).map { Day.on("2026-03-01") + $0 }

  var questions: EveningQuestionWords {
    EveningQuestionWords(language, day: day, today: day, turn: turn)
  }
  var replies: EveningReplyWords {
    EveningReplyWords(language, day: day, today: day, turn: turn)
  }

  var person: Person { .sample(name: language.isKorean ? "지훈" : "Nora") }

  func event(_ title: String, _ id: String = "e1", from: String = "19:00", after days: Int = 0)
    -> Event
  {
    .sample(id, title, on: (day + days).description, from: from, to: "20:00")
  }

  func meeting(_ title: String = "Coffee") -> PastAppointment {
    PastAppointment(person, event(title), in: .unchanging(offset: 9 * 3600))
  }

  func contact(_ channel: Watering.Channel) -> WaitingReview {
    WaitingReview(
      person,
      PendingReview(
        person: person.id, channel: channel, at: .on(day.description, at: "14:30")))
  }

  /// Returns a book of 300 pages, or one whose pages are unknown.
  func book(at total: Int, pages: Int? = 300) -> BookProgress {
    var book = Book.sample("b1", "Walden", pages: pages)
    if total > 0 {
      book.last = ReadingRecord(
        at: .on((day - 1).description), total: total, pagesRead: total, isPercent: pages == nil)
    }
    return BookProgress(book, today: day)
  }

  func facts(_ change: (inout EveningFacts) -> Void = { _ in }) -> EveningFacts {
    var facts = EveningFacts(day: day, today: day)
    change(&facts)
    return facts
  }

  /// Returns facts with some events of the day, of which the last one is with a person.
  func facts(events count: Int) -> EveningFacts {
    facts { facts in
      facts.events = (0..<count).map { event("Plan \($0)", "p\($0)", from: "1\($0):00") }
      if count > 1, let last = facts.events.last {
        facts.met = [PastAppointment(person, last, in: .unchanging(offset: 9 * 3600))]
      }
    }
  }

  func facts(level: Int) -> EveningFacts {
    facts { $0.records = [.sample(on: day.description, level: level)] }
  }

  /// Returns the reply to a line that became a record.
  func reply(_ subject: NotedSubject, to matter: EveningQuestion.Matter = .mood) -> String {
    var line = NotedLine(.moods, sentence: "The sentence of a command.")
    line.subject = subject
    return replies.reply(to: line, of: EveningQuestion(matter), .saved).joined(separator: " ")
  }
}
