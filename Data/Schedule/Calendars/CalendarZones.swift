import Domain

/// Finds the zones that calendar files name: by the name everybody uses, by the one Windows has, or
/// by what the file says about its clocks.
public struct CalendarZones: Sendable {
  let files: ZoneFiles
  /// The present year.
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
    /// A zone that only the file knows, by its description.
    case own(text: String)
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

  /// A zone that is known and whose clocks are set as these are from one instant to another: one whose
  /// city is in the name the file has for it, or else that of the system. Where the clocks are set in
  /// that time it may be any zone; a lone offset says nothing of a place.
  func name(resembling own: ZoneFile, called given: String, in span: ClosedRange<Int>) -> String? {
    let turns = own.turns.filter(span.contains)
    let moments = moments(span) + turns.flatMap { [$0 - 1, $0] }
    let here = files.ownName
    let alike = ([here].compactMap(\.self) + WindowsZones.names).filter { name in
      guard let zone = files.zone(name) else { return false }
      return moments.allSatisfy { zone.offset(at: $0) == own.offset(at: $0) }
    }
    let words = given.lowercased()
    let named = alike.first { name in
      let city = name.split(separator: "/").last.map(String.init) ?? name
      return words.contains(String(city.map { $0 == "_" ? " " : $0 }).lowercased())
        || words.contains(city.lowercased())
    }
    return named ?? alike.first.flatMap { turns.isEmpty && $0 != here ? nil : $0 }
  }

  /// The moments at which two zones are compared besides the turns of their clocks: a few of every
  /// month.
  private func moments(_ span: ClosedRange<Int>) -> [Int] {
    let step = max(10 * 86_400, (span.upperBound - span.lowerBound) / 1_000)
    return Array(stride(from: span.lowerBound, through: span.upperBound, by: step))
      + [span.upperBound]
  }

  /// The zones of what goes on for ever are compared so many years ahead.
  private static let ahead = 20

  /// The time in which the clocks of a zone matter for something that happens from one instant to
  /// another, or for ever: whole years, but nothing from before the file tells of its clocks.
  func span(of own: ZoneFile, from first: Int, through last: Int?) -> ClosedRange<Int> {
    func start(ofYear year: Int) -> Int {
      (Day(year: min(max(year, 1), 9999), month: 1, day: 1)?.ordinal ?? 0) * 86_400
    }
    func year(of instant: Int) -> Int { Now(instant: instant, offset: 0).day.parts.year }
    let begin = start(ofYear: year(of: first))
    let told = own.turns.first.map { $0 <= first ? max(begin, $0) : begin } ?? begin
    let end = last.map(year) ?? (max(self.year, year(of: first)) + Self.ahead)
    return told...max(told, start(ofYear: end + 1) - 1)
  }
}
