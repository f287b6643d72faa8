import Domain

/// Summarises the components of a calendar file that are not events.
enum CalendarLeftContent {
  static func read(_ component: CalendarComponent, _ zones: inout CalendarZoneBook) -> CalendarLeft
  {
    switch component.name {
    case "VTODO": return .task(title: texts(component).title)
    case "VJOURNAL":
      let texts = texts(component)
      return .journal(
        CalendarJournal(
          time: start(of: component, &zones), title: texts.title, text: texts.text))
    case "VFREEBUSY": return .freeBusy
    default:
      let name = String(decoding: component.name.utf8.prefix(64), as: UTF8.self)
      return .other(name: ContentText.shown(name, limit: 64, keepsLines: false))
    }
  }

  /// Returns the properties of the component itself, without those of nested components.
  private static func properties(_ component: CalendarComponent, _ name: String)
    -> [ContentProperty]
  {
    var depth = 0
    var found: [ContentProperty] = []
    for line in component.lines {
      switch CalendarComponent.mark(line.text) {
      case .begin: depth += 1
      case .end: depth -= 1
      case .none:
        guard depth == 0, found.count < 100,
          ASCII.uppercased(line.text.prefix(name.utf8.count)) == name,
          let property = ContentProperty(line.text), property.name == name
        else { continue }
        found.append(property)
      }
    }
    return found
  }

  /// Returns the title and the text of a component. A VJOURNAL may have several DESCRIPTION lines.
  private static func texts(_ component: CalendarComponent) -> (title: String, text: String) {
    var title = ""
    var pieces: [String] = []
    do throws(CalendarParseError) {
      if let property = properties(component, "SUMMARY").first {
        title = try CalendarText.line(property)
      }
      for property in properties(component, "DESCRIPTION") {
        pieces.append(try CalendarText.multilineText(property))
      }
    } catch {
      // The text is unreadable, so the component is reported without it.
      return (title, pieces.joined(separator: "\n\n"))
    }
    return (title, pieces.filter { !$0.isEmpty }.joined(separator: "\n\n"))
  }

  private static func start(of component: CalendarComponent, _ zones: inout CalendarZoneBook)
    -> CalendarTime?
  {
    guard let property = properties(component, "DTSTART").first,
      let written = CalendarValue.time(property.value)
    else { return nil }
    return zones.time(written, zone: property["TZID"]).time
  }
}
