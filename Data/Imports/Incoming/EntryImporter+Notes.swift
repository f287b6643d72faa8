import Domain

extension EntryImporter {
  mutating func consume(_ note: IncomingNote, _ entry: IncomingEntry) throws(StorageFailure)
    -> ImportTally.Outcome
  {
    let text: String
    do throws(TextRefusal) {
      text = try SingleLineText(IncomingText.line(note.text) ?? "", limit: Note.limit).text
    } catch {
      switch error {
      case .tooLong(let limit): problem(entry, .textTooLong(limit: limit), failed: true)
      case .empty, .controlCharacter: problem(entry, .textMissing, failed: true)
      }
      return .failed
    }
    let source = source(of: entry, else: [text])
    if let reason = seenBefore(source, entry) {
      problem(entry, reason)
      return .skipped
    }
    let done = note.done.flatMap { moment($0)?.now }
    var written = note.written.flatMap { moment($0)?.now } ?? done ?? world.now
    if note.written == nil, done == nil, let before = try writtenBefore(source) { written = before }
    var row = IncomingRow(.notes, id: world.ids.next())
    row.say("text", .text(text), .text(TextForms.folded(text)))
    if note.isDone {
      // A note without a time of its own must not change with each import.
      let done = done ?? written
      row.say("done", .int(done.instant), .int(done.offset))
    }
    row.fresh += [
      ("day", .day(written.day)), ("instant", .int(written.instant)),
      ("offset", .int(written.offset)),
    ]
    let outcome = try keeping.keep(
      row, source: source, kept: StoredMembersJSON.written(entry.kept)
    ) { () throws(StorageFailure) in nil }
    return reportOutcome(outcome, entry, of: keeping.record)
  }

  /// Returns when a note of an earlier import was written; nil if there is none.
  private func writtenBefore(_ source: String) throws(StorageFailure) -> Now? {
    try store.first(
      """
      SELECT \(WrittenColumn.list()) FROM sources s JOIN notes n ON n.id = s.record
      WHERE s.origin = ? AND s.kind = 'note' AND s.source = ?
      """, [.text(keeping.origin.rawValue), .text(source)]
    ) { NamedRow<WrittenColumn>($0).moment(.instant, .offset) }
  }

  private enum WrittenColumn: Int, RowColumn { case instant, offset }
}
