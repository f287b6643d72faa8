import Domain
import PresentationKit
import TextUI

/// Marking of events on the agenda.
extension AgendaScreen {
  var markedPart: DailyPart { .schedule }

  var markRows: MarkRows {
    MarkRows(
      loaded: places.map(\.markName), chosen: place?.markName, place: number)
  }

  var markedKeys: [MarkedKey] {
    [MarkedKey(.character("x"), .character("D"), .delete, deed: .remove, meaning: words.keyRemove)]
  }
}

extension AgendaRows.Place {
  /// The name under which the event is marked.
  var markName: MarkName { .event(scheduled.event.name, on: day) }
}
