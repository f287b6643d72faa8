import Domain
import Support
import Testing

@testable import PresentationSchedule

@Suite struct `The hours of a week` {
  private let now = Now.on("2026-03-03", at: "09:40", offset: 9 * 3600)

  private func days(_ events: Event...) -> [DayAgenda] {
    (1...7).map { Day.on("2026-03-0\($0)") }.map { day in
      DayAgenda(day: day, events: events.filter { $0.start.day == day }.map { ScheduledEvent($0) })
    }
  }

  private func hours(_ days: [DayAgenda], _ rows: Int, around hour: Int? = nil) -> WeekHours {
    WeekHours(days, rows: rows, now: now, around: hour)
  }

  // D-53: as many rows an hour as fit, and at least two where they fit. Calm hours come before a third row.
  @Test(arguments: [
    (10, 9..<18, 1), (19, 9..<18, 2), (28, 8..<21, 2), (37, 8..<20, 3), (49, 8..<20, 4),
  ])
  func `have as many rows as fit`(_ rows: Int, _ shown: Range<Int>, _ height: Int) {
    let hours = hours(days(), rows)
    #expect(hours.hours == shown)
    #expect(hours.heights.allSatisfy { $0 == height })
  }

  @Test func `are higher where most happens if some rows are left`() {
    let week = days(
      .sample("a", on: "2026-03-02", from: "07:00", to: "08:00"),
      .sample("b", on: "2026-03-03", from: "21:00", to: "23:00"),
      .sample("c", on: "2026-03-04", from: "13:00", to: "16:00"))
    let hours = hours(week, 25)
    #expect(hours.hours == 7..<23)
    #expect(Set(hours.heights) == [1, 2] && hours.rows == 25)
    let high = zip(hours.hours, hours.heights).filter { $1 == 2 }.map(\.0)
    #expect(high.contains(7) && high.contains(13))
    #expect(high == Array((high.first ?? 0)..<((high.first ?? 0) + high.count)), "side by side")
  }

  @Test func `show earlier and later hours where there is room`() {
    #expect(hours(days(), 23).hours == 9..<20)
    #expect(hours(days(), 23).heights.allSatisfy { $0 == 2 })
  }

  @Test func `lie around the chosen event where not all fit`() {
    let late = days(.sample("a", on: "2026-03-04", from: "22:00", to: "23:00"))
    #expect(hours(late, 6).hours.contains(9))
    #expect(hours(late, 6, around: 22).hours.contains(22))
  }

  // D-53: the present moment has a row of its own and takes no hour's place.
  @Test func `have a row more for the present moment`() {
    let hours = hours(days(), 19)
    // 9:40 is nearest to the middle of the hour.
    #expect(hours.nowRow == 1)
    #expect(hours.row(ofHour: 9) == 0 && hours.row(ofHour: 10) == 3)
    #expect(hours.rows(of: (9 * 60, 10 * 60)) == 0..<3, "a block goes on behind it")
    #expect(hours.rows(of: (9 * 60 + 30, 10 * 60)) == 2..<3)
    let other = WeekHours(
      days(), rows: 19, now: .on("2026-04-03", at: "09:40", offset: 9 * 3600))
    #expect(other.nowRow == nil && other.row(ofHour: 10) == 2)
  }

  @Test func `give events that only touch rows of their own`() {
    let hours = hours(days(), 19)
    #expect(hours.rows(of: (12 * 60, 12 * 60 + 45))?.upperBound == hours.row(ofHour: 12) + 1)
    #expect(hours.rows(of: (12 * 60 + 45, 13 * 60 + 30))?.lowerBound == hours.row(ofHour: 12) + 1)
    #expect(hours.rows(of: (11 * 60, 11 * 60 + 5))?.count == 1)
    #expect(hours.rows(of: (5 * 60, 6 * 60)) == nil && hours.rows(of: (22 * 60, 23 * 60)) == nil)
  }

  // D-53: two lanes at most, then the number of the rest.
  @Test func `have two lanes and the number of what has no room`() {
    let events = (0..<5).map {
      Event.sample("e\($0)", on: "2026-03-04", from: "10:00", to: "11:00")
    }
    let day = DayAgenda(day: .on("2026-03-04"), events: events.map { ScheduledEvent($0) })
    let hours = hours([day], 19)
    let wide = WeekLanes(day, hours, columns: 15)
    #expect(wide.blocks.map(\.lanes) == [0..<1, 1..<2] && wide.blocks.allSatisfy(\.leavesRest))
    #expect(wide.rests.map(\.count) == [3])
    let narrow = WeekLanes(day, hours, columns: 9)
    #expect(narrow.blocks.count == 1 && narrow.rests.map(\.count) == [4])
    let two = WeekLanes(
      DayAgenda(day: day.day, events: Array(day.events.prefix(2))), hours, columns: 9)
    #expect(two.blocks.count == 2 && two.rests.isEmpty)
  }

  @Test func `tell blocks apart that lie directly below each other`() {
    let events = ["10:00", "11:00", "12:00"].map {
      Event.sample("e\($0)", on: "2026-03-04", from: $0, to: "1\($0.dropFirst().prefix(1)):59")
    }
    let day = DayAgenda(day: .on("2026-03-04"), events: events.map { ScheduledEvent($0) })
    let lanes = WeekLanes(day, hours([day], 19), columns: 15)
    #expect(lanes.blocks.map(\.isRaised) == [false, true, false])
  }
}
