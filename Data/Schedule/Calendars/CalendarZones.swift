/// Finds the zones that calendar files name: by the name everybody uses, by the one Windows has, or
/// by what the file says about its clocks.
public struct CalendarZones: Sendable {
  let files: ZoneFiles
  /// The year in which zones are compared: the present one.
  private let year: Int

  /// Looks among the tables of a system.
  public init(files: ZoneFiles, year: Int) {
    self.files = files
    self.year = min(max(year, 1970), 2400)
  }

  /// What a name of a zone in a calendar file comes to.
  enum Meaning {
    /// A zone with this name.
    case known(String)
    /// A zone that only the file knows.
    case own(ZoneFile)
    /// None.
    case unknown
  }

  /// The zone that a name alone means: its own, that of Windows, or one at the end of a path.
  func name(for given: String) -> String? {
    if files.zone(given) != nil { return given }
    if let name = WindowsZones.name(for: given), files.zone(name) != nil { return name }
    let parts = given.split(separator: "/")
    for count in [3, 2, 1] where parts.count > count || parts.count == count && count > 1 {
      let name = parts.suffix(count).joined(separator: "/")
      if count > 1 || given.utf8.first == UInt8(ascii: "/"), files.zone(name) != nil {
        return name
      }
    }
    return ["utc", "z", "gmt"].contains(parts.last.map { $0.lowercased() }) ? "UTC" : nil
  }

  /// A zone that is known and whose clocks are set as these are, this year and the next: one whose
  /// city is in the name the file has for it, or else that of the system, or the first there is.
  func name(resembling own: ZoneFile, called given: String) -> String? {
    let moments = moments(of: own)
    let alike = ([files.ownName].compactMap(\.self) + WindowsZones.names).filter { name in
      guard let zone = files.zone(name) else { return false }
      return moments.allSatisfy { zone.offset(at: $0) == own.offset(at: $0) }
    }
    let words = given.lowercased()
    let named = alike.first { name in
      let city = name.split(separator: "/").last.map(String.init) ?? name
      return words.contains(String(city.map { $0 == "_" ? " " : $0 }).lowercased())
    }
    return named ?? alike.first
  }

  /// The moments at which two zones are compared: a few of every month, and just before and at each
  /// turn of the clocks.
  private func moments(of zone: ZoneFile) -> [Int] {
    // Seconds since 1970 of about the first of January.
    let start = (year - 1970) * 31_556_952
    let end = start + 2 * 31_556_952
    let steps = stride(from: start, to: end, by: 10 * 86_400)
    return steps + zone.turns.filter { start <= $0 && $0 < end }.flatMap { [$0 - 1, $0] }
  }
}
