/// Everything somebody can do to what is kept, in any part. The raw names are kept with every deed
/// and are known to scripts; none is ever given another meaning.
public enum DeedKind: String, Equatable, Hashable, Sendable, CaseIterable {
  case addPerson = "people.add"
  case addPeople = "people.addMany"
  case editPerson = "people.edit"
  case notifyPerson = "people.notify"
  case waterPerson = "people.water"
  case postponePerson = "people.postpone"
  case removePerson = "people.remove"
  case restorePerson = "people.restore"
  case reviewWatering = "people.review"
  case takeWatering = "people.unwater"
  case restoreWatering = "people.rewater"
  case contactPerson = "people.contact"
  case forgetContact = "people.forget"
  case importContacts = "people.import"

  case addSaying = "sayings.add"
  case editSaying = "sayings.edit"
  case likeSaying = "sayings.like"
  case unlikeSaying = "sayings.unlike"
  case useSaying = "sayings.use"
  case unuseSaying = "sayings.unuse"
  case removeSaying = "sayings.remove"
  case restoreSaying = "sayings.restore"
  case importSayings = "sayings.import"
  case pullSayings = "sayings.pull"

  case addMood = "moods.add"
  case editMood = "moods.edit"
  case removeMood = "moods.remove"
  case restoreMood = "moods.restore"
  case shuffleMoods = "moods.shuffle"
  case paintDay = "moods.theme"
  case seedMoods = "moods.seed"

  case addEvent = "schedule.add"
  case editEvent = "schedule.edit"
  case removeEvent = "schedule.remove"
  case restoreEvent = "schedule.restore"
  case importEvents = "schedule.import"

  case addBook = "books.add"
  case editBook = "books.edit"
  case rateBook = "books.rate"
  case moveBook = "books.move"
  case removeBook = "books.remove"
  case restoreBook = "books.restore"
  case readBook = "books.read"
  case takeRecords = "books.unread"
  case restoreRecords = "books.reread"
  case likeBook = "books.like"
  case unlikeBook = "books.unlike"
  case quoteBook = "books.quote"
  case editSentence = "books.requote"
  case removeSentence = "books.unquote"
  case restoreSentence = "books.restoreQuote"

  case importEverything = "archive.import"
  case restoreEverything = "archive.restore"
  case emptyTrash = "trash.empty"

  /// The part it belongs to; nothing where it belongs to all of them.
  public var part: DailyPart? { DailyPart(rawValue: String(rawValue.prefix { $0 != "." })) }
}

/// From where something was done.
public enum DeedOrigin: String, Equatable, Sendable, CaseIterable {
  case command, screens
}
