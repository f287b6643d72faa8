import Domain
import FuzzPromises

/// Makes random events of every kind. The same dice and number give the same event.
enum RandomEvents {
  static let zones = [
    "Asia/Seoul", "America/New_York", "Europe/London", "Europe/Berlin", "Australia/Lord_Howe",
    "America/Sao_Paulo", "Africa/Casablanca", "Pacific/Apia", "America/Nuuk", "Asia/Gaza",
    "America/Santiago", "Asia/Kathmandu", "Europe/Dublin", "Pacific/Chatham", "UTC", "Asia/Tehran",
  ]
  private static let titles = [
    "산책", "Lunch with Grace", "a, b; c \\ d", "한 줄", "👨‍👩‍👧‍👦 가족", "“Quotes” — and: colons", "",
    "끝에 \\n은 줄이 아니다", "é è ñ ß", String(repeating: "아주 긴 제목 ", count: 30) + "끝",
    String(repeating: "x", count: 200), "BEGIN:VEVENT", "=3D percent%", "^n ^^ ^'",
  ]
  private static let rules = [
    "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,WE", "FREQ=MONTHLY;BYDAY=-1FR;COUNT=10",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
    "FREQ=MONTHLY;BYMONTHDAY=-1",
  ]
  private static let kept = [
    "LOCATION:한강\\, 서울", "CATEGORIES:가족,산책", "URL:https://example.org/a?b=c;d,e",
    "ATTENDEE;CN=\"Berg, Tom\";PARTSTAT=ACCEPTED:mailto:tom@example.org", "TRANSP:TRANSPARENT",
    "X-HARU-TEST;X-P=\"a;b\":one\\, two\\; three", "CLASS:PRIVATE", "GEO:37.5;127.0", "PRIORITY:5",
  ]

  static func event(_ dice: inout Dice, number: Int) -> CalendarEvent {
    let day = Day(ordinal: -3_000 + dice.below(40_000))
    let time = DayAndTime(day, TimeOfDay(seconds: dice.below(288) * 300))
    let length = (1 + dice.below(100)) * 900
    let zone = dice.one(of: zones)
    let start: CalendarTime
    let end: CalendarTime
    switch dice.below(5) {
    case 0:
      start = .day(day)
      end = .day(day + 1 + dice.below(5))
    case 1:
      start = .local(time)
      end = .local(later(time, length))
    case 2:
      start = .instant(day.ordinal * 86_400 + time.time.seconds)
      end = .instant(day.ordinal * 86_400 + time.time.seconds + length)
    default:
      start = .zoned(time, zone: zone)
      end = .zoned(later(time, length), zone: zone)
    }
    var event = CalendarEvent(
      uid: "\(number)-하루@example.org", title: dice.one(of: titles), start: start, end: end)
    fill(&event, &dice)
    return event
  }

  private static func fill(_ event: inout CalendarEvent, _ dice: inout Dice) {
    event.stamp = 1_700_000_000 + dice.below(100_000_000)
    event.sequence = dice.below(4)
    if dice.below(2) == 0 { event.lastModified = 1_700_000_000 + dice.below(100_000_000) }
    if dice.below(2) == 0 { event.body = "첫 줄, 그리고\n둘째; 줄\\\n" + dice.one(of: titles) + "." }
    switch dice.below(4) {
    case 0:
      event.rule = dice.one(of: rules)
      event.leftOut = (0..<dice.below(4)).map { shifted(event.start, $0 * 7 + 7) }
      event.added = (0..<dice.below(3)).map { shifted(event.start, $0 * 5 + 3) }
    case 1 where dice.below(2) == 0:
      event.recurrenceID = shifted(event.start, -7)
      event.isThisAndFuture = dice.below(4) == 0
    default: break
    }
    event.isCancelled = dice.below(9) == 0
    var reminders = Set(
      (0..<dice.below(3)).map { _ in dice.one(of: [300, 900, 3600, 86_400, 90, 604_800]) })
    if event.isCancelled { reminders = [] }
    event.reminders = reminders.sorted(by: >)
    for line in kept where dice.below(4) == 0 { event.kept.append(line) }
  }

  private static func shifted(_ time: CalendarTime, _ days: Int) -> CalendarTime {
    switch time {
    case .day(let day): .day(day + days)
    case .local(let time): .local(DayAndTime(time.day + days, time.time))
    case .zoned(let time, let zone): .zoned(DayAndTime(time.day + days, time.time), zone: zone)
    case .instant(let instant): .instant(instant + days * 86_400)
    }
  }

  private static func later(_ time: DayAndTime, _ seconds: Int) -> DayAndTime {
    let sum = time.time.seconds + seconds
    return DayAndTime(time.day + sum / 86_400, TimeOfDay(seconds: sum))
  }
}
