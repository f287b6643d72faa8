import Domain
import PresentationKit
import TextUI

/// The form for a year's reading goal.
struct GoalForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: String, Hashable, Sendable { case goal }

  /// The goal as it was when the form opened.
  let goal: YearGoal
  var words: ReadingWords { ReadingWords(context.language) }
  var sheet: FormSheet<Field>

  /// The proposed goal if none is set: one book a month.
  private static let defaultGoal = 12

  init(_ goal: YearGoal, _ context: ViewContext) {
    self.context = context
    self.goal = goal
    let words = ReadingWords(context.language)
    // Saving refuses values out of range; typing never truncates them.
    let number = NumberField(
      goal.target ?? Self.defaultGoal, in: 0...9_999, unit: words.bookUnit, one: words.oneBookUnit)
    sheet = FormSheet([.init(.goal, words.goalTitle, .number(number))], context)
  }

  private var wanted: Int? {
    let number = sheet.form.number(.goal)
    return number == 0 ? nil : number
  }

  func save() -> [ScreenEffect] {
    if wanted == goal.target { return [.back, .say(NoticeLine(.plain, words.nothingChanged))] }
    return [.work(.reading(.aim(wanted, year: goal.year)))]
  }

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(
      words.goalFormTitle(goal.year), notes: hints.map { StyledText($0, .dim) }, into: &frame,
      in: area)
  }

  /// The consequences of the entered goal, such as the required pace.
  private var hints: [String] {
    guard let wanted else { return [words.zeroTakesGoalAway] }
    let goal = YearGoal(
      year: goal.year, target: wanted, finished: goal.finished, today: goal.today)
    return words.lines(goal) + [words.zeroTakesGoalAway]
  }
}

extension ReadingWords {
  func goalFormTitle(_ year: Int) -> String {
    say("\(year)년에 몇 권을 읽을까요?", "How many books in \(year)?")
  }
  var bookUnit: String { say("권", " books") }
  var oneBookUnit: String { say("권", " book") }
  var zeroTakesGoalAway: String { say("0을 적으면 목표가 지워져요.", "Enter 0 to remove the goal.") }
}
