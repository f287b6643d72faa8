import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationSchedule

/// Tests of repeat rules in words, for an event that starts on Tuesday 10 March 2026.
@Suite struct `Rules in words` {
  private let start = Day(ordinal: 20_522)

  // K-01
  @Test(arguments: [
    ("FREQ=DAILY", "매일", "every day"),
    ("FREQ=DAILY;INTERVAL=3", "3일마다", "every 3 days"),
    ("FREQ=DAILY;COUNT=10", "매일, 10번", "every day, 10 times"),
    ("FREQ=DAILY;COUNT=1", "매일, 한 번", "every day, once"),
    (
      "FREQ=DAILY;UNTIL=20261231", "매일, 2026년 12월 31일까지", "every day, until 31 December 2026"
    ),
    ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "평일마다", "every weekday"),
    ("FREQ=DAILY;BYMONTH=7,8", "7·8월에는 매일", "every day in July and August"),
    ("FREQ=DAILY;BYMONTHDAY=15", "매월 15일", "every month on the 15th"),
    (
      "FREQ=DAILY;INTERVAL=2;BYDAY=MO,WE", "2일마다, 그중 월·수요일만",
      "every 2 days, only on Mon and Wed"
    ),
    ("FREQ=WEEKLY", "매주 화요일", "every week on Tue"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "매주 월·수·금요일", "every week on Mon, Wed and Fri"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE", "격주 월·수요일", "every 2 weeks on Mon and Wed"),
    ("FREQ=WEEKLY;INTERVAL=3", "3주마다 화요일", "every 3 weeks on Tue"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "평일마다", "every weekday"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR", "격주 평일", "every 2 weeks on weekdays"),
    ("FREQ=WEEKLY;BYDAY=SA,SU", "주말마다", "every weekend"),
    ("FREQ=WEEKLY;BYDAY=MO;BYMONTH=3", "3월에는 매주 월요일", "every week on Mon in March"),
    ("FREQ=MONTHLY", "매월 10일", "every month on the 10th"),
    ("FREQ=MONTHLY;BYMONTHDAY=15", "매월 15일", "every month on the 15th"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15", "매월 1일, 15일", "every month on the 1st and the 15th"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "매월 말일", "every month on the last day"),
    ("FREQ=MONTHLY;BYMONTHDAY=-2", "매월 끝에서 2번째 날", "every month on the 2nd last day"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "매월 마지막 금요일", "every month on the last Fri"),
    ("FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO", "2개월마다 첫째 월요일", "every 2 months on the first Mon"),
    (
      "FREQ=MONTHLY;BYDAY=2SA,4SA", "매월 둘째·넷째 토요일",
      "every month on the second and fourth Sat"
    ),
    (
      "FREQ=MONTHLY;BYDAY=1MO,-1FR", "매월 첫째 월요일, 마지막 금요일",
      "every month on the first Mon and the last Fri"
    ),
    (
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "매월 마지막 평일",
      "every month on the last weekday"
    ),
    (
      "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=2", "매월 월·화요일 중 둘째",
      "every month on Mon and Tue (only the second of these)"
    ),
    ("FREQ=YEARLY", "매년 3월 10일", "every year on 10 March"),
    ("FREQ=YEARLY;INTERVAL=2", "2년마다 3월 10일", "every 2 years on 10 March"),
    ("FREQ=YEARLY;BYMONTH=5", "매년 5월 10일", "every year on the 10th in May"),
    (
      "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8;COUNT=10", "매년 3월 8일, 10번",
      "every year on 8 March, 10 times"
    ),
    ("FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "매년 5월 둘째 일요일", "every year on the second Sun in May"),
    (
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "매년 2월 말일",
      "every year on the last day in February"
    ),
    ("FREQ=YEARLY;BYDAY=20MO", "매년 20번째 월요일", "every year on the 20th Mon"),
    (
      "FREQ=YEARLY;BYYEARDAY=100,-1", "매년 100번째 날, 마지막 날",
      "every year on day 100 of the year and the last day of the year"
    ),
    ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "매년 20번째 주 월요일", "every year on Mon in week 20"),
    ("FREQ=YEARLY;BYWEEKNO=20", "매년 20번째 주 화요일", "every year in week 20 on Tue"),
  ])
  func `say what they mean`(rule: String, korean: String, english: String) throws {
    let rule = try RepeatRule(rule)
    #expect(RepeatWords(.korean).rule(rule, start: start) == korean)
    #expect(RepeatWords(.english).rule(rule, start: start) == english)
  }

  // K-01: the rule is repeated to the user in words, so no part may be left out.
  @Test(arguments: [
    "INTERVAL=2", "COUNT=3", "UNTIL=20270101", "BYMONTH=4", "BYMONTHDAY=7", "BYMONTHDAY=-3",
    "BYDAY=TH", "BYDAY=3TH", "BYYEARDAY=9", "BYWEEKNO=9", "BYMONTHDAY=1,2,3;BYSETPOS=2",
  ])
  func `say something else with each part`(part: String) throws {
    for language in Language.allCases {
      let words = RepeatWords(language)
      let plain = words.rule(try RepeatRule("FREQ=YEARLY"), start: start)
      #expect(words.rule(try RepeatRule("FREQ=YEARLY;" + part), start: start) != plain)
    }
  }

  // K-35
  @Test(arguments: [
    RepeatRefusal.notUnderstood, .tooLong, .frequencyMissing, .unknownFrequency, .finerThanDay,
    .unknownPart, .partTwice(.byDay), .wrongValue(.count), .outOfRange(.interval), .countAndUntil,
    .ordinalWithoutMonth, .partDoesNotFit(.byWeekNumber, .daily), .nothingToChooseFrom,
    .otherCalendar, .neverOccurs, .endsBeforeStart,
  ])
  func `are refused in a sentence`(refusal: RepeatRefusal) {
    let (korean, english) = (
      RepeatWords(.korean).refused(refusal), RepeatWords(.english).refused(refusal)
    )
    #expect(korean.hasSuffix("요.") && english.hasSuffix("."))
    #expect(korean.contains { ("가"..."힣").contains($0) } && english.allSatisfy(\.isASCII))
  }
}

@Suite struct `The rhythm of an event` {
  // K-02: the weekdays of a rule are those of its time zone.
  @Test func `names the zone whose days its rule means, where they are other days here`() {
    var event = Event.sample("call", "Call", on: "2026-03-19", from: "09:00", to: "10:00")
    event.rule = SingleLineText(stored: "FREQ=WEEKLY;BYDAY=WE")
    event.ruleZone = "America/New_York"
    #expect(
      ScheduleWords(.english).rhythmName(of: event)
        == "every week on Wed (America/New_York time)")
    #expect(ScheduleWords(.korean).rhythmName(of: event) == "매주 수요일 (America/New_York 시간)")
    #expect(ScheduleWords(.english).typedRhythm(event) == "every week on Wed")
    // If the rule names no weekday, it is that of the shown start.
    event.rule = SingleLineText(stored: "FREQ=WEEKLY")
    #expect(ScheduleWords(.english).rhythmName(of: event) == "every week on Thu")
  }
}
