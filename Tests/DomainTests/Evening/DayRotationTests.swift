import Domain
import Testing

// V-16
@Suite struct `The wording of a day` {
  @Test func `differs from those of the days beside it, each time it is used`() {
    for count in 2...7 {
      for turn in 0...3 {
        for ordinal in -400..<400 {
          let here = DayRotation.index(of: Day(ordinal: ordinal), among: count, turn: turn)
          let next = DayRotation.index(of: Day(ordinal: ordinal + 1), among: count, turn: turn)
          #expect(here != next && (0..<count).contains(here))
        }
      }
    }
  }

  @Test func `is another one for each of three uses on the same day`() {
    for count in 5...7 {
      for ordinal in -40..<40 {
        let uses = (0...2).map {
          DayRotation.index(of: Day(ordinal: ordinal), among: count, turn: $0)
        }
        #expect(Set(uses).count == 3, "\(uses)")
      }
    }
  }

  @Test func `is the first one if there is no other`() {
    #expect(DayRotation.index(of: Day(ordinal: 7), among: 1, turn: 3) == 0)
    #expect(DayRotation.index(of: Day(ordinal: 7), among: 0, turn: 3) == 0)
  }
}
