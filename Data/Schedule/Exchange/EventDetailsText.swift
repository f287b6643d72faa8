import Domain

/// Parses the details of an event from its preserved lines.
enum EventDetailsText {
  /// The maximum number of characters of a name or address.
  private static let limit = 500

  static func details(_ kept: [String]) -> EventDetails {
    var details = EventDetails()
    for line in kept {
      guard let property = ContentProperty(Array(line.utf8)[...]) else { continue }
      switch property.name {
      case "URL": details.url = details.url ?? shown(ContentText.mended(property))
      case "ORGANIZER": details.organizer = details.organizer ?? name(property)
      case "ATTENDEE": if let name = name(property) { details.attendees.append(name) }
      case _: break
      }
    }
    return details
  }

  /// Returns the common name (CN), or the address without `mailto:` if there is no CN. Returns nil if both are empty.
  private static func name(_ property: ContentProperty) -> String? {
    if let name = property["CN"].flatMap(shown) { return name }
    let address = ContentText.mended(property)
    let scheme = "mailto:"
    let isMail = address.lowercased().hasPrefix(scheme)
    return shown(isMail ? String(address.dropFirst(scheme.count)) : address)
  }

  private static func shown(_ text: String) -> String? {
    ContentText.line(text, limit: limit)?.text
  }
}
