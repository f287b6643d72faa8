import Domain
import Support
import Testing

@testable import Data

@Suite struct `Events however long they are` {
  private let calendar =
    Now.on("0001-01-01", at: "00:00", offset: 0)
    .instant..<Now.on(
      "9999-12-31", at: "23:55", offset: 0
    ).instant

  @Test func `are covered by the shortest reach that does`() {
    for (index, reach) in EventReach.all.enumerated() {
      #expect(EventReach.covering(reach) == reach)
      #expect(EventReach.covering(reach - 1) == reach)
      if index > 0 { #expect(EventReach.covering(EventReach.all[index - 1] + 1) == reach) }
    }
    #expect(EventReach.covering(1) == 86_400)
    // No event within the calendar is longer than the last class of lengths.
    #expect(EventReach.all.contains(EventReach.covering(calendar.count)))
  }

  @Test(.slow, arguments: ScheduleBacking.allCases)
  func `are found at each instant they go on`(_ backing: ScheduleBacking) throws {
    // SC-12
    let decades = [10, 30, 60, 100, 1000, 6000].map { $0 * 31_556_952 }
    let reaches = EventReach.all.flatMap { [$0 - 1, $0, $0 + 1] }
    let lengths = (reaches + decades + [1, 300, 3600]).filter { $0 < calendar.count }
    for length in lengths + [calendar.count] {
      let start = calendar.lowerBound
      let end = start + length
      try backing.open(with: [.sample("long", at: start..<end)]) { schedule throws in
        for instant in [start, start + length / 2, end - 1] {
          let span = instant..<(instant + 1)
          #expect(try schedule.list(span).count == 1, "\(length) at \(instant - start)")
          #expect(try schedule.busy([span]) == [true], "\(length) at \(instant - start)")
        }
        for instant in [start - 1, end, end + 1] {
          let span = instant..<(instant + 1)
          #expect(try schedule.list(span) == [], "\(length) at \(instant - start)")
          #expect(try schedule.busy([span]) == [false], "\(length) at \(instant - start)")
        }
      }
    }
  }

  @Test(arguments: ScheduleBacking.allCases)
  func `have another reach when they are made longer or shorter`(_ backing: ScheduleBacking) throws
  {
    try backing.open(with: [.sample("e", at: 0..<300)]) { schedule throws in
      let reaches: [Int] = Array(EventReach.all.dropLast())
      for length in reaches + [300] + reaches.map({ $0 + 1 }) {
        let changed = Event.sample("e", at: 0..<length)
        #expect(try schedule.change(ID("e")) { _ in changed } == changed)
        #expect(try schedule.list((length - 1)..<length) == [changed])
        #expect(try schedule.list(length..<(length + 1)) == [])
      }
    }
  }

  @Test(.slow, arguments: ScheduleBacking.allCases)
  func `are those that touch, whatever there is beside them`(_ backing: ScheduleBacking) throws {
    // SC-12, SC-14
    let randomSource = RandomSource.seeded(29)
    let titles = ["a", "b", "회의", "Z"]
    let lengths = EventReach.all.prefix(4).flatMap { [$0 - 1, $0, $0 + 1] } + [1, 300, 3600]
    var events = (0..<300).map { number in
      let start = randomSource.below(4000) * 21_600 - 9_000_000
      let length = lengths[randomSource.below(lengths.count)]
      return Event.sample(
        "e\(number)", titles[randomSource.below(titles.count)], at: start..<(start + length))
    }
    try backing.open(with: events) { schedule throws in
      for _ in 0..<30 {
        let removed = events.remove(at: randomSource.below(events.count))
        _ = try schedule.remove(removed.id, at: .on("2026-03-01"))
      }
      events.sort(by: Event.comesBefore)
      #expect(try schedule.list() == events)
      var spans: [Range<Int>] = []
      for _ in 0..<200 {
        let start = randomSource.below(4400) * 21_600 - 12_000_000
        let length = [2, 1, 86_400, 604_800, 2_678_400][randomSource.below(5)]
        let span = start..<(start + length)
        spans.append(span)
        #expect(try schedule.list(span) == events.filter { $0.touches(span) }, "\(span)")
      }
      #expect(try schedule.busy(spans) == spans.map { s in events.contains { $0.touches(s) } })
    }
  }
}
