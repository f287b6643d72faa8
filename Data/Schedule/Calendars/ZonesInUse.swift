public import Domain

/// The zones that events name, and for how long each is needed. All events of a file are added
/// before its first one is written.
public struct ZonesInUse: Sendable {
  /// The years in which a zone is needed.
  struct Span: Hashable {
    var first: Int
    var last: Int
    /// Whether there are series, which may go on for ever.
    var isEndless: Bool
  }

  private(set) var spans: [String: Span] = [:]

  /// Begins with none.
  public init() {}

  /// Adds those of an event.
  public mutating func add(_ event: CalendarEvent) {
    let isEndless = event.rule != nil
    add(event.start, isEndless)
    add(event.end, isEndless)
    if let time = event.recurrenceID { add(time, isEndless) }
    for time in event.leftOut { add(time, isEndless) }
    for time in event.added { add(time, isEndless) }
  }

  /// What zones are called in a file that describe themselves: no two of them have one name there.
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
