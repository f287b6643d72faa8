import Domain
import Support
import Testing

@Suite struct `Every schedule repository` {
  private let morning = Now.on("2026-03-01", at: "00:00").instant

  @Test(arguments: ScheduleBacking.allCases)
  func `is empty at first`(_ backing: ScheduleBacking) throws {
    try backing.open { schedule throws in
      #expect(try schedule.list() == [])
      #expect(try schedule.list(morning..<(morning + 86_400)) == [])
      #expect(try schedule.busy([morning..<(morning + 86_400), 0..<1]) == [false, false])
      #expect(try schedule.busy([]) == [])
      #expect(try schedule.isEmpty())
      #expect(try schedule.search("a", around: 0, atMost: 9) == [])
      #expect(try schedule.candidates(for: "a", by: .id) == [])
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `gives back what it was given`(_ backing: ScheduleBacking) throws {
    // SC-30
    let events: [Event] = [
      .sample("first", on: "0001-01-01", from: "00:00", to: "00:05", offset: 14 * 3600),
      .sample(
        "before", on: "1969-12-31", from: "23:59", until: "1970-01-01", to: "00:01", offset: 0),
      .sample("'; DROP TABLE events; --", "'\"; %_*", "가\n\n나 👩🏽‍🚀", offset: -12 * 3600),
      Event(
        id: ID("two zones"), title: SingleLineText(stored: "비행"),
        start: .on("2026-03-02", at: "10:03:27", offset: 9 * 3600),
        end: .on("2026-03-02", at: "10:10", offset: -5 * 3600)),
      .sample("again", on: "2026-03-03", rule: "FREQ=WEEKLY;COUNT=3"),
      .sample("last", on: "9999-12-31", from: "23:55:01", to: "23:59:59", offset: -12 * 3600),
    ]
    try backing.open(with: events.reversed()) { schedule throws in
      #expect(try schedule.list() == events)
      for event in events {
        #expect(try schedule.candidates(for: event.id.text, by: .id) == [event])
        #expect(try schedule.list(event.start.instant..<event.end.instant) == [event])
      }
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `shows what touches a span and nothing beside it`(_ backing: ScheduleBacking) throws {
    // SC-12
    try backing.open(with: [.sample("e", at: 1000..<2000)]) { schedule throws in
      for (span, isFound) in [
        (0..<1000, false), (0..<1001, true), (999..<1000, false), (1000..<1001, true),
        (1500..<1501, true), (1999..<2000, true), (1999..<3000, true), (2000..<3000, false),
        (0..<3000, true), (1000..<2000, true),
      ] {
        #expect(try schedule.list(span).count == (isFound ? 1 : 0), "\(span)")
        #expect(try schedule.busy([span]) == [isFound], "\(span)")
      }
      #expect(try schedule.busy([0..<9, 0..<9999, 1..<2]) == [false, true, false])
      #expect(try schedule.list(1500..<1500) == [] && schedule.list(1000..<1000) == [])
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `has one place for titles that look the same`(_ backing: ScheduleBacking) throws {
    // SC-14
    let events: [Event] = [
      .sample("2", "e\u{301}"), .sample("1", "\u{E9}"), .sample("4", "\u{1100}\u{1161}"),
      .sample("3", "가"),
    ]
    try backing.open(with: events) { schedule throws in
      #expect(try schedule.list().map(\.id.text) == ["1", "2", "3", "4"])
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `puts events in the order of start, end, title and id`(_ backing: ScheduleBacking) throws {
    // SC-14
    let ordered: [Event] = [
      .sample("9", at: 5..<999), .sample("8", at: 10..<20), .sample("7", "Z", at: 10..<30),
      .sample("6", "a", at: 10..<30), .sample("7a", "a", at: 10..<30),
      .sample("5", "가", at: 10..<30), .sample("4", "\u{FF21}", at: 10..<30),
      .sample("3", "\u{1F600}", at: 10..<30), .sample("2", at: 10..<31), .sample("1", at: 11..<12),
    ]
    for turn in ordered.indices {
      let turned = Array(ordered[turn...] + ordered[..<turn])
      try backing.open(with: turned.reversed()) { schedule throws in
        #expect(try schedule.list() == ordered)
        // Events that have already begun come before those that begin then.
        #expect(try schedule.list(11..<12) == ordered)
      }
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `is visited until the visitor has enough`(_ backing: ScheduleBacking) throws {
    let events = (0..<9).map { Event.sample("e\($0)", at: $0..<($0 + 4)) }
    try backing.open(with: events) { schedule throws in
      for count in 1...9 {
        var seen: [Event] = []
        // Some of these have already begun when the span begins, and some begin within it.
        try schedule.visit(
          ScheduleSpan(3..<20, in: .unchanging(offset: 0)), bound: { _ in },
          {
            seen.append($0)
            return seen.count < count
          })
        #expect(seen == Array(events.prefix(count)))
      }
    }
  }
}

extension `Every schedule repository` {
  @Test(arguments: ScheduleBacking.allCases)
  func `finds the events that name somebody, or are with them`(_ backing: ScheduleBacking) throws {
    //
    func event(_ id: String, _ title: String, _ day: String, rule: String? = nil) -> Event {
      .sample(id, title, on: day, rule: rule)
    }
    var with = event("with", "전시회", "2026-03-04")
    with.companions = ["p1", "p2"]
    var whole = event("whole", "민아 생일", "2026-03-05")
    whole.isAllDay = true
    whole.start = Now(day: .on("2026-03-05"), time: .at("00:00"), offset: 0)
    whole.end = Now(day: .on("2026-03-06"), time: .at("00:00"), offset: 0)
    let events = [
      event("past", "민아랑 저녁", "2026-02-01"), event("soon", "Dinner with MINA", "2026-03-03"),
      with, whole, event("weekly", "민아와 요가", "2026-01-01", rule: "FREQ=WEEKLY"),
      event("other", "서연이랑", "2026-03-03"), event("far", "민아랑 저녁", "2027-03-03"),
    ]
    let span = Now.on("2026-03-01").instant..<Now.on("2026-04-01").instant
    try backing.open(with: events) { schedule throws in
      func ids(_ names: [String], _ limit: Int = 99) throws -> [String] {
        try schedule.naming(names, companion: "p2", in: span, atMost: limit).map(\.id.text)
      }
      #expect(try ids(["민아", "mina"]) == ["weekly", "soon", "with", "whole"])
      #expect(try ids(["민아", "mina"], 2) == ["weekly", "soon"])
      #expect(try ids(["아무도"]) == ["with"])
      // The word index finds the same events.
      _ = try schedule.search("민아", around: 0, atMost: 1)
      #expect(try ids(["민아", "mina"]) == ["weekly", "soon", "with", "whole"])
      _ = try schedule.remove(ID("with"), at: .on("2026-03-01"))
      #expect(try ids(["아무도"]) == [])
    }
  }
}
