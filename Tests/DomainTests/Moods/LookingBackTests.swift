import Domain
import Support
import Testing

@Suite struct `Looking back on feelings` {
  private let world: TestEnvironment
  private var moods: Moods { world.features.moods }

  init() throws {
    world = try TestEnvironment(now: "2026-03-03T12:00") { $0.moods = MoodsInMemory() }
    for (level, text, day, time) in [
      (20, "tired #work", "2026-02-26", "23:59"), (90, "#walk", "2026-03-02", "00:00"),
      (71, "lunch #walk #work", "2026-03-02", "12:30"), (80, nil, "2026-03-03", "09:00"),
      (81, "tea", "2026-03-03", "09:59"),
    ] as [(Int, String?, String, String)] {
      _ = try moods.add(MoodDraft(level: level, text: text, at: .on(day, at: time)))
    }
  }

  @Test func `has averages of days, of weekdays and of hours, which are exact`() throws {
    // F-32
    let stats = try moods.queries.stats(Day.range)
    #expect(stats.all == MoodTally(count: 5, sum: 342))
    #expect(stats.byDay.map(\.day) == [.on("2026-02-26"), .on("2026-03-02"), .on("2026-03-03")])
    #expect(stats.byDay.map(\.tally.average) == [20, 80.5, 80.5])
    // Monday has two moods, Tuesday two and Thursday one.
    #expect(stats.byWeekday.map(\.count) == [2, 2, 0, 1, 0, 0, 0])
    #expect(stats.byHour[9] == MoodTally(count: 2, sum: 161))
    #expect([0, 12, 23].map { stats.byHour[$0].sum } == [90, 71, 20])
    #expect(stats.byHour.reduce(0) { $0 + $1.count } == 5)
  }

  @Test func `names the best and the lowest day, and of equal ones the latest`() throws {
    // F-32
    let stats = try moods.queries.stats(Day.range)
    #expect(stats.best?.day == .on("2026-03-03"))
    #expect(stats.lowest?.day == .on("2026-02-26"))
    let none = try moods.queries.stats(.on("2020-01-01")...(.on("2020-12-31")))
    #expect(none.best == nil && none.lowest == nil && none.all.average == nil)
    #expect(none.streak == Streak([], today: world.now.day))
  }

  @Test func `gathers by tag, the most frequent first`() throws {
    // F-32, Q-43
    let stats = try moods.queries.stats(Day.range)
    #expect(stats.byTag.map(\.name) == ["walk", "work"])
    #expect(stats.byTag.map(\.tally.average) == [80.5, 45.5])
  }

  @Test func `counts the days in a row up to today`() throws {
    // F-32
    let streak = try moods.queries.stats(Day.range).streak
    #expect(streak.current == 2 && streak.longest == 2)
    let before = try moods.queries.stats(Day.range.lowerBound...(.on("2026-03-01"))).streak
    #expect(before.current == 0 && before.longest == 1)
  }

  @Test func `has a year of squares in the colours of their days`() throws {
    // F-30, CV-08
    _ = try moods.edit.paint(.on("2026-03-03"), in: MoodTheme.forest.rawValue)
    let year = try moods.queries.year(2026)
    #expect(year.squares.map(\.day) == [.on("2026-02-26"), .on("2026-03-02"), .on("2026-03-03")])
    #expect(year.square(of: .on("2026-03-02"))?.colour == MoodTheme.dawn.colour(at: 81))
    #expect(year.square(of: .on("2026-03-03"))?.colour == MoodTheme.forest.colour(at: 81))
    #expect(year.square(of: .on("2026-03-01")) == nil)
    #expect(try moods.queries.year(2025).squares.isEmpty)
    for (number, days) in [(2024, 366), (2026, 365), (2000, 366), (1900, 365), (9999, 365)] {
      let span = Day.days(ofYear: number)
      #expect(span.upperBound - span.lowerBound + 1 == days)
      #expect(span.lowerBound.parts == (number, 1, 1) && span.upperBound.parts.month == 12)
    }
  }

  @Test func `is said in five steps with one key, each the middle of a fifth`() {
    // F-33
    #expect(MoodStep.allCases.map(\.level.value) == [10, 30, 50, 70, 90])
    #expect(Set(MoodStep.allCases.map(\.level.shape)).count == 5)
  }
}
