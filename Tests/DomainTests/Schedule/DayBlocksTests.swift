import Domain
import Support
import Testing

@Suite struct `Events beside each other` {
  private func blocks(_ times: [(String, String)], step: Int = 30, lanes: Int = 4) -> DayBlocks {
    let events = times.enumerated().map { index, span in
      ScheduledEvent(.sample("e\(index)", from: span.0, to: span.1))
    }
    return DayBlocks(DayAgenda(day: .on("2026-03-01"), events: events), step: step, lanes: lanes)
  }

  // K-22: overlaps stand side by side.
  @Test func `share the width where they overlap, and have all of it elsewhere`() {
    let blocks = blocks([("09:00", "10:00"), ("09:30", "11:00"), ("12:00", "13:00")]).blocks
    #expect(blocks.map(\.frame.steps) == [18..<20, 19..<22, 24..<26])
    #expect(blocks.map(\.frame.lanes) == [0..<1, 1..<2, 0..<1])
    #expect(blocks.map(\.frame.of) == [2, 2, 1])
  }

  @Test func `stand below each other where one only follows another`() {
    let blocks = blocks([("09:00", "10:00"), ("10:00", "11:00")]).blocks
    #expect(blocks.allSatisfy { $0.frame.of == 1 })
  }

  @Test func `take a lane that is free again, and the room to their right`() {
    // The third begins when the second is over, and beside it nothing is at noon.
    let blocks = blocks([
      ("09:00", "12:00"), ("09:00", "10:00"), ("09:00", "09:30"), ("10:30", "12:00"),
    ]).blocks
    #expect(blocks.map(\.frame.lanes) == [0..<1, 1..<2, 2..<3, 1..<3])
    #expect(blocks.allSatisfy { $0.frame.of == 3 })
  }

  @Test func `take a whole row, however short they are, and never the same one`() {
    let blocks = blocks([("10:00", "10:05"), ("10:10", "10:15")]).blocks
    #expect(blocks.map(\.frame.steps) == [20..<21, 20..<21])
    #expect(blocks.map(\.frame.lanes) == [0..<1, 1..<2])
  }

  // K-22: what has no room is counted.
  @Test func `are counted where there are more than have room`() {
    let crowd = blocks(Array(repeating: ("09:00", "10:00"), count: 9), lanes: 3)
    #expect(crowd.blocks.count == 2)
    #expect(crowd.rests.map(\.count) == [7])
    #expect(crowd.rests.map(\.frame) == [.init(steps: 18..<20, lanes: 2..<3, of: 3)])
    let none = blocks(Array(repeating: ("09:00", "10:00"), count: 2), lanes: 1)
    #expect(none.blocks.isEmpty && none.rests.map(\.count) == [2])
  }

  @Test func `never cover each other, whatever they are`() {
    var times: [(String, String)] = []
    for index in 0..<60 {
      let (start, length) = (index * 37 % 1300, 5 + index * 53 % 140)
      func clock(_ minutes: Int) -> String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
      }
      times.append((clock(start), clock(min(start + length, 1435))))
    }
    let blocks = blocks(times, step: 15, lanes: 5)
    #expect(blocks.blocks.count + blocks.rests.map(\.count).reduce(0, +) == 60)
    let frames = blocks.blocks.map(\.frame) + blocks.rests.map(\.frame)
    for (number, one) in frames.enumerated() {
      for other in frames.dropFirst(number + 1) {
        #expect(!one.steps.overlaps(other.steps) || !one.lanes.overlaps(other.lanes))
      }
    }
  }

  @Test func `leave out what takes whole days`() {
    var whole = Event.sample("trip", from: "00:00", until: "2026-03-02", to: "00:00")
    whole.isAllDay = true
    let agenda = DayAgenda(day: .on("2026-03-01"), events: [ScheduledEvent(whole)])
    #expect(DayBlocks(agenda, step: 30, lanes: 3).blocks.isEmpty)
  }

  @Test func `end with their day, and begin with it where they began before`() {
    let late = Event.sample("late", from: "22:00", until: "2026-03-02", to: "02:00")
    func steps(_ day: String) -> [Range<Int>] {
      let agenda = DayAgenda(day: .on(day), events: [ScheduledEvent(late)])
      return DayBlocks(agenda, step: 60, lanes: 3).blocks.map(\.frame.steps)
    }
    #expect(steps("2026-03-01") == [22..<24])
    #expect(steps("2026-03-02") == [0..<2])
  }
}

@Suite struct `Bars over several days` {
  private let week = (0..<7).map { Day.on("2026-03-01") + $0 }

  private func days(_ spans: [ClosedRange<Int>]) -> [DayAgenda] {
    let events = spans.enumerated().map { index, span in
      var event = Event.sample(
        "e\(index)", on: (week[0] + span.lowerBound).description, from: "00:00",
        until: (week[0] + span.upperBound + 1).description, to: "00:00")
      event.isAllDay = true
      return event
    }
    return week.map { day in
      DayAgenda(
        day: day,
        events: events.filter { $0.start.day <= day && day <= $0.lastDay }.map {
          ScheduledEvent($0)
        })
    }
  }

  // K-12, K-22: whole days lie in a band above the hours.
  @Test func `are one for each event, below each other where they meet`() {
    let band = DaysBand(days([0...2, 2...3, 3...3]), rows: 3)
    #expect(band.bars.map(\.days) == [0...2, 2...3, 3...3])
    #expect(band.bars.map(\.row) == [0, 1, 0])
    #expect(band.rows == 2 && band.rest == Array(repeating: 0, count: 7))
  }

  @Test func `say where they go beyond the days`() {
    let band = DaysBand(days([-2...1, 5...9]), rows: 3)
    #expect(band.bars.map(\.days) == [0...1, 5...6])
    #expect(band.bars.map(\.beginsBefore) == [true, false])
    #expect(band.bars.map(\.goesOn) == [false, true])
  }

  @Test func `are counted where there are too many`() {
    let band = DaysBand(days([0...6, 0...1, 1...1, 1...2]), rows: 2)
    #expect(band.bars.count == 1)
    #expect(band.rest == [1, 3, 1, 0, 0, 0, 0])
    #expect(band.rows == 2)
    #expect(DaysBand(days([0...6]), rows: 0).bars.isEmpty)
  }
}
