/// Tests which subjects go with higher or lower moods (L-41).
///
/// Moods last for days, and so do tags: shuffled day by day, they would seem to go together far too often. So fortnights
/// are shuffled as wholes, which keep their weekdays. The results of all tests are corrected together by the method of
/// Holm.
struct PatternSearch {
  /// The number of shuffles, the lowest number of days with and without a subject, and the highest corrected probability
  /// of a finding.
  static let shuffles = 10_000
  static let fewestDays = 10
  static let level = 0.05
  /// Two subjects whose days agree more than this move together, so that only one of them is named.
  private static let together = 0.7

  private struct Test {
    let subject: PatternSubject
    let series: PatternSeries
    /// The number of days with the subject.
    let days: Int
    let difference: Double
    let chance: Double
    /// The probability without taking the weekdays out.
    let plainChance: Double
  }

  private let diary: PatternDiary
  private let subjects: [(subject: PatternSubject, has: [Bool])]
  private let shuffles: Int

  init(_ facts: PatternFacts, shuffles: Int = PatternSearch.shuffles) {
    let diary = PatternDiary(facts.moods)
    self.diary = diary
    self.shuffles = shuffles
    var days = facts.subjects
    for weekday in Weekday.allCases {
      days[PatternSubject(.weekday, "\(weekday.rawValue)")] =
        Set(diary.days.filter { $0.weekday == weekday })
    }
    subjects = days.map { subject, days in (subject, diary.days.map(days.contains)) }
      .filter { _, has in
        let count = has.count { $0 }
        return count >= Self.fewestDays && has.count - count >= Self.fewestDays
      }
      .sorted {
        ($0.0.kind.rawValue, $0.0.name, $0.0.id) < ($1.0.kind.rawValue, $1.0.name, $1.0.id)
      }
  }

  var patterns: MoodPatterns {
    var found = MoodPatterns()
    found.days = diary.days.count
    found.tested = subjects.count
    found.daysNeeded = diary.daysNeeded
    guard !subjects.isEmpty else { return found }
    let tests = tests()
    let corrected = Self.corrected(tests.map(\.chance))
    let plain = Self.corrected(tests.map(\.plainChance))
    var named: [PatternSeries] = []
    for index in tests.indices.sorted(by: { corrected[$0] < corrected[$1] })
    where corrected[index] <= Self.level {
      let test = tests[index]
      if named.contains(where: { abs($0.agreement(with: test.series)) > Self.together }) {
        continue
      }
      named.append(test.series)
      found.findings.append(
        MoodPattern(
          subject: test.subject, difference: Int(test.difference.rounded()), days: test.days,
          onceIn: Int((1 / corrected[index]).rounded())))
    }
    found.explainedByWeekday = tests.indices.filter {
      plain[$0] <= Self.level && corrected[$0] > Self.level
    }.map { tests[$0].subject }
    return found
  }

  private func tests() -> [Test] {
    let (moods, plainMoods) = (diary.moods.withoutWeekdays, diary.moods.centred)
    let weekdays = PatternWeeks(diary).chances(shuffles)
    var blocks = PatternBlocks(diary, shuffles)
    return subjects.map { subject, has in
      let series = PatternSeries(has.map { $0 ? 1 : 0 }, diary.days)
      let isWeekday = subject.kind == .weekday
      let (with, mood) = (isWeekday ? series.centred : series.withoutWeekdays, moods)
      let chance: Double
      let plainChance: Double
      if isWeekday, let number = Int(subject.name), weekdays.indices.contains(number - 1) {
        (chance, plainChance) = (weekdays[number - 1], weekdays[number - 1])
      } else {
        chance = blocks.chance(of: mood, with)
        plainChance = blocks.chance(of: plainMoods, series.centred)
      }
      let levels = isWeekday ? plainMoods : mood
      return Test(
        subject: subject, series: series, days: has.count { $0 },
        difference: levels.difference(has), chance: chance, plainChance: plainChance)
    }
  }

  /// Corrects the probabilities of several tests by the method of Holm.
  static func corrected(_ chances: [Double]) -> [Double] {
    var corrected = chances
    var highest = 0.0
    for (rank, index) in chances.indices.sorted(by: { chances[$0] < chances[$1] }).enumerated() {
      highest = max(highest, min(1, chances[index] * Double(chances.count - rank)))
      corrected[index] = highest
    }
    return corrected
  }
}
