// MARK: People who are not stored

extension CaptureParser {
  /// Returns the person whom the line names, and who is not stored, with the words of the line as a note.
  func newPeople() throws(CaptureFailure) -> [CaptureReading] {
    guard let name = try unknownName() else { return [] }
    var draft = PersonInput(name: name)
    draft.note = line.text(0..<line.characters.count)
    return [CaptureReading(.person(draft))]
  }

  /// Returns the first name in a place of a person that nobody has: Sol in `bumped into Sol`, 상훈 in 상훈이 축의금 10만.
  func unknownName() throws(CaptureFailure) -> String? {
    for name in line.hasHangul ? koreanNames : englishNames {
      if try names.people(name).isEmpty, try names.people(name.lowercased()).isEmpty { return name }
    }
    return nil
  }

  private var englishNames: [String] {
    let words = line.words.map { $0.text.trimmingSuffix(of: ",.!?:") }
    func isCapital(_ number: Int) -> Bool {
      words.indices.contains(number) && words[number].first?.isUppercase == true
        && words[number].contains(where: \.isLowercase)
    }
    let given = ExpectedNames.given(in: words.map { $0[...] })
    return words.indices.compactMap { number in
      guard isCapital(number), number == 0 || !isCapital(number - 1) else { return nil }
      let last = isCapital(number + 1) ? number + 1 : number
      let isTitled = Self.titles.contains(words[number].lowercased().trimmingSuffix(of: "."))
      let isExpected =
        given[number] != nil || given[last] != nil || isTitled && last > number
        || number == 0 && (last > 0 || Self.behindNames.contains(line.word(1)))
      guard isExpected, last == number || isTitled || number == 0 || given[number] != nil,
        !isTitled || last > number
      else { return nil }
      let name = words[number...last].joined(separator: " ")
      return ["'s", "’s"].contains(where: name.hasSuffix) ? String(name.dropLast(2)) : name
    }
  }

  private static let titles: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "uncle", "aunt"]
  /// Words behind the name with which a line begins.
  private static let behindNames: Set<String> = [
    "from", "owes", "paid", "lent", "gave", "born", "says", "said", "has", "had", "and", "&", "got",
    "is", "hates", "loves", "likes", "wants",
  ]

  private var koreanNames: [String] {
    line.words.enumerated().compactMap { number, word in
      let text = word.text.trimmingSuffix(of: ",.!?")
      for end in ["씨", "님"] where text.count > end.count + 1 {
        let bare = ["랑", "이랑", "한테", "가", "이", "는", "도"].lazy.compactMap { particle in
          text.hasSuffix(end + particle) ? String(text.dropLast(particle.count)) : nil
        }.first ?? text
        let name = String(bare.dropLast())
        let isJob = GivenNames.isJob(name)
        if bare.hasSuffix(end), isJob || GivenNames.koreanGivenName(of: name) != nil { return name }
      }
      let next = PlanDoubts.bare(line.word(number + 1))
      let isMoney = line.words.contains { word in
        CaptureParser.moneyGifts.keys.contains(where: word.text.hasPrefix)
      }
      for (name, hasParticle) in SpokenNames.forms(of: text) {
        let particle = String(text.dropFirst(name.count))
        let isPlace =
          hasParticle && CaptureVocabulary.arguments.contains(particle)
          || ["이", "가", ""].contains(particle)
            && (next == "만남" || next.hasPrefix("생일") || isMoney && number == 0)
        if isPlace, GivenNames.isFullName(name) || GivenNames.koreanGivenName(of: name) != nil,
          !Self.nobody.contains(name)
        {
          return name
        }
      }
      return nil
    }
  }

  /// Words for people that are no names.
  private static let nobody: Set<String> = [
    "친구", "동생", "언니", "오빠", "누나", "남편", "아내", "와이프", "애들", "아이", "아기", "손님", "사람", "선배", "후배",
    "동료", "팀장", "사장", "이웃", "가족", "엄마", "아빠", "할머니", "할아버지", "혼자", "우리", "강아지", "고양이",
    "결혼", "축의", "회사", "학교", "용돈", "세뱃", "부의", "조의", "선물",
  ]
}
