// MARK: Remarks about a day, which are no plans

extension PlanDoubts {
  /// A moment that is more often said than planned: `why do you always say in a minute`.
  var soon: String? {
    readTexts.first { ["in a minute", "in a sec", "in a second", "in a moment"].contains($0) }
  }

  private static let wishEnds = [
    "감사", "감사합니다", "감사해요", "고마워", "고맙다", "싶다", "싶어", "싶네", "싶음", "지길", "하길", "되길", "기를", "좋겠다",
    "바란다", "바람이다",
  ]

  /// Thanks or a wish for a day, as in `오늘 하루도 무사히 감사` or `내일은 더 나아지길`.
  var wish: String? {
    guard line.hasHangul, case .days = draft.times, let last = line.words.last else { return nil }
    let text = Self.bare(last.text)
    return Self.wishEnds.contains(where: text.hasSuffix) ? last.text : nil
  }

  /// A plan that is off, as in `no yoga this weds` or `수요일 요가 없음`.
  var exception: String? {
    if word(0) == "no", word(1).count > 1, word(1).allSatisfy(\.isLetter) {
      return line.words[0].text
    }
    guard line.hasHangul, let last = words.last, !isRead(last.range) else { return nil }
    return ["없음", "없다", "없어", "안감", "안함"].contains(last.text) ? last.text : nil
  }

  /// Words about how today was, so the line is not a plan. Example: `today was rough`.
  var reportedToday: String? {
    guard !line.hasHangul, case .days(let days) = draft.times, days.lowerBound == now.day,
      times.rhythm == nil
    else { return nil }
    return first(of: Self.pastVerbs)
  }

  /// What somebody said of a day, in hearsay: 내년에 원두값 오른대.
  var hearsay: String? {
    guard line.hasHangul, case .days = draft.times, let last = line.words.last else { return nil }
    let text = Self.bare(last.text).trimmingSuffix(of: "요")
    let before = text.unicodeScalars.dropLast().last?.value ?? 0
    // ㄴ is final consonant 4.
    guard text.hasSuffix("대"), text.count > 1, before > 0xABFF, (before - 0xAC00) % 28 == 4,
      !["군대", "반대", "건대", "연대", "순대", "인대"].contains(where: text.hasSuffix)
    else { return nil }
    return last.text
  }

  private static let backgroundTasks = [
    "예매", "예약", "주문", "준비", "구매", "구입", "사기", "사자", "사야됨", "사야돼", "사야함", "사야해", "사야지",
  ]

  /// A day that is the purpose of a purchase and not its date, as in `추석 기차표 예매`, `크리스마스 선물 사야됨` or `buy christmas
  /// presents`.
  var backgroundTask: String? {
    // 사야 됨 may be two words.
    let last = words.suffix(2).map(\.text).joined()
    guard case .days = draft.times,
      Self.backgroundTasks.contains(where: last.hasSuffix) || ["buy", "order"].contains(word(0)),
      let number = words.indices.first(where: {
        NamedDay.names[words[$0].text] != nil && isRead(words[$0].range)
      })
    else { return nil }
    return ["on", "by", "before"].contains(word(number - 1)) ? nil : words[number].text
  }
}
