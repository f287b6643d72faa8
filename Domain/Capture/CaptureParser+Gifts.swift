// L-24
// MARK: Gifts and loans

extension CaptureParser {
  /// Parses a gift or loan of a stored person: `i owe Jonas 20 euros`, `gift idea for Anna: red scarf`, 민아 결혼 축의금 10만.
  /// Returns several readings if people share the name, and none for any other line.
  func gifts() throws(CaptureFailure) -> [CaptureReading] {
    let words = line.words.map { $0.text.lowercased().trimmingSuffix(of: ",.!:") }
    guard words.count > 2, let frame = try line.hasHangul ? koreanGift(words) : englishGift(words)
    else { return [] }
    var input = frame.input
    var rest = frame.rest
    var marks: [LineMark] = []
    var doubt: String?
    // `for xmas` is an occasion.
    if let day = day(before: rest.upperBound, from: rest.lowerBound),
      line.word(day.first - 1) != "for"
    {
      input.day = day.day
      rest = rest.lowerBound..<day.first
    }
    if namesNoDay(before: frame.rest.upperBound, from: frame.rest.lowerBound) { return [] }
    if let money = money(in: rest, words), !isNumberOfThings(money, in: frame, words) {
      input.amount = money.spoken.digits
      input.currency = money.spoken.currency
      let range =
        line.words[money.first].range
        .lowerBound..<line.words[money.first + money.spoken.count - 1].range.upperBound
      marks = LineMark.parts([range], .amount)
      // 용돈 30 may be 30만.
      let number = words[money.first]
      if line.hasHangul, money.spoken.currency == nil, number.count < 4,
        number.allSatisfy(\.isNumber)
      {
        doubt = number
      }
      let others = Array(rest).filter {
        !(money.first..<money.first + money.spoken.count).contains($0)
      }
      guard let what = frame.what(others.map { words[$0] }, thing(others)) else { return [] }
      let occasion = GiftOccasion.known(what)
      input.what = what.isEmpty || occasion != nil ? nil : what
      if let occasion { input.occasion = occasion.rawValue }
    } else {
      let thing = thing(Array(rest).filter { words[$0] != "-" })
      guard frame.takesThings, thing.contains(where: \.isLetter), thing.count <= Gift.limit,
        !Self.idioms.contains(thing.lowercased())
      else { return [] }
      input.what = thing
    }
    return frame.people.map {
      CaptureReading(.gift($0, input), [0..<line.characters.count], doubt: doubt, marks: marks)
    }
  }

  /// What a line says of a gift before its amount and its thing are read.
  private struct GiftFrame {
    let people: [Person]
    var input: GiftInput
    /// The words in which the amount, the thing and the day are.
    let rest: Range<Int>
    /// Whether the line may be about a thing without an amount.
    var takesThings = false
    /// Returns the thing beside an amount; nil if the words beside it do not belong to a gift.
    var what: (_ words: [String], _ text: String) -> String? = { _, text in
      text.lowercased().hasPrefix("for ") ? String(text.dropFirst(4)) : text
    }
  }

  private static let idioms: Set<String> = ["a hand", "an ear", "a helping hand"]

  // MARK: English

  private func englishGift(_ words: [String]) throws(CaptureFailure) -> GiftFrame? {
    let start = words[0] == "i" ? 1 : 0
    switch words[start] {
    case "owe": return try frame(.borrowed, nameAt: start + 1)
    case "lent", "loaned":
      if let frame = try frame(.lent, nameAt: start + 1, takesThings: true) { return frame }
      return try frame(.lent, from: start + 1, nameBehind: "to", words)
    case "borrowed": return try frame(.borrowed, from: start + 1, nameBehind: "from", words)
    case "gift", "present", "idea", "ideas":
      // `gift idea Josh - head torch`
      if words.count > start + 3, words[start + 1] == "idea",
        let frame = try frame(.idea, nameAt: start + 2, takesThings: true)
      {
        return frame
      }
    case _:
      guard let named = try named(from: 0), named.word + 2 < words.count,
        words[named.word + 1] == "owes", words[named.word + 2] == "me"
      else { return nil }
      return GiftFrame(
        people: named.people, input: GiftInput(.lent), rest: named.word + 3..<words.count)
    }
    guard let lead = words.firstIndex(of: "for"), lead < 3,
      ["gift idea", "present idea", "idea", "gift ideas", "ideas"].contains(
        words[..<lead].joined(separator: " "))
    else { return nil }
    return try frame(.idea, nameAt: lead + 1, takesThings: true)
  }

  private func frame(
    _ kind: Gift.Kind, nameAt number: Int, takesThings: Bool = false
  ) throws(CaptureFailure) -> GiftFrame? {
    guard line.words.indices.contains(number), let named = try named(from: number),
      named.word + 1 < line.words.count
    else { return nil }
    return GiftFrame(
      people: named.people, input: GiftInput(kind), rest: named.word + 1..<line.words.count,
      takesThings: takesThings)
  }

  /// Parses `lent 50 to Ben` and `borrowed the drill from Tom`.
  private func frame(
    _ kind: Gift.Kind, from start: Int, nameBehind lead: String, _ words: [String]
  ) throws(CaptureFailure) -> GiftFrame? {
    guard let index = words.lastIndex(of: lead), index > start, index + 1 < words.count,
      let named = try named(from: index + 1)
    else { return nil }
    let day = day(before: words.count, from: named.word + 1)
    guard named.word + 1 == (day?.first ?? words.count) else { return nil }
    return GiftFrame(
      people: named.people, input: GiftInput(kind, on: day?.day), rest: start..<index,
      takesThings: true)
  }

  // MARK: Korean

