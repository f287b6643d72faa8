import Support
import Testing

@testable import Domain
@testable import PresentationKit
@testable import PresentationShared

// V-16
@Suite struct `The wordings of an evening` {
  /// A sentence of an evening, as a function of its day.
  private typealias Slot = (name: String, text: @Sendable (EveningSamples) -> String)

  private static let ofPeople: [Slot] = [
    ("met", { $0.questions.met($0.meeting()) }), ("call", { $0.questions.called($0.meeting()) }),
    ("birthday", { $0.questions.birthday($0.person.calledName) }),
    ("pending call", { $0.questions.pending($0.contact(.call)) }),
    ("pending message", { $0.questions.pending($0.contact(.message)) }),
    ("pending messenger", { $0.questions.pending($0.contact(.messenger)) }),
    ("pending meeting", { $0.questions.pending($0.contact(.met)) }),
    ("yesterday", { $0.questions.before($0.event("Choir", after: -1)) }),
  ]

  private static let ofDays: [Slot] = [
    ("book", { $0.questions.reading($0.book(at: 100), 0) }),
    ("book of a streak", { $0.questions.reading($0.book(at: 100), 3) }),
    ("book in percent", { $0.questions.reading($0.book(at: 40, pages: nil), 0) }),
    ("new book", { $0.questions.reading($0.book(at: 0), 0) }),
    ("mood", { $0.questions.mood(nil) }), ("mood after a mood", { $0.questions.mood(64) }),
    ("sentence of an empty day", { $0.questions.sentence($0.facts()) }),
    ("sentence of a day with plans", { $0.questions.sentence($0.facts(events: 2)) }),
    (
      "sentence after words",
      { sample in sample.questions.sentence(sample.facts { $0.wordsBefore = "Long rain." }) }
    ),
    ("tomorrow, free", { $0.questions.after([]) }),
    ("tomorrow, one plan", { $0.questions.after([$0.event("Dentist", after: 1)]) }),
    (
      "tomorrow, two plans",
      { $0.questions.after([$0.event("Dentist", after: 1), $0.event("Tea", "e2", after: 1)]) }
    ),
  ]

  private static let questions = ofPeople + ofDays

  private static let around: [Slot] = [
    ("hello", { Self.greeting($0, 0, 0) }), ("nothing planned", { Self.greeting($0, 0, 1) }),
    ("one plan", { Self.greeting($0, 1, 1) }), ("two plans", { Self.greeting($0, 2, 1) }),
    ("three plans", { Self.greeting($0, 3, 1) }), ("five plans", { Self.greeting($0, 5, 1) }),
    ("goodbye", { EveningWords($0.language).goodbye($0.facts(level: 70)) }),
    ("goodbye of a bad day", { EveningWords($0.language).goodbye($0.facts(level: 20)) }),
    ("goodbye without an answer", { EveningWords($0.language).laterThen($0.facts()) }),
  ]

  private static let replies: [Slot] = [
    ("reply about a person", { $0.reply(.contact($0.person, Contact(by: .met))) }),
    ("reply about a mood", { $0.reply(.mood(MoodDraft(level: 38, text: "wrecked"))) }),
    ("reply about an entry", { $0.reply(.entry("snow")) }),
    ("reply about a plan", { $0.reply(.event($0.event("Dentist", after: 1), reminding: nil)) }),
    ("reply to a no", { $0.reply(.nothing, to: .met($0.meeting())) }),
    ("reply about no contact", { $0.reply(.nothing, to: .pending($0.contact(.call))) }),
  ]

  /// Returns a sentence of the greeting without its date, which would make each one different.
  private static func greeting(_ sample: EveningSamples, _ events: Int, _ index: Int) -> String {
    let date = CalendarWords.dayWithWeekday(sample.day, in: sample.language)
    let lines = EveningWords(sample.language).greeting(sample.facts(events: events))
    return lines[index].replacing(date, with: "D")
  }

  // V-16
  @Test(arguments: Language.allCases)
  func `return only after five evenings`(language: Language) {
    for slot in Self.questions + Self.around + Self.replies {
      let texts = EveningSamples.days.map { slot.text(EveningSamples(language, $0)) }
      for first in 0...(texts.count - 5) {
        let week = texts[first..<(first + 5)]
        #expect(Set(week).count == 5, "\(slot.name): \(week)")
      }
      for text in texts { #expect(!text.isEmpty && !text.contains("  "), "\(slot.name): \(text)") }
    }
  }

  // V-16
  @Test(arguments: Language.allCases)
  func `differ between two questions of one kind on the same evening`(language: Language) {
    for slot in Self.questions {
      for day in EveningSamples.days {
        let two = (0...1).map { slot.text(EveningSamples(language, day, turn: $0)) }
        #expect(two[0] != two[1], "\(slot.name): \(two)")
      }
    }
    for day in EveningSamples.days {
      let three = (0...2).map { turn -> String in
        let sample = EveningSamples(language, day, turn: turn)
        return sample.questions.met(sample.meeting())
      }
      #expect(Set(three).count == 3, "\(three)")
    }
  }

  // V-16
  @Test(arguments: Language.allCases)
  func `quote yesterday now and then, and name the plan of the day more often`(
    language: Language
  ) {
    let texts = EveningSamples.days.prefix(7).map { day in
      let sample = EveningSamples(language, day)
      return sample.questions.sentence(
        sample.facts {
          $0.wordsBefore = "Long rain."
          $0.mainEvent = sample.event("Budget review")
          $0.events = [sample.event("Budget review")]
        })
    }
    #expect(texts.count { $0.contains("Long rain.") } == 1, "\(texts)")
    #expect(texts.count { $0.contains("Budget review") } == 3, "\(texts)")
  }
}
