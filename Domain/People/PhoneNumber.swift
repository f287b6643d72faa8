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

  /// The number as it is shown: the last four digits apart, and before them the prefix: 02 is
  /// Seoul's, personal numbers (0505) have four digits, all others three. Those of firms (1588) are
  /// two fours. Long and foreign numbers stay as they were written.
  public var shown: String {
    let (number, ext) = parts
    let shown = Self.shown(number)
    return ext.isEmpty ? shown : shown + " ext. " + ext
  }

  private static func shown(_ number: Substring) -> String {
    let key = key(number)
    if key.count == 8, ["15", "16", "18"].contains(key.prefix(2)) {
      return key.prefix(4) + "-" + key.suffix(4)
    }
    let isPersonal = key.hasPrefix("050") && key.count > 10
    guard !key.hasPrefix("+"), (9...(isPersonal ? 12 : 11)).contains(key.count) else {
      return String(number)
    }
    let first = key.prefix(key.hasPrefix("02") ? 2 : isPersonal ? 4 : 3)
    let middle = key.dropFirst(first.count).dropLast(4)
    let last = key.suffix(4)
    return [first, middle, last].filter { !$0.isEmpty }.joined(separator: "-")
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
