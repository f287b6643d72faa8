package import Domain

/// Debounces file events of the store before it checks whether another process changed the store. Events arrive during
/// a write, but the change is readable only a little later, without another event. The check is therefore repeated a
/// few times.
package struct StoreChangeDebouncer {
  let watch: StoreWatch
  /// The time of the next check; nil if no event is pending.
  private var due: Int64?
  private var asked = 0

  /// The delays before the checks, in milliseconds. The first is counted from the event, and each of the others from
  /// the previous check. Three of the four checks run within a second of the event.
  static let moments: [Int64] = [200, 300, 500, 4_000]

  package init(_ watch: StoreWatch) { self.watch = watch }

  /// The file descriptor to poll; nil while events are gathered before the first check, so that many writes cause only
  /// one check.
  package var changeDescriptor: Int32? { due != nil && asked == 0 ? nil : watch.file }

  /// Drains the events of the watch and schedules the first check.
  package mutating func receive(at now: Int64) {
    guard watch.takeNote() else { return }
    (due, asked) = (now + Self.moments[0], 0)
  }

  /// Returns the milliseconds for which the event loop may wait, at most `most`.
  package func timeout(_ most: Int, at now: Int64) -> Int {
    due.map { min(most, Int(clamping: max(0, $0 - now))) } ?? most
  }

  /// Returns whether a check is due and finds that another process changed the store.
  package mutating func detectsChange(at now: Int64) -> Bool {
    guard let due, now >= due else { return false }
    asked += 1
    self.due = asked < Self.moments.count ? now + Self.moments[asked] : nil
    return watch.hasChanged()
  }
}
