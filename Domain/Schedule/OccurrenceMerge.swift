/// Merges occurrences of series and all-day events, lazily, into a sorted stream of single events.
/// It buffers at most a month of occurrences.
package struct OccurrenceMerge {
  private let series: [Series]
  private let span: Range<Int>
  /// The buffered occurrences, unordered.
  private var coming: [Event] = []
  /// The indices of the buffered occurrences, in order. Sorting indices is faster than sorting events, which are large.
  private var order: [Int] = []
  /// The index of the next occurrence in `order`.
  private var index = 0
  /// The single all-day and floating events, in order.
  private let wholeDays: [Event]
  /// The index of the next event in `wholeDays`.
  private var daysIndex = 0
  /// The instant up to which `coming` is complete.
  private var horizon: Int

  private static let step = 31 * 86_400

  /// Merges the series, the all-day events and the floating events in `bound`. Series are expanded up to the instant
  /// `limit`.
  package init(
    _ bound: [Event], in span: Range<Int>, until limit: Int = .max, _ calendar: LocalCalendar
  ) {
    self.span = span.lowerBound..<max(span.lowerBound, min(limit, span.upperBound))
    series = bound.filter(\.isSeries).map { Series($0, calendar) }
    wholeDays = bound.filter { !$0.isSeries }.map(calendar.here)
      .filter { $0.start.instant < span.upperBound && $0.end.instant > span.lowerBound }
      .sorted(by: Event.comesBefore)
    horizon = span.lowerBound
  }

  /// Visits the occurrences and all-day events that are sorted before `event`, or all remaining ones if `event` is nil.
  /// Stops and returns false if the visitor returns false.
  package mutating func visit(before event: Event?, _ visitor: (Event) -> Bool) -> Bool {
    while let next = next(before: event) {
      guard visitor(next) else { return false }
    }
    return true
  }

  private mutating func next(before event: Event?) -> Event? {
    while index == order.count, !series.isEmpty, horizon < span.upperBound,
      event.map({ $0.start.instant >= horizon }) ?? true
    { advance() }
    let days = daysIndex < wholeDays.count ? wholeDays[daysIndex] : nil
    let again = index < order.count ? coming[order[index]] : nil
    let isDays = days.map { days in again.map { Event.comesBefore(days, $0) } ?? true } ?? false
    guard let found = isDays ? days : again else { return nil }
    if let event, !Event.comesBefore(found, event) { return nil }
    if isDays { daysIndex += 1 } else { index += 1 }
    return found
  }

  /// Fills the buffer with the next month, or with the first later month that has an occurrence.
  private mutating func advance() {
    let isFirst = horizon == span.lowerBound
    var from = horizon
    coming = occurrences(from, isFirst)
    if coming.isEmpty {
      let next = series.compactMap { $0.next(after: from + Self.step)?.start.instant }.min()
      from = min(span.upperBound, max(from + Self.step, next ?? span.upperBound))
      coming = from < span.upperBound ? occurrences(from, false) : []
    }
    order = Self.order(of: coming)
    index = 0
    horizon = min(span.upperBound, from + Self.step)
  }

  /// Returns the indices of events, sorted by `Event.comesBefore`.
  private static func order(of events: [Event]) -> [Int] {
    let starts = events.indices.map { (start: events[$0].start.instant, index: $0) }
    let sorted = starts.sorted { one, other in
      one.start == other.start
        ? Event.comesBefore(events[one.index], events[other.index]) : one.start < other.start
    }
    return sorted.map(\.index)
  }

  private func occurrences(_ from: Int, _ isFirst: Bool) -> [Event] {
    var found: [Event] = []
    let window = from..<min(span.upperBound, from + Self.step)
    for series in series {
      series.visit(window) {
        if isFirst || $0.start.instant >= from { found.append($0) }
        return true
      }
    }
    return found
  }
}
