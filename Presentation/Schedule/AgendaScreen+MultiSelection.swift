import Domain
import PresentationKit
import TextUI

/// Marking events on the agenda.
extension AgendaScreen {
  var markedPart: DailyPart { .schedule }

  var markRows: MarkRows {
    MarkRows(
      loaded: items.map(\.markName), chosen: item?.markName, index: number)
  }

  var markedKeys: [MarkedKey] {
    [
      MarkedKey(
        .character("x"), .character("D"), .delete, change: .remove, meaning: words.keyRemove)
    ]
  }
}

extension AgendaRows.Item {
  /// The identity under which the event is marked.
  var markName: MarkName { .event(scheduled.event.name, on: day) }
}
