import Data
import Domain
import HaruStore

extension DemoWriter {
  /// The number of recent days with many feelings. The days before them, up to `thin` days ago, get
  /// few.
  private static let full = 75
  private static let thin = 366

  /// Adds feelings, and gives some days another colour theme.
  func feel() throws(MoodsFailure) {
    // The pictures of the days are the same each time.
    var seeded = adapters
    seeded.randomSource = .seeded(1)
    let moods = Features(seeded).moods
    for feeling in storyFeelings() + madeFeelings() {
      let draft = MoodDraft(
        level: feeling.level, text: feeling.text.isEmpty ? nil : feeling.text,
        at: moment(daysAgo: feeling.daysAgo, minute: feeling.minute))
      _ = try moods.add(draft)
    }
    for (daysAgo, theme) in [(1, MoodTheme.night), (4, .dusk), (7, .forest), (16, .dusk)] {
      _ = try moods.edit.paint(now.day - daysAgo, in: theme.rawValue)
    }
  }

  /// Returns the feelings of the story. Of today's feelings, only the last four before now are used. If at most one is
  /// before now, as shortly after midnight, those of a user who is still awake are added.
  private func storyFeelings() -> [DemoStory.Feeling] {
    let minute = now.time.seconds / 60
    let today = story.feelings.filter { $0.daysAgo == 0 && $0.minute <= minute }
    let before = story.feelings.filter { $0.daysAgo > 0 }
    if today.count > 1 { return before + today.suffix(4) }
    let awake = story.awake.enumerated().map { index, remark in
      DemoStory.Feeling(0, 0, minute * (index + 1) / (story.awake.count + 1), remark)
    }
    return before + awake + today
  }

  /// Returns generated feelings: on most of the recent days, in waves, and on a few days of the
  /// year before.
  private func madeFeelings() -> [DemoStory.Feeling] {
    var left = [story.remarks.morning, story.remarks.midday, story.remarks.evening]
    let hours = [7, 12, 19]
    let storyDays = Set(story.feelings.map(\.daysAgo))
    var made: [DemoStory.Feeling] = []
    for daysAgo in 1..<Self.thin where !storyDays.contains(daysAgo) {
      let isFull = daysAgo <= Self.full
      for part in hours.indices where randomSource.below(100) < (isFull ? 52 : 11) {
        let minute = hours[part] * 60 + randomSource.below(200)
        var remark = DemoStory.Remark(wave(daysAgo), "")
        if randomSource.below(100) < (isFull ? 36 : 20), !left[part].isEmpty {
          remark = left[part].remove(at: randomSource.below(left[part].count))
        }
        made.append(DemoStory.Feeling(daysAgo, minute / 60, minute % 60, remark))
      }
    }
    return made
  }

  /// Returns the level of a generated feeling; good and bad weeks alternate.
  private func wave(_ daysAgo: Int) -> Int {
    let week = daysAgo % 34
    let tide = week < 17 ? week : 34 - week
    return 30 + tide * 2 + randomSource.below(32)
  }

  /// Adds events around today.
  func plan() throws(ScheduleFailure) {
    let schedule = Features(adapters).schedule
    let dated = story.plans.filter { $0.weekdays.contains((now.day + $0.ahead).weekday) }
    for plan in dated { _ = try schedule.plan(draft(plan)) }
    for routine in story.routines { try keep(routine, beside: dated, schedule) }
  }

  private func draft(_ plan: DemoStory.Plan) -> EventDraft {
    let day = now.day + plan.ahead
    let start = DayAndTime(day, TimeOfDay(seconds: plan.minute * 60))
    let times: EventDraft.Times =
      plan.isWholeDay
      ? .days(day...day) : .hours(from: start, to: start.later(by: plan.minutes * 60))
    return EventDraft(
      title: plan.title, body: plan.body, times, repeating: plan.repeating.map { TypedRepeat($0) },
      reminders: plan.reminders)
  }

  /// Adds a weekly event that began a year ago. Occurrences within two weeks of today that overlap another event are
  /// removed.
  private func keep(
    _ routine: DemoStory.Routine, beside dated: [DemoStory.Plan], _ schedule: Schedule
  ) throws(ScheduleFailure) {
    let start = DayAndTime(now.day - 364, TimeOfDay(seconds: routine.minute * 60))
    let days = routine.weekdays.map(\.code).joined(separator: ",")
    let planned = try schedule.plan(
      EventDraft(
        title: routine.title, start: start, end: start.later(by: routine.minutes * 60),
        repeating: TypedRepeat("FREQ=WEEKLY;BYDAY=\(days)"), reminders: routine.reminders))
    for ahead in -14...14 where routine.weekdays.contains((now.day + ahead).weekday) {
      if dated.contains(where: { $0.meets(routine, ahead) }) {
        _ = try schedule.edit.remove(planned.event, .this(now.day + ahead), evenPast: true)
      }
    }
  }
}

extension DemoStory.Plan {
  fileprivate var isWholeDay: Bool { minutes == 1440 }

  /// Whether this event overlaps a weekly event on the day that is `ahead` days from today. False for an all-day event.
  fileprivate func meets(_ routine: DemoStory.Routine, _ ahead: Int) -> Bool {
    let (begin, start) = (self.ahead * 1440 + minute, ahead * 1440 + routine.minute)
    return !isWholeDay && begin + minutes > start && begin < start + routine.minutes
  }
}
