extension CaptureParser {
  /// Finds the channel of a contact where the verb does not name it: `on the phone`, `over whatsapp`, `by text`.
  /// Returns nil if the line names none in this way.
  func means() -> (channel: Watering.Channel, range: Range<Int>)? {
    if line.hasHangul { return nil }
    for number in line.words.indices.dropLast() {
      guard ["on", "over", "by", "via"].contains(line.word(number)) else { continue }
      let last = line.word(number + 1) == "the" ? number + 2 : number + 1
      guard line.words.indices.contains(last),
        let channel = Self.channels[Self.bare(line.words[last])]
      else { continue }
      return (channel, line.words[number].range.lowerBound..<line.words[last].range.upperBound)
    }
    return nil
  }

  private static let channels: [String: Watering.Channel] = [
    "phone": .call, "telephone": .call, "facetime": .call, "skype": .call, "zoom": .call,
    "text": .message, "email": .message, "sms": .message, "whatsapp": .messenger,
    "messenger": .messenger, "signal": .messenger, "telegram": .messenger,
  ]
}
