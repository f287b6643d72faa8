// MARK: The line in other words

extension CaptureParser {
  /// Adds the repetitions that a doubtful plan with one weekday or one span of weekdays may be, as the line would be read
  /// with `every`: `yoga tue 6pm until end of april`, `night shift tue-thu 10pm-6am`.
  func inOtherWords(_ readings: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading] {
    let named = line.words.indices.filter { !weekdays($0).isEmpty }
    guard readings.count == 1, let doubt = readings[0].doubt,
      case .event(let draft, false) = readings[0].captured, draft.repeating == nil,
      // With one weekday only, the line is not read again and again.
      named.count == 1, let number = named.first
    else { return readings }
    let (days, name) = (weekdays(number), line.words[number].text)
    var plans: [EventDraft?] = []
    if days.count == 2 {
      let count = (days[1].rawValue - days[0].rawValue + 7) % 7 + 1
      var each = try plan(with: String(name.prefix { !"-–~".contains($0) }), at: number)
      each?.repeating = TypedRepeat("every day \(count) times", order: context.order)
      let isWork = days[0] == .monday && days[1] == .friday
      plans = [isWork ? try plan(with: "every weekday", at: number) : nil, each]
    } else if deadlineWord != nil, !["매주", "every", "each"].contains(line.word(number - 1)) {
      let weekly = try plan(with: (line.hasHangul ? "매주 " : "every ") + name, at: number)
      let rhythm = weekly?.repeating?.text ?? ""
      if rhythm.contains("until ") || rhythm.contains("까지") { plans = [weekly] }
    }
    return plans.compactMap(\.self).map {
      CaptureReading(.event($0, isDeadline: false), doubt: doubt)
    } + readings
  }

  /// Returns the weekday of a word, or both of a span. Returns none for any other word.
  private func weekdays(_ number: Int) -> [Weekday] {
    PlanDoubts.bare(line.words[number].text).split { "-–~".contains($0) }
      .compactMap { $0.count > 1 ? RepeatVocabulary.weekday(String($0)) : nil }
  }

  /// Returns the plan with a time of day that the line would be if one word were another text.
  private func plan(with text: String, at number: Int) throws(CaptureFailure) -> EventDraft? {
    let range = line.words[number].range
    let rest = line.text(range.upperBound..<line.characters.count)
    let plans = try clause(line.text(0..<range.lowerBound) + text + rest) {
      (other) throws(CaptureFailure) in try other.events()
    }
    guard case .event(let draft, _)? = plans.first(where: \.hasHours)?.captured else { return nil }
    return draft
  }
}
