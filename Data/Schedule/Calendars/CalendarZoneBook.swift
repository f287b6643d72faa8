import Domain

/// A cache of what the zone names of one file come to.
struct CalendarZoneBook {
  private let zones: CalendarZones
  private let bytes: [UInt8]
  private var blocks: [String: ZoneBlock] = [:]
  private var meanings: [String: CalendarZones.Meaning] = [:]
  private var settled: [String: String?] = [:]
  /// Whether the zones that come later in the file were looked for.
  private var isWhole = false

  /// No file has more zones, or more names for them.
  private static let most = 2_000

  init(_ zones: CalendarZones, bytes: [UInt8]) {
    self.zones = zones
    self.bytes = bytes
  }

  /// Remembers a zone the file describes, which takes the place of one with the same name.
  mutating func add(_ block: ZoneBlock) {
    guard blocks.count < Self.most || blocks[block.name] != nil else { return }
    blocks[block.name] = block
    meanings[block.name] = nil
  }

  /// What a name comes to.
  mutating func meaning(of name: String) -> CalendarZones.Meaning {
    if let known = meanings[name] { return known }
    let found = look(for: name)
    if meanings.count < Self.most { meanings[name] = found }
    return found
  }

  private mutating func look(for name: String) -> CalendarZones.Meaning {
    if let known = zones.name(for: name) { return .known(known) }
    if blocks[name] == nil { readAll() }
    guard let block = blocks[name] else { return .unknown }
    if let place = block.place, let known = zones.name(for: place) { return .known(known) }
    if block.table == nil { return .unknown }
    return .own(text: block.lines().joined(separator: "\n"))
  }

  /// A file may describe its zones behind its events.
  private mutating func readAll() {
    if isWhole { return }
    isWhole = true
    var components = CalendarComponents(bytes)
    while let line = components.next() {
      guard case .begin("VTIMEZONE") = CalendarComponent.mark(line.text) else { continue }
      do throws(CalendarReason) {
        let component = try components.collect("VTIMEZONE", from: line)
        guard let block = ZoneBlock(component.lines.map(\.text)) else { continue }
        if blocks[block.name] == nil { add(block) }
      } catch { continue }
    }
  }

  /// The table of a zone with a name.
  func table(_ name: String) -> ZoneFile? { zones.files.zone(name) }

  /// A time as it was meant, and the name of its zone where nobody knows that. A zone that only the file
  /// knows is given by its description.
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

  /// What is kept for a zone of the file whose clocks matter from one instant to another: a zone that
  /// everybody knows, where it has the same clocks all that time, or else its own rules.
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
