extension CaptureParser {
  /// A feeling: 기분 80 산책이 좋았다, `felt 80 after walking`, `mood 35`. When it was felt stands before
  /// it, or right behind its number.
  func feeling() throws(CaptureError) -> CaptureReading? {
    guard let (level, marks) = marked() else { return try looseFeeling() }
    let (from, to) = (marks.lowerBound, marks.upperBound)
    let found = try phrases(.back)
    let near = found.filter { phrase in
      phrase.kind != .rhythm
        && (phrase.place.upperBound <= from || phrase.place.lowerBound <= to + 1)
        && !phrase.place.overlaps(from..<to) && !isOfText(phrase, behind: to)
    }
    let before = near.filter { $0.place.upperBound <= from }
    // Whatever stands before it has to say when.
    let lead = line.characters[..<from].indices.filter { !line.characters[$0].isWhitespace }
    let saysWhen = lead.allSatisfy { place in before.contains { $0.place.contains(place) } }
    if !saysWhen {
      // Behind the words: 민아랑 싸웠다... 기분 20. Among them where no day is named: `peaceful morning, mood 80, tea`.
      let isLast = line.words.last?.place.upperBound == to
      let isNow =
        found.allSatisfy(\.isOnlyPart) && !line.hasHangul
        && line.words[0].text.lowercased() != "was"
      guard isLast || isNow else { return nil }
      let subjects = lead.count <= 3 ? line.words.prefix(1).map(\.place) : []
      let isSubject = ["i", "i'm", "i’m"].contains(line.words[0].text.lowercased())
      let places = [marks] + (isSubject ? subjects : [])
      let text = line.rest(without: places)
      return CaptureReading(
        .feeling(MoodDraft(level: level, text: text.isEmpty ? nil : text, at: nil)), places)
    }
    let times = times(near, .back)
    let text = line.rest(without: times.places + [0..<to])
    let at = times.moment(at: now).map { context.moment($0) }
    return CaptureReading(
      .feeling(MoodDraft(level: level, text: text.isEmpty ? nil : text, at: at)),
      times.places + [from..<to], doubt: laterToday(times))
  }

  /// `mood 60 at 10am` at nine: yesterday's, or a mistake.
  func laterToday(_ times: CapturedTimes) -> String? {
    times.isLaterToday(now) ? times.places.first.map { line.text($0) } : nil
  }

  /// A level with the characters that say it: 기분 80, 기분80, 기분:80, `felt 7/10`; at the beginning of a
  /// line, or at its end.
  private func marked() -> (level: Int, place: Range<Int>)? {
    let words = line.words
    for place in Set(words.indices.prefix(6)).union(words.indices.suffix(2)).sorted() {
      let word = words[place]
      if isFeeling(word), place + 1 < words.count,
        let level = Self.level(words[place + 1].text.trimmingSuffix(of: "점,."))
      {
        return (level, word.place.lowerBound..<words[place + 1].place.upperBound)
      }
      let text = word.text.lowercased()
      for key in CaptureVocabulary.feelings where text.hasPrefix(key) {
        let rest = text.dropFirst(key.count).drop { ":=은이".contains($0) }
        if let level = Self.level(String(rest).trimmingSuffix(of: "점,.")) {
          return (level, word.place)
        }
      }
    }
    return nil
  }

  /// `80`, and `7/10`, `70/100` for 70.
  private static func level(_ text: String) -> Int? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = parts.first ?? nil, first >= 0 else { return nil }
    switch parts.count {
    case 1: return first
    case 2: return parts[1] == 100 ? first : parts[1] == 10 && first <= 10 ? first * 10 : nil
    default: return nil
    }
  }

  /// `felt 72 sunday roast`: a day of the week behind the number belongs to what was felt, unless the
  /// line ends with it.
  private func isOfText(_ phrase: FoundPhrase, behind number: Int) -> Bool {
    guard phrase.place.lowerBound >= number, phrase.tokens.count == 1,
      case .word(let word)? = phrase.tokens.first, PhraseVocabulary.weekdays[word] != nil
    else { return false }
    return line.words.contains { $0.place.lowerBound >= phrase.place.upperBound }
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
