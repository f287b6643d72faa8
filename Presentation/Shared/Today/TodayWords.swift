import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule
import TextUI

struct TodayWords: KeyWords, Equatable {
  let language: Language

  // MARK: Keys

  var keyWater: String { PeopleWords(language).keyWater }
  func water(_ name: String) -> String { say("\(name) 물 주기", "water \(name)") }
  var keyNote: String { say("적기", "record") }
  var keyPostpone: String { PeopleWords(language).keyPostpone }
  var keyRead: String { say("읽기", "read") }
  var keyPages: String { BookSearchScreenWords(language).labelPages }
  var keyTarget: String { say("목표일", "new target") }
  var keyEditBook: String { say("책 고치기", "edit book") }
  var keyMood: String { PartWords.mood(language) }
  var keyNew: String { say("새 일정", "new event") }
  var keySaying: String { PartWords.saying(language) }
  var keyCanvas: String { say("그림", "picture") }
  var keyAdd: String { KeyMapWords(language).addPerson }
  var keyKeep: String { SayingsWords.keeping(language) }
  var keyBringIn: String { MoreItem.bringIn.title(language) }
  var keyBook: String { say("책 추가", "add a book") }

  // MARK: Lines

  var now: String { ClockWords.now(language) }

  /// Returns the question how a contact went that the user started but has not recorded yet.
  func begun(_ contact: UnnotedContact, on day: Day) -> String {
    let at = contact.pending.at
    let when =
      at.day == day
      ? ClockWords.time(at.time, in: language) : CalendarWords.day(at.day, in: language)
    let channel = PeopleWords(language).channel(contact.pending.channel)
    let preposition = at.day == day ? "at" : "on"
    return say(
      "\(when) \(channel), 어땠나요?", "\(channel) \(preposition) \(when): how was it?")
  }

  /// Returns when a planned meeting took place.
  func passed(_ appointment: PastAppointment, on day: Day) -> String {
    if appointment.day == day, !appointment.event.isAllDay {
      return ClockWords.time(appointment.event.start.time, in: language)
    }
    return CalendarWords.shortDay(appointment.day, in: language)
  }

  /// Returns the question whether a planned meeting took place.
  func asks(_ appointment: PastAppointment) -> String {
    let title = Printable.brief(appointment.event.title.text)
    return appointment.isCall
      ? say("‘\(title)’, 통화했나요?", "“\(title)”: did you talk?")
      : say("‘\(title)’, 만났나요?", "“\(title)”: did you meet?")
  }

  var keyMet: String { say("만났어요", "we met") }
  var keyDidNotMeet: String { say("안 만났어요", "we did not meet") }
  var nothingToConfirm: String {
    say("만났는지 확인할 일정이 없어요.", "There is no past event to confirm.")
  }

  var birthday: String { PeopleWords(language).labelBirthday }

  /// Says how near a birthday is.
  func nearness(_ birthday: ComingBirthday) -> String {
    CalendarWords.distance(birthday.daysLeft, in: language)
  }

  /// The sentence that says that the person with the birthday is only in the address book.
  var inAddressBook: String {
    say("연락처에 있어요. Enter를 누르면 등록할 수 있어요.", "In your contacts. Press Enter to add this person.")
  }

  /// Returns the ideas for gifts and the last gift beside a birthday or date; nil for other lines, and without any.
  func hint(_ line: TodayLine, in page: TodayPage) -> String? {
    switch line.matter {
    case .birthday(let birthday):
      guard case .person(let person) = birthday.celebrant else { return nil }
      return page.hints[person.id].map(GiftWords(language).hint)
    case .date(let occasion): return page.hints[occasion.person.id].map(GiftWords(language).hint)
    case .event, .plant, .begun, .appointment, .book, .loan, .note, .habit: return nil
    }
  }

  /// Names the person whose birthday it is, with the age if known.
  func celebrates(_ birthday: ComingBirthday) -> String {
    let name = birthday.celebrant.calledName
    guard let age = birthday.age else { return name }
    let turns = OccasionWords(language: language).age(age)
    return ([name, turns] + [landmark(birthday)].compactMap(\.self)).joined(separator: between)
  }

  /// The name of a round birthday of today, such as 환갑; nil if it has none.
  private func landmark(_ birthday: ComingBirthday) -> String? {
    language.isKorean ? birthday.milestone.flatMap(DateWords(language).milestone) : nil
  }

