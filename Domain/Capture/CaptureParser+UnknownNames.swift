// MARK: People who are not stored

extension CaptureParser {
  /// Returns the first person whom the line names and who is not stored, with the line as a note: Sol in `bumped into
  /// Sol`, 상훈 in 상훈이 축의금 10만.
  func newPeople() throws(CaptureFailure) -> [CaptureReading] {
    for name in line.hasHangul ? koreanNames : englishNames where try names.people(name).isEmpty {
      var draft = PersonInput(name: name)
      draft.note = line.text(0..<line.characters.count)
      return [CaptureReading(.person(draft))]
    }
    return []
  }

  private var englishNames: [String] {
    let words = line.words.map { $0.text.trimmingSuffix(of: ",.!?:") }
    let given = ExpectedNames.given(in: words.map { $0[...] })
    let capitals = words.map { $0.first?.isUppercase == true && $0.contains(where: \.isLowercase) }
    return words.indices.compactMap { number in
      guard capitals[number], number == 0 || !capitals[number - 1] else { return nil }
      let last = capitals.indices.contains(number + 1) && capitals[number + 1] ? number + 1 : number
      let isTitled = last > number && Self.titles.contains(words[number].lowercased())
      let begins = number == 0 && (last > 0 || Self.behindNames.contains(line.word(1)))
      guard isTitled || begins || given[number] != nil else { return nil }
      let name = words[number...last].joined(separator: " ")
      return ["'s", "’s"].contains(where: name.hasSuffix) ? String(name.dropLast(2)) : name
    }
  }

  private static let titles: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "uncle", "aunt"]
  /// Words behind the name with which a line begins.
  private static let behindNames: Set<String> = [
    "from", "owes", "paid", "lent", "gave", "born", "says", "said", "hates", "loves", "likes",
    "wants",
  ]

  private var koreanNames: [String] {
    let isMoney = line.words.contains { word in
      Self.moneyGifts.keys.contains(where: word.text.hasPrefix)
    }
    return line.words.enumerated().compactMap { number, word in
      let text = word.text.trimmingSuffix(of: ",.!?")
      let next = line.word(number + 1)
      for (name, _) in SpokenNames.forms(of: text) {
        let isPolite = name.hasSuffix("씨") || name.hasSuffix("님")
        let bare = isPolite ? String(name.dropLast()) : name
        let particle = String(text.dropFirst(name.count))
        let isNamed =
          isPolite || CaptureVocabulary.arguments.contains(particle)
          || isMoney && number == 0 || next.hasPrefix("만남") || next.hasPrefix("생일")
        let given = bare.count == 3 ? bare.trimmingSuffix(of: "이") : bare
        if isNamed, GivenNames.isName(given), !Self.notNames.contains(given) { return given }
      }
      return nil
    }
  }

  /// Words for people that are no names.
  private static let notNames: Set<String> = [
    "친구", "동생", "언니", "오빠", "누나", "남편", "아내", "애들", "아이", "아기", "손님", "사람", "선배", "후배", "동료", "팀장",
    "사장", "이웃", "가족", "혼자", "우리", "결혼", "회사", "학교", "선생", "기사", "고객", "그저", "어저",
  ]
}
