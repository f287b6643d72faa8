import Domain
import PresentationKit
import TextUI

/// What is marked on the agenda.
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
  /// What it is marked by.
  var markName: MarkName { .event(scheduled.event.name, on: day) }
}
