/// Finds the events that overlap others, in one pass over events sorted by start. It buffers only the events whose
/// conflict state is still undecided.
struct ConflictSweep {
  private var waiting: [ScheduledEvent] = []
  /// The last timed event that was added; nil if there is none. It is always the first element of `waiting`.
  private var last: Event?
  /// The latest end of all timed events that were added, as an instant.
  private var latestEnd = Int.min

  /// Adds the next event. Returns the events whose conflict state is now decided.
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

  /// Returns the events that are still buffered. Call it once, after the last event.
  mutating func finish() -> [ScheduledEvent] {
    defer {
      waiting = []
      last = nil
    }
    return waiting
  }
}
