/// An amount of money as lines say it: `20 euros`, `$50`, `a tenner`, 10만, 1만 5천원, 만이천원.
struct SpokenMoney: Equatable {
  /// The amount in digits.
  let digits: String
  /// The currency; nil if the line names none.
  let currency: String?
  /// The number of words.
  let count: Int

  /// Reads the amount at the beginning of some words; nil if they begin with none.
  init?(_ words: ArraySlice<String>) {
    guard let first = words.first else { return nil }
    let isLed = ["a", "an"].contains(first)
    if let slang = Self.slang[isLed ? words.dropFirst().first ?? "" : first] {
      (digits, currency, count) = ("\(slang)", "GBP", isLed ? 2 : 1)
      return
    }
    // 1만 2천원 is one amount. 1만 5 is not.
    if let next = words.dropFirst().first, first.hasSuffix("만") || first.hasSuffix("천"),
      next.first?.isNumber == true,
      next.filter(\.isNumber).count > 2 || next.last?.isNumber == false,
      let whole = Self.amount(in: first + next)
    {
      digits = Money(hundredths: whole.hundredths, currency: "").digits
      (currency, count) = (whole.currency, 2)
      return
    }
    guard let alone = Self.amount(in: first) else { return nil }
    digits = Money(hundredths: alone.hundredths, currency: "").digits
    let next = alone.currency == nil ? words.dropFirst().first.flatMap(Money.namedCurrency) : nil
    currency = alone.currency ?? next
    count = next == nil ? 1 : 2
  }

  /// Reads a word that is a number with a currency before or behind it, or alone.
  private static func amount(in word: String) -> (hundredths: Int, currency: String?)? {
    // 만원 and 만이천원 have no digit.
    let isSpelled = word.hasSuffix("원") && word.dropLast().allSatisfy { spelled[$0] != nil }
    let starts = word.first.map { $0.isNumber } == true || isSpelled && word.count > 1
    if !starts, let sign = word.first, let code = Money.namedCurrency(String(sign)) {
      return hundredths(String(word.dropFirst())).map { ($0, code) }
    }
    guard starts else { return nil }
    if let plain = hundredths(word) { return (plain, nil) }
    // The name of a currency has at most seven letters.
    for length in 1...7 where length < word.count {
      if let code = Money.namedCurrency(String(word.suffix(length))),
        let number = hundredths(String(word.dropLast(length)))
      {
        return (number, code)
      }
    }
    return nil
  }

  private static let slang = ["fiver": 5, "tenner": 10]

  private static let units: [Character: Int] = [
    "십": 10, "백": 100, "천": 1000, "만": 10_000, "억": 100_000_000,
  ]
  private static let digitNames: [Character: Int] = [
    "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "칠": 7, "팔": 8, "구": 9,
  ]
  private static let spelled = units.merging(digitNames) { unit, _ in unit }

  private static func hundredths(_ text: String) -> Int? {
    if !text.contains(where: { units[$0] != nil }) {
      return Money.hundredths(withoutSeparators(text))
    }
    var (whole, section, number): (Int, Int, Int?) = (0, 0, nil)
    for letter in withoutSeparators(text) {
      if let digit = letter.isASCII ? letter.wholeNumberValue : digitNames[letter] {
        number = (number ?? 0) * 10 + digit
      } else if let unit = units[letter] {
        if unit < 10_000 {
          section += (number ?? 1) * unit
        } else {
          whole += max(1, section + (number ?? 0)) * unit
          section = 0
        }
        number = nil
      } else {
        return nil
      }
      if whole + section + (number ?? 0) > 999_999_999_999 { return nil }
    }
    return Money.hundredths("\(whole + section + (number ?? 0))")
  }

  /// Returns a number without the commas between groups of three digits.
  private static func withoutSeparators(_ text: String) -> String {
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped = groups.dropFirst().allSatisfy { $0.prefix(while: \.isNumber).count == 3 }
    return isGrouped ? groups.joined() : text
  }
}
