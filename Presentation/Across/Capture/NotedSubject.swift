import Domain

/// The record that a line became, for a reply in a conversation, which is shorter than the answer of a command.
enum NotedSubject {
  case contact(Person, Contact)
  case mood(MoodDraft)
  /// A diary entry.
  case entry(String)
  case position(ReadingDone)
  /// An event, and what is said about its reminders.
  case event(Event, reminding: String?)
  /// The line leaves no record, because a plan or a contact did not take place.
  case nothing
  case other
}
