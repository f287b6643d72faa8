/// How the zone of something is kept (time zone reference): by the name everybody uses (`Asia/Seoul`), by a
/// description (VTIMEZONE) where only a calendar file knew it, or by a word for none.
package enum ZoneText {
  /// No zone: it is at that time by whatever clock hangs on the wall (floating time).
  package static let floating = "floating"
  /// The first line of a description.
  package static let head = "BEGIN:VTIMEZONE"
  /// The line of a description that says what the zone is called.
  package static let nameMark = "TZID:"

  /// Whether it is a description.
  package static func isDescription(_ zone: String) -> Bool { zone.hasPrefix(head + "\n") }

  /// What a zone is called, to be shown; nothing for none.
  package static func name(_ zone: String) -> String? {
    if zone == floating { return nil }
    guard isDescription(zone) else { return zone }
    let line = zone.split(separator: "\n").first { $0.hasPrefix(nameMark) }
    // Commas and semicolons are escaped there.
    return line.map { String($0.dropFirst(nameMark.count).filter { $0 != "\\" }) }
  }
}
