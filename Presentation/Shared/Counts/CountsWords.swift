import Domain
import PresentationKit
import TextUI

/// Texts about counters.
struct CountsWords: KeyWords, Equatable {
  let language: Language

  // MARK: Names and amounts

  func name(_ counter: Counter) -> String { Printable.brief("#" + counter.tag) }

  /// Returns an amount with its unit: `5.2 km`, 8잔.
  func amount(_ amount: CountAmount, _ counter: Counter) -> String {
    amount.text + unit(counter)
  }

  func unit(_ counter: Counter) -> String { CountWords.unit(counter.unit?.text) }

  /// Returns a goal: `8 glasses a day`, 한 주 3번.
  func goal(_ goal: CountGoal, _ counter: Counter) -> String {
    let isDay = goal.per == .day
    let much =
      goal.times
      ? say(
        isDay ? "한 번" : "\(goal.amount.text)일",
        goal.amount == CountAmount(1) ? "once" : goal.amount.text + " times")
      : amount(goal.amount, counter)
    return goal.atMost
      ? say("\(isDay ? "하루" : "한 주") \(much)까지", "at most \(much) a \(isDay ? "day" : "week")")
      : say("\(isDay ? "하루" : "한 주") \(much)", "\(much) a \(isDay ? "day" : "week")")
  }

  /// Returns how far a goal is: `3/8 glasses`, `1/3 times this week`.
  func progress(_ progress: HabitProgress, _ counter: Counter) -> String {
    let goal = progress.goal
    let share = progress.done.text + "/" + goal.amount.text
    let much = goal.times ? say("\(share)일", share + " times") : share + unit(counter)
    return goal.per == .day ? much : say("이번 주 \(much)", "\(much) this week")
  }

  private func streak(_ streak: CountStreak, _ counter: Counter) -> String {
    let isWeek = counter.goals.current?.per == .week
    let (now, most) = (streak.current, streak.longest)
    return isWeek
      ? say(
        "연속 \(now)주 (최장 \(most)주)",
        "streak \(now) \(now == 1 ? "week" : "weeks") (longest \(most))")
      : say(
        "연속 \(now)일 (최장 \(most)일)",
        "streak \(now) \(now == 1 ? "day" : "days") (longest \(most))")
  }

  // MARK: Answers

  func counted(
    _ counted: Counted, sum: CountAmount?, _ summary: CounterSummary, today: Day, isSet: Bool
  ) -> String {
    let (counter, day) = (counted.counter, counted.amount.day)
    let (tag, much) = (name(counter), amount(counted.amount.amount ?? .zero, counter))
    let whole = amount(sum ?? .zero, counter)
    let when = self.when(day, today: today)
    // A particle would depend on how the unit is read: 8 km.
    let first =
      isSet
      ? say("\(tag): \(when) 합계를 바꿨어요: \(much).", "\(tag): set to \(much) \(when).")
      : say("\(tag): \(much) 더했어요.", "\(tag): counted \(much).")
    if day == today, let progress = summary.progress {
      return first + " " + (progress.isReached && !progress.goal.atMost ? reached : "")
        + self.progress(progress, counter) + "."
    }
    return isSet ? first : first + say(" \(when) 합계: \(whole).", " \(whole) \(when).")
  }

  /// Returns a day within a sentence: `yesterday`, `on 4 Nov`.
  private func when(_ day: Day, today: Day) -> String {
    let near = CalendarWords.nearDay(day, today: today, in: language)
    return CalendarWords.nearness(day, today: today, in: language) ?? say(near, "on " + near)
  }

  private var reached: String { say("목표를 이뤘어요! ", "Goal reached! ") }

  func isNew(_ counter: Counter) -> String {
    say(
      "이제 \(Particle.topic.after(name(counter))) 세는 태그예요. "
        + "`haru counts goal \(counter.tag) N`으로 목표를 정할 수 있어요.",
      "\(name(counter)) is counted from now on. Set a goal with `haru counts goal \(counter.tag) N`."
    )
  }

  func edited(_ counter: Counter) -> String {
    guard let unit = counter.unit?.text else {
      return say("\(name(counter))의 단위를 지웠어요.", "\(name(counter)) has no unit now.")
    }
    let shown = Printable.brief(unit)
    return say(
      "\(name(counter))의 단위를 바꿨어요: \(shown).",
      "\(name(counter)) is counted in \(shown).")
  }

