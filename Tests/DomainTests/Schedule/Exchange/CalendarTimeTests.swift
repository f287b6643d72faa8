import Domain
import Testing

@Suite struct `A time of a calendar file` {
  private static let day = Day(ordinal: 20_513)
  private static let morning = DayAndTime(day, TimeOfDay(seconds: 36_000))

  // K-16
  @Test(
    arguments: [
      (CalendarTime.day(day), DayAndTime(day, TimeOfDay(seconds: 0)), nil, true),
      (.local(morning), morning, nil, false),
      (.zoned(morning, zone: "Asia/Seoul"), morning, "Asia/Seoul", false),
      (.instant(day.ordinal * 86_400 + 36_000), morning, nil, false),
      (.instant(-1), DayAndTime(Day(ordinal: -1), TimeOfDay(seconds: 86_399)), nil, false),
    ] as [(CalendarTime, DayAndTime, String?, Bool)])
  func `shows what clocks show`(time: CalendarTime, shown: DayAndTime, zone: String?, isDay: Bool) {
    #expect(time.shown == shown)
    #expect(time.zone == zone)
    #expect(time.isDay == isDay)
  }

  @Test func `harms nobody at the ends of the calendar`() {
    #expect(CalendarTime.instant(.max / 2).shown.day == Day.range.upperBound)
    #expect(CalendarTime.instant(.min / 2).shown.day == Day.range.lowerBound)
  }
}
