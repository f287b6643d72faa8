public import Domain

/// The time zones of some events, and the years for which each zone is needed. Add all events of a file before the
/// first event is written.
public struct ZonesInUse: Sendable {
  /// The years in which a zone is needed.
  struct Span: Hashable {
    var first: Int
    var last: Int
    /// Whether the zone is used by series, which may be endless.
    var isEndless: Bool
  }

  private(set) var spans: [String: Span] = [:]

  public init() {}

  /// Adds the zones of an event.
  public mutating func add(_ event: CalendarEvent) {
    let isEndless = event.rule != nil
    add(event.start, isEndless)
    add(event.end, isEndless)
    if let time = event.recurrenceID { add(time, isEndless) }
    for time in event.leftOut { add(time, isEndless) }
    for time in event.added { add(time, isEndless) }
  }

  /// The TZIDs of zones that are stored as definitions, made unique within the file.
  var ownNames: [String: String] {
    var taken = Set(spans.keys)
    var names: [String: String] = [:]
    for text in spans.keys.filter(ZoneText.isDescription).sorted() {
      let given = ZoneBlock(text: text)?.name ?? ""
      var (name, number) = (given, 1)
      while !taken.insert(name).inserted {
        number += 1
        name = "\(given) \(number)"
      }
      names[text] = name
    }
    return names
  }

  private mutating func add(_ time: CalendarTime, _ isEndless: Bool) {
    guard case .zoned(let shown, let zone) = time else { return }
    let year = shown.day.parts.year
    guard let span = spans[zone] else {
      spans[zone] = Span(first: year, last: year, isEndless: isEndless)
      return
    }
    spans[zone] = Span(
      first: min(span.first, year), last: max(span.last, year),
      isEndless: span.isEndless || isEndless)
  }
}
