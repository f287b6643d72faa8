import Domain
import PresentationKit
import TextUI

/// Marking persons, and changing all marked persons at once.
extension PeopleScreen {
  var shownBy: String? { typed.text }
  var selectionPart: DailyPart { .people }
  var selectableRows: SelectableRows { cursor.selectableRows { .record($0.person.id.text) } }
  var selectionList: SelectionList? { .people(query) }
  var nextRow: Key { view == .list ? .down : .right }

  var selectionKeys: [SelectionKey] {
    [
      SelectionKey(.character("w"), change: .water(early: nil), meaning: words.keyWater),
      SelectionKey(
        .character("D"), .character("x"), .delete, change: .remove, meaning: words.keyRemove),
    ]
  }

  func isSelected(_ plant: Plant) -> Bool { selection.contains(.record(plant.person.id.text)) }
}
