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
  case edit(Plant)
  /// The choice of what to do for a plant.
  case care(Plant)
  /// The form in which a contact is recorded, with how it was begun if it was.
  case water(Plant, by: Watering.Channel? = nil)
  case postpone(Plant)
  /// The month of a plant, on a day.
  case calendar(Plant, Day)
  /// The form in which the note of a watering is changed.
  case review(Plant, Watering)
  /// The pages about the kind of plant somebody is.
  case guide(Plant)
  /// A question with its answers.
  case question(Question)

  /// Whether something is changed at the end of it.
  var leadsToChanges: Bool {
    switch self {
    case .newPerson, .contacts, .edit, .care, .water, .postpone, .review, .question: true
    case .card, .calendar, .guide: false
    }
  }
}
