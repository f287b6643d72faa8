import Domain

/// A cache of what the zone names of one file come to.
struct CalendarZoneBook {
  private let zones: CalendarZones
  private let bytes: [UInt8]
  private var blocks: [String: ZoneBlock] = [:]
  private var meanings: [String: CalendarZones.Meaning] = [:]
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
    guard let table = block.table else { return .unknown }
    return zones.name(resembling: table, called: name).map { .known($0) } ?? .own(table)
  }

  /// A file may describe its zones behind its events.
  private mutating func readAll() {
    if isWhole { return }
    isWhole = true
    var components = CalendarComponents(bytes)
    while let line = components.next() {
      guard case .begin("VTIMEZONE") = CalendarComponent.mark(line.text) else { continue }
      do throws(CalendarReason) {
        let block = try ZoneBlock(try components.collect("VTIMEZONE", from: line))
        if blocks[block.name] == nil { add(block) }
      } catch { continue }
    }
  }

  /// The table of a zone with a name.
  func table(_ name: String) -> ZoneFile? { zones.files.zone(name) }

  /// A time as it was meant, and the name of its zone where nobody else knows that.
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
      case .own(let table):
        let moment = LocalZone(table).moment(day: time.day, time: time.time)
        return (.instant(moment.instant), zone)
      }
    }
  }
}
