extension Watering.Channel {
  /// Finds the channel by which a person was reached: the first one that a text names, or the one that was used after
  /// an unanswered call. Nil if the text names none.
  public init?(namedIn text: String) {
    let line = AnswerLine(text)
    let first = line.words.lazy.compactMap { Self(namedBy: $0.text) }.first
    guard let channel = line.channelBehindMiss ?? first else { return nil }
    self = channel
  }

  /// Finds the channel that was used because another one did not reach the person; nil if there is none.
  public init?(insteadIn text: String) {
    guard let channel = AnswerLine(text).channelBehindMiss else { return nil }
    self = channel
  }

  init?(namedBy word: String) {
    let found = Self.words.first { _, names in
      names.contains { $0.utf8.allSatisfy { $0 < 0x80 } ? word == $0 : word.hasPrefix($0) }
    }
    guard let found else { return nil }
    self = found.channel
  }

  /// English words as they are, and the beginnings of Korean words.
  private static let words: [(channel: Watering.Channel, names: [String])] = [
    (
      .messenger,
      [
        "kakao", "kakaotalk", "katalk", "whatsapp", "whatsapped", "messenger", "dm", "telegram",
        "카톡",
        "카카오톡", "톡으로", "톡했", "톡함",
      ]
    ),
    (.message, ["message", "messaged", "text", "texted", "sms", "문자", "메시지"]),
    (.met, ["met", "visited", "만났", "만남", "만나"]),
    (.call, ["call", "called", "phone", "phoned", "rang", "전화", "통화"]),
  ]
}
