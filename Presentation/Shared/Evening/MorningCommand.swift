import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule

/// The command that describes a day in a few sentences. It asks nothing.
struct MorningCommand: Command {
  /// The day as typed; nil for today.
  let day: String?

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (features, page) = try run.openStore(.standard)
    let today = features.today.day
    var day = today
    if let typed = self.day {
      let days = page.days(today: today, looking: .around)
      day = try page.done { () throws(ArgumentParseError) in try days.day(typed, option: "day") }
    }
    let sentences = MorningWords(page.language).sentences(
      try MorningFacts(features, of: day, page.language))
    page.answer(lines: sentences) { json in
      json.key("morning")
      json.object { json in
        json.member("day", day)
        json.key("sentences")
        json.list(sentences) { json, sentence in json.value(sentence) }
      }
    }
    return .done
  }
}

/// The facts about a day that `haru morning` describes.
struct MorningFacts: Equatable, Sendable {
  let day: Day
  let isToday: Bool
  /// Whether the day is over, so that the sentences are in the past tense.
  let isPast: Bool
  /// The events of the day, in order.
  let events: [Event]
  /// The people whose contact is due, the most urgent first. `moreDue` counts the people beyond these.
  let due: [Person]
  let moreDue: Int
  /// The people with a birthday on the day.
  let birthdays: [ComingBirthday]
  /// The other dates of people on the day.
  let dates: [DateOccasion]
  /// The most urgent book. Nil if none is being read, or for a past day, whose reading position is not known.
  let book: BookProgress?
  /// The saying of the day. Nil if there are no sayings, or for another day, because reading it would choose a saying.
  let saying: Saying?

}

extension MorningFacts {
  /// The maximum number of people who are named.
  private static let named = 2
  /// The maximum number of people who are counted.
  private static let counted = 100

  init(_ features: Features, of day: Day, _ language: Language) throws(Report) {
    let isToday = day == features.today.day
    let shown = isToday ? features : features.evening.features(on: day, hour: 7)
    let today = shown.today
    self.day = day
    self.isToday = isToday
    isPast = day < features.today.day
    do throws(ScheduleFailure) { events = try today.agenda().events.map(\.event) } catch {
      throw ScheduleWords(language).report(error, at: today.now)
    }
    var people: [Person] = []
    var birthdays: [ComingBirthday] = []
    var dates: [DateOccasion] = []
    do throws(PeopleFailure) {
      try today.duePlants(atMost: Self.counted) {
        people.append($0.person)
        return true
      }
      birthdays = try today.birthdays(atMost: Self.counted).filter { $0.daysLeft == 0 }
      dates = try today.datesOfDay()
    } catch { throw PeopleWords(language).report(error) }
    (self.birthdays, self.dates) = (birthdays, dates)
    due = Array(people.prefix(Self.named))
    moreDue = people.count - due.count
    book = try isPast ? nil : Self.book(of: shown, language)
    do throws(SayingsFailure) { saying = isToday ? try today.saying() : nil } catch {
      throw SayingsWords(language).report(error)
    }
  }

  /// Returns the most urgent book that is being read; nil if there is none.
  private static func book(
    of features: Features, _ language: Language
  ) throws(Report) -> BookProgress? {
    do throws(ReadingFailure) {
      let reading = features.reading.books
      let withTarget = try reading.dueFirst(atMost: 1)
      return try withTarget.isEmpty ? reading.recent(atMost: 1).first : withTarget.first
    } catch { throw ReadingWords(language).report(error) }
  }
}
