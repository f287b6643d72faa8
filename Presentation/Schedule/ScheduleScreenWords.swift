import Domain
import PresentationKit

/// The texts of the screens of the schedule.
extension ScheduleWords {
  // MARK: Keys

  var keyUnfold: String { say("펼치기", "unfold") }
  var keyFold: String { say("접기", "fold") }
  var keyUnfoldAll: String { say("모두 펼치기", "unfold all") }
  var keyFoldAll: String { say("모두 접기", "fold all") }
  var keyNew: String { say("새 일정", "new") }
  var keyByDay: String { say("하루씩", "day") }
  var keyDays: String { say("날짜", "day or week") }
  var keyLastMonth: String { CalendarWords.previousMonth(language) }
  var keyNextMonth: String { CalendarWords.nextMonth(language) }
  var keyTurn: String { say("날짜·시간 바꾸기", "change date and time") }

  var keyWeekToDay: String { say("하루 보기", "day view") }
  var keyDayToWeek: String { say("한 주로", "back to the week") }

  // MARK: A day

  /// Returns the relative name of a day, such as “tomorrow”; nil if the day has no such name.
  func nearness(_ day: Day, at now: Now) -> String? {
    CalendarWords.nearness(day, today: now.day, in: language)
  }

  func count(_ count: Int) -> String {
    say("일정 \(count)개", count == 1 ? "1 event" : "\(count) events")
  }
  var nextTitle: String { say("다음 일정", "Next") }
  var nowLabel: String { ClockWords.now(language) }
  var nextLabel: String { keyNext }
  var thenLabel: String { say("이후", "then") }
  var freeLabel: String { say("빈 때", "free") }
  var busy: String { say("바쁨", "busy") }
  func free(_ seconds: Int) -> String {
    say("빈 시간 \(brief(seconds))", "\(brief(seconds)) free")
  }
  var inviteNext: String { say("새 일정 적기", "plan something") }
  func nothingLeft(_ day: Day, at now: Now) -> String {
    day == now.day
      ? say("오늘은 남은 일정이 없어요.", "Nothing more today.") : nothing(on: day, at: now)
  }
  var notesTitle: String { fieldName(.body) }
  func more(_ count: Int) -> String { say("외 \(count)개", "\(count) more") }
  func inviteWeek(_ key: String) -> String {
    say(
      "이번 주는 비어 있어요. \(key)을 눌러 일정을 적어 보세요.",
      "Nothing planned this week. Press \(key) to add an event.")
  }
  var nothingFreeThen: String { say("지나간 날이라 빈 시간을 찾지 않았어요.", "That day has passed.") }
  var nothingChosen: String { say("일정이 없는 날이에요.", "No events on this day.") }
  func emptyDay(_ key: String) -> String {
    say("아직 비어 있어요. \(key)을 눌러 일정을 적어 보세요.", "No events yet. Press \(key) to add one.")
  }
  /// Names the events that overlap. `goesOn` means that more events overlap than are named.
  func overlaps(_ others: [Event], goesOn: Bool, at now: Now) -> String {
    let list = others.map { "\(brief($0)) \(times($0, at: now))" }.joined(separator: ", ")
    let more = goesOn ? say(" 등", " and more") : ""
    return say("겹치는 일정: \(list)\(more)", "Overlaps \(list)\(more)")
  }

  // MARK: Forms

  var newTitle: String { say("새 일정", "New event") }
  var editTitle: String { say("일정 고치기", "Edit event") }
  var titleHint: String { say("무슨 일정인가요?", "name of the event") }
  var locationHint: String { say("어디서 (비워도 돼요)", "location (optional)") }
  var bodyHint: String { say("덧붙일 말 (비워도 돼요)", "notes (optional)") }
  func lasts(_ seconds: Int) -> String {
    say("\(length(seconds))짜리 일정이에요.", "Lasts \(length(seconds)).")
  }
  var endsTooSoon: String { say("끝은 시작보다 늦어야 해요.", "The end must be after the start.") }

  // MARK: Finding

  var findTitle: String { say("일정 찾기", "Find") }
  var findHint: String {
    say("낱말이나 날짜 (3월 8일, 내일, 추석)", "words, or a day (8 March, tomorrow, +3d)")
  }
  var findHelp: String {
    say("제목이나 내용에서 찾아요. 날짜를 적으면 그날로 가요.", "Searches titles and notes. Type a day to go to it.")
  }
  var findSigns: String {
    let signs = FilterWords(language: language).hint("minutes>60")
    return say("쓸 수 있는 기호: \(signs)", "Filters: \(signs)")
  }
  func goTo(_ day: Day, at now: Now) -> String {
    let near = nearness(day, at: now).map { "(\($0))" }
    return say(
      "\(Particle.toward.after(heading(day, at: now) + (near ?? ""))) 가기",
      "Go to \(heading(day, at: now))\(near.map { " " + $0 } ?? "")")
  }
}
