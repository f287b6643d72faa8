import Domain
import PresentationKit
import TextUI

/// What a click does on the page, and changes of its notes.
extension TodayScreen {
  /// Makes a change of a note, unless the store is read-only.
  mutating func change(_ work: NotesWork) -> [ScreenEffect] {
    if context.isReadOnly {
      return [.say(NoticeLine(.refusal, StorageWords(context.language).onlyReading))]
    }
    changesNote = true
    return [.work(.notes(work))]
  }

  /// Handles a click: it selects a line, or opens the selected one. A click on the saying, the picture or a suggestion
  /// acts like its key.
  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    switch target(at: point, in: area) {
    case .line(let name):
      let chosen = chosen(among: shownLines(in: area))?.matter.name
      if name == chosen { return press(.enter, in: area) ?? [] }
      choose(name)
      return []
    case .key(let key): return press(.character(key), in: area) ?? []
    case nil: return []
    }
  }
}
