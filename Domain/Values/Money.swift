/// An amount of money with a label for its currency. Amounts are never converted.
public struct Money: Hashable, Sendable {
  public let hundredths: Int
  /// The ISO code of the currency, such as `KRW`.
  public let currency: String

  public init(hundredths: Int, currency: String) {
    (self.hundredths, self.currency) = (hundredths, currency)
  }

  /// The greatest number of digits before the point.
  public static let mostDigits = 12

  /// Parses a positive amount in digits with at most two places: `100000`, `12.5`. Returns the hundredths; nil for any
  /// other text.
  public static func hundredths(_ typed: String) -> Int? {
    let parts = Text.trimmed(typed).split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), !parts[0].isEmpty,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      parts[0].utf8.count <= mostDigits, let whole = Int(parts[0])
    else { return nil }
    var decimals = 0
    if parts.count == 2 {
      guard (1...2).contains(parts[1].utf8.count), let number = Int(parts[1]) else { return nil }
      decimals = parts[1].utf8.count == 1 ? number * 10 : number
    }
    let amount = whole * 100 + decimals
    return amount > 0 ? amount : nil
  }

  /// The amount in digits, without the currency: `100000`, `12.5`.
  public var digits: String {
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return "\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  /// Returns the ISO code of a currency by its code, sign or name: 원, `€`, `pounds`; nil for any other text.
  public static func currency(_ typed: String) -> String? {
    let text = Text.trimmed(typed).lowercased()
    if let known = currencies.first(where: { $0.names.contains(text) }) { return known.code }
    let isCode = text.utf8.count == 3 && text.utf8.allSatisfy { (97...122).contains($0) }
    return isCode ? text.uppercased() : nil
  }

  /// Returns the code of a currency by its sign or name in a line, where any three letters may be a word.
  static func namedCurrency(_ text: String) -> String? {
    currencies.first { $0.names.contains(text.lowercased()) }?.code
  }

  /// The currencies that can be chosen as a default.
  public static let codes = """
    KRW USD EUR GBP JPY CNY CHF CAD AUD NZD INR SEK NOK DKK PLN CZK HUF BRL MXN TRY SGD HKD TWD THB \
    VND IDR PHP ZAR
    """.split(separator: " ").map(String.init)

  private static let currencies: [(code: String, names: Set<String>)] = [
    ("KRW", ["krw", "원", "₩", "won"]),
    ("EUR", ["eur", "€", "euro", "euros", "유로"]),
    ("USD", ["usd", "$", "dollar", "dollars", "bucks", "달러", "불"]),
    ("GBP", ["gbp", "£", "pound", "pounds", "quid", "파운드"]),
    ("JPY", ["jpy", "¥", "yen", "엔"]),
    ("CNY", ["cny", "yuan", "위안"]),
    ("CHF", ["chf", "franken", "francs", "프랑"]),
  ]
}
