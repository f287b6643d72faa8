import Domain
import PresentationKit
import TextUI

/// The newest things noted about a person, for lists and panels.
package struct PlantMemory: Equatable, Sendable {
  /// The newest contact with a memo; nil if there is none.
  let note: Watering?
  /// The keywords of the last contact.
  let keywords: [SingleLineText]

  init(_ card: PlantCard) {
    note = card.notes.first
    keywords = card.lastKeywords
  }

  /// The last words on one line: the memo, or else the keywords; nil if there are neither.
  var lastWords: String? {
    if let memo = note?.memo { return "“\(Printable.line(memo.text))”" }
    return keywords.isEmpty ? nil : keywords.map { "#" + $0.text }.joined(separator: " ")
  }

  /// Returns when the memo was noted, and how the contact was made; nil without a memo.
  func when(_ words: PeopleWords, today: Day) -> String? {
    guard let note else { return nil }
    let day = CalendarWords.nearDay(note.at.day, today: today, in: words.language)
    return ([day] + [note.channel.map { words.channel($0) }]).compactMap(\.self)
      .joined(separator: " · ")
  }

  /// The number of persons on each side of the selected one whose notes are loaded.
  static let reach = 60
  /// The number of persons on each side of the selected one whose notes must be loaded. If some are not, they are
  /// requested.
  static let near = 24
}

extension PeopleScreen {
  /// Returns the request for the notes of the persons around the selected one.
  var recall: [ScreenEffect] {
    let around = (cursor.selected - PlantMemory.reach)...(cursor.selected + PlantMemory.reach)
    let people = around.compactMap { cursor.slice[$0]?.person }
    return people.isEmpty ? [] : [.work(.people(.recall(people)))]
  }

  /// Whether the notes of some persons near the selected one have not been loaded yet.
  var lacksMemories: Bool {
    let near = (cursor.selected - PlantMemory.near)...(cursor.selected + PlantMemory.near)
    return near.contains { index in
      cursor.slice[index].map { memories[$0.person.id] == nil } ?? false
    }
  }
}
