/// A telephone number as it was written, and what it is compared by.
public struct PhoneNumber: Hashable, Sendable {
  /// The number as the user or the address book wrote it.
  public let written: Line

  /// Accepts a number of at most 45 characters with a digit in it.
  public init(_ raw: String) throws(PersonRefusal) {
    do throws(TextRefusal) {
      written = try Line(raw, limit: PhoneNumber.limit)
    } catch {
      switch error {
      case .empty: throw .phoneWithoutDigits
      case .tooLong(let limit): throw .phoneTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.phone)
      }
    }
    if key.isEmpty { throw .phoneWithoutDigits }
  }

  /// Takes back a number that was accepted before.
  package init(stored: String) { written = Line(stored: stored) }

  /// The longest number that is accepted.
  public static let limit = 45

  /// The digits alone, with Korea's country code as the 0 it stands for: two spellings of one
  /// number have one key.
  ///
  /// An extension follows as address books write it (RFC 3966), so that a call reaches it.
  public var key: String {
    let (number, ext) = parts
    let key = Self.key(number)
    return key.isEmpty || ext.isEmpty ? key : key + Self.mark + ext
  }

  /// What stands before an extension.
  private static let mark = ";ext="

  /// The number without its extension, and the digits of that, if there is one.
  private var parts: (number: Substring, ext: String) {
    guard let place = written.text.firstRange(of: Self.mark) else { return (written.text[...], "") }
    let ext = written.text[place.upperBound...].unicodeScalars.compactMap(Self.digit)
    return (written.text[..<place.lowerBound], String(ext))
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

  /// The number as it is shown. One of Korea has its last four digits apart, and before them the
  /// prefix: 02 is Seoul's, personal numbers (0505) have four digits, all others three. Those of firms
  /// (1588) are two fours. Any other number stays as it was written.
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

  /// The prefixes of Korea with three digits: of the provinces, of mobile telephones, of calls over the
  /// internet and of those that are free.
  private static let threeDigits: Set<String> = [
    "031", "032", "033", "041", "042", "043", "044", "051", "052", "053", "054", "055", "061",
    "062",
    "063", "064", "010", "011", "016", "017", "018", "019", "030", "050", "060", "070", "080",
  ]

  /// The prefix of a number that can be one of Korea, by its digits.
  private static func koreanPrefix(of key: String) -> String? {
    if key.hasPrefix("+") { return nil }
    if key.count == 8, ["15", "16", "18"].contains(key.prefix(2)) { return String(key.prefix(4)) }
    if key.hasPrefix("02") { return (9...10).contains(key.count) ? "02" : nil }
    if key.hasPrefix("050"), (11...12).contains(key.count) { return String(key.prefix(4)) }
    let three = String(key.prefix(3))
    return threeDigits.contains(three) && (10...11).contains(key.count) ? three : nil
  }

  /// Whether a prefix stands apart where anything does: `01632 960777` is a number of another country,
  /// though its first three digits are a prefix here as well.
  private static func isWritten(_ number: Substring, beginningWith prefix: String) -> Bool {
    let groups = number.unicodeScalars.split { PhoneNumber.digit($0) == nil }
    guard groups.count > 1, let first = groups.first else { return true }
    let digits = String(first.compactMap(PhoneNumber.digit))
    // Behind the code of the country the prefix has no zero.
    return digits == prefix || digits.hasPrefix("82") || digits.hasPrefix("0082")
  }

  /// The ASCII digit that a scalar stands for, full-width ones included.
  private static func digit(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 48...57: Character(scalar)
    case 0xFF10...0xFF19: Unicode.Scalar(scalar.value - 0xFF10 + 48).map(Character.init)
    default: nil
    }
  }
}
