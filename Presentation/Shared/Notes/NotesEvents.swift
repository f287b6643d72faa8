package import Domain
package import PresentationKit

/// A row of the screen of notes: a line to sort, or a note.
package enum NotesRow: Equatable, Sendable {
  case line(WaitingLine)
  case note(Note)

  var id: String {
    switch self {
    case .line(let line): line.id.text
    case .note(let note): note.id.text
    }
  }

  var text: String {
    switch self {
    case .line(let line): line.text
    case .note(let note): note.text.text
    }
  }

  /// When the line was written.
  var at: Now {
    switch self {
    case .line(let line): line.at
    case .note(let note): note.written
    }
  }

  /// The name of the file from which a line came; empty for a note.
  var file: String { if case .line(let line) = self { line.note } else { "" } }

  var note: Note? { if case .note(let note) = self { note } else { nil } }

  /// The first line of the text.
  var called: String { text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "" }
}

/// A request of the screens of notes to the features.
package enum NotesWork: FeatureRequest {
  case load
  /// Interprets a text in place of a row. A line to sort is read as of the time at which it was written.
  case read(String, NotesRow)
  /// Saves a row as the user chose.
  case sort(NotesRow, CaptureReading)
  case diary(NotesRow)
  case finish(Note)
  case remove(NotesRow)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    do throws(Report) { return .notes(try run(runner.features, runner.language)) } catch {
      return .notes(.failed(error))
    }
  }

  private func run(_ features: Features, _ language: Language) throws(Report) -> NotesEvent {
    let words = InboxWords(language)
    let actions = NotesActions(notes: features.notes, words: NotesWords(language))
    switch self {
    case .load:
      var rows: [NotesRow] = []
      let lines = try StorageFailure.mapError(in: language) { () throws(StorageFailure) in
        try features.inbox.waiting()
      }
      try NotesFailure.mapError(in: language) { () throws(NotesFailure) in
        try features.notes.visit {
          rows.append(.note($0))
          return rows.count < Self.mostNotes
        }
      }
      let reasons = try StorageFailure.mapError(in: language) { () throws(StorageFailure) in
        try Self.reasons(for: lines, features, language)
      }
      return .rows(lines.map(NotesRow.line) + rows, reasons: reasons)
    case .read(let text, .line(let line)):
      return .read(CaptureWork.read(text, features.inbox.features(at: line), language))
    case .read(let text, .note): return .read(CaptureWork.read(text, features, language))
    case .sort(.note(let note), let reading):
      // A note that stays a note keeps its place in the list.
      if case .note(let text) = reading.captured {
        return try changed(language) { () throws(NotesFailure) in try actions.edit(note.id, text) }
      }
      return try sort(.note(note), features, language) { (actions) throws(Report) in
        try actions.note(reading)
      }
    case .sort(let row, let reading):
      return try sort(row, features, language) { (actions) throws(Report) in
        try actions.note(reading)
      }
    case .diary(let row):
      return try sort(row, features, language) { (actions) throws(Report) in
        try actions.keepAsEntry(row.text, at: row.at)
      }
    case .finish(let note):
      return try changed(language) { () throws(NotesFailure) in try actions.finish(note.id) }
    case .remove(.note(let note)):
      return try changed(language) { () throws(NotesFailure) in try actions.remove(note.id) }
    case .remove(.line(let line)):
      let isRemoved = try StorageFailure.mapError(in: language) { () throws(StorageFailure) in
        try features.inbox.remove(line)
      }
      guard isRemoved else { throw words.unknown(line.called) }
      return .changed(words.removed(line))
    }
  }

  private func changed(
    _ language: Language, _ verb: () throws(NotesFailure) -> Answer<Note>
  ) throws(Report) -> NotesEvent {
    .changed(try NotesFailure.mapError(in: language, verb).sentences(in: language))
  }

  /// The largest number of notes that the screen shows.
  private static let mostNotes = 20_000
  /// The largest number of lines that are read again to find out why they wait.
  private static let mostReasons = 200

  private static func reasons(
    for lines: [WaitingLine], _ features: Features, _ language: Language
  ) throws(StorageFailure) -> [String: String] {
    let first = Array(lines.prefix(mostReasons))
    let order = DateOrder.monthFirst.spoken(in: language)
    var reasons: [String: String] = [:]
    let found = try features.inbox.explain(first, order: order, in: language)
    for (line, reason) in zip(first, found) { reasons[line.id.text] = reason }
    return reasons
  }

  private func sort(
    _ row: NotesRow, _ features: Features, _ language: Language,
    _ body: (CaptureActions) throws(Report) -> NotedLine
  ) throws(Report) -> NotesEvent {
    do throws(CaptureStop) {
      let noted =
        switch row {
        case .line(let line): try features.inbox.sort(line, in: language, body)
        case .note(let note): try features.sort(note, in: language, body)
        }
      return .changed(([noted.sentence] + noted.remarks).joined(separator: " "))
    } catch { throw error.report(language) }
  }
}

/// A message to the screens of notes.
package enum NotesEvent: FeatureMessage {
  /// The rows, and by the ids of lines why they wait.
  case rows([NotesRow], reasons: [String: String])
  case read(CaptureAnswer)
  /// A row was changed or is gone; the sentence says how.
  case changed(String)
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .rows, .read, .changed: false
    }
  }
}

extension Features {
  /// Saves a note as a record of another part, and removes it, as one change. L-04
  func sort(
    _ note: Note, in language: Language,
    _ body: (CaptureActions) throws(Report) -> NotedLine
  ) throws(CaptureStop) -> NotedLine {
    try history.asOneChange { () throws(CaptureStop) -> (NotedLine, ChangeEnding) in
      do throws(Report) {
        let noted = try body(CaptureActions(features: self, language: language))
        _ = try NotesFailure.mapError(in: language) { () throws(NotesFailure) in
          try notes.remove(note.id)
        }
        return (noted, .committedAs(.sortNote, subject: note.text.text))
      } catch { throw .failed(error) }
    }
  }
}

extension Inbox {
  /// Saves a waiting line with the operations of its part.
  func sort(
    _ line: WaitingLine, in language: Language,
    _ body: (CaptureActions) throws(Report) -> NotedLine
  ) throws(CaptureStop) -> NotedLine {
    try sort(line) { (features) throws(CaptureStop) in
      let actions = CaptureActions(features: features, language: language, notedOn: now.day)
      do throws(Report) { return try body(actions) } catch { throw .failed(error) }
    }
  }
}

extension Inbox {
  /// Saves waiting lines with the operations of their parts, as one change.
  func sort(
    _ lines: [WaitingLine], in language: Language,
    _ body: (WaitingLine, CaptureActions) throws(Report) -> NotedLine
  ) throws(CaptureStop) -> [NotedLine] {
    try sort(lines) { (line, features) throws(CaptureStop) in
      let actions = CaptureActions(features: features, language: language, notedOn: now.day)
      do throws(Report) { return try body(line, actions) } catch { throw .failed(error) }
    }
  }
}

extension Work {
  static func notes(_ request: NotesWork) -> Work { Work(request) }
}

extension FeatureEvent {
  static func notes(_ message: NotesEvent) -> FeatureEvent { FeatureEvent(message) }
  var notes: NotesEvent? { cast() }
}
