/// Marks the events that are meant for the same time as others while they pass by in order. No
/// more are held back than begin before it is known whether something follows too early.
struct ConflictSweep {
  private var waiting: [ScheduledEvent] = []
  /// The last event that takes time, which stands first among those that wait.
  private var last: Event?
  /// When the last of all that took time so far is over.
  private var latestEnd = Int.min

  /// Takes the next event, and gives those of which all is known now.
  mutating func add(_ event: Event) -> [ScheduledEvent] {
    guard event.takesTime else {
      waiting.append(ScheduledEvent(event))
      return last == nil ? finish() : []
    }
    if let last, event.start.instant < last.end.instant {
      waiting[0] = ScheduledEvent(last, isInConflict: true)
    }
    let ready = finish()
    waiting = [ScheduledEvent(event, isInConflict: event.start.instant < latestEnd)]
    last = event
    latestEnd = max(latestEnd, event.end.instant)
    return ready
  }

  /// Gives all that still wait.
  mutating func finish() -> [ScheduledEvent] {
    defer {
      waiting = []
      last = nil
    }
    return waiting
  }
}
