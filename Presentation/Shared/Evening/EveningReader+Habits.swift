import Domain
import PresentationKit

/// Reads what was done of the habits of a day.
extension EveningReader {
  /// Reads `water 3, run 5`, only a number if there is one habit, or `yes`, which does what is left of all.
  func habits(_ text: String, _ habits: [CounterSummary]) throws(Report) -> EveningMeaning {
    if EveningReply.saysNothing(text) { return .nothing }
    var amounts = text
    switch YesOrNo(text) {
    case .yes(let more)?: amounts = more
    case .no("")?: return .nothing
    case .no?, nil: break
    }
    if amounts.isEmpty || EveningReply.saysAllDone(amounts) {
      return .answer(.counted(habits.compactMap(Self.rest)))
    }
    var counts: [HabitCount] = []
    for piece in Self.pieces(amounts) {
      guard let count = Self.count(piece, habits) else { return try record(text) }
      counts.append(count)
    }
    return counts.isEmpty ? try record(text) : .answer(.counted(counts))
  }

  /// Returns the answers of a line. A comma between two digits belongs to a number: `5,2`.
  private static func pieces(_ text: String) -> [String] {
    let signs = Array(text)
    func isDigit(_ index: Int) -> Bool { signs.indices.contains(index) && signs[index].isNumber }
    var pieces = [""]
    for (index, sign) in signs.enumerated() {
      if ",、;\n".contains(sign), !(sign == "," && isDigit(index - 1) && isDigit(index + 1)) {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(sign)
      }
    }
    return pieces.filter { !Text.trimmed($0).isEmpty }
  }

  /// Returns what is missing to the goal of a habit.
  private static func rest(_ habit: CounterSummary) -> HabitCount? {
    guard let progress = habit.progress, habit.isOpen else { return nil }
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