  func goalSet(_ counter: Counter) -> String {
    guard let goal = counter.goals.current else {
      return say("\(name(counter))의 목표를 지웠어요.", "\(name(counter)) has no goal now.")
    }
    let text = self.goal(goal, counter)
    return say("\(name(counter))의 목표: \(text).", "Goal of \(name(counter)): \(text).")
  }

  func skipped(_ counter: Counter, _ day: Day, _ isSkipped: Bool, today: Day) -> String {
    let when = self.when(day, today: today)
    return isSkipped
      ? say(
        "\(name(counter)): \(Particle.topic.after(when)) 건너뛴 날로 적었어요.",
        "\(name(counter)): skipped \(when).")
      : say(
        "\(name(counter)): \(Particle.topic.after(when)) 이제 건너뛴 날이 아니에요.",
        "\(name(counter)): no longer skipped \(when).")
  }

  /// Says that a day is skipped already, or was not skipped.
  func skipStays(_ counter: Counter, _ day: Day, _ isSkipped: Bool, today: Day) -> String {
    let when = Particle.topic.after(self.when(day, today: today))
    return isSkipped
      ? say(
        "\(name(counter)): \(when) 이미 건너뛴 날이에요.",
        "\(name(counter)): already skipped \(self.when(day, today: today)).")
      : say(
        "\(name(counter)): \(when) 건너뛴 날이 아니었어요.",
        "\(name(counter)): was not skipped \(self.when(day, today: today)).")
  }

  func removed(_ counter: Counter, _ day: Day?, today: Day) -> String {
    guard let day else {
      return say(
        "세는 태그 \(Particle.object.after(name(counter))) 지웠어요.",
        "Removed the counter \(name(counter)).")
    }
    let when = self.when(day, today: today)
    return say(
      "\(name(counter)): \(when) 센 것을 지웠어요.", "\(name(counter)): removed what was counted \(when).")
  }

  // MARK: Lists

  var none: String {
    say(
      "아직 세는 태그가 없어요. `haru count 물`처럼 세어 보세요.",
      "No tag is counted yet. Count something with `haru count water`.")
  }
  var noneFound: String { say("그런 태그는 없어요.", "No counter matches.") }

  /// Returns a counter as a line of a list.
  func line(_ summary: CounterSummary) -> String {
    let counter = summary.counter
    var parts: [String] = []
    if let progress = summary.progress {
      parts.append(self.progress(progress, counter))
    } else if let today = summary.today {
      parts.append(say("오늘 ", "today ") + amount(today, counter))
    }
    if summary.isSkippedToday { parts.append(say("오늘은 건너뜀", "skipped today")) }
    parts.append(streak(summary.streak, counter))
    if let best = summary.best {
      parts.append(bestDay + amount(best, counter))
    }
    return isPlain
      ? field(name(counter), parts.joined(separator: ", "))
      : name(counter) + "  " + parts.joined(separator: "  ")
  }

  /// Returns a counter with its figures and its recorded days.
  func lines(_ summary: CounterSummary, _ days: [CountedDay], _ totals: CountTotals) -> [String] {
    let counter = summary.counter
    var lines = figures(summary, totals)
    for day in days {
      let much =
        day.amount.map { amount($0, counter) }
        ?? (day.isSkipped ? say("건너뛴 날", "skipped day") : say("태그 있음", "tagged"))
      lines.append(isPlain ? field("\(day.day)", much) : "\(day.day)  \(much)")
    }
    return lines
  }

  /// Returns the figures of a counter: its line, its goal and its sums.
  func figures(_ summary: CounterSummary, _ totals: CountTotals) -> [String] {
    let counter = summary.counter
    var lines = [line(summary)]
    if let goal = counter.goals.current {
      lines.append(say("목표: ", "Goal: ") + self.goal(goal, counter))
    }
    return lines + [sums(totals, counter)]
  }

  func sums(_ totals: CountTotals, _ counter: Counter) -> String {
    var figures = [say("합계 ", "Sum ") + amount(totals.sum, counter)]
    if let average = totals.average {
      figures.append(say("평균 ", "average ") + amount(average, counter))
    }
    if let best = totals.best {
      figures.append(bestDay + amount(best, counter))
    }
    return figures.joined(separator: ", ")
  }

  private var bestDay: String { say("하루 최고 ", "best day ") }
}
