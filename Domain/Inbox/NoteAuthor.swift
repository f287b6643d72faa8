/// The clock, ids and random numbers for records from notes. They depend only on the note and the line, so two devices
/// that read the same note make the same records.
public protocol NoteAuthor: Sendable {
  /// Begins with a line of a note.
  func begin(_ line: NoteLine, of note: String)
  /// Returns the time at which the line was written.
  var clock: WallClock { get }
  var ids: IDSource { get }
  var randomSource: RandomSource { get }
}
