import Domain

/// The format of instants in exports: `2026-03-08T21:00:00+09:00`. The offset has seconds if it is not in whole
/// minutes, as in historical time zones.
enum ArchiveMoment {
  /// The instants, in seconds since 1970, that have a four-digit year in every time zone.
  private static let instants = -62_135_510_400...253_402_214_400

  /// Returns the moment; nil if the instant or the offset is outside the supported range.
  static func known(_ instant: Int, _ offset: Int) -> Now? {
    guard instants.contains(instant), (-86_399...86_399).contains(offset) else { return nil }
    return Now(instant: instant, offset: offset)
  }

  static func text(_ moment: Now) -> String {
    let ahead = abs(moment.offset)
    let seconds = ahead % 60 == 0 ? "" : ":" + padded(ahead % 60)
    return moment.day.description + "T" + clock(moment.time.seconds)
      + (moment.offset < 0 ? "-" : "+") + clock(ahead).prefix(5) + seconds
  }

  private static func clock(_ seconds: Int) -> String {
    [seconds / 3600, seconds / 60 % 60, seconds % 60].map(padded)
      .joined(separator: ":")
  }

  private static func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  /// Parses exactly two digits; nil for anything else.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.count == 2 ? Digits.number(bytes) : nil
  }

  /// Parses a moment; nil if it is malformed or outside the calendar.
  static func moment(_ text: String) -> Now? {
    let bytes = Array(text.utf8.prefix(40))
    guard bytes.count == 20 || bytes.count == 25 || bytes.count == 28,
      let local = WrittenMoment(bytes[..<19]), local.offset == nil
    else { return nil }
    guard let ahead = offset(bytes[19...]) else { return nil }
    let instant = local.day.ordinal * 86_400 + local.time.seconds - ahead
    return known(instant, ahead)
  }

  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.elementsEqual("Z".utf8) { return 0 }
    guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == ASCII.hyphen else {
      return nil
    }
    let parts = bytes.dropFirst().split(separator: ASCII.colon, omittingEmptySubsequences: false)
      .map { number($0) }
    let numbers = parts.compactMap(\.self)
    guard numbers.count == parts.count, numbers.count == 2 || numbers.count == 3,
      numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    let ahead = numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
    return sign == ASCII.hyphen ? -ahead : ahead
  }
}
