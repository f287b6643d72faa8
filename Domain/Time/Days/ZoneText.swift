/// The stored form of a time zone: a name such as `Asia/Seoul`, `floating`, or the definition (VTIMEZONE) of a zone
/// that only its calendar file knows.
package enum ZoneText {
  /// The text for no time zone: the event has the same local time everywhere (floating time).
  package static let floating = "floating"
  /// The first line of a zone definition.
  package static let head = "BEGIN:VTIMEZONE"
  /// The prefix of the line of a zone definition that contains the name of the zone.
  package static let nameMark = "TZID:"

  /// Returns whether the text is a zone definition.
  package static func isDescription(_ zone: String) -> Bool { zone.hasPrefix(head + "\n") }

  /// Returns the name for display; nil for `floating` or a definition without a name.
  package static func name(_ zone: String) -> String? {
    if zone == floating { return nil }
    guard isDescription(zone) else { return zone }
    let line = zone.split(separator: "\n").first { $0.hasPrefix(nameMark) }
    // Commas and semicolons are escaped in this property.
    return line.map { String($0.dropFirst(nameMark.count).filter { $0 != "\\" }) }
  }
}
