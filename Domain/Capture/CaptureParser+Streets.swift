// MARK: Streets

extension CaptureParser {
  /// Returns whether a date is the name of a street: `12 March Road`.
  func isStreet(_ phrase: PhraseMatch) -> Bool {
    guard !line.hasHangul, phrase.understood?.start.days != nil,
      let next = line.words.first(where: { $0.range.lowerBound == phrase.range.upperBound + 1 })
    else { return false }
    return ["Road", "Rd", "Street", "Avenue", "Ave", "Lane", "Drive", "Close", "Court"]
      .contains(next.text.trimmingSuffix(of: ",."))
  }
}
