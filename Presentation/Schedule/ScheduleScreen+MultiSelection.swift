import Domain
import PresentationKit
import TextUI

/// Marking a day's events, and changing all marked events at once.
extension ScheduleScreen {
  var selectionPart: DailyPart { .schedule }

  var selectableRows: SelectableRows {
    let events = events
    let index = events.firstIndex { $0.name == selected }
    return SelectableRows(
      loaded: events.map { .event($0.name, on: day) },
      chosen: index.map { .event(events[$0].name, on: day) }, index: index ?? 0)
  }

  var selectionKeys: [SelectionKey] {
    [
      SelectionKey(
        .character("x"), .character("D"), .delete, change: .remove, meaning: words.keyRemove)
    ]
  }
}