  /// Says how many lines of each kind do not fit.
  func more(_ left: [TodayShare.Left]) -> String {
    let parts = left.map { left -> String in
      let count = "\(left.count)" + (left.isAtLeast ? "+" : "")
      return switch left.kind {
      case .events: say("일정 \(count)", "\(count) \(left.count == 1 ? "event" : "events")")
      case .people: say("사람 \(count)", "\(count) \(left.count == 1 ? "person" : "people")")
      case .books: say("책 \(count)", "\(count) \(left.count == 1 ? "book" : "books")")
      case .birthdays: birthdays(count, isOne: left.count == 1)
      case .dates: say("기념일 \(count)", "\(count) \(left.count == 1 ? "date" : "dates")")
      case .notes: say("쪽지 \(count)", "\(count) \(left.count == 1 ? "note" : "notes")")
      case .habits: say("습관 \(count)", "\(count) \(left.count == 1 ? "habit" : "habits")")
      }
    }
    return parts.joined(separator: ", ") + say(" 더", " more")
  }

  private func birthdays(_ count: String, isOne: Bool) -> String {
    say("생일 \(count)", "\(count) \(isOne ? "birthday" : "birthdays")")
  }

  func birthdays(_ count: Int) -> String { birthdays("\(count)", isOne: count == 1) }

  // MARK: The picture and the saying

  /// Returns the caption of the picture of the day.
  func picture(_ canvas: Canvas) -> String {
    canvas.total == 0
      ? say("오늘의 그림", "today's picture")
      : say(
        "오늘의 그림 · \(canvas.total)개",
        canvas.total == 1 ? "today · 1 mood" : "today · \(canvas.total) moods")
  }

  /// Returns the number of moods and diary entries today, for the command line.
  func felt(_ canvas: Canvas) -> String {
    let count = canvas.total
    let levels = canvas.shapes.count { $0.record.level != nil }
    if levels == count {
      return say("오늘의 기분 기록 \(count)개", count == 1 ? "1 mood today" : "\(count) moods today")
    }
    if levels == 0, canvas.shapes.count == count {
      return say(
        "오늘의 일기 \(count)개",
        count == 1 ? "1 diary entry today" : "\(count) diary entries today")
    }
    return say("오늘의 기분과 일기 \(count)개", "\(count) moods and diary entries today")
  }

  func done(_ count: Int) -> String {
    say("끝남 \(count)", "Done: \(count)")
  }

  // MARK: Empty page

  var quiet: String {
    say("오늘 챙길 일이 없어요. 이런 것부터 해 볼까요?", "Nothing is due today. Try one of these:")
  }
  var quietLine: String { say("오늘 챙길 일이 없어요.", "Nothing is due today.") }

  /// Returns the text of the suggestion that belongs to a key.
  func beginning(_ key: Character) -> String {
    switch key {
    case "a": say("소중한 사람 등록하기", "add someone dear to you")
    case "S": say("마음에 든 글귀 담기", "save a saying you like")
    case "m": MoodsWords(language).noteNow
    case "n": say("일정 적기", "plan an event")
    case "i": say("다른 앱의 기록 가져오기", "import your records")
    default: say("읽고 싶은 책 추가하기", "add a book to read")
    }
  }

  // MARK: Unavailable keys

  var nobodyThirsty: String {
    PeopleWords(language).nobodyThirsty
  }
  var nobodyToPostpone: String {
    say(
      "물 주기는 물 줄 날에만 미룰 수 있어요.",
      "You can only postpone a watering on the day it is due.")
  }
  func cannotWait(_ plant: Plant) -> String {
    let name = Printable.brief(plant.person.calledName)
    return PeopleWords(language).hasWithered(name)
  }
  var noBook: String {
    say("지금 읽을 수 있는 책이 없어요. b로 추가할 수 있어요.", "You have no book to read. Press b to add one.")
  }
  var nothingToEdit: String {
    say("고칠 책이 없어요.", "No book to edit.")
  }
  var nothingToOpen: String {
    say("열 것이 없어요.", "Nothing to open.")
  }
  var noSaying: String {
    say("담아 둔 글귀가 없어요. S를 누르면 담을 수 있어요.", "No sayings saved yet. Press S to save one.")
  }

  // MARK: Failures

  /// Explains why a part could not be loaded.
  func failure(_ failure: TodayFailure, at now: Now) -> Report {
    switch failure {
    case .people(let error): PeopleWords(language).report(error)
    case .sayings(let error): SayingsWords(language).report(error)
    case .moods(let error): MoodsWords(language).report(error)
    case .schedule(let error): ScheduleWords(language).report(error, at: now)
    case .reading(let error): ReadingWords(language).report(error)
    case .notes(let error): NotesWords(language).report(error)
    case .counts(let error): CountsWords(language).report(error)
    case .past(let error): StorageWords(language).report(error)
    }
  }

  /// Returns the name of the part that failed to load.
  func name(_ failure: TodayFailure) -> String {
    let words = ShellWords(language)
    return switch failure {
    case .people: words.title(.people)
    case .sayings: words.title(.sayings)
    case .moods: words.title(.moods)
    case .schedule: words.title(.schedule)
    case .reading: words.title(.reading)
    case .notes: PartWords.notes(language)
    case .counts: PartWords.counts(language)
    case .past: keyPast
    }
  }
}
