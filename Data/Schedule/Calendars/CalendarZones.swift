import Domain

/// Resolves the time zones in calendar files: by IANA name, by Windows name, or by the definition in the file.
public struct CalendarZones: Sendable {
  let files: ZoneFiles
  /// The current year, which limits the comparison of zones for endless events.
  private let year: Int

  public init(files: ZoneFiles, year: Int) {
    self.files = files
    self.year = min(max(year, 1970), 2400)
  }

  /// The result of resolving a zone name.
  enum Meaning {
    /// A zone with this IANA name.
    case known(String)
    /// A zone that only the file defines, with the text of the definition.
    case own(text: String)
    case unknown
  }

  /// Resolves an IANA name, a Windows name, or a path that ends with an IANA name to the IANA name; nil for any other
  /// name.
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

  /// Returns a known zone with the same offsets in a span; nil if there is none. A zone whose city is in `given` is
  /// preferred. If the clocks do not change within the span, many zones have the same offsets. Then only such a zone or
  /// the local zone matches.
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

  /// Returns the instants at which two zones are compared, besides the transitions of the zones: at most about 1000, at
  /// least 10 days apart.
  private func moments(_ span: ClosedRange<Int>) -> [Int] {
    let step = max(10 * 86_400, (span.upperBound - span.lowerBound) / 1_000)
    return Array(stride(from: span.lowerBound, through: span.upperBound, by: step))
      + [span.upperBound]
  }

  /// The number of years compared for endless events.
  private static let ahead = 20

  /// Returns the span in which the offsets of a zone matter for an event; `last` is nil for an endless event. The
  /// span covers whole years. If the event begins after the first transition in the file, the span begins no earlier
  /// than that transition.
  func span(of own: ZoneFile, from first: Int, through last: Int?) -> ClosedRange<Int> {
    func start(ofYear year: Int) -> Int {
      (Day(year: min(max(year, 1), 9999), month: 1, day: 1)?.ordinal ?? 0) * 86_400
    }
    func year(of instant: Int) -> Int { Now(instant: instant, offset: 0).day.parts.year }
    let begin = start(ofYear: year(of: first))
    let lowerBound = own.turns.first.map { $0 <= first ? max(begin, $0) : begin } ?? begin
    let end = last.map(year) ?? (max(self.year, year(of: first)) + Self.ahead)
    return lowerBound...max(lowerBound, start(ofYear: end + 1) - 1)
  }
}
