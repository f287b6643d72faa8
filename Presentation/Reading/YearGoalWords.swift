import Domain
import PresentationKit
import TextUI

/// The texts about a year's reading goal.
extension ReadingWords {
  package var goalTitle: String { say("독서 목표", "Reading goal") }

  /// Returns the goal on one or two lines. The first has the books finished, and whether the user is ahead of an even
  /// pace or behind it. The second has the books left. Without a goal, says so.
  func lines(_ goal: YearGoal) -> [String] {
    guard goal.target != nil else {
      return [[noGoal(goal.year), finishedBooks(goal)].joined(separator: " ")]
        + (goal.time == .goingOn ? [setGoal] : [])
    }
    return [[counted(goal), goalState(goal)].compactMap(\.self).joined(separator: " ")]
      + (rest(goal).map { [$0] } ?? [])
  }

  func noGoal(_ year: Int) -> String {
    say("\(year)년에는 독서 목표가 없어요.", "No reading goal is set for \(year).")
  }
  private func finishedBooks(_ goal: YearGoal) -> String {
    goal.finished == 0
      ? say("다 읽은 책도 없어요.", "No books were finished.")
      : say(
        "다 읽은 책은 \(goal.finished)권이에요.",
        goal.finished == 1
          ? "1 book was finished." : "\(goal.finished) books were finished.")
  }
  private var setGoal: String {
    say(
      "`haru books goal 24`처럼 적으면 목표를 정할 수 있어요.",
      "To set a goal of 24 books: `haru books goal 24`.")
  }

  /// Returns the number of the goal's books that are finished.
  private func counted(_ goal: YearGoal) -> String {
    guard let target = goal.target else { return "" }
    if goal.time == .coming, goal.finished == 0 { return wanted(target, of: goal.year) }
    if goal.finished == 0 {
      return say(
        "\(goal.year)년 목표 \(target)권 중 다 읽은 책이 없어요.",
        "0 of \(books(target)) finished in \(goal.year).")
    }
    return say(
      "\(goal.year)년 목표 \(target)권 중 \(goal.finished)권을 다 읽었어요.",
      "\(goal.finished) of \(books(target)) finished in \(goal.year).")
  }
  private func wanted(_ target: Int, of year: Int) -> String {
    say("\(year)년 독서 목표는 \(target)권이에요.", "The reading goal for \(year) is \(books(target)).")
  }

  /// Returns the standing relative to the pace as a sentence. Returns nil without a goal, or for a future year whose
  /// goal is not reached yet.
  func goalState(_ goal: YearGoal) -> String? {
    guard let target = goal.target, let ahead = goal.ahead else { return nil }
    if goal.isReached {
      let more = goal.finished - target
      return more == 0
        ? say("목표를 이뤘어요.", "You reached the goal.")
        : say("목표보다 \(more)권 더 읽었어요.", "You read \(more) more than your goal.")
    }
    switch goal.time {
    case .coming: return nil
    case .over:
      return say("목표에 \(-ahead)권 모자랐어요.", "You were \(books(-ahead)) short of the goal.")
    case .goingOn:
      if ahead == 0 { return say("계획대로 읽고 있어요.", "You are on schedule.") }
      return ahead > 0
        ? say("계획보다 \(ahead)권 앞섰어요.", "You are \(books(ahead)) ahead of schedule.")
        : say("계획보다 \(-ahead)권 뒤처졌어요.", "You are \(books(-ahead)) behind schedule.")
    }
  }

  /// Returns the books left, and the pace that reaches the goal. Returns nil without a goal, if the goal is reached, or
  /// if the year is not the current one.
  func rest(_ goal: YearGoal) -> String? {
    guard let rest = goal.rest else { return nil }
    if rest.days == 1 {
      return say("오늘 \(rest.books)권을 더 읽으면 돼요.", "Finish \(rest.books) more by the end of today.")
    }
    if rest.books == 1 {
      return say(
        "남은 \(rest.days)일 동안 한 권만 더 읽으면 돼요.",
        "Finish 1 more book in the remaining \(rest.days) days.")
    }
    return say(
      "남은 \(rest.days)일 동안 \(rest.books)권을 \(often(rest)) 읽으면 돼요.",
      "Finish \(rest.books) more books in \(rest.days) days: \(often(rest)).")
  }

  private func often(_ rest: YearGoal.Rest) -> String {
    switch rest.daysForEach {
    case 1?: say("하루에 한 권씩", "one a day")
    case let days?: say("\(days)일에 한 권씩", "one every \(days) days")
    case nil: say("하루에 \(rest.booksADay)권씩", "\(rest.booksADay) a day")
    }
  }

  // MARK: For narrow screens

  /// Returns the finished books out of the current year's goal; nil without a goal.
  func briefly(_ goal: YearGoal) -> String? {
    goal.target.map { target in
      say("올해 목표 \(goal.finished)/\(target)권", "\(goal.finished) of \(books(target)) this year")
    }
  }

  /// Returns in a few words whether the goal is reached, or how far the user is ahead of an even pace or behind it.
  /// Returns nil without a goal.
  func briefGoalState(_ goal: YearGoal) -> String? {
    guard let ahead = goal.ahead else { return nil }
    if goal.isReached { return say("이뤘어요", "goal reached") }
    if ahead == 0 { return say("계획대로", "on pace") }
    return ahead > 0
      ? say("\(ahead)권 앞서요", "\(ahead) ahead") : say("\(-ahead)권 늦어요", "\(-ahead) behind")
  }

  // MARK: Confirmations

  func goalSet(_ goal: YearGoal) -> String {
    let target = goal.target ?? 0
    return say(
      "\(goal.year)년 독서 목표를 \(target)권으로 정했어요.",
      "Set the reading goal for \(goal.year) to \(books(target)).")
  }
  func goalRemoved(_ year: Int) -> String {
    say("\(year)년 독서 목표를 지웠어요.", "Removed the reading goal for \(year).")
  }
}

extension ReadingActions {
  /// Sets a year's reading goal; nil means the current year.
  func aim(at target: Int, for year: Int?) throws(ReadingFailure) -> Answer<YearGoal> {
    let goal = try reading.aim.set(target, for: year)
    var answer = answer(goal, words.goalSet(goal))
    // For a future year there is nothing to add to the confirmation.
    answer.remarks = goal.time == .coming ? [] : words.lines(goal)
    return answer
  }

  /// Removes a year's reading goal; nil means the current year.
  func aimAtNothing(for year: Int?) throws(ReadingFailure) -> Answer<YearGoal> {
    let before = try reading.aim.remove(for: year)
    let goal = try reading.aim(before.year)
    if before.target == nil { return answer(goal, words.noGoal(goal.year)) }
    var answer = answer(goal, words.goalRemoved(goal.year))
    answer.removes = true
    return answer
  }

  func answer(_ goal: YearGoal, _ sentence: String) -> Answer<YearGoal> {
    Answer(record: goal, sentence: sentence) { json in
      json.key("goal")
      json.object { json in
        json.member("year", goal.year)
        json.member("target", goal.target)
        json.member("finished", goal.finished)
        json.member("ahead", goal.ahead)
      }
    }
  }
}
