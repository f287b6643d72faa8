/// For how long an encrypted data file is opened, such as `8h`.
public struct EncryptionSpan: Equatable, Sendable {
  public let seconds: Int

  /// The default time (`standard`), and the maximum (`longest`).
  public static let standard = EncryptionSpan(seconds: 8 * 3600)
  public static let longest = EncryptionSpan(days: 30)

  private init(seconds: Int) { self.seconds = seconds }
  private init(days: Int) { self.init(seconds: days * Self.day) }

  /// The number of whole days.
  public var days: Int { seconds / Self.day }

  /// Parses a number with a unit, such as `30m`, `8h`, `7d`, `30분`, `8시간` or `7일`; nil for another text, for zero, or
  /// for more than `longest`.
  public init?(_ text: String) {
    guard let seconds = Self.seconds(of: text), seconds <= Self.longest.seconds else { return nil }
    self.seconds = seconds
  }

  /// Whether a text is a time longer than `longest`.
  public static func isTooLong(_ text: String) -> Bool {
    seconds(of: text).map { $0 > longest.seconds } ?? false
  }

  private static func seconds(of text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.count <= 6, let number = Int(digits), number > 0,
      let unit = units[String(text.dropFirst(digits.count).filter { $0 != " " })]
    else { return nil }
    return number * unit
  }

  private static let day = 24 * 3600
  private static let units = [
    "m": 60, "h": 3600, "d": day, "분": 60, "시간": 3600, "일": day,
  ]
}
