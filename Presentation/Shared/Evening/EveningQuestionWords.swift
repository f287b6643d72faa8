import Domain
import PresentationKit
import TextUI

/// The questions of an evening, worded from the records of the day. Each kind of question has several wordings, which
/// alternate by date.
struct EveningQuestionWords: Words {
  let language: Language
  let day: Day
  let today: Day
  /// The number of earlier questions of the same kind on this day. It selects the wording.
  let turn: Int

  init(language: Language) {
    self.language = language
    (day, today, turn) = (Day(ordinal: 0), Day(ordinal: 0), 0)
  }

  init(_ language: Language, day: Day, today: Day, turn: Int = 0) {
    self.language = language
    (self.day, self.today, self.turn) = (day, today, turn)
  }

  /// Returns a question about the day.
  func ask(_ question: EveningQuestion, _ facts: EveningFacts) -> String {
    switch question.matter {
    case .birthday(let person): birthday(person.calledName)
    case .met(let appointment):
      appointment.isCall
        ? called(appointment) : met(appointment, isShared: isShared(appointment, facts))
    case .pending(let waiting): pending(waiting)
    case .yesterday(let event): before(event)
    case .reading(let progress): reading(progress, facts.readingStreak)
    case .note(let note): still(note)
    case .habits(let habits): open(habits)
    case .mood: mood(facts.levelBefore)
    case .sentence: sentence(facts)
    case .tomorrow: tomorrow(facts)
    }
  }

  /// Returns the wording for this day and `turn`.
  func choose(_ wordings: [Phrase]) -> String {
    EveningWords.turn(day, wordings, language, turn)
  }

  // MARK: Days

  var isToday: Bool { day == today }

  /// The name of the day, such as today.
  var here: String { isToday ? CalendarWords.today(language) : say("그날", "that day") }

  /// The name of the day before, such as yesterday.
  var dayBefore: String {
    guard isToday else { return say("그 전날", "the day before") }
    return CalendarWords.nearness(-1, in: language) ?? ""
  }

  /// The name of the day before as the topic of a sentence.
  var topicBefore: String {
    language.isKorean ? Particle.topic.after(dayBefore) : capitalised(dayBefore)
  }

  /// Returns the name of a day before the day of the evening: `yesterday`, `on 8 March`.
  func earlier(_ date: Day) -> String {
    if date == day - 1 { return dayBefore }
    let name = CalendarWords.day(date, in: language)
    return language.isKorean ? name + "에" : "on " + name
  }

  func clock(_ moment: Now) -> String { ClockWords.spoken(moment.time, in: language) }
}
