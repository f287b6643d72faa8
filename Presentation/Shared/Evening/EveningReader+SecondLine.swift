import Domain
import PresentationKit

// MARK: The second line

extension EveningReader {
  /// Returns the meaning of Enter after an unclear line. The line may become a diary entry, but not the offered record.
  func accepted(_ first: UnclearLine, _ question: EveningQuestion) -> EveningMeaning {
    switch first.offer {
    case .diary, .record, .half: .diary(first.text)
    case .contact: question.calledName.map { .answer(.aside($0, first.text)) } ?? .diary(first.text)
    case .position, .also: .nothing
    }
  }

  /// Interprets the line after an unclear one: it may drop or keep the unclear line, accept the offer, or answer the
  /// question again. If it is unclear too, both lines become a diary entry.
  func meaning(
    of text: String, after first: UnclearLine, as question: EveningQuestion
  ) throws(Report) -> EveningMeaning {
    let both = [first.leftover, text].compactMap(\.self).joined(separator: "\n")
    if EveningReply.drops(text), first.offer != .contact || text != Self.cancelled {
      return .nothing
    }
    switch first.offer {
    case .contact:
      switch answer(text, question) {
      case .yes(let more)?: return happened(question, Self.joined(first.text, more))
      case .no(let more)?: return unhappened(question, Self.joined(first.text, more))
      case nil: break
      }
    case .record(let reading):
      switch YesOrNo(text) {
      case .yes(let more)?:
        if !more.isEmpty, case .answer(let timed) = try plan(first.text + " " + more) {
          return .answer(timed)
        }
        return .answer(.captured(reading))
      case .no?: return .nothing
      case nil: break
      }
      if EveningReply.keepsInDiary(text) { return .diary(first.text) }
      if EveningReply.plansNothing(text) { return .nothing }
    case .half(_, let readings):
      if let chosen = try half(text, of: readings) { return .answer(.captured(chosen)) }
      if EveningReply.keepsInDiary(text) { return .diary(first.text) }
      if EveningReply.plansNothing(text) { return .nothing }
    case .also(let reading):
      switch YesOrNo(text) {
      case .yes("")?: return .answer(.captured(reading))
      case .no("")?: return .nothing
      case .yes?, .no?, nil: return .next
      }
    case .diary:
      if YesOrNo(text) == .yes("") { return accepted(first, question) }
      if YesOrNo(text) == .no("") { return .nothing }
    case .position: break
    }
    if question.code == .mood, let draft = EveningNumber.mood(text) {
      return .answer(Self.mood(draft, besides: first.text))
    }
    let meaning = try meaning(of: text, as: question)
    if case .answer(let answer) = meaning { return .instead(answer) }
    guard case .unclear(let offer) = meaning else { return meaning }
    if case .half = offer { return meaning }
    if case .position = offer {
      guard let leftover = first.leftover else { return .nothing }
      return .diary(leftover)
    }
    if case .record = first.offer {
      let joined = try plan(first.text + " " + text)
      if case .answer = joined { return joined }
      if case .unclear(.half) = joined { return joined }
    }
    return .diary(both)
  }

  /// Returns the plan that a line chooses by its hour: `pm`, 오전, `7pm`, `19:00`; nil if it chooses none.
  private func half(
    _ text: String, of readings: [CaptureReading]
  ) throws(Report) -> CaptureReading? {
    if text.contains(where: \.isNumber) {
      let title = readings.first?.title ?? ""
      guard case .answer(.captured(let timed)) = try plan(title + " " + text) else { return nil }
      // The line chooses an hour. The day and the rest were said before.
      return readings.first { $0.hour == timed.hour }
        ?? (readings.first?.firstDay == timed.firstDay ? timed : nil)
    }
    return EveningReply.half(text).flatMap { isMorning in
      readings.first { $0.hour.map { ($0.hour < 12) == isMorning } == true }
    }
  }

  /// The Korean word for “cancel”, which drops a line. After a question about a contact it means a cancelled plan.
  private static let cancelled = "취소"

  /// Parses a line as a yes or no to the repeated question about a contact; nil if it is neither.
  private func answer(_ text: String, _ question: EveningQuestion) -> YesOrNo? {
    if let answer = YesOrNo(aboutMeeting: text) { return answer }
    return YesOrNo.saysNotReached(text, question.calledName ?? "") ? .no(text) : nil
  }

  private static func joined(_ first: String, _ more: String) -> String {
    more.isEmpty ? first : first + "\n" + more
  }

  /// Returns a mood with the previous line as its text. If the text would be too long, that line becomes a diary entry.
  private static func mood(_ draft: MoodDraft, besides first: String) -> EveningAnswer {
    // The first line may be a number that a rule refuses.
    let typed: String? = if let refused = EveningNumber.mood(first) { refused.text } else { first }
    guard let earlier = typed else { return .mood(draft, more: nil) }
    let words = [earlier, draft.text].compactMap(\.self).joined(separator: "\n")
    guard MoodRecord.textLimit.length(of: words) <= MoodRecord.textLimit.count else {
      return .mood(draft, more: earlier)
    }
    return .mood(MoodDraft(level: draft.level, text: words), more: nil)
  }
}
