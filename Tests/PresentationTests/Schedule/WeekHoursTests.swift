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

  // D-53: as many rows for each hour as fit. Free hours are added before a third row.
  @Test(arguments: [
    (9, 9..<18, 1), (18, 9..<18, 2), (27, 8..<21, 2), (36, 8..<20, 3), (48, 8..<20, 4),
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

  // D-53: the present time takes no row of its own, so that the scale of the hours stays.
  @Test func `have the present moment in the row of its time`() {
    let hours = hours(days(), 19)
    #expect(hours.nowRow == 1 && hours.rows == 18)
    #expect(hours.row(ofHour: 9) == 0 && hours.row(ofHour: 10) == 2)
    #expect(hours.rows(of: (9 * 60 + 30, 10 * 60)) == 1..<2)
    let other = WeekHours(
      days(), rows: 19, now: .on("2026-04-03", at: "09:40", offset: 9 * 3600))
    #expect(other.nowRow == nil && other.row(ofHour: 10) == 2)
  }

  // D-53: an event in progress reaches the row of the present time, which keeps the scale of the
  // hours.
  @Test func `stretch the event in progress to the present moment`() {
    let short = Event.sample("a", on: "2026-03-03", from: "09:15", to: "09:45")
    let hours = hours(days(short), 19)
    #expect(hours.rows(of: (9 * 60 + 15, 9 * 60 + 45)) == 0..<1)
    #expect(hours.nowRow == 1 && hours.rows(of: (9 * 60 + 30, 10 * 60))?.lowerBound == 1)
    func rows(_ events: Event...) -> Range<Int>? {
      let today = DayAgenda(day: now.day, events: events.map { ScheduledEvent($0) })
      return events.first.flatMap { hours.rows(of: $0, on: today, at: now) }
    }
    #expect(rows(short) == 0..<2)
    let next = Event.sample("b", on: "2026-03-03", from: "09:45", to: "10:30")
    #expect(rows(short, next) == 0..<1, "the next event begins in that row")
    let over = Event.sample("c", on: "2026-03-03", from: "09:00", to: "09:30")
    #expect(rows(over) == 0..<1)
  }

  @Test func `give events that only touch rows of their own`() {
    let hours = hours(days(), 19)
    #expect(hours.rows(of: (12 * 60, 12 * 60 + 45))?.upperBound == hours.row(ofHour: 12) + 1)
    #expect(hours.rows(of: (12 * 60 + 45, 13 * 60 + 30))?.lowerBound == hours.row(ofHour: 12) + 1)
    #expect(hours.rows(of: (11 * 60, 11 * 60 + 5))?.count == 1)
    #expect(hours.rows(of: (5 * 60, 6 * 60)) == nil && hours.rows(of: (22 * 60, 23 * 60)) == nil)
  }

  // D-53: two lanes at most, then the number of the others.
  @Test func `have two lanes and the number of what has no room`() {
    let events = (0..<5).map {
      Event.sample("e\($0)", on: "2026-03-04", from: "10:00", to: "11:00")
    }
    let day = DayAgenda(day: .on("2026-03-04"), events: events.map { ScheduledEvent($0) })
    let hours = hours([day], 19)
    let wide = WeekLanes(day, hours, at: now, columns: 15)
    #expect(wide.blocks.map(\.lanes) == [0..<1, 1..<2] && wide.blocks.allSatisfy(\.leavesRest))
    #expect(wide.rests.map(\.count) == [3])
    let narrow = WeekLanes(day, hours, at: now, columns: 9)
    #expect(narrow.blocks.count == 1 && narrow.rests.map(\.count) == [4])
    let two = DayAgenda(day: day.day, events: Array(day.events.prefix(2)))
    let pair = WeekLanes(two, hours, at: now, columns: 13)
    #expect(pair.blocks.count == 2 && pair.rests.isEmpty)
    // Two names of three letters each would say nothing, so only one event is shown.
    let single = WeekLanes(two, hours, at: now, columns: 9)
    #expect(single.blocks.count == 1 && single.rests.map(\.count) == [1])
  }

  // D-53: in a narrow day the names of both events can be read.
  @Test func `lay an event over the one during which it begins`() {
    let events = [
      Event.sample("a", on: "2026-03-04", from: "10:00", to: "12:00"),
      .sample("b", on: "2026-03-04", from: "11:00", to: "11:30"),
    ]
    let day = DayAgenda(day: .on("2026-03-04"), events: events.map { ScheduledEvent($0) })
    let hours = hours([day], 19)
    let narrow = WeekLanes(day, hours, at: now, columns: 9)
    #expect(narrow.blocks.map(\.isOver) == [false, true] && narrow.rests.isEmpty)
    #expect(narrow.blocks.map(\.isRaised) == [false, true])
    #expect(narrow.blocks[0].open == 2 && narrow.blocks[0].rows.count == 4)
    let wide = WeekLanes(day, hours, at: now, columns: 24)
    #expect(wide.blocks.map(\.lanes) == [0..<1, 1..<2])
  }

  @Test func `tell blocks apart that lie directly below each other`() {
    let events = ["10:00", "11:00", "12:00"].map {
      Event.sample("e\($0)", on: "2026-03-04", from: $0, to: "1\($0.dropFirst().prefix(1)):59")
    }
    let day = DayAgenda(day: .on("2026-03-04"), events: events.map { ScheduledEvent($0) })
    let lanes = WeekLanes(day, hours([day], 19), at: now, columns: 15)
    #expect(lanes.blocks.map(\.isRaised) == [false, true, false])
  }
}
