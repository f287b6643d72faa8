// MARK: Countdowns

extension CaptureParser {
  /// Parses a plan that is counted down: D-day 수능 11월 19일, `countdown to Crete 3 aug`. Returns none for any other line,
  /// and for a line that names no day or nothing else.
  func countdowns() throws(CaptureFailure) -> [CaptureReading] {
    guard let named = countdownWords() else { return [] }
    var rest = context
    // Blanks in place of the words keep the offsets of all others.
    rest.line = CapturedLine(
      String(
        line.characters.enumerated().map { named.range.contains($0.offset) ? " " : $0.element }))
    if rest.line.words.isEmpty { return [] }
    // The day itself may be the title: `xmas d-day`.
    let whole = Text.trimmed(rest.line.text(0..<line.characters.count)).trimmingSuffix(of: "까지")
    if NamedDay.names[whole.lowercased()] != nil, let day = namedDay(whole) {
      let plan = EventDraft(title: whole, .days(day...day))
      let reading = CaptureReading(
        .event(plan, isDeadline: false), [0..<line.characters.count])
      return [reading.countedDown(by: named.range)].compactMap(\.self)
    }
    let plans: [CaptureReading]
    do throws(CaptureFailure) { plans = try CaptureParser(rest, names).events() } catch {
      // The whole line is refused with the same reason.
      guard case .refused = error else { throw error }
      return []
    }
    return plans.compactMap { plan in
      guard case .event(let draft, _) = plan.captured, draft.title.contains(where: \.isLetter)
      else { return nil }
      // D-Day documentary friday 8pm is a film.
      if !named.isSure, case .hours = draft.times { return nil }
      return plan.countedDown(by: named.range)
    }
  }

  private func namedDay(_ text: String) -> Day? {
    do throws(PhraseParseError) {
      return try context.reader(.ahead).read(text, as: .day).start.days?.span.lowerBound
    } catch { return nil }
  }

  private static let countdownLeads = [
    ["countdown", "to"], ["countdown", "until"], ["count", "down", "to"], ["how", "long", "till"],
    ["how", "long", "until"], ["how", "many", "days", "till"], ["how", "many", "days", "until"],
    ["days", "till"], ["days", "until"],
  ]

  /// Finds the words for a countdown: a lead at the beginning of the line, or `D-day` anywhere. They are sure if they
  /// cannot be part of a title.
  private func countdownWords() -> (range: Range<Int>, isSure: Bool)? {
    let words = line.words.map { $0.text.lowercased() }
    guard words.count > 1 else { return nil }
    for lead in Self.countdownLeads where words.count > lead.count && words.starts(with: lead) {
      return (0..<line.words[lead.count - 1].range.upperBound, true)
    }
    func isSign(_ word: String) -> Bool {
      ["d-day", "dday", "디데이"].contains(word.trimmingSuffix(of: ":"))
    }
    if isSign(words[0]), words[1] == "시험" || !LineKind.titles.contains(words[1]) {
      return (line.words[0].range, line.hasHangul || words[0].hasSuffix(":"))
    }
    if words[0] == "countdown:" { return (line.words[0].range, true) }
    // `xmas d-day`, 수능 디데이 11월 19일
    guard let number = words.indices.dropFirst().first(where: { isSign(words[$0]) }) else {
      return nil
    }
    return (line.words[number].range, line.hasHangul || words.count == number + 1)
  }
}

extension CaptureReading {
  /// Returns the plan with a countdown, which some words of the line name.
  fileprivate func countedDown(by words: Range<Int>) -> CaptureReading? {
    guard case .event(var draft, let isDeadline) = captured else { return nil }
    draft.isCountedDown = true
    var counted = CaptureReading(
      .event(draft, isDeadline: isDeadline), ranges + [words], doubt: doubt,
      marks: marks + [.part(words, .countdown, .text("on"))])
    counted.leftover = leftover
    counted.isOfEitherHalf = isOfEitherHalf
    counted.isOfEitherWeek = isOfEitherWeek
    counted.hasDay = hasDay
    return counted
  }
}
