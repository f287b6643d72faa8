import Domain
import Support
import Testing

@Suite struct `Every schedule repository, when something changes` {
  @Test(arguments: ScheduleBacking.allCases)
  func `puts nothing away that a check refuses`(_ backing: ScheduleBacking) throws {
    try backing.open(with: [.sample("a")]) { schedule throws in
      var seen: Event?
      #expect(throws: ScheduleFailure.refused(.changedSince)) {
        try schedule.remove(ID("a"), at: .on("2026-03-05")) { (event) throws(EventRefusal) in
          seen = event
          throw .changedSince
        }
      }
      #expect(seen == .sample("a"))
      #expect(try schedule.list() == [.sample("a")])
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `keeps every part that is changed`(_ backing: ScheduleBacking) throws {
    // SC-22
    try backing.open(with: [.sample("a", "A", "b"), .sample("b")]) { schedule throws in
      for changed in [
        Event.sample("a", "다른 것", "말", on: "2025-01-01", from: "07:00:30", offset: 0),
        .sample(
          "a", "다른 것", nil, on: "2025-01-01", from: "07:00", until: "2026-01-01", offset: -3600),
        .sample("a", "다른 것", rule: "FREQ=DAILY"), .sample("a"),
      ] {
        #expect(try schedule.change(ID("a")) { _ in changed } == changed)
        #expect(try schedule.candidates(for: "a", by: .id).first == changed)
        #expect(try Set(schedule.list()) == [changed, .sample("b")])
      }
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `shows a rule the event as it is kept`(_ backing: ScheduleBacking) throws {
    try backing.open(with: [.sample("a", "회의", "안건")]) { schedule throws in
      for number in 1...3 {
        _ = try schedule.change(ID("a")) { event in
          var event = event
          event.title = SingleLineText(stored: event.title.text + "\(number)")
          return event
        }
      }
      #expect(try schedule.list() == [.sample("a", "회의123", "안건")])
      #expect(try schedule.change(ID("a")) { $0 } == .sample("a", "회의123", "안건"))
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `changes nothing when the rule refuses or nothing has the id`(_ backing: ScheduleBacking)
    throws
  {
    // SC-19
    try backing.open(with: [.sample("a"), .sample("gone")]) { schedule throws in
      _ = try schedule.remove(ID("gone"), at: .on("2026-03-02"))
      #expect(throws: ScheduleFailure.refused(.titleEmpty)) {
        _ = try schedule.change(ID("a")) { (_) throws(EventRefusal) in throw .titleEmpty }
      }
      for id in ["gone", "never", "", "A"] {
        let unknown = ScheduleFailure.unknown(reference: id)
        #expect(throws: unknown) { _ = try schedule.change(ID(id)) { $0 } }
        #expect(throws: unknown) { _ = try schedule.remove(ID(id), at: .on("2026-03-02")) }
      }
      #expect(throws: ScheduleFailure.unknown(reference: "never")) {
        _ = try schedule.restore(ID("never"))
      }
      #expect(try schedule.list() == [.sample("a")])
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `takes an event away from everywhere, and brings it back`(_ backing: ScheduleBacking) throws
  {
    // SC-19, SC-33
    let event = Event.sample("a", "회의", "안건")
    let span = event.start.instant..<event.end.instant
    try backing.open(with: [event, .sample("other", on: "2026-03-05")]) { schedule throws in
      #expect(try schedule.found("회의") == ["a", "other"])
      for _ in 1...2 {
        #expect(try schedule.remove(event.id, at: .on("2026-03-02")) == event)
        #expect(try schedule.list().map(\.id.text) == ["other"])
        #expect(try schedule.list(span) == [] && schedule.busy([span]) == [false])
        #expect(try schedule.list((span.lowerBound + 1)..<span.upperBound) == [])
        #expect(try schedule.busy([(span.lowerBound + 1)..<span.upperBound]) == [false])
        #expect(try schedule.list().map(\.id.text) == ["other"])
        #expect(try schedule.found("회의") == ["other"])
        #expect(try schedule.candidates(for: "a", by: .id) == [])
        #expect(try schedule.candidates(for: "회의", by: .wholeName).map(\.id.text) == ["other"])
        #expect(try schedule.restore(event.id) == event)
        #expect(try schedule.list(span) == [event] && schedule.busy([span]) == [true])
        #expect(try schedule.found("회의") == ["a", "other"])
        #expect(try schedule.candidates(for: "a", by: .id) == [event])
        // An event that is not removed stays as it is.
        #expect(try schedule.restore(event.id) == event)
        #expect(try schedule.list().count == 2 && schedule.found("안건") == ["a"])
      }
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `finds an event by its id or by the beginning of one`(_ backing: ScheduleBacking) throws {
    let ids = ["k3", "k3x9", "k3_y", "z1", "K3"]
    try backing.open(with: ids.map { .sample($0, "event \($0)") }) { schedule throws in
      func found(_ reference: String, _ step: NameStep) throws -> Set<String> {
        Set(try schedule.candidates(for: reference, by: step).map(\.id.text))
      }
      #expect(try found("k3", .idBeginning) == ["k3", "k3x9", "k3_y"])
      #expect(try found("k3", .id) == ["k3"] && found("k3x", .idBeginning) == ["k3x9"])
      for reference in ["k3x9a", "3x", "%", "k3%", "_", "event", "vent z1"] {
        #expect(try found(reference, .idBeginning) == [])
      }
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `finds an event by its title, whatever its case, width and form`(_ backing: ScheduleBacking)
    throws
  {
    let events: [Event] = [
      .sample("1", "Café ABC"), .sample("2", "회의"), .sample("3", "회의", from: "09:00"),
      .sample("4", "회의 둘"), .sample("5", "5시"),
    ]
    try backing.open(with: events) { schedule throws in
      func found(_ reference: String, _ step: NameStep = .wholeName) throws -> [String] {
        try schedule.candidates(for: reference, by: step).map(\.id.text)
      }
      for title in ["Café ABC", "CAFÉ abc", "cafe\u{301} abc", "ｃａｆé ＡＢＣ", "caféabc"] {
        #expect(try found(title) == ["1"])
      }
      #expect(try found("회의") == ["3", "2"])
      #expect(try found("\u{1112}\u{116C}\u{110B}\u{1174}") == ["3", "2"])
      #expect(try found("회의 둘") == ["4"])
      // korean D12
      #expect(try found("회") == [] && found("Café") == [])
      #expect(try found("Caf", .wordBeginning) == ["1"] && found("의둘", .part) == ["4"])
      #expect(try found("ㅎㅇ", .wordBeginning).count == 3 && found("시", .part) == ["5"])
      _ = try schedule.change(ID("4")) { _ in .sample("4", "5") }
      #expect(try found("5") == ["4"] && found("5", .id) == ["5"])
      #expect(try found("회의 둘") == [])
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `names so many that it is clear that they are many`(_ backing: ScheduleBacking) throws {
    let events = (10...40).map { Event.sample("e\($0)", at: $0..<($0 + 1)) }
    try backing.open(with: events) { schedule throws in
      #expect(try schedule.candidates(for: "e", by: .idBeginning).count > Naming.mostCandidates)
    }
  }
}
