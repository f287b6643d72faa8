package import Domain
package import PresentationKit
import TextUI

extension ReadingActions {
  package func shelve(_ id: ID<Book>, _ step: ShelfStep) throws(ReadingFailure) -> Answer<Book> {
    switch step {
    case .begin: try begin(id, target: nil)
    case .pause: try pause(id)
    case .drop: try drop(id)
    case .resume: try resume(id)
    }
  }
}

extension ReadingWords {
  /// Returns the keys that change a book's status; they depend on the current status.
  func shelveKeys(_ book: Book) -> [(key: Character, meaning: String, step: ShelfStep)] {
    switch book.status {
    case .wanted: [("p", keyBegin, .begin)]
    case .reading: [("p", keyPause, .pause), ("d", keyDrop, .drop)]
    case .paused: [("p", keyResume, .resume), ("d", keyDrop, .drop)]
    case .dropped: [("p", keyResume, .resume)]
    case .finished: [("p", keyReread, .resume)]
    }
  }

  var keyBegin: String { say("읽기 시작", "start it") }
  package var keyPause: String { say("잠시 멈추기", "pause") }
  var keyDrop: String { say("그만 읽기", "drop") }
  var keyResume: String { say("다시 읽기", "resume") }
  var keyReread: String { say("한 번 더 읽기", "read again") }
  var keyWant: String { say("읽고 싶어요", "want to read") }
  var keyHalfStar: String { say("별점 올리기", "rate higher") }
  var keyHalfStarLess: String { say("별점 내리기", "rate lower") }
  var noTarget: String { say("목표일 없음", "no target") }

  /// Returns the first line of a note, with an ellipsis if the note has more lines.
  func firstLine(of note: MultilineText) -> String {
    guard let end = note.text.firstIndex(of: "\n") else { return note.text }
    return note.text[..<end] + " …"
  }
}
