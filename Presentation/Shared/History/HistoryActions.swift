import Domain
import PresentationKit
import TextUI

/// The operations on history and trash, with their messages. The command line and the screens share them.
struct HistoryActions {
  let history: History
  let words: HistoryWords
  /// The interface that made the request. A change from the same interface is shown without its origin.
  let shell: ChangeOrigin

  func undo() throws(HistoryFailure) -> Answer<HistoryEntry> {
    let entry = try history.undo()
    return answer("undone", entry, words.undone(entry, from: shell))
  }

  /// Undoes the change with this number, if it is still the last one.
  func undo(entry number: Int) throws(HistoryFailure) -> Answer<HistoryEntry> {
    let entry = try history.undo(entry: number)
    return answer("undone", entry, words.undone(entry, from: shell))
  }

  /// Undoes the last change, except for records, or single fields, that were changed later.
  func undoRest() throws(HistoryFailure) -> Answer<HistoryEntry> {
    let undone = try history.undoRest()
    let sentence = words.undone(undone.entry, from: shell)
    return Answer(
      record: undone.entry, sentence: sentence,
      remarks: undone.left.isEmpty ? [] : [words.leftChanged(undone.left.count)]
    ) { json in
      json.key("undone")
      json.entry(undone.entry, words)
      json.key("left")
      json.list(undone.left) { json, left in
        json.object { json in
          json.member("list", left.list)
          json.member("id", left.record)
          json.key("fields")
          json.list(left.fields) { $0.value($1) }
        }
      }
    }
  }

  /// Undoes changes, newest first, until one cannot be undone; `stopped` is the reason. Throws only if the first one
  /// fails.
  func undo(_ count: Int) throws(HistoryFailure) -> (answer: Answer<Int>, stopped: HistoryFailure?)
  {
    let (entries, stopped) = try Self.upTo(count) { () throws(HistoryFailure) in
      try history.undo()
    }
    return (answer("undone", entries) { words.undone($0, from: shell) }, stopped)
  }

  /// Redoes changes that were undone, until one cannot be redone; `stopped` is the reason. Throws only if the first one
  /// fails.
  func redo(_ count: Int) throws(HistoryFailure) -> (answer: Answer<Int>, stopped: HistoryFailure?)
  {
    let (entries, stopped) = try Self.upTo(count) { () throws(HistoryFailure) in
      try history.redo()
    }
    return (answer("redone", entries) { words.redone($0) }, stopped)
  }

  /// Undoes or redoes changes one after another.
  private static func upTo(
    _ count: Int, _ turn: () throws(HistoryFailure) -> HistoryEntry
  ) throws(HistoryFailure) -> (entries: [HistoryEntry], stopped: HistoryFailure?) {
    var entries: [HistoryEntry] = []
    while entries.count < count {
      do throws(HistoryFailure) { entries.append(try turn()) } catch {
        if entries.isEmpty { throw error }
        return (entries, error)
      }
    }
    return (entries, nil)
  }

  private func answer(
    _ name: StaticString, _ entries: [HistoryEntry], _ sentence: (HistoryEntry) -> String
  ) -> Answer<Int> {
    Answer(
      record: entries.count, sentence: entries.map(sentence).joined(separator: "\n")
    ) { json in
      json.key(name)
      json.list(entries) { $0.entry($1, words) }
    }
  }

  func redo() throws(HistoryFailure) -> Answer<HistoryEntry> {
    let entry = try history.redo()
    return answer("redone", entry, words.redone(entry))
  }

  func restore(_ reference: String) throws(HistoryFailure) -> Answer<TrashItem> {
    let item = try history.trash.restore(reference)
    return Answer(record: item, sentence: words.restored(item)) { json in
      json.key("restored")
      json.object { json in
        json.member("id", item.id)
        json.member("part", item.kind.part.rawValue)
        json.member("title", item.title)
        json.member("kind", item.kind.rawValue)
      }
    }
  }

  /// Permanently deletes all records in the trash. The answer lists the photos that could not be deleted.
  func empty() throws(HistoryFailure) -> Answer<Int> {
    let trash = try history.trash.empty()
    let sentence = trash.count == 0 ? words.emptyTrash : words.destroyed(trash.count)
    let remarks = (trash.isElsewhere ? [words.forgottenElsewhere] : []) + words.left(trash.photos)
    return Answer(record: trash.count, sentence: sentence, remarks: remarks) { json in
      json.key("emptied")
      json.object { json in
        json.member("count", trash.count)
        json.key("photosLeft")
        json.list(trash.photos.undeleted) { $0.value($1) }
        json.member("unreadableCopy", trash.photos.unreadableCopy)
      }
    }
  }

  private func answer(_ name: StaticString, _ entry: HistoryEntry, _ sentence: String)
    -> Answer<HistoryEntry>
  {
    Answer(record: entry, sentence: sentence) { json in
      json.key(name)
      json.entry(entry, words)
    }
  }
}

extension JSONText {
  fileprivate mutating func entry(_ entry: HistoryEntry, _ words: HistoryWords) {
    object { json in
      json.member("what", words.what(entry))
      json.member("at", entry.at.description)
      json.member("id", entry.item)
      json.member("part", entry.part?.rawValue)
      json.member("kind", entry.name)
    }
  }
}