  private func koreanGift(_ words: [String]) throws(CaptureFailure) -> GiftFrame? {
    guard let named = try named(from: 0), named.word + 1 < words.count else { return nil }
    let (first, last) = (named.word + 1, words.count - 1)
    if let loan = Self.loans.first(where: { words[last].hasPrefix($0.verb) }), last > first,
      named.hasParticle
    {
      // The one who is marked as the subject lent it: 언니가 3000원 빌려줌. 이 may belong to the name.
      let isSubject = ["가", "이가", "께서"].contains(named.particle)
      let kind: Gift.Kind = isSubject ? (loan.kind == .lent ? .borrowed : .lent) : loan.kind
      return GiftFrame(
        people: named.people, input: GiftInput(kind), rest: first..<last, takesThings: true)
    }
    if last > first + 1, words[first] == "선물", ["생각", "아이디어"].contains(words[first + 1]) {
      return GiftFrame(
        people: named.people, input: GiftInput(.idea), rest: first + 2..<words.count,
        takesThings: true)
    }
    guard let noun = words.first(where: { Self.moneyGifts[$0] != nil }) else { return nil }
    let isReceived =
      words.contains { $0.hasPrefix("받") } || named.particle.hasPrefix("에게서")
      || named.particle.hasPrefix("한테서")
    return GiftFrame(
      people: named.people,
      input: GiftInput(isReceived ? .received : .given, for: Self.moneyGifts[noun]),
      rest: first..<words.count
    ) { words, _ in
      let left = words.filter { word in
        Self.moneyGifts[word] == nil && GiftOccasion.known(word) == nil
          && !Self.giving.contains(where: word.hasPrefix)
      }
      // A relative may follow the name: 준호 아버님 부의금.
      return left.allSatisfy { Self.relatives.contains($0) } ? left.joined(separator: " ") : nil
    }
  }

  /// The verbs of loans, the longer ones first.
  static let loans: [(verb: String, kind: Gift.Kind)] = [
    ("빌려줌", .lent), ("빌려줬", .lent), ("빌려주", .lent), ("꿔줌", .lent), ("꿔줬", .lent),
    ("빌림", .borrowed), ("빌렸", .borrowed), ("빌려옴", .borrowed), ("꿨", .borrowed),
  ]

  /// The words for gifts of money, with their occasions.
  static let moneyGifts: [String: String] = [
    "축의금": "wedding", "축의": "wedding", "부의금": "funeral", "조의금": "funeral", "부의": "funeral",
    "세뱃돈": "newYear", "용돈": "용돈", "돌잔치": "firstBirthday",
  ]

  private static let giving = ["냄", "냈", "보냄", "보냈", "드림", "드렸", "줌", "줬", "받음", "받았", "전함", "전했"]

  private static let relatives: Set<String> = [
    "아버님", "어머님", "아버지", "어머니", "부친", "모친", "할머니", "할아버지", "할머님", "할아버님", "조모", "조부",
    "장인", "장모", "장인어른", "장모님", "시아버지", "시어머니", "시아버님", "시어머님", "빙부", "빙모", "형", "누나", "오빠",
    "언니", "동생", "아들", "딸", "남편", "아내", "아버님께", "외할머니", "외할아버지",
  ]

  // MARK: Parts

  /// Returns the first amount among some words.
  func money(in range: Range<Int>, _ words: [String]) -> (spoken: SpokenMoney, first: Int)? {
    for number in range {
      if let spoken = SpokenMoney(words[number..<range.upperBound]) { return (spoken, number) }
    }
    return nil
  }

  /// Returns whether a number counts things, as in `lent Bob 3 books`. An amount ends the line or is `for` something.
  private func isNumberOfThings(
    _ money: (spoken: SpokenMoney, first: Int), in frame: GiftFrame, _ words: [String]
  ) -> Bool {
    let next = money.first + money.spoken.count
    return frame.takesThings && money.spoken.currency == nil && !line.hasHangul
      && next < frame.rest.upperBound && words[next] != "for"
      && day(before: frame.rest.upperBound, from: next) == nil
  }

  /// Returns whether the last words are a date that does not exist.
  private func namesNoDay(before end: Int, from start: Int) -> Bool {
    (1...3).contains { count in
      guard end - count >= start else { return false }
      do throws(PhraseParseError) {
        let text = line.words[end - count..<end].map(\.text).joined(separator: " ")
        _ = try context.reader(.back).read(text, as: .day)
        return false
      } catch {
        if case .noSuchDay = error { return true }
        return false
      }
    }
  }

  /// Returns the day that the last words say, and its first word; nil if they say none.
  private func day(before end: Int, from start: Int) -> (day: Day, first: Int)? {
    for count in [3, 2, 1] where end - count >= start && end - count >= 0 {
      let words = line.words[end - count..<end]
      // A number alone is an amount.
      if words.allSatisfy({ SpokenMoney([$0.text.lowercased()]) != nil }) { continue }
      do throws(PhraseParseError) {
        let text = words.map(\.text).joined(separator: " ")
        let read = try context.reader(.back).read(text, as: .day)
        guard read.end == nil, read.lasting == nil, read.start.seconds == nil,
          let days = read.start.days, days.kind == .day
        else { continue }
        let lead = end - count - 1
        let isLed = lead >= start && ["on", "since"].contains(line.word(lead))
        return (days.span.lowerBound, isLed ? lead : end - count)
      } catch { continue }
    }
    return nil
  }

  /// Returns the text of some words.
  private func thing(_ numbers: [Int]) -> String {
    numbers.map { line.words[$0].text }.joined(separator: " ").trimmingSuffix(of: ",.!:")
  }
}
