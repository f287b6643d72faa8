/// The four seasons, each of three whole months. Spring is March to May in the north, and September to November in the
/// south.
package enum Season: Sendable, CaseIterable {
  case spring, summer, autumn, winter

  /// Determines the season of a day. `zone` is the name of the time zone, such as `Asia/Seoul`.
  package init(of day: Day, zone: String?) {
    let months = (day.parts.month + 9) % 12 + (Self.isSouthern(zone) ? 6 : 0)
    self = Self.allCases[months / 3 % 4]
  }

  /// Returns whether a time zone has the southern seasons. These are the zones south of the tropics, and those of their
  /// neighbours that count the seasons in the same way. All other zones, also those of the tropics and those without a
  /// name, have the northern seasons, as most of their calendars do.
  package static func isSouthern(_ zone: String?) -> Bool {
    guard let zone else { return false }
    return southernRegions.contains { zone.hasPrefix($0) } || southernZones.contains(zone)
  }

  private static let southernRegions = [
    "America/Argentina/", "Antarctica/", "Australia/", "Chile/",
  ]

  private static let southernZones: Set = [
    "Africa/Gaborone", "Africa/Harare", "Africa/Johannesburg", "Africa/Maputo", "Africa/Maseru",
    "Africa/Mbabane", "Africa/Windhoek", "America/Asuncion", "America/Buenos_Aires",
    "America/Coyhaique", "America/La_Paz", "America/Lima", "America/Montevideo",
    "America/Punta_Arenas", "America/Santiago", "America/Sao_Paulo", "Atlantic/South_Georgia",
    "Atlantic/Stanley", "Brazil/East", "Indian/Antananarivo", "Indian/Kerguelen",
    "Indian/Mauritius", "Indian/Reunion", "NZ", "NZ-CHAT", "Pacific/Auckland", "Pacific/Chatham",
    "Pacific/Easter", "Pacific/Fiji", "Pacific/Norfolk", "Pacific/Noumea", "Pacific/Tongatapu",
  ]
}
