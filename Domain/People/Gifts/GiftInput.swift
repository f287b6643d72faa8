/// What was typed about a gift. A nil field stays as it is.
public struct GiftInput: Equatable, Sendable {
  public var kind: Gift.Kind?
  public var what: String?
  /// The amount in digits; `none` removes it.
  public var amount: String?
  public var currency: String?
  public var occasion: String?
  public var day: Day?
  /// Whether a typed line says that a loan came back, in whole or with an amount.
  public var isReturn = false

  public init(
    _ kind: Gift.Kind? = nil, what: String? = nil, amount: String? = nil, currency: String? = nil,
    for occasion: String? = nil, on day: Day? = nil
  ) {
    (self.kind, self.what, self.amount) = (kind, what, amount)
    (self.currency, self.occasion, self.day) = (currency, occasion, day)
  }

  private static let none: Set<String> = ["none", "없음"]

  /// Returns a gift with the typed fields. `currency` is the label of an amount that names none.
  func applied(to gift: Gift, currency label: String) throws(GiftRefusal) -> Gift {
    var gift = gift
    if let kind {
      // What was not lent before cannot have come back.
      if gift.kind != kind { gift.returned = 0 }
      gift.kind = kind
    }
    let isBack = gift.kind.isLoan && gift.isDone
    if let what { gift.what = try Self.thing(what) }
    if let amount { gift.amount = try money(amount, gift.amount?.currency ?? label) }
    if let currency {
      guard let code = Money.currency(currency) else { throw .badCurrency }
      guard let amount = gift.amount else { throw .currencyAlone }
      gift.amount = Money(hundredths: amount.hundredths, currency: code)
    }
    if let occasion {
      gift.occasion = Self.none.contains(occasion) ? nil : try GiftOccasion(reading: occasion)
    }
    if let day { gift.day = day }
    // What came back stays so with another amount, and a part of an amount is none of a thing without one.
    if isBack {
      gift.returned = max(1, gift.amount?.hundredths ?? 1)
    } else if gift.amount == nil {
      gift.returned = 0
    }
    if gift.what == nil, gift.amount == nil { throw .nothing }
    return gift
  }

  private func money(_ typed: String, _ label: String) throws(GiftRefusal) -> Money? {
    if Self.none.contains(typed) { return nil }
    return Money(hundredths: try Self.hundredths(typed), currency: label)
  }

  static func hundredths(_ typed: String) throws(GiftRefusal) -> Int {
    if let hundredths = Money.hundredths(typed) { return hundredths }
    let digits = Text.trimmed(typed).prefix { $0.isNumber }
    throw digits.count > Money.mostDigits ? .amountTooLarge(digits: Money.mostDigits) : .badAmount
  }

  private static func thing(_ typed: String) throws(GiftRefusal) -> SingleLineText? {
    do throws(TextRefusal) { return try SingleLineText(typed, limit: Gift.limit) } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .whatTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.what)
      }
    }
  }
}
