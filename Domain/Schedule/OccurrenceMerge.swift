/// Puts occurrences of series and what takes whole days between events that pass by in order (merge,
/// lazily): no more occurrences are held at once than a month has.
package struct OccurrenceMerge {
  private let series: [Series]
  private let span: Range<Int>
  /// What is known to come, in order, from `place` on.
  private var coming: [Event] = []
  private var place = 0
  /// What takes whole days, in order, from `daysPlace` on.
  private let wholeDays: [Event]
  private var daysPlace = 0
  /// Up to when `coming` is complete.
  private var horizon: Int

  private static let step = 31 * 86_400

  /// Merges what is bound to the calendar; `limit` is where series are followed no further.
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

  /// Visits all that comes before an event, or all that is left, until the visitor returns false.
  package mutating func visit(before event: Event?, _ visitor: (Event) -> Bool) -> Bool {
    while let next = next(before: event) {
      guard visitor(next) else { return false }
    }
    return true
  }

  private mutating func next(before event: Event?) -> Event? {
    while place == coming.count, !series.isEmpty, horizon < span.upperBound,
      event.map({ $0.start.instant >= horizon }) ?? true
    { advance() }
    let days = daysPlace < wholeDays.count ? wholeDays[daysPlace] : nil
    let again = place < coming.count ? coming[place] : nil
    let isDays = days.map { days in again.map { Event.comesBefore(days, $0) } ?? true } ?? false
    guard let found = isDays ? days : again else { return nil }
    if let event, !Event.comesBefore(found, event) { return nil }
    if isDays { daysPlace += 1 } else { place += 1 }
    return found
  }

  /// Looks for what begins in the next month, or in the first one in which anything does.
  private mutating func advance() {
    let isFirst = horizon == span.lowerBound
    var from = horizon
    var found = occurrences(from, isFirst)
    if found.isEmpty {
      let next = series.compactMap { $0.next(after: from + Self.step)?.start.instant }.min()
      from = min(span.upperBound, max(from + Self.step, next ?? span.upperBound))
      found = from < span.upperBound ? occurrences(from, false) : []
    }
    coming = found.sorted(by: Event.comesBefore)
    place = 0
    horizon = min(span.upperBound, from + Self.step)
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
