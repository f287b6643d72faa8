/// Strict checks against RFC 5545, so that other calendar programs can parse exported values.
extension CalendarValue {
  /// Whether the bytes are a duration: `PT1H30M`, `-P1D`, `P2W`.
  static func isDuration(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == ASCII.hyphen || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard rest.popFirst() == UInt8(ascii: "P") else { return false }
    if skip("W", &rest) { return rest.isEmpty }
    let hasDays = skip("D", &rest)
    if rest.isEmpty { return hasDays }
    guard rest.popFirst() == UInt8(ascii: "T"), !rest.isEmpty else { return false }
    for unit: Unicode.Scalar in ["H", "M", "S"] { _ = skip(unit, &rest) }
    return rest.isEmpty
  }

  /// Skips a number and the unit after it; returns false if the bytes do not begin with them.
  private static func skip(_ unit: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    let digits = rest.prefix { (48...57).contains($0) }
    let behind = rest.dropFirst(digits.count)
    guard (1...9).contains(digits.count), behind.first == UInt8(ascii: unit) else { return false }
    rest = behind.dropFirst()
    return true
  }

  /// Whether the bytes are a date-time: `20260301T093000` or `20260301T093000Z`.
  static func isDateTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let plain = bytes.last == UInt8(ascii: "Z") ? bytes.dropLast() : bytes
    guard plain.count == 15, plain[plain.startIndex + 8] == UInt8(ascii: "T") else { return false }
    return time(bytes) != nil
  }
}
