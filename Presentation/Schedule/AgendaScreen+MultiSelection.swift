import Domain
import PresentationKit
import TextUI

/// Marking events on the agenda.
extension AgendaScreen {
  var selectionPart: DailyPart { .schedule }

  var selectableRows: SelectableRows {
    SelectableRows(
      loaded: items.map(\.rowName), chosen: item?.rowName, index: number)
  }

  var selectionKeys: [SelectionKey] {
    [
      SelectionKey(
        .character("x"), .character("D"), .delete, change: .remove, meaning: words.keyRemove)
    ]
  }
}

extension AgendaRows.Item {
  /// The identity under which the event is marked.
  var rowName: RowName { .event(scheduled.event.name, on: day) }
}
