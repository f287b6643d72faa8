import Domain

/// A cache of the resolved time zones of one file.
struct CalendarZoneBook {
  private let zones: CalendarZones
  private let bytes: [UInt8]
  private var blocks: [String: ZoneBlock] = [:]
  private var meanings: [String: CalendarZones.Meaning] = [:]
  private var settled: [String: String?] = [:]
  /// Whether the rest of the file has been searched for zone definitions.
  private var isWhole = false

  /// The maximum number of zones, and of zone names.
  private static let most = 2_000

  init(_ zones: CalendarZones, bytes: [UInt8]) {
    self.zones = zones
    self.bytes = bytes
  }

  /// Adds a zone definition, which replaces a definition of the same name.
  mutating func add(_ block: ZoneBlock) {
    guard blocks.count < Self.most || blocks[block.name] != nil else { return }
    blocks[block.name] = block
    meanings[block.name] = nil
  }

  /// Resolves a zone name, using the cache.
  mutating func meaning(of name: String) -> CalendarZones.Meaning {
    if let known = meanings[name] { return known }
    let found = resolve(for: name)
    if meanings.count < Self.most { meanings[name] = found }
    return found
  }

  private mutating func resolve(for name: String) -> CalendarZones.Meaning {
    if let known = zones.name(for: name) { return .known(known) }
    if blocks[name] == nil { readAll() }
    guard let block = blocks[name] else { return .unknown }
    if let location = block.location, let known = zones.name(for: location) { return .known(known) }
    if block.table == nil { return .unknown }
    return .own(text: block.lines().joined(separator: "\n"))
  }

  /// Reads the zone definitions of the file that are not known yet, because a file may define its zones after its
  /// events.
  private mutating func readAll() {
    if isWhole { return }
    isWhole = true
    var components = CalendarComponents(bytes)
    while let line = components.next() {
      guard case .begin("VTIMEZONE") = CalendarComponent.mark(line.text) else { continue }
      do throws(CalendarParseError) {
        let component = try components.collect("VTIMEZONE", from: line)
        guard let block = ZoneBlock(component.lines.map(\.text)) else { continue }
        if blocks[block.name] == nil { add(block) }
      } catch { continue }
    }
  }

  /// Returns the transition table of a zone; nil if the zone is unknown.
  func table(_ name: String) -> ZoneFile? { zones.files.zone(name) }

  /// Resolves a time. If its zone is neither known nor defined in the file, `unknown` is the zone name. A zone that
  /// only the file defines is stored as the definition.
  mutating func time(_ written: CalendarValue.Written, zone: String?)
    -> (time: CalendarTime, unknown: String?)
  {
    switch written {
    case .day(let day): return (.day(day), nil)
    case .instant(let instant): return (.instant(instant), nil)
    case .local(let time):
      guard let zone, !zone.isEmpty else { return (.local(time), nil) }
      switch meaning(of: zone) {
      case .known(let name): return (.zoned(time, zone: name), nil)
      case .unknown: return (.local(time), zone)
      case .own(let text): return (.zoned(time, zone: text), nil)
      }
    }
  }

  // MARK: Settling

  /// Returns the zone to store for a zone that the file defines; nil if its rules cannot be parsed or are too long to
  /// be stored. A known zone with the same offsets in the whole span is preferred to the rules in the file.
  mutating func settled(_ text: String, from first: Int, through last: Int?) -> String? {
    guard let block = ZoneBlock(text: text), let table = zones.files.zone(text) else { return nil }
    let span = zones.span(of: table, from: first, through: last)
    let key = "\(span) \(text)"
    if let known = settled[key] { return known }
    let found =
      zones.name(resembling: table, called: block.name, in: span) ?? block.text(from: first)
    if settled.count < Self.most { settled[key] = .some(found) }
    return found
  }
}
