extension CaptureParser {
  /// A feeling: 기분 80 산책이 좋았다, `felt 80 after walking`, `mood 35`. When it was felt stands before
  /// it, or right behind its number.
  func feeling() throws(CaptureError) -> CaptureReading? {
    guard let place = line.words.prefix(6).firstIndex(where: { isFeeling($0) }),
      place + 1 < line.words.count,
      let level = Int(line.words[place + 1].text.trimmingSuffix(of: "점,.")), level >= 0
    else { return nil }
    let words = line.words
    let (from, to) = (words[place].place.lowerBound, words[place + 1].place.upperBound)
    let found = try phrases(.back)
    let near = found.filter { phrase in
      phrase.kind != .rhythm
        && (phrase.place.upperBound <= from || phrase.place.lowerBound <= to + 1)
        && !phrase.place.overlaps(from..<to)
    }
    let before = near.filter { $0.place.upperBound <= from }
    // Whatever stands before it has to say when.
    let lead = line.characters[..<from].indices.filter { !line.characters[$0].isWhitespace }
    guard lead.allSatisfy({ place in before.contains { $0.place.contains(place) } }) else {
      return nil
    }
    let times = times(near, .back)
    let text = line.rest(without: times.places + [0..<to])
    let at = times.moment(at: now).map { context.moment($0) }
    return CaptureReading(
      .feeling(MoodDraft(level: level, text: text.isEmpty ? nil : text, at: at)),
      times.places + [from..<to])
  }

  private func isFeeling(_ word: CapturedLine.Word) -> Bool {
    CaptureVocabulary.feelings.contains(word.text.lowercased().trimmingSuffix(of: "은이:"))
  }
}

extension String {
  /// Without some characters at its end.
  func trimmingSuffix(of characters: String) -> String {
    var text = self
    while text.count > 1, let last = text.last, characters.contains(last) { text.removeLast() }
    return text
  }
}
