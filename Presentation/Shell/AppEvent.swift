public import Domain

/// Something the text interface has to answer.
public enum AppEvent: Equatable, Sendable {
  case input(TerminalInput)
  case resized(Size)
  /// What the clock shows; a new day changes every screen.
  case time(Now)
  /// The program went on after it had been stopped.
  case resumed
  /// So many thousandths of a second have passed while something moved.
  case frame(milliseconds: Int)
  /// So many thousandths of a second nobody has done anything.
  case rested(milliseconds: Int)
  case people(PeopleEvent)
  case contacts(ContactEvent)
  case sayings(SayingsEvent)
  case moods(MoodsEvent)
  case schedule(ScheduleEvent)
  case reading(ReadingEvent)
  case lock(LockEvent)
  /// Whether the terminal was handed a text for its clipboard.
  case copied(Bool)
  /// What came of letting somebody change a text in an editor.
  case edited(Composed)
  /// A command of the `:` line was run.
  case answered(Output)
  /// What came of an errand to those who know books.
  case booksFound(Ticket, BooksErrand, BooksFound)
}

/// Something the text interface wants done. Effects are values, so that a test compares them.
public enum AppEffect: Equatable, Sendable {
  case work(Work)
  /// Begins something that takes a while, in the background.
  case errand(Errand)
  /// Ends an errand; no answer to it comes any more.
  case stop(Ticket)
  /// Hands a text to the clipboard of the terminal.
  case copy(String)
  /// Calls for attention: an end was reached.
  case signal
  /// Lets somebody change a text in an editor of their own.
  case edit(String)
  case suspend
  case redraw
  case quit
}

/// Something that needs the features.
public enum Work: Equatable, Sendable {
  case people(PeopleWork)
  case contacts(ContactWork)
  case sayings(SayingsWork)
  case moods(MoodsWork)
  case schedule(ScheduleWork)
  case reading(ReadingWork)
  case lock(LockWork)
  /// Keeps a sentence of a book as a saying.
  case keepSentence(Sentence)
  /// A command line as it was typed after `:`.
  case command(String)
}

/// What a screen wants: something done, another screen, or to be left.
public enum ScreenEffect: Equatable, Sendable {
  case work(Work)
  /// Begins something that takes a while, in the background.
  case errand(Errand)
  /// Ends an errand; no answer to it comes any more.
  case stop(Ticket)
  case open(Route)
  case back
  case say(NoticeLine)
  /// Hands a text to the clipboard of the terminal.
  case copy(String)
  /// Calls for attention: an end was reached.
  case signal
  /// Lets somebody change a text in an editor of their own.
  case edit(String)
}

/// A place in the program that something else can lead to.
public enum Route: Equatable, Sendable {
  case people(PeopleRoute)
  case sayings(SayingsRoute)
  case moods(MoodsRoute)
  case schedule(ScheduleRoute)
  case reading(ReadingRoute)
}
