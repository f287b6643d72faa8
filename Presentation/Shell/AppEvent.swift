public import Domain

/// Something the text interface has to answer.
public enum AppEvent: Equatable, Sendable {
  case input(TerminalInput)
  case resized(Size)
  /// What the clock shows; a new day changes every screen.
  case time(Now)
  /// The program went on after it had been stopped.
  case resumed
  case people(PeopleEvent)
  case contacts(ContactEvent)
  /// A command of the `:` line was run.
  case answered(Output)
}

/// Something the text interface wants done. Effects are values, so that a test compares them.
public enum AppEffect: Equatable, Sendable {
  case work(Work)
  case suspend
  case redraw
  case quit
}

/// Something that needs the features.
public enum Work: Equatable, Sendable {
  case people(PeopleWork)
  case contacts(ContactWork)
  /// A command line as it was typed after `:`.
  case command(String)
}

/// What a screen wants: something done, another screen, or to be left.
public enum ScreenEffect: Equatable, Sendable {
  case work(Work)
  case open(Route)
  case back
  case say(NoticeLine)
}

/// A place in the program that something else can lead to.
public enum Route: Equatable, Sendable {
  case card(Plant)
  /// The form for somebody new, typed or taken from the address book.
  case newPerson(PersonPrefill?)
  /// The address book to choose from.
  case contacts
  case water(Plant)
  /// The question whether a contact is to be recorded before it is due.
  case early(Plant)
}
