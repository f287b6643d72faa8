import Domain
import PresentationKit

/// Reads what was done of the habits of a day.
extension EveningReader {
  /// Reads `water 3, run 5`, only a number if there is one habit, or `yes`, which does what is left of all.
  func habits(_ text: String, _ habits: [CounterSummary]) throws(Report) -> EveningMeaning {
    switch YesOrNo(text) {
    case .yes("")?: return .answer(.counted(habits.compactMap(Self.rest)))
    case .no("")?: return .nothing
    case .yes?, .no?, nil: break
    }
    var counts: [HabitCount] = []
    for piece in text.split(whereSeparator: { ",、;\n".contains($0) }) {
      guard let count = Self.count(String(piece), habits) else { return try record(text) }
      counts.append(count)
    }
    return counts.isEmpty ? try record(text) : .answer(.counted(counts))
  }

  /// Returns what is missing to the goal of a habit.
  private static func rest(_ habit: CounterSummary) -> HabitCount? {
    guard let progress = habit.progress, progress.isOpen else { return nil }
    let rest = progress.goal.amount.thousandths - progress.done.thousandths
    return HabitCount(
      counter: habit.counter,
      amount: progress.goal.times ? CountAmount(1) : CountAmount(thousandths: rest))
  }

  private static func count(_ piece: String, _ habits: [CounterSummary]) -> HabitCount? {
    let words = piece.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    func read(_ counter: Counter, _ amount: String) -> HabitCount? {
      CountAmount(reading: amount, unit: counter.unit?.text).map {
        HabitCount(counter: counter, amount: $0)
      }
    }
    if habits.count == 1, let counter = habits.first?.counter,
      let count = read(counter, String(piece))
    {
      return count
    }
    let tag = Counter.tag(String(first))
    guard let counter = habits.first(where: { $0.counter.tag == tag })?.counter else { return nil }
    return read(counter, words.count == 1 ? "1" : words.dropFirst().joined(separator: " "))
  }
}
