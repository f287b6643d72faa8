/// How much of something was counted, such as 5.2 kilometres: a decimal with at most three places, stored exactly.
public struct CountAmount: Hashable, Comparable, Sendable {
  /// The amount in thousandths.
  public let thousandths: Int

  public init(thousandths: Int) { self.thousandths = thousandths }

  public init(_ whole: Int) { thousandths = whole * 1000 }

  /// The largest amount of one record, in thousandths.
  public static let most = 999_999_999_999

  public static let zero = CountAmount(0)

  /// Parses `8`, `5.2` or `5,2`, also with the unit behind it; nil for anything else. A comma before three digits is
  /// refused, because it may separate thousands.
  public init?(reading typed: String, unit: String? = nil) {
    var text = Text.trimmed(typed)
    // The end of a number is no unit.
    if let unit, unit.first?.isNumber == false, text.count > unit.count,
      text.lowercased().hasSuffix(unit.lowercased())
    {
      text = Text.trimmed(String(text.dropLast(unit.count)))
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), (1...9).contains(parts[0].utf8.count),
      let whole = Digits.number(Array(parts[0].utf8)[...])
    else { return nil }
    var fraction = 0
    if parts.count == 2 {
      let count = parts[1].utf8.count
      guard (1...3).contains(count), count < 3 || !text.contains(","),
        let digits = Digits.number(Array(parts[1].utf8)[...])
      else { return nil }
      fraction = digits * [100, 10, 1][count - 1]
    }
    thousandths = whole * 1000 + fraction
  }

  /// The amount as it is typed, without trailing zeros: `8`, `5.2`.
  public var text: String {
    let (whole, rest) = (thousandths / 1000, thousandths % 1000)
    if rest == 0 { return String(whole) }
    var fraction = Digits.padded(rest, to: 3)
    while fraction.last == "0" { fraction.removeLast() }
    return "\(whole).\(fraction)"
  }

  public static func < (one: CountAmount, other: CountAmount) -> Bool {
    one.thousandths < other.thousandths
  }

  /// Returns the sum. A sum beyond the largest integer stays the largest integer.
  public static func + (one: CountAmount, other: CountAmount) -> CountAmount {
    let (sum, overflows) = one.thousandths.addingReportingOverflow(other.thousandths)
    return CountAmount(thousandths: overflows ? .max : sum)
  }
}
