package import Domain
package import PresentationKit
import TextUI

/// The texts about the dates of people.
package struct DateWords: KeyWords, Equatable {
  package let language: Language

  package init(language: Language) { self.language = language }

  // MARK: Names

  package func label(_ label: DateLabel) -> String { OccasionWords(language).label(label) }

  /// Returns what a day is: the label with the years, or a number of days.
  package func title(_ occasion: DateOccasion) -> String {
    OccasionWords(language).title(occasion.date.label, occasion.count)
  }

  /// Returns the name of a milestone; nil for an ordinary yearly date.
  package func milestone(_ occasion: DateOccasion) -> String? {
    OccasionWords(language).milestone(occasion.date.label, occasion.count)
  }

  /// Returns the row of a day: when it is, whose it is, and what it is.
  package func row(_ occasion: DateOccasion, today: Day) -> String {
    let (name, title) = (occasion.person.calledName, title(occasion))
    let day = CalendarWords.heading(occasion.day, today: today, in: language)
    let distance = CalendarWords.distance(occasion.day - today, in: language)
    if language.isPlain { return record(name, [title, day, distance]) }
    return "\(day) (\(distance))  \(Printable.brief(name))  \(title)"
  }

  /// Returns a date as a card shows it: its day, and the civil day on which a lunar one is next observed.
  package func lines(_ date: PersonDate, today: Day) -> [String] {
    var lines = BirthdayWords(language).lines(date.date, seenFrom: today)
    if !date.reminders.isEmpty {
      let spans = reminders(date)
      lines[0] += between + say("미리 알림: \(spans) 전", "reminder \(spans) before")
    }
    return lines
  }

  // MARK: Answers

  package func saved(_ date: PersonDate, of person: Person, today: Day) -> String {
    let (name, label) = (person.calledName, label(date.label))
    let day = CalendarWords.birthday(date.date, in: language)
    let saved = say("\(name)의 \(label): \(day).", "\(name), \(label): \(day).")
    guard let next = date.next(onOrAfter: today) else { return saved }
    let when = CalendarWords.fullDayWithWeekday(next, in: language)
    let distance = CalendarWords.distance(next - today, in: language)
    return saved + say(" 다음은 \(when)이에요(\(distance)).", " Next: \(when) (\(distance)).")
  }

  package func removed(_ date: PersonDate, _ count: Int = 1, of person: Person) -> String {
    let (name, label) = (person.calledName, label(date.label))
    if count > 1 {
      return say(
        "\(name)의 \(label) \(count)개를 지웠어요.", "Removed \(count) dates “\(label)” of \(name).")
    }
    return say(
      "\(name)의 \(Particle.object.after(label)) 지웠어요.", "Removed “\(label)” of \(name).")
  }

  /// Says which dates of a contact were taken over.
  func taken(_ labels: [DateLabel]) -> String {
    let names = labels.map(label).joined(separator: ", ")
    return say("연락처에 있던 기념일도 적었어요: \(names).", "Dates from your contacts: \(names).")
  }

  /// The offer to be told ahead, which is made with the first date.
  var offersAhead: String {
    say(
      "며칠 전에도 알림을 받으려면 `haru settings set people.dates.ahead 7d`를 실행해 주세요.",
      "To be told ahead of all dates, run `haru settings set people.dates.ahead 7d`.")
  }

  /// The offer to enter a day of death by the lunar calendar; nil for other dates, and in English.
  package func offersLunar(_ date: PersonDate) -> String? {
    guard language.isKorean, date.label.kind == .death, case .civil = date.date else { return nil }
    guard let first = date.first, let lunar = LunarDay(first),
      let birthday = LunarBirthday(year: lunar.year, date: LunarDate(lunar))
    else { return "음력으로 제사를 지내면 ‘음력 9월 1일’처럼 적어 주세요." }
    return "음력으로는 ‘\(LunarWords(language).birthday(birthday))’이에요. "
      + "음력으로 제사를 지내면 그렇게 적어 주세요."
  }

  // MARK: Screens

  package var key: String { say("기념일", "dates") }
  var keyNew: String { say("새 기념일", "new date") }
  var labelDay: String { PeopleWords(language).keyDay }
  var labelRemind: String { say("미리 알림", "reminders") }
  var labelHint: String { say("결혼기념일, 기일, 사귄 날…", "wedding, first met, together…") }
  var remindHint: String { say("7일, 1일… (비워도 돼요)", "7d, 1d… (optional)") }
  var unreadReminders: String {
    say("7일, 1일처럼 적어 주세요.", "Write reminders like 7d, 1d.")
  }
  var birthdayStays: String {
    say("생일은 사람 정보에서 고칠 수 있어요.", "The birthday is changed with the person.")
  }
  func heading(_ person: Person) -> String {
    let name = Printable.brief(person.calledName)
    return say("\(name)의 생일과 기념일", "Dates of \(name)")
  }
  func formTitle(_ person: Person, isNew: Bool) -> String {
    let name = Printable.brief(person.calledName)
    return isNew
      ? say("\(name)의 새 기념일", "A new date of \(name)")
      : say("\(name)의 기념일 고치기", "Edit a date of \(name)")
  }
  func noneOf(_ person: Person) -> String {
    let name = Printable.brief(person.calledName)
    return say("아직 \(name)의 생일이나 기념일이 없어요.", "\(name) has no dates yet.")
  }
  /// Returns the reminders in the form that prefills an edit field.
  func reminders(_ date: PersonDate) -> String {
    date.reminders.map { length($0) }.joined(separator: ", ")
  }

  var none: String {
    say(
      "아직 적어 둔 생일이나 기념일이 없어요. `haru people date 민아 결혼기념일 5월 5일`처럼 적어 보세요.",
      "There are no birthdays or dates yet. Add one with `haru people date Maya wedding '5 May'`.")
  }
  var nothingComes: String { say("다가오는 생일이나 기념일이 없어요.", "No birthdays or dates are coming.") }

  // MARK: Refusals

  var emptyLabel: Report {
    refused("labelEmpty", "LABEL", "무슨 날인지 적어 주세요.", "Say what the date is.")
  }
  func labelTooLong(_ limit: Int) -> Report {
    refused(
      "labelTooLong", "LABEL", "기념일 이름은 \(limit)글자까지예요.",
      "A label can have at most \(limit) characters.")
  }
  var labelIsBirthday: Report {
    refused(
      "labelIsBirthday", "LABEL", "생일은 `haru people edit 이름 --birthday 5월 17일`로 적어 주세요.",
      "Set the birthday with `haru people edit NAME --birthday '17 May'`.", status: .usage)
  }
  func unknown(_ label: DateLabel, of name: String) -> Report {
    let label = Printable.brief(self.label(label))
    return refused(
      "unknownDate", "LABEL",
      "\(name)의 기념일에 ‘\(label)’ 항목이 없어요. 모두 보려면 `haru people dates \(name)`.",
      "\(name) has no date “\(label)”. `haru people dates \(name)` lists all.", status: .notFound)
  }
  var unreadable: Report {
    refused(
      "notADate", "DAY", "날짜를 읽지 못했어요. 5월 17일, 2018-05-17, 음력 9월 1일처럼 적어 주세요.",
      "Haru cannot read that date. Write it like 17 May, 2018-05-17 or lunar:9-1.", status: .usage)
  }
  var noSuchDay: Report {
    refused(
      "noSuchDay", "DAY", "달력에 없는 날이에요. 5월 17일이나 2018-05-17처럼 적어 주세요.",
      "That date does not exist. Write it like 17 May or 2018-05-17.")
  }
  var reminderRange: Report {
    let (most, days) = (PersonDate.mostReminders, PersonDate.longestReminder / 86_400)
    return refused(
      "reminderRange", "remind", "미리 알림은 \(most)개까지, \(days)일 전까지 정할 수 있어요.",
      "A date can have at most \(most) reminders, up to \(days) days before.")
  }
}
