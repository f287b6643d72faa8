extension Watering.Channel {
  /// Finds the channel that the first such word of a text names; nil if it names none.
  public init?(namedIn text: String) {
    for word in AnswerLine(text).words.map(\.text) {
      let found = Self.words.first { _, names in
        names.contains { $0.utf8.allSatisfy { $0 < 0x80 } ? word == $0 : word.hasPrefix($0) }
      }
      if let found {
        self = found.channel
        return
      }
    }
    return nil
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
