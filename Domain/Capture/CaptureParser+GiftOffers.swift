// L-24
// MARK: Gifts that are offered

extension CaptureParser {
  /// What a line may say of a person's gifts.
  private enum GiftSign {
    case gift(Gift.Kind)
    /// A loan came back: what was lent, or what was borrowed.
    case back(Gift.Kind)
  }

  /// Returns the gifts and loans that a line about a person may tell of: `Femi paid me back 10`, `gave Kate a scarf`,
  /// 태훈이 5만원 갚음, 지영한테 쿠키 받음. The user chooses among them and other readings. Returns none for any other line.
  func offeredGifts() throws(CaptureFailure) -> [CaptureReading] {
    let words = line.words.map { $0.text.lowercased().trimmingSuffix(of: ",.!:") }
    guard let named = try named(near: nil).first,
      let sign = line.hasHangul
        ? koreanSign(words, isSubject: isSubject(named), named.particle)
        : beginsWithGift && named.first == 1
          ? .gift(.given) : englishSign(words, isSubject: named.first == 0)
    else { return [] }
    var input = GiftInput()
    var left = words.indices.filter { !(named.first...named.word).contains($0) }
    for number in [left.first, left.last].compactMap(\.self) where left.count > 1 {
      // `for xmas` is an occasion.
      guard GiftOccasion.known(words[number]) == nil, let day = pastDay(line.words[number].text)
      else { continue }
      input.day = day
      left.removeAll { $0 == number }
    }
    // 낼 갚기 is the day on which a loan is due.
    if words.contains(where: { $0.hasPrefix("갚") }) {
      let days = try phrases(.ahead).map(\.range)
      left.removeAll { number in days.contains { $0.overlaps(line.words[number].range) } }
    }
    if let money = money(in: 0..<words.count, words) {
      input.amount = money.spoken.digits
      input.currency = money.spoken.currency
      left.removeAll { (money.first..<money.first + money.spoken.count).contains($0) }
    }
    switch sign {
    case .back(let kind):
      (input.isReturn, input.kind) = (true, kind)
      // The thing, by which one of several loans is found.
      let what = left.filter { !Self.besideReturns.contains(words[$0]) }.map { words[$0] }
      if (1...2).contains(what.count), input.amount == nil {
        input.what = what.joined(separator: " ")
      }
    case .gift(let kind):
      input.kind = kind
      // 생일선물 names the occasion, 결혼때 too.
      let bare = left.map { words[$0].replacing("선물", with: "").trimmingSuffix(of: "때") }
      if let occasion = bare.compactMap(GiftOccasion.known).first {
        input.occasion = occasion.rawValue
      }
      let what = left.filter { !isBesideGift(words[$0]) }.map { line.words[$0].text }
        .joined(separator: " ").trimmingSuffix(of: ",.!:-")
      input.what = what.isEmpty ? nil : String(what.prefix(Gift.limit))
      if input.what == nil, input.amount == nil { return [] }
    }
    var readings: [CaptureReading] = []
    for person in named.people {
      readings += try returns(input, of: person).map {
        CaptureReading(.gift(person, $0), [0..<line.characters.count])
      }
    }
    return readings
  }

  /// Returns the open loans of a person that may have come back. Without one, money is a gift. Other gifts stay as they
  /// are, and so do all if the loans are unknown.
  private func returns(_ input: GiftInput, of person: Person) throws(CaptureFailure) -> [GiftInput]
  {
    guard input.isReturn, let loans = try names.loans(of: person) else { return [input] }
    let amount = input.amount.flatMap(Money.hundredths)
    let due = loans.filter { loan in
      loan.kind == input.kind && amount.map { $0 <= loan.left?.hundredths ?? 0 } ?? true
    }
    var gift = input
    if due.isEmpty {
      (gift.isReturn, gift.kind) = (false, input.kind == .lent ? .received : .given)
      return gift.amount == nil ? [] : [gift]
    }
    if loans.count == 1 { return [input] }
    return due.prefix(3).filter { loan in
      input.what.map { loan.what?.text.lowercased().contains($0) == true } ?? true
    }.map { loan in
      gift.what = input.what ?? loan.what?.text ?? loan.id.text
      return gift
    }
  }

  /// Returns whether the person has a particle of the subject. 이 may belong to a name, but not behind a title: 민정쌤이.
  private func isSubject(_ named: NamedPeople) -> Bool {
    if ["가", "이가", "께서"].contains(named.particle) { return true }
    let name = line.text(named.range).trimmingSuffix(of: "이")
    return named.particle == "이" && ["쌤", "님", "형"].contains(where: name.hasSuffix)
  }

  /// Whether the line begins as a gift to the one who is named next: `got Rob the socks`.
  var beginsWithGift: Bool { !line.hasHangul && ["got", "bought"].contains(line.word(0)) }

  private func pastDay(_ word: String) -> Day? {
    do throws(PhraseParseError) {
      let read = try context.reader(.back).read(word, as: .day)
      guard read.end == nil, read.lasting == nil, read.start.seconds == nil,
        let days = read.start.days, days.kind == .day, days.span.upperBound <= now.day
      else { return nil }
      return days.span.lowerBound
    } catch { return nil }
  }

