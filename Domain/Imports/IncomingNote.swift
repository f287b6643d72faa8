/// A line without a date, which becomes a note.
public struct IncomingNote: Equatable, Sendable {
  public var text: String
  /// When the note was written; nil if unknown.
  public var written: IncomingMoment?
  public var isDone: Bool
  /// When the note was ticked off; nil if it is open or the time is unknown.
  public var done: IncomingMoment?

  public init(
    text: String, written: IncomingMoment? = nil, isDone: Bool = false, done: IncomingMoment? = nil
  ) {
    (self.text, self.written, self.isDone, self.done) = (text, written, isDone, done)
  }
}
