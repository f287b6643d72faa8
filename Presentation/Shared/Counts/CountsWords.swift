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

  private func unit(_ counter: Counter) -> String { CountWords.unit(counter.unit?.text) }

  /// Returns a goal: `8 glasses a day`, 한 주 3번.
  func goal(_ goal: CountGoal, _ counter: Counter) -> String {
    let isDay = goal.per == .day
    let much =
      goal.times
      ? say(
        "\(goal.amount.text)일", goal.amount == CountAmount(1) ? "once" : goal.amount.text + " times"
      )
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
    let when = CalendarWords.nearDay(day, today: today, in: language)
    let first =
      isSet
      ? say(
        "\(tag): \(when) \(Particle.toward.after(much)) 정했어요.", "\(tag): set to \(much) \(when).")
      : say("\(tag): \(Particle.object.after(much)) 더했어요.", "\(tag): counted \(much).")
    if day == today, let progress = summary.progress {
      return first + " " + (progress.isReached && !progress.goal.atMost ? reached : "")
        + self.progress(progress, counter) + "."
    }
    return isSet ? first : first + say(" \(when) 합계: \(whole).", " \(whole) \(when).")
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
    let when = CalendarWords.nearDay(day, today: today, in: language)
    return isSkipped
      ? say(
        "\(name(counter)): \(Particle.topic.after(when)) 건너뛴 날로 적었어요.",
        "\(name(counter)): skipped \(when).")
      : say(
        "\(name(counter)): \(Particle.topic.after(when)) 이제 건너뛴 날이 아니에요.",
        "\(name(counter)): no longer skipped \(when).")
  }

  func removed(_ counter: Counter, _ day: Day?, today: Day) -> String {
    guard let day else {
      return say(
        "세는 태그 \(Particle.object.after(name(counter))) 지웠어요.",
        "Removed the counter \(name(counter)).")
    }
    let when = CalendarWords.nearDay(day, today: today, in: language)
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
    var figures = [say("합계 ", "Sum ") + amount(totals.sum, counter)]
    if let average = totals.average {
      figures.append(say("평균 ", "average ") + amount(average, counter))
    }
    if let best = totals.best {
      figures.append(bestDay + amount(best, counter))
    }
    return lines + [figures.joined(separator: ", ")]
  }

  private var bestDay: String { say("하루 최고 ", "best day ") }

  // MARK: Screens and Today

  var keyAddOne: String { say("하나 추가", "add one") }
  var keyAmount: String { say("얼마인지 적기", "how much") }
  var keySkip: String { say("오늘 건너뛰기", "skip today") }
  var keyUnskip: String { say("건너뛰지 않기", "do not skip") }
  var empty: String {
    say(
      "아직 세는 태그가 없어요. `:`을 누르고 ‘count 물’을 실행해 보세요.",
      "No tag is counted yet. Run `haru count water`.")
  }
  func howMuch(_ counter: Counter) -> String {
    say("\(name(counter)), 얼마나 더할까요?", "How much of \(name(counter))?")
  }
  func amountHint(_ counter: Counter) -> String {
    say("예: 1", "for example 1") + unit(counter)
  }

  /// Returns a habit as a row of Today.
  func row(_ summary: CounterSummary) -> String {
    let shown = summary.progress.map { progress($0, summary.counter) } ?? ""
    return (["○ " + name(summary.counter), shown] + [chain(summary)].compactMap(\.self))
      .joined(separator: "  ")
  }

  /// Says that a streak ends today; nil if none does.
  func chain(_ summary: CounterSummary) -> String? {
    guard summary.isAboutToBreak else { return nil }
    let count = summary.streak.current
    return summary.counter.goals.current?.per == .week
      ? say("연속 \(count)주가 오늘 끊겨요", "ends today: \(count)-week streak")
      : say("연속 \(count)일이 오늘 끊겨요", "ends today: \(count)-day streak")
  }

  /// Returns how many habits are done; nil if none is.
  func done(_ page: TodayPage) -> String? {
    let (done, all) = page.habitsDone
    return done == 0
      ? nil
      : say(
        "습관 \(all)개 중 \(done)개를 했어요", "\(done) of \(all) \(all == 1 ? "habit" : "habits") done")
  }
}
