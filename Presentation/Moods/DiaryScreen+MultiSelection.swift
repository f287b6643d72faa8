import Domain
import PresentationKit
import TextUI

/// Multiple selection in the diary.
extension DiaryScreen {
  var shownBy: String? { searched }
  var markedPart: DailyPart { .moods }

  var markRows: MarkRows {
    let all = records
    let index = all.firstIndex { $0.id == selected }
    return MarkRows(
      loaded: all.map(Self.name), chosen: index.map { Self.name(all[$0]) }, index: index ?? 0)
  }

  private static func name(_ record: MoodRecord) -> MarkName { .record(record.id.text) }

  var markedKeys: [MarkedKey] {
    [
      MarkedKey(
        .character("x"), .character("D"), .delete, change: .remove, meaning: words.keyRemove)
    ]
  }

  func isMarked(_ record: MoodRecord) -> Bool { marks.contains(Self.name(record)) }
}
