import Domain
import PresentationKit
import TextUI

/// Marking persons, and changing all marked persons at once.
extension PeopleScreen {
  var shownBy: String? { typed.text }
  var markedPart: DailyPart { .people }
  var markRows: MarkRows { cursor.markRows { .record($0.person.id.text) } }
  var markedList: MarkedList? { .people(query) }
  var nextRow: Key { isInGarden ? .right : .down }

  var markedKeys: [MarkedKey] {
    [
      MarkedKey(.character("w"), change: .water(early: nil), meaning: words.keyWater),
      MarkedKey(
        .character("D"), .character("x"), .delete, change: .remove, meaning: words.keyRemove),
    ]
  }

  func isMarked(_ plant: Plant) -> Bool { marks.contains(.record(plant.person.id.text)) }
}
