import DomainTime
import Support
import Testing

@testable import Domain

/// What goes with higher or lower moods, tried on simulated diaries. Moods and tags last for days in them.
@Suite struct `What goes with moods should` {
  /// A simulated diary of some days.
  private struct Diary {
    var facts = PatternFacts()

    /// Simulates a diary with tags `t0`, `t1`… on a fifth of the days, in spells. `effect` is added to moods on days
    /// with `t0`, in standard deviations of the mood.
    init(_ seed: Int, days: Int = 364, tags: Int = 10, effect: Double = 0) {
      var dice = PatternDice(UInt64(seed &* 7919 &+ 1))
      // The sum of twelve even numbers is nearly normal.
      func normal() -> Double {
        (0..<12).reduce(-6) { sum, _ in sum + Double(dice.below(1_000_000)) / 1_000_000 }
      }
      guard let first = Day("2020-03-02") else { return }
      var mood = normal()
      var has = Array(repeating: false, count: tags)
      for number in 0..<days {
        if number > 0 { mood = 0.6 * mood + 0.8 * normal() }
        for tag in has.indices {
          let chance = number == 0 ? 200 : has[tag] ? 680 : 80
          has[tag] = dice.below(1000) < chance
          if has[tag] { facts.add(PatternSubject(.tag, "t\(tag)"), on: first + number) }
        }
        let level = 50 + 15 * (mood + (has.first == true ? effect : 0))
        facts.moods.append(
          MoodDayTally(
            day: first + number,
            tally: MoodTally(count: 1, sum: min(100, max(1, Int(level.rounded()))))))
      }
    }
  }

  private static let years = TestDepth.some(60, of: 1000)
  private static let shuffles = TestDepth.some(1500, of: PatternSearch.shuffles)

  private func share(of effect: Double, _ counts: (MoodPatterns) -> Bool) -> Double {
    let found = (0..<Self.years).count { year in
      counts(PatternSearch(Diary(year, effect: effect).facts, shuffles: Self.shuffles).patterns)
    }
    return Double(found) / Double(Self.years)
  }

  // L-41
  @Test func `say something of at most 8 percent of years without an effect`() {
    let share = share(of: 0) { !$0.findings.isEmpty }
    #expect(share <= 0.08, "\(share)")
  }

  // L-41
  @Test func `find an effect of 0.6 standard deviations in at least half of the years`() {
    let share = share(of: 0.6) { $0.findings.contains { $0.subject.name == "t0" } }
    #expect(share >= 0.5, "\(share)")
  }

  // L-41
  @Test func `give the same answer each time`() {
    let facts = Diary(3, effect: 1.2).facts
    #expect(PatternSearch(facts).patterns == PatternSearch(facts).patterns)
  }

  // L-40
  @Test func `say how many points and days it is about`() throws {
    let found = PatternSearch(Diary(3, effect: 1.5).facts).patterns
    let first = try #require(found.findings.first)
    #expect(first.subject == PatternSubject(.tag, "t0"))
    #expect((15...30).contains(first.difference), "\(first)")
    #expect(first.days == Diary(3, effect: 1.5).facts.subjects[first.subject]?.count)
    #expect(first.onceIn >= 20 && found.days == 364 && found.tested == 17, "\(found)")
  }

  // L-41
  @Test func `test nothing with fewer than 10 days with it or without it`() {
    var facts = PatternFacts()
    guard let first = Day("2026-01-01") else { return }
    for number in 0..<40 {
      facts.moods.append(
        MoodDayTally(day: first + number, tally: MoodTally(count: 1, sum: number < 9 ? 90 : 40)))
      if number < 9 { facts.add(PatternSubject(.tag, "rare"), on: first + number) }
      if number > 8 { facts.add(PatternSubject(.tag, "usual"), on: first + number) }
    }
    let found = PatternSearch(facts).patterns
    #expect(found.tested == 0 && found.findings.isEmpty, "\(found)")
  }

  // L-41
  @Test func `leave to the weekdays what they explain`() {
    var facts = Diary(5, tags: 0).facts
    for index in facts.moods.indices where facts.moods[index].day.weekday == .friday {
      let (day, sum) = (facts.moods[index].day, facts.moods[index].tally.sum)
      facts.moods[index] = MoodDayTally(
        day: day, tally: MoodTally(count: 1, sum: min(100, sum + 25)))
      facts.add(PatternSubject(.tag, "pub"), on: day)
    }
    let found = PatternSearch(facts).patterns
    #expect(found.findings.first?.subject == PatternSubject(.weekday, "5"), "\(found)")
    #expect(!found.findings.contains { $0.subject.kind == .tag }, "\(found)")
  }

  // L-41
  @Test func `name one of two things that move together`() {
    var facts = Diary(3, tags: 1, effect: 1.5).facts
    let days = facts.subjects[PatternSubject(.tag, "t0")] ?? []
    for day in days { facts.add(PatternSubject(.person, "Mina", id: "id1"), on: day) }
    let found = PatternSearch(facts).patterns
    #expect(found.findings.count == 1, "\(found)")
  }

  // L-41
  @Test func `correct several probabilities by the method of Holm`() {
    #expect(PatternSearch.corrected([0.01, 0.04, 0.03]) == [0.03, 0.06, 0.06])
    #expect(PatternSearch.corrected([0.9, 0.8]) == [1, 1])
    #expect(PatternSearch.corrected([]).isEmpty)
  }
}
