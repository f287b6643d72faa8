import Domain
import Testing

@Suite struct `The gauge of feelings` {
  @Test func `opens at sixty, with the sixth shape in its colour`() {
    // CV-12
    #expect(MoodLevel.defaultLevel.value == 60)
    #expect(MoodLevel.defaultLevel.shape == .leaves)
    #expect(MoodTheme.dawn.colour(of: .defaultLevel).hex == "#F38562")
  }

  @Test func `has the levels one to a hundred, and takes the nearest`() {
    // CV-12
    #expect(MoodLevel(0) == nil)
    #expect(MoodLevel(101) == nil)
    #expect(MoodLevel(1)?.value == 1)
    #expect(MoodLevel(nearest: 0).value == 1)
    #expect(MoodLevel(nearest: 999).value == 100)
  }

  @Test(arguments: [
    (0.15, 100), (0.20, 95), (0.50, 59), (0.575, 51), (0.80, 24), (0.99, 2), (0.12, 100),
  ])
  func `means by a place what the original means`(_ height: Double, _ level: Int) {
    // CV-13
    #expect(MoodGauge.meaning(at: height) == .level(MoodLevel(nearest: level)))
  }

  @Test func `ends at the bottom, and is left beyond the top`() {
    // CV-13, CV-14: the bottom edge is level 0, which counts as 1
    #expect(MoodGauge.meaning(at: 1.0) == .level(MoodLevel(nearest: 1)))
    #expect(MoodGauge.meaning(at: 1.01) == .unchanged)
    #expect(MoodGauge.meaning(at: 0.098) == .cancel)
    #expect(MoodGauge.meaning(at: 0.1) != .cancel)
  }

  @Test(arguments: [
    (1, 1), (10, 1), (11, 2), (20, 2), (30, 3), (40, 4), (50, 5), (60, 6), (61, 7), (70, 7),
    (80, 8), (90, 9), (91, 10), (100, 10),
  ])
  func `becomes one of ten shapes`(_ level: Int, _ shape: Int) {
    // CV-16
    #expect(MoodLevel(nearest: level).shape.rawValue == shape)
  }

  @Test(arguments: [
    (0, "#4174A9"), (1, "#477AAC"), (5, "#6192B6"), (10, "#81AFC3"), (15, "#9AC3C6"),
    (20, "#B3D7C8"), (30, "#CFDCB4"), (40, "#F7E094"), (50, "#EFBC82"), (55, "#F1A172"),
    (60, "#F38562"), (70, "#F38562"), (80, "#F29287"), (90, "#F1ABCE"), (95, "#F1ABCE"),
    (100, "#F1ABCE"),
  ])
  func `runs through ten colours`(_ level: Int, _ colour: String) {
    // CV-17
    #expect(MoodTheme.dawn.colour(at: level).hex == colour)
  }

  @Test func `has themes of its own, and takes the first for a number it does not know`() {
    // CV-08
    #expect(MoodTheme.allCases.count >= 4)
    #expect(MoodTheme.allCases.allSatisfy { $0.stops.count == 10 })
    #expect(MoodTheme(stored: 77) == .dawn)
    #expect(MoodTheme(stored: 2) == .dusk)
  }
}
