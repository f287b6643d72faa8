/// A phone number as written by the user, with a normalised key for comparison.
public struct PhoneNumber: Hashable, Sendable {
  public let written: SingleLineText

  /// Accepts a number of at most 45 characters with at least one digit.
  public init(_ raw: String) throws(PersonRefusal) {
    do throws(TextRefusal) {
      written = try SingleLineText(raw, limit: PhoneNumber.limit)
    } catch {
      throw PersonRefusal(error, in: .phone) ?? .phoneWithoutDigits
    }
    if key.isEmpty { throw .phoneWithoutDigits }
  }

  /// Restores a stored number without validating it.
  package init(stored: String) { written = SingleLineText(stored: stored) }

  public static let limit = 45

  /// The normalised number, so that two spellings of one number have the same key. The country code of Korea becomes 0.
  /// Any other country code follows a `+`. An extension is appended in the syntax of address books (RFC 3966), so that
  /// calls reach the extension.
  public var key: String {
    let (number, ext) = parts
    let key = Self.key(number)
    return key.isEmpty || ext.isEmpty ? key : key + Self.mark + ext
  }

  /// The separator before an extension.
  private static let mark = ";ext="

  /// The number without its extension, and the digits of the extension. The digits are empty if there is no extension.
  private var parts: (number: Substring, ext: String) {
    guard let range = written.text.firstRange(of: Self.mark) else { return (written.text[...], "") }
    let ext = written.text[range.upperBound...].unicodeScalars.compactMap(Self.digit)
    return (written.text[..<range.lowerBound], String(ext))
  }

  private static func key(_ number: Substring) -> String {
    var digits = number.unicodeScalars.compactMap(PhoneNumber.digit)
    var isInternational = false
    let start = number.unicodeScalars.first {
      $0 == "+" || $0 == "＋" || PhoneNumber.digit($0) != nil
    }
    if start == "+" || start == "＋" {
      isInternational = true
    } else if digits.starts(with: "00") {
      isInternational = true
      digits.removeFirst(2)
    }
    if isInternational, digits.starts(with: "82") {
      digits.removeFirst(2)
      if digits.first != "0" { digits.insert("0", at: 0) }
    } else if isInternational {
      digits.insert("+", at: 0)
    }
    return digits == ["+"] ? "" : String(digits)
  }

  /// The number formatted for display. In Korean numbers, the prefix (02 for Seoul, four digits for 0505, otherwise
  /// three) and the last four digits are separate groups. Business numbers (1588) have two groups of four. Other
  /// numbers stay as written.
  public var shown: String {
    let (number, ext) = parts
    let shown = Self.shown(number)
    return ext.isEmpty ? shown : shown + " ext. " + ext
  }

  private static func shown(_ number: Substring) -> String {
    let key = key(number)
    guard let prefix = koreanPrefix(of: key), isWritten(number, beginningWith: prefix) else {
      return String(number)
    }
    let middle = key.dropFirst(prefix.count).dropLast(4)
    return [prefix[...], middle, key.suffix(4)].filter { !$0.isEmpty }.joined(separator: "-")
  }

  /// Korean prefixes of three digits: regions, mobile phones, internet telephony and toll-free numbers.
  private static let threeDigits: Set<String> = [
    "031", "032", "033", "041", "042", "043", "044", "051", "052", "053", "054", "055", "061",
    "062",
    "063", "064", "010", "011", "016", "017", "018", "019", "030", "050", "060", "070", "080",
  ]

  /// Returns the prefix of a key that may be a Korean number; nil for other keys.
  private static func koreanPrefix(of key: String) -> String? {
    if key.hasPrefix("+") { return nil }
    if key.count == 8, ["15", "16", "18"].contains(key.prefix(2)) { return String(key.prefix(4)) }
    if key.hasPrefix("02") { return (9...10).contains(key.count) ? "02" : nil }
    if key.hasPrefix("050"), (11...12).contains(key.count) { return String(key.prefix(4)) }
    let three = String(key.prefix(3))
    return threeDigits.contains(three) && (10...11).contains(key.count) ? three : nil
  }

  /// Returns whether the prefix is written as a separate group. Also true for a number without groups, and for a number
  /// whose first group begins with the country code of Korea. `01632 960777` is foreign, although its first three
  /// digits are a Korean prefix.
  private static func isWritten(_ number: Substring, beginningWith prefix: String) -> Bool {
    let groups = number.unicodeScalars.split { PhoneNumber.digit($0) == nil }
    guard groups.count > 1, let first = groups.first else { return true }
    let digits = String(first.compactMap(PhoneNumber.digit))
    // After the country code the prefix has no leading zero.
    return digits == prefix || digits.hasPrefix("82") || digits.hasPrefix("0082")
  }

  /// Returns the ASCII digit for an ASCII or full-width digit; nil for other scalars.
  private static func digit(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 48...57: Character(scalar)
    case 0xFF10...0xFF19: Unicode.Scalar(scalar.value - 0xFF10 + 48).map(Character.init)
    default: nil
    }
  }
}
