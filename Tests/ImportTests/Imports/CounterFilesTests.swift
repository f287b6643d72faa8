import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

/// L-35: habits and trackers of other programs.
@Suite struct `Files of habits` {
  @Test func `of Loop have the days of each habit, with what was noted`() throws {
    // The problems of its days are reported before the habit, whose line is in the table of habits.
    let slice = [
      "5 partly dateUnreadable(\"2026-13-03\")",
      "7 partly numberUnreadable(column: \"Value\", \"MAYBE\")",
      "2 Morning stretch | Morning stretch | 3 times a week | Question=Did you stretch?"
        + " | FrequencyNumerator=3 | FrequencyDenominator=7 | Color=#00897B | Archived?=false"
        + " | Notes=2026-03-05 Tired, and late",
      "  2026-03-06 2026-03-06 1", "  2026-03-04 2026-03-04 skipped",
      "  2026-03-02 2026-03-02 1",
    ]
    let run = [
      "3 달리기 | 달리기 | km | 5 a day | FrequencyNumerator=1 | FrequencyDenominator=1"
        + " | Color=#FF8F00 | Target Type=AT_LEAST | Target Value=5.0 | Archived?=true",
      "  2026-03-06 2026-03-06 5.2", "  2026-03-05 2026-03-05 0",
    ]
    for name in ["loop", "loop folder"] {
      let story = try LifeReading.story(name)
      #expect(story == slice + run + ["4 failed missingPart(\"003 Lost\")"], "\(name): \(story)")
    }
    #expect(
      try LifeReading.story("loop before 2021") == [
        "3 partly dateUnreadable(\"soon\")",
        "2 Stretch | Stretch | 1 a day | Description=Well? | NumRepetitions=1 | Interval=1"
          + " | Color=#FF8F00",
        "  2026-03-02 2026-03-02 1",
      ])
  }

  @Test func `of Beaver Habits have the days that are done`() throws {
    for name in ["beaver habits", "beaver habits file"] {
      let story = try LifeReading.story(name)
      #expect(
        story == [
          "1 a1b2c3 | Call home | 2 times a week | tags:[\"family\"] | star:true"
            + " | period:{\"period_type\":\"W\",\"period_count\":1,\"target_count\":2}"
            + " | notes=2026-03-02 nobody there",
          "  2026-03-01 2026-03-01 1", "  2026-03-03 2026-03-03 1", "2 물 | 물",
          "  2026-03-03 2026-03-03 1", "2 partly dateUnreadable(\"2026-02-30\")",
          "note trashLeft(1)",
        ], "\(name): \(story)")
    }
  }

  @Test func `of Daily You have entries with labels, and trackers`() throws {
    let story = try LifeReading.story("daily you")
    #expect(
      story == [
        "1 1 | 2026-03-01 21:05:00 | 70 | A walk by the sea | #Sea", "3 2 | Cups of tea",
        "  1 2026-03-01 2.5", "  2 2026-03-02 4",
        "3 partly numberUnreadable(column: \"Cups of tea\", \"2026-03-02 -1\")",
        "3 partly missingPart(\"entries 9\")",
      ], "\(story)")
  }

  @Test(arguments: [
    (1, 1, "1/day"), (3, 3, "1/day"), (9, 7, "1/day"), (3, 7, "x3/week"), (1, 30, "-"),
    (2, 3, "-"), (0, 7, "-"), (1, 0, "-"),
  ])
  func `have a goal where Haru has the same`(_ times: Int, _ days: Int, _ goal: String) throws {
    let found = IncomingCounter.goal(on: times, of: days).map { goal in
      "\(goal.times ? "x" : "")\(goal.amount.text)/\(goal.per)"
    }
    #expect(found ?? "-" == goal)
  }
}
