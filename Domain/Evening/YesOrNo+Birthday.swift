// MARK: Birthdays

extension YesOrNo {
  /// Parses an answer to the question whether the user was in touch with a person whose birthday it is. A line that says
  /// why not, or that it will be done later, is a no. Nil if it says neither.
  public init?(aboutBirthday text: String, of name: String) {
    let line = AnswerLine(text)
    if Self.saysNotReached(text, name) {
      self = .no(line.text)
      return
    }
    switch YesOrNo(text) {
    case .yes(let rest)?: self = AnswerLine(rest).saysNotInTouch ? .no(rest) : .yes(rest)
    case .no(let rest)?:
      if AnswerLine(rest).namesChannelLast { return nil }
      self = .no(rest)
    case nil:
      if line.saysNotInTouch {
        self = .no(line.text)
      } else if Watering.Channel(namedIn: text) != nil, !line.hasNegation {
        self = .yes(line.text)
      } else {
        return nil
      }
    }
  }
}

extension AnswerLine {
  private static let forgotten: Set<String> = [
    "forgot", "clean forgot", "forgotten", "didnt", "did not", "havent", "have not", "couldnt",
    "could not", "never", "not yet", "no time", "too late", "will do", "ill", "i will", "tomorrow",
  ]
  private static let forgottenKorean = ["깜빡", "까먹", "잊어", "잊었", "잊음", "아직", "못", "안했", "안함"]
  /// The endings of what will be done later: 내일 할게, 연락해야지.
  private static let later = ["할게", "할게요", "해야지", "해야겠다", "하려고", "할듯", "드려야지", "드릴게"]

  /// Whether a word reverses another one: 전화 못 드림, `didn't call`.
  fileprivate var hasNegation: Bool {
    says(Self.forgotten)
      || words.contains { word in
        word.text == "안" || Self.forgottenKorean.contains { word.text.hasPrefix($0) }
      }
  }

  /// Whether the line says that the user was not in touch, or will be later. A contact that is named after a negation
  /// may have taken place instead: 전화는 못 하고 카톡함.
  fileprivate var saysNotInTouch: Bool {
    if namesChannelLast { return false }
    return hasNegation
      || words.last.map { word in Self.later.contains { word.text.hasSuffix($0) } } == true
  }

  /// Whether words after a negation name a channel.
  fileprivate var namesChannelLast: Bool {
    guard
      let last = words.lastIndex(where: { word in
        word.text == "안" || Self.forgottenKorean.contains { word.text.hasPrefix($0) }
          || ["didnt", "couldnt", "not", "no"].contains(word.text)
      }), last + 2 < words.count
    else { return false }
    return words[(last + 2)...].contains { Watering.Channel(namedIn: $0.text) != nil }
  }
}
