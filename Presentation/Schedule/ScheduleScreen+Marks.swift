import Domain
import PresentationKit
import TextUI

/// Marking of a day's events, and the changes to all marked ones.
extension ScheduleScreen {
  var markedPart: DailyPart { .schedule }

  var markRows: MarkRows {
    let events = events
    let place = events.firstIndex { $0.name == selected }
    return MarkRows(
      loaded: events.map { .event($0.name, on: day) },
      chosen: place.map { .event(events[$0].name, on: day) }, place: place ?? 0)
  }

  var markedKeys: [MarkedKey] {
    [MarkedKey(.character("x"), .character("D"), .delete, deed: .remove, meaning: words.keyRemove)]
  }
}
