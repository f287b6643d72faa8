import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationSchedule
@testable import TextUI

@Suite struct `A day that is a ribbon` {
  private let now = Now.on("2026-03-03", at: "09:40", offset: 9 * 3600)

  private func agenda(_ events: [Event], on day: String = "2026-03-03") -> DayAgenda {
    DayAgenda(day: .on(day), events: events.map { ScheduledEvent($0) })
  }

  private func event(
    _ id: String, _ title: String = "회의", _ start: String, _ end: String
  ) -> Event {
    .sample(id, title, on: "2026-03-03", from: start, to: end)
  }

  private func hours(_ events: [Event], at now: Now? = nil, columns: Int = 84) -> Range<Int> {
    DayRibbonHours(
      agenda(events), at: now ?? .on("2026-03-02", at: "09:00", offset: 9 * 3600),
      columns: columns
    ).hours
  }

  // D-31: from an hour before the first event to an hour after the last, at least twelve hours.
  @Test func `covers the hours around its events`() {
    #expect(
      hours([event("a", "x", "09:15", "09:45"), event("b", "x", "21:00", "21:45")]) == 8..<23)
    #expect(hours([event("a", "x", "10:00", "11:00")]) == 9..<21)
    #expect(hours([event("a", "x", "03:10", "04:00")]) == 2..<14)
    #expect(hours([event("a", "x", "00:00", "23:55")]).count >= 12)
    #expect(hours([event("a", "x", "20:00", "21:00")]) == 10..<22)
    #expect(hours([]) == 6..<22)
    let night = Now.on("2026-03-03", at: "02:00", offset: 9 * 3600)
    #expect(hours([], at: night).contains(2), "The present hour is always there.")
  }

  @Test func `has the dawn and the dusk where it is wide`() {
    let day = [event("a", "x", "09:15", "09:45"), event("b", "x", "21:00", "21:45")]
    #expect(hours(day, columns: 116) == 7..<23)
    #expect(hours(day, columns: 196) == 5..<24)
  }

  private func lanes(_ events: [Event], columns: Int = 120) -> DayRibbonLanes {
    let agenda = agenda(events)
    let hours = DayRibbonHours(agenda, at: now, columns: columns)
    return DayRibbonLanes(agenda, at: now, hours: hours, columns: columns)
  }

  // D-31: at most two lanes, then a count.
  @Test func `has two lanes, and counts what has none`() {
    let four = (0..<4).map { event("e\($0)", "x", "10:00", "12:00") }
    let lanes = lanes(four)
    #expect(lanes.lanes == 2 && lanes.blocks.map(\.lane) == [0, 1])
    #expect(lanes.blocks.map(\.hidden) == [0, 2])
    let touching = self.lanes([
      event("a", "x", "10:00", "11:00"), event("b", "x", "11:00", "12:00"),
    ])
    #expect(touching.lanes == 1 && touching.blocks.count == 2)
    #expect(touching.blocks[0].columns.upperBound <= touching.blocks[1].columns.lowerBound)
  }

  @Test func `has no block for what takes whole days`() {
    var trip = Event.sample("t", on: "2026-03-02", from: "00:00", until: "2026-03-09", to: "00:00")
    trip.isAllDay = true
    let lanes = lanes([trip])
    #expect(lanes.blocks.isEmpty && lanes.bars.count == 1)
    #expect(lanes.bars[0].columns == 0..<120)
  }

  // D-31: a name is inside its block, or next to it if there is room, or left out. Words are never
  // cut.
  @Test func `names its blocks where there is room`() {
    func name(_ title: String, _ inside: Int, _ beside: Int) -> DayRibbonName {
      DayRibbonName(title, inside: inside, beside: beside)
    }
    #expect(name("Lunch", 5, 20).position == .inside)
    #expect(name("Standup", 4, 20).position == .beside)
    #expect(name("Lunch with Priya", 6, 3).text == "Lunch")
    #expect(name("Lunch with Priya", 11, 3).text == "Lunch", "“with” says nothing at the end")
    #expect(name("Lunch with Priya", 6, 3).position == .inside)
    #expect(name("Dentist", 4, 3).position == .none)
    #expect(name("디자인 검토", 6, 3).text == "디자인")
    #expect(name("디자인 검토", 5, 5).position == .none)
  }

  // D-31: a name without room at its block is below it, after a mark in the colour of the block.
  @Test func `names a short block in the row below`() {
    let day = [
      event("a", "Dentist", "11:30", "12:15"), event("b", "Lunch with Priya", "12:45", "13:45"),
    ]
    let labels = DayRibbonLabels(lanes(day), columns: 120)
    #expect(labels.labels.map(\.text) == ["Dentist"] && labels.rows(below: lanes(day)) == 2)
    let frame = drawn(day, 120)
    let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3].contains("Lunch") && lines[4].contains("▌Dentist"), "\(frame.text)")
  }

  // A name never runs below another block; it is shortened to at least four letters or left out.
  @Test func `cuts a name before the next block`() {
    func labels(_ minute: String) -> [DayRibbonLabels.Label] {
      DayRibbonLabels(
        lanes([
          event("a", "Dentist", "11:30", "11:50"), event("b", "Appointment", minute, "12:50"),
        ]), columns: 120
      ).labels
    }
    #expect(labels("12:30").map(\.text) == ["Denti…"] && labels("12:30").map(\.row) == [1])
    #expect(labels("12:00").map(\.text) == ["Dentist"] && labels("12:00").map(\.row) == [2])
    #expect(DayRibbonName.shortened("Dentist", 5, ellipsis: "…") == "Dent…")
    #expect(DayRibbonName.shortened("Dentist", 4, ellipsis: "…") == nil)
  }

  // A name that is further below is connected to its block by a mark.
  @Test func `joins a name to its block by its mark`() {
    let day = [
      event("a", "Dentist", "11:30", "11:50"), event("b", "Appointment", "12:00", "12:50"),
    ]
    let lines = drawn(day, 120).text.split(separator: "\n", omittingEmptySubsequences: false)
    let columns = lines[3...5].map { line in
      line.firstIndex(of: "▌").map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(columns[0] != nil && Set(columns).count == 1 && lines[5].contains("▌Dentist"))
  }

  // A name of several words needs two free cells before the next block.
  @Test func `keeps several words two cells from the next block`() {
    func name(_ title: String) -> String {
      let events = lanes([
        event("a", title, "10:00", "10:30"), event("b", "Dinner", "12:00", "13:00"),
      ])
      let gap = events.blocks[1].columns.lowerBound - events.blocks[0].columns.upperBound
      #expect(gap == 11)
      return DayRibbonBlock(events.blocks[0], isChosen: false, in: events, columns: 120).name.text
    }
    #expect(name("Call home") == "Call" && name("Call Ann") == "Call Ann")
    #expect(name("Interview") == "Interview")
  }

  // A name next to a block in the second lane ends before a block of the first lane.
  @Test func `ends a name before a block of the lane above`() {
    let events = lanes([
      event("a", "Review", "10:00", "11:00"), event("b", "Call with the printer", "10:30", "11:00"),
      event("c", "Dinner", "12:30", "13:30"),
    ])
    let call = DayRibbonBlock(events.blocks[1], isChosen: false, in: events, columns: 120)
    #expect(call.name.text == "Call" && call.name.position == .beside)
  }

  private func drawn(
    _ events: [Event], _ columns: Int = 116, _ glyphs: Glyphs = .unicode, rows: Int = 8
  ) -> Frame {
    frame(columns, rows) {
      DayRibbon(agenda(events), at: now).draw(into: &$0, in: $1, glyphs)
    }
  }

  @Test func `is names and hours alone without colours`() {
    let frame = drawn(
      [event("a", "Standup", "09:15", "09:45"), event("b", "Dinner", "18:00", "20:00")], 116, .ascii
    )
    let lines = frame.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && lines[0].contains("08") && lines[0].contains("*"), "\(lines)")
    #expect(lines[1].contains("Standup") && lines[1].contains("|Dinner="), "\(lines)")
    #expect(frame.cells.allSatisfy { $0.style.paper == nil })
  }

  @Test func `has a sky in two rows above the hours`() {
    let frame = drawn([event("a", "Standup", "09:15", "09:45")])
    #expect((0..<116).allSatisfy { frame[$0, 0].style.ink != nil && frame[$0, 1].style.ink != nil })
    let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].contains("08") && lines[2].contains("●"))
    #expect(lines[3].contains("Standup"))
  }

  // D-31: a block without room for its name has the name below, if the space is free.
  @Test func `has names below blocks where the lane is free`() {
    let frame = drawn(
      [
        event("a", "Dentist", "10:00", "10:30"), event("b", "Walk", "10:45", "11:15"),
        event("c", "Call", "15:00", "17:00"), event("d", "Talk", "16:00", "18:00"),
      ], 60)
    let lines = frame.text.split(separator: "\n").map(String.init)
    let talk = lines.firstIndex { $0.contains("Talk") }
    #expect(talk.map { lines[$0 + 1].contains("▌Dentist") } == true, "\(lines)")
  }

  @Test(arguments: [(0, 0), (1, 1), (12, 1), (20, 3), (80, 2), (200, 9)])
  func `is drawn in any room without harm`(_ columns: Int, _ rows: Int) {
    let events = (0..<15).map {
      event("e\($0)", "가나다라 마바사", "\(10 + $0 / 3):00", "\(11 + $0 / 2):30")
    }
    _ = drawn(events, columns, rows: rows)
    _ = drawn([], columns, rows: rows)
  }

  private func lines(_ events: [Event], _ language: Language = .english) -> [String] {
    DayRibbonLines(agenda(events), at: now, in: language, chosen: nil, .unicode).rows.map { row in
      row.segments.map { $0.pieces.map(\.text).joined() }.joined(separator: "   ")
    }
  }

  // D-33: the time always follows the name.
  @Test func `says what is now, what is next and what comes then`() {
    let three = lines([
      event("a", "Standup", "09:15", "09:55"), event("b", "Dentist", "11:40", "12:15"),
      event("c", "Lunch", "12:45", "13:45"),
    ])
    #expect(three.count == 2)
    #expect(three[0].hasPrefix("now  Standup  15 min left   next  Dentist  in 2 h"), "\(three)")
    #expect(three[1].hasPrefix("then  Lunch 12:45"), "\(three)")
    #expect(lines([event("a", "지난 일", "07:00", "08:00")], .korean).isEmpty)
  }

  // D-12: an overlap is marked by a sign.
  @Test func `marks an overlap with a sign`() {
    let agenda = DayAgenda(
      day: .on("2026-03-03"),
      events: [ScheduledEvent(event("a", "Talk", "11:00", "12:00"), isInConflict: true)])
    let rows = DayRibbonLines(agenda, at: now, in: .english, chosen: nil, .unicode).rows
    #expect(rows[0].segments[0].pieces.last?.text == " ‖")
  }

  // D-29: only the notes of a segment may be cut.
  @Test func `cuts notes only`() {
    let segment = DayRibbonSegments<Int>.Segment(
      0, [StyledText("Dentist  11:30"), StyledText(" · Third floor. Bring the card.")], whole: 1)
    func text(_ columns: Int) -> String {
      segment.clipped(to: columns, .unicode).map(\.text).joined()
    }
    #expect(text(60).hasSuffix("card.") && text(30).hasSuffix("…"))
    #expect(text(30).hasPrefix("Dentist  11:30 · Third") && text(20) == "Dentist  11:30")
  }

  @Test func `keeps the chosen one of many on its row`() {
    let segments = (0..<12).map {
      DayRibbonSegments<Int>.Segment($0, [StyledText("Event number \($0)")])
    }
    for chosen in 0..<12 {
      let drawn = frame(60, 1) {
        DayRibbonSegments(segments, chosen: chosen).draw(into: &$0, in: $1, .unicode)
      }
      #expect(drawn.text.contains("Event number \(chosen)"), "\(drawn.text)")
    }
  }
}
