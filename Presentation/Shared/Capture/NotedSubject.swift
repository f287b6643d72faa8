import Domain

/// The record saved from a line. Conversations need it, because their replies are shorter than the answer of a command.
enum NotedSubject {
  case contact(Person, Contact)
  case mood(MoodDraft)
  /// A diary entry.
  case entry(String)
  case position(ReadingDone)
  /// An event, and the message about its reminders.
  case event(Event, reminding: String?)
  /// The line leaves no record, because a plan or a contact did not take place.
  case nothing
  case other
}
