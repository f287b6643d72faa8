// MARK: Being in touch

extension YesOrNo {
  /// Parses an answer to the question whether the user was in touch with a person, as on a birthday. A line that says
  /// why not, or that it will be done later, is a no. Nil if it says neither.
  public init?(aboutBeingInTouch text: String, with name: String) {
    let line = AnswerLine(text)
    if YesOrNo(text) == .no("") {
      self = .no("")
      return
    }
    if line.saysNotReached(name) {
      if !line.says(EveningVocabulary.reached) {
        self = .no(line.text)
        return
      }
      if YesOrNo(text) == nil { return nil }
    }
    if line.channelBehindMiss != nil, !line.isForLater {
      self = .yes(line.text)
      return
    }
    switch YesOrNo(text) {
    case .yes(let rest)?: self = AnswerLine(rest).beginsNegated ? .no(rest) : .yes(rest)
    case .no(let rest)?:
      let reason = AnswerLine(rest)
      if let channel = reason.channelIndex, !reason.isNegatedChannel(at: channel) { return nil }
      self = .no(rest)
    case nil:
      switch (line.channelIndex, line.negationIndex) {
      case (nil, nil):
        guard line.isForLater else { return nil }
        self = .no(line.text)
      case (nil, .some): self = .no(line.text)
      case (.some, nil): self = line.isForLater ? .no(line.text) : .yes(line.text)
      case (let channel?, let negation?):
        // `forgot to call` and 전화 못 드림 are a no. In other orders something else may be negated.
        guard negation < channel && !line.hasKoreanNegation || line.isNegatedChannel(at: channel)
        else { return nil }
        self = .no(line.text)
      }
    }
  }
}

extension AnswerLine {
  private static let negations: Set<String> = [
    "forgot", "clean forgot", "forgotten", "didnt", "did not", "havent", "have not", "couldnt",
    "could not", "not yet", "no time", "too late",
  ]
  private static let koreanNegations = ["깜빡", "까먹", "잊어", "잊었", "잊음", "아직", "못", "안했", "안함"]
  /// The endings of what will be done later: 내일 할게, 연락해야지.
  private static let later = [
    "할게", "할게요", "야지", "해야겠다", "하려고", "할듯", "드릴게", "하려고요", "하려구", "보려고",
  ]
  /// The particles between the name of a channel and a negation: 전화는 못 함.
  private static let particles = ["", "는", "은", "를", "을", "도"]
  private static let koreanChannels = ["전화", "통화", "문자", "메시지", "카톡"]

  /// The index of the first word that names a channel.
  fileprivate var channelIndex: Int? {
    words.firstIndex { Watering.Channel(namedBy: $0.text) != nil }
  }

  /// The index of the first word that says that something was not done.
  fileprivate var negationIndex: Int? {
    words.indices.first { length(of: Self.negations, at: $0) > 0 || isKoreanNegation(at: $0) }
  }

  fileprivate var hasKoreanNegation: Bool { words.indices.contains(where: isKoreanNegation) }

  private func isKoreanNegation(at index: Int) -> Bool {
    let word = words[index].text
    return word == "안" || Self.koreanNegations.contains { word.hasPrefix($0) }
  }

  /// Whether the first word reverses the second one: 못 드림.
  fileprivate var beginsNegated: Bool {
    words.first.map { $0.text == "안" || $0.text.hasPrefix("못") } == true
  }

  /// Whether the line ends with a verb about later.
  var isForLater: Bool {
    words.last.map { word in Self.later.contains { word.text.hasSuffix($0) } } == true
  }

  /// Whether a Korean channel is a noun that the next word negates: 전화 못 드림. Nothing but that may be said of the
  /// contact, because another one may have taken place: 전화는 못 하고 카톡함.
  fileprivate func isNegatedChannel(at index: Int) -> Bool {
    let word = words[index].text
    let isNoun = Self.koreanChannels.contains { name in
      Self.particles.contains { word == name + $0 }
    }
    guard isNoun, index + 1 < words.count, isKoreanNegation(at: index + 1) else { return false }
    return !words[(index + 2)...].contains { Watering.Channel(namedBy: $0.text) != nil }
  }
}
