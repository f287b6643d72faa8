import Domain
import PresentationKit

// MARK: The second line

extension EveningReader {
  /// Returns what Enter makes of a line that was not understood.
  func accepted(_ first: UnclearLine, _ question: EveningQuestion) -> EveningMeaning {
    switch first.offer {
    case .diary: .diary(first.text)
    case .contact: happened(question, first.text)
    case .event(let reading): .answer(.captured(reading))
    case .position: .nothing
    }
  }

  /// Returns what a line means after one that was not understood: it drops or keeps that line, or says it differently.
  /// If it is not understood either, both are kept.
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
    case .event:
      switch YesOrNo(text) {
      case .yes(let more)?:
        if !more.isEmpty, case .answer(let timed) = try plan(first.text + " " + more) {
          return .answer(timed)
        }
        return accepted(first, question)
      case .no?: return .nothing
      case nil: break
      }
      if EveningReply.keepsInDiary(text) { return .diary(first.text) }
      if EveningReply.plansNothing(text) { return .nothing }
    case .diary:
      if YesOrNo(text) == .yes("") { return accepted(first, question) }
      if YesOrNo(text) == .no("") { return .nothing }
    case .position: break
    }
    if question.code == .mood, let draft = EveningNumber.mood(text) {
      return .answer(Self.mood(draft, besides: first.text))
    }
    let meaning = try meaning(of: text, as: question)
    guard case .unclear(let offer) = meaning else { return meaning }
    if case .position = offer {
      guard let leftover = first.leftover else { return .nothing }
      return .diary(leftover)
    }
    if case .event = first.offer, case .answer(let joined) = try plan(first.text + " " + text) {
      return .answer(joined)
    }
    return .diary(both)
  }

  /// The word that drops a line. About a contact it says that the plan was cancelled.
  private static let cancelled = "취소"

  /// Returns the answer of a line to the question about a contact, which was asked once more; nil if it is none.
  private func answer(_ text: String, _ question: EveningQuestion) -> YesOrNo? {
    if let answer = YesOrNo(aboutMeeting: text) { return answer }
    return YesOrNo.saysNotReached(text, question.calledName ?? "") ? .no(text) : nil
  }

  private static func joined(_ first: String, _ more: String) -> String {
    more.isEmpty ? first : first + "\n" + more
  }

  /// Returns a mood with the words of the line before. What does not fit into it becomes a diary entry.
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
