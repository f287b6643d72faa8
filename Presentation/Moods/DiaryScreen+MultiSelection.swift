import Domain
import PresentationKit
import TextUI

/// Multiple selection in the diary.
extension DiaryScreen {
  var shownBy: String? { searched }
  var selectionPart: DailyPart { .moods }

  var selectableRows: SelectableRows {
    let all = records
    let index = all.firstIndex { $0.id == selected }
    return SelectableRows(
      loaded: all.map(Self.name), chosen: index.map { Self.name(all[$0]) }, index: index ?? 0)
  }

  private static func name(_ record: MoodRecord) -> RowName { .record(record.id.text) }

  var selectionKeys: [SelectionKey] {
    [
      SelectionKey(
        .character("x"), .character("D"), .delete, change: .remove, meaning: words.keyRemove)
    ]
  }

  func isSelected(_ record: MoodRecord) -> Bool { selection.contains(Self.name(record)) }
}
