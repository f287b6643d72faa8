// MARK: Days that are rated

extension CaptureParser {
  /// Returns whether the line only rates the day: `great day, slept 9 hrs`, `best day in weeks`. Such a line is a mood.
  func judgesDayAlone() throws(CaptureFailure) -> Bool {
    guard judgedDay != nil else { return false }
    return try isOnlyFelt()
  }

  /// The index of `day` or `week` after a rating at the start of the line. Nil if there is no rating, or if it starts a
  /// longer term, as in `great day out`.
  var judgedDay: Int? {
    if line.hasHangul { return nil }
    let words = line.words.map { PlanDoubts.bare($0.text) }
    guard let number = words.firstIndex(where: { !Self.leadsJudged.contains($0) }),
      CaptureVocabulary.judged.contains(words[number]), words.indices.contains(number + 1),
      ["day", "week"].contains(words[number + 1])
    else { return nil }
    let isClause = line.words[number + 1].text.last.map { !$0.isLetter } == true
    let next = number + 2
    let isAlone = next == words.count || Self.behindJudged.contains(words[next])
    return isClause || isAlone ? number + 1 : nil
  }

  /// Returns whether the line has no future day, hour, repetition, contact or reading progress, so that it is only a
  /// mood. In contrast, `great day, saw Tom` is a contact, and `tired, dentist at 5` a plan.
  func isOnlyFelt() throws(CaptureFailure) -> Bool {
    if try saysWhen() { return false }
    guard try contacts().isEmpty else { return false }
    return try pages().isEmpty
  }

  /// Returns whether the line has a future day, an hour or a repetition.
  private func saysWhen() throws(CaptureFailure) -> Bool {
    let found = try phrases(.ahead)
    if found.contains(where: { $0.kind == .rhythm || $0.understood?.start.seconds != nil }) {
      return true
    }
    return times(found, .ahead).liesAhead(of: now)
  }

  private static let leadsJudged: Set<String> = [
    "a", "an", "the", "what", "such", "really", "pretty", "very", "quite", "just", "so", "today",
    "was", "actually", "overall",
  ]
  private static let behindJudged: Set<String> = [
    "in", "ever", "today", "overall", "so", "at", "because", "but", "and", "though", "since", "yet",
    "for",
  ]
}
