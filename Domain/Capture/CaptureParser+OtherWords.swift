// MARK: The line in other words

extension CaptureParser {
  /// Adds the repetition that a doubtful plan with weekdays may be, as the line would be read with `every`: `yoga tue 6pm
  /// until end of april`, `night shift tue-thu 10pm-6am`. Other plans are returned unchanged.
  func inOtherWords(_ readings: [CaptureReading]) throws(CaptureFailure) -> [CaptureReading] {
    guard readings.count == 1, let doubt = readings[0].doubt,
      case .event(let draft, false) = readings[0].captured, draft.repeating == nil
    else { return readings }
    let days = line.words.map { word in
      PlanDoubts.bare(word.text).split { "-–~".contains($0) }
        .compactMap { $0.count > 1 ? RepeatVocabulary.weekday(String($0)) : nil }
    }
    // With one weekday only, the line in other words is not rephrased again and again.
    guard days.count(where: { !$0.isEmpty }) == 1,
      let number = days.firstIndex(where: { !$0.isEmpty })
    else { return readings }
    let found =
      days[number].count == 2
      ? try eachDay(number, from: days[number][0], to: days[number][1]) : try everyWeek(number)
    return found.map { CaptureReading(.event($0, isDeadline: false), doubt: doubt) } + readings
  }

  /// Returns the plans on each day of a span of weekdays: once, and every week if they are the working days.
  private func eachDay(_ number: Int, from first: Weekday, to last: Weekday)
    throws(CaptureFailure) -> [EventDraft]
  {
    let count = (last.rawValue - first.rawValue + 7) % 7 + 1
    let name = line.words[number].text.prefix { !"-–~".contains($0) }
    guard count > 1, var draft = try plan(with: String(name), at: number) else { return [] }
    let isWorkingWeek = first == .monday && count == 5
    let weekly = isWorkingWeek ? try plan(with: "every weekday", at: number) : nil
    draft.repeating = TypedRepeat("every day \(count) times", order: context.order)
    return [weekly, draft].compactMap(\.self)
  }

  /// Returns the weekly plan of a line that names one weekday, an hour and an end.
  private func everyWeek(_ number: Int) throws(CaptureFailure) -> [EventDraft] {
    let every = line.hasHangul ? "매주" : "every"
    guard !["매주", "every", "each"].contains(line.word(number - 1)), deadlineWord != nil,
      let draft = try plan(with: every + " " + line.words[number].text, at: number),
      let rhythm = draft.repeating?.text, rhythm.contains("until ") || rhythm.contains("까지")
    else { return [] }
    return [draft]
  }

  /// Returns the plan with a time of day that the line would be if one word were another text.
  private func plan(with text: String, at number: Int) throws(CaptureFailure) -> EventDraft? {
    let range = line.words[number].range
    let rest = line.text(range.upperBound..<line.characters.count)
    let plans = try clause(line.text(0..<range.lowerBound) + text + rest).events()
    guard case .event(let draft, _)? = plans.first(where: \.hasHours)?.captured else { return nil }
    return draft
  }
}
