public import Domain

/// A streaming parser of iCalendar files (RFC 5545 and vCalendar 1.0). Besides the bytes, only one component at a time
/// is in memory.
public struct CalendarReader {
  private var components: CalendarComponents
  private var zones: CalendarZoneBook
  /// The line number of the open VCALENDAR; nil outside a VCALENDAR.
  private var calendar: Int?

  public init(_ bytes: [UInt8], zones: CalendarZones) {
    components = CalendarComponents(bytes)
    self.zones = CalendarZoneBook(zones, bytes: bytes)
  }

  /// Returns the next item of the file: an event, a problem, or a component that is not an event. Returns nil at the
  /// end.
  public mutating func next() -> CalendarFinding? {
    var stray: Int?
    while let line = components.next() {
      let mark = CalendarComponent.mark(line.text)
      if case .none = mark {
        let isText = calendar == nil && !line.text.allSatisfy(ASCII.isBlank)
        if isText { stray = stray ?? line.number }
        continue
      }
      if let stray {
        components.putBack(line)
        return .problem(line: stray, .textOutside)
      }
      switch mark {
      case .begin("VCALENDAR"):
        let unfinished = calendar
        calendar = line.number
        if let unfinished { return .problem(line: unfinished, .endMissing) }
      case .begin(let name):
        if let finding = finding(name, from: line) { return finding }
      case .end("VCALENDAR"): calendar = nil
      case .end, .none: break
      }
    }
    if let stray { return .problem(line: stray, .textOutside) }
    guard let unfinished = calendar else { return nil }
    calendar = nil
    return .problem(line: unfinished, .endMissing)
  }

  /// Reads a component and returns it as an item of the file. Returns nil for a time zone.
  private mutating func finding(_ name: String, from line: ContentLines.Line) -> CalendarFinding? {
    do throws(CalendarParseError) {
      let component = try components.collect(name, from: line)
      switch name {
      case "VEVENT":
        return .event(try CalendarEventContent.read(component, &zones), line: line.number)
      case "VTIMEZONE":
        if let block = ZoneBlock(component.lines.map(\.text)) { zones.add(block) }
        return nil
      default:
        return .left(CalendarLeftContent.read(component, &zones), line: line.number)
      }
    } catch { return .problem(line: line.number, error) }
  }
}