  private static let besideReturns: Set<String> = [
    "back", "paid", "repaid", "gave", "returned", "me", "us", "i", "the", "a", "my", "our", "her",
    "his", "has", "to",
    "빌린", "갚음", "갚았다", "갚았어", "돌려줌", "돌려줬다", "돌려받음", "돌려받았다",
  ]

  /// Reads the sign of an English line. `isSubject` says that it begins with the person: `Priya lent me Hamnet`.
  private func englishSign(_ words: [String], isSubject: Bool) -> GiftSign? {
    let said = Set(words)
    let isToMe = !said.isDisjoint(with: ["me", "us"]) && !said.contains("i")
    if said.contains("borrowed") { return .gift(.borrowed) }
    if said.contains("repaid") || said.contains("returned")
      || said.contains("back") && !said.isDisjoint(with: Self.paying)
    {
      return .back(isToMe || isSubject ? .lent : .borrowed)
    }
    if said.contains("owes"), !said.contains("i") { return .gift(.lent) }
    if said.contains("gave") || said.contains("given") {
      return .gift(isToMe ? .received : .given)
    }
    if !said.isDisjoint(with: ["got", "received"]), said.contains("from") {
      return .gift(.received)
    }
    if isSubject, isToMe, !said.isDisjoint(with: ["got", "bought", "brought"]) {
      return .gift(.received)
    }
    if said.contains("lent") { return .gift(isToMe ? .borrowed : .lent) }
    if isSubject, said.contains("wants") { return .gift(.idea) }
    return said.isDisjoint(with: ["gift", "present", "pressie", "prezzie"]) ? nil : .gift(.idea)
  }

  /// Reads the sign of a Korean line. `isSubject` says that the person is the subject, who then gave: 민주가 김치 줌.
  private func koreanSign(_ words: [String], isSubject: Bool, _ particle: String) -> GiftSign? {
    func says(_ beginnings: [String]) -> Bool {
      words.contains { word in beginnings.contains(where: word.hasPrefix) }
    }
    let isReceived = says(["받음", "받았", "받은"])
    let isToThem = ["한테", "에게", "께"].contains(where: particle.hasSuffix)
    // 갚기 is still to be done.
    if says(["갚", "돌려받", "돌려줌", "돌려줬", "돌려주"]), !says(["갚기", "갚아야", "갚을", "갚자"]) {
      return .back(isToThem && !says(["돌려받"]) ? .borrowed : .lent)
    }
    if isReceived, says(["빌려간", "빌려갔", "빌려준"]) { return .back(.lent) }
    if says(["빌려감", "빌려갔"]) { return .gift(.lent) }
    if let loan = Self.loans.first(where: { says([$0.verb]) }) {
      let isTurned = isSubject && ![.borrowed].contains(loan.kind)
      return .gift(isTurned ? .borrowed : loan.kind)
    }
    if words.contains("대신"), says(["내줌", "내줬", "냄", "냈"]) { return .gift(.borrowed) }
    // An honorific verb tells of what the other one gave: 실장님이 귤 한 박스 주심.
    if isReceived || says(["주심", "주셨"]) { return .gift(.received) }
    if words.contains(where: { $0.contains("선물") }),
      says(["살까", "사야", "사줄", "사기", "줄까", "고르", "뭐"])
    {
      return .gift(.idea)
    }
    let isMoney = money(in: 0..<words.count, words) != nil
    let isGiven =
      says(
        ["줌", "줬", "주심", "주셨", "드림", "드렸", "사드", "선물함", "선물했", "사줌", "사줬"]
          + (isMoney ? ["냄", "냈", "보냄", "보냈"] : []))
      || isMoney && words.contains { Self.moneyGifts[$0] != nil || $0.contains("선물") }
    return isGiven ? .gift(isSubject ? .received : .given) : nil
  }

  private static let paying: Set<String> = ["paid", "pays", "pay", "gave", "gives"]

  /// Returns whether a word says only that something was given, and not what.
  private func isBesideGift(_ word: String) -> Bool {
    let bare = word.replacing("선물", with: "").trimmingSuffix(of: "때")
    if GiftOccasion.known(bare) != nil || Self.besideGifts.contains(word) { return true }
    return line.hasHangul
      && [
        "선물", "사드", "줌", "줬", "주심", "주셨", "했", "드림", "드렸", "받음", "받았", "받은", "사줌", "사줬", "살까", "냄",
        "냈",
        "보냄", "보냈", "내줌", "내줬", "빌려", "빌림", "빌렸", "꿔", "꿨", "갚",
      ]
      .contains(where: word.hasPrefix)
  }

  private static let besideGifts: Set<String> = [
    "i", "me", "us", "gave", "given", "got", "bought", "brought", "wants", "received", "lent",
    "borrowed", "off", "from", "for", "to", "her", "his", "our",
    "their",
    "the", "a", "an", "some", "my", "on", "in", "gift", "present", "pressie", "prezzie", "idea",
    "bday", "-", "owes", "he", "she", "they", "w", "with", "still", "split",
    "대신",
    "모친상", "부친상", "오늘", "today",
  ]
}
