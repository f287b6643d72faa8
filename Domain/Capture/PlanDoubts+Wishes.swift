// MARK: What is no plan at an hour of this place

extension PlanDoubts {
  private static let wishEnds = [
    "감사", "감사합니다", "감사해요", "고마워", "고맙다", "싶다", "싶어", "싶네", "싶음", "지길", "하길", "되길", "기를", "좋겠다",
    "바란다", "바람이다",
  ]

  /// 오늘 하루도 무사히 감사, 내일은 더 나아지길: thanks or a wish for a day, and no plan.
  var wish: String? {
    guard line.hasHangul, case .days = draft.times, let last = line.words.last else { return nil }
    let text = Self.bare(last.text)
    return Self.wishEnds.contains(where: text.hasSuffix) ? last.text : nil
  }

  private static let zones: Set<String> = [
    "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "ET", "PT", "GMT", "BST", "UTC", "CET",
    "CEST",
    "EET", "IST", "KST", "JST", "AEST", "AEDT",
  ]

  /// `zoom 4pm EST monday`: the hour of another zone right behind a time.
  var foreignZone: String? {
    guard case .hours = draft.times else { return nil }
    return zip(line.words, line.words.dropFirst()).first { time, word in
      isTaken(time.place) && !isTaken(word.place) && Self.zones.contains(word.text)
    }?.1.text
  }
}
