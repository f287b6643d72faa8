import Domain
import Support
import Testing

/// K-28
@Suite struct `The terms of the sun's year` {
  @Test func `lie on the days that were reckoned elsewhere, in every year`() throws {
    let lines = try FrozenAnswers.lines("solar-terms.txt")
    #expect(lines.count == 101)
    for line in lines {
      let year = try #require(Int(line[0]))
      let days = try #require(SolarTerm.days(in: year))
      #expect(days.map(\.term) == SolarTerm.allCases)
      #expect(days.map { "\($0.day)" } == line.dropFirst().map { "\(year)-\($0)" })
    }
  }

  // Dates as newspapers printed them.
  @Test(arguments: [
    (SolarTerm.springBegins, "2017-02-04"), (.springBegins, "2021-02-03"),
    (.springBegins, "2025-02-03"), (.springBegins, "2026-02-04"), (.summerSolstice, "2020-06-21"),
    (.winterSolstice, "2021-12-22"), (.winterSolstice, "2024-12-21"),
    (.winterSolstice, "2025-12-22"), (.heatEnds, "2025-08-23"), (.insectsWake, "2026-03-05"),
    (.springEquinox, "2026-03-20"),
  ])
  func `lie on the days everybody read of`(term: SolarTerm, day: String) {
    #expect(SolarTerm.on(.on(day)) == term)
  }

  // From 1954 to 1961 the clocks of Korea were half an hour behind those of today.
  @Test(arguments: [
    (SolarTerm.grainRain, "1954-04-20"), (.majorSnow, "1954-12-07"), (.majorHeat, "1955-07-23"),
    (.winterSolstice, "1955-12-22"), (.springEquinox, "1956-03-20"), (.rainWater, "1960-02-19"),
  ])
  func `follow the standard time of their year`(term: SolarTerm, day: String) {
    #expect(SolarTerm.on(.on(day)) == term)
    #expect(SolarTerm.on(.on(day) + 1) == nil)
  }

  @Test func `are found by their day, and no other day has one`() throws {
    var found: [SolarTermDay] = []
    for ordinal in Day.on("1949-01-01").ordinal...Day.on("2051-12-31").ordinal {
      let day = Day(ordinal: ordinal)
      if let term = SolarTerm.on(day) { found.append(SolarTermDay(term: term, day: day)) }
    }
    #expect(found == SolarTerm.years.flatMap { SolarTerm.days(in: $0) ?? [] })
    #expect(found.count == 2424)
    // Adjacent terms are 14 to 16 days apart.
    for (a, b) in zip(found, found.dropFirst()) { #expect((14...16).contains(b.day - a.day)) }
  }

  @Test func `are fifteen degrees apart, and the equinoxes where they belong`() {
    #expect(SolarTerm.allCases.count == 24)
    #expect(SolarTerm.springEquinox.longitude == 0)
    #expect(SolarTerm.summerSolstice.longitude == 90)
    #expect(SolarTerm.winterSolstice.longitude == 270)
    #expect(SolarTerm.springBegins.longitude == 315)
  }

  @Test func `are not known outside their years`() {
    for year in [Int.min, 0, 1949, 2051, .max] {
      #expect(SolarTerm.days(in: year) == nil)
      #expect(SolarTerm.winterSolstice.day(in: year) == nil)
    }
    #expect(SolarTerm.on(Day.range.lowerBound) == nil)
    #expect(SolarTerm.on(Day.range.upperBound) == nil)
  }
}
