package import Domain

/// What was heard of the store, gathered for a moment before anybody asks what it was. Whoever
/// writes is heard while they write, and what they wrote is there a little later, when nothing is to
/// be heard any more: so it is asked again, a few times in all.
package struct StoreChangeDebouncer {
  let watch: StoreWatch
  /// When it is asked next; nothing when there was nothing to hear.
  private var due: Int64?
  private var asked = 0

  /// How long after something was heard it is asked, and how long after that, in milliseconds: what a
  /// disk has taken within a second is shown within a second.
  static let moments: [Int64] = [200, 300, 500, 4_000]

  package init(_ watch: StoreWatch) { self.watch = watch }

  /// What is listened to. While more is gathered nothing is, however much is written.
  package var changeDescriptor: Int32? { due != nil && asked == 0 ? nil : watch.file }

  /// Takes note of what can be heard.
  package mutating func hear(at now: Int64) {
    guard watch.takeNote() else { return }
    (due, asked) = (now + Self.moments[0], 0)
  }

  /// How long may be waited, for so many milliseconds at most.
  package func timeout(_ most: Int, at now: Int64) -> Int {
    due.map { min(most, Int(clamping: max(0, $0 - now))) } ?? most
  }

  /// Whether somebody else changed something, where it is time to ask.
  package mutating func tellsOfChange(at now: Int64) -> Bool {
    guard let due, now >= due else { return false }
    asked += 1
    self.due = asked < Self.moments.count ? now + Self.moments[asked] : nil
    return watch.hasChanged()
  }
}
