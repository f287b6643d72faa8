// What there is in all parts: the parts, their records, what is removed of them, and what is done.
// A new part is named here, and the compiler and the tests ask for the rest.

/// One of the parts of daily life, by the name scripts know it.
public enum DailyPart: String, Equatable, Hashable, Sendable, CaseIterable {
  case people, sayings, moods, schedule, books
}

extension DailyPart {
  /// The setting that says whether it may tell something; nothing where it has nothing to tell.
  var notifying: Preference? {
    switch self {
    case .people: .peopleNotify
    case .sayings: .sayingsNotify
    case .moods: .moodsNotify
    case .schedule: .scheduleNotify
    case .books: .booksNotify
    }
  }
}

/// What a record is, whatever part it belongs to.
public enum FoundKind: String, Equatable, Hashable, Sendable, CaseIterable {
  /// Somebody who is a plant, and a contact that was recorded with them.
  case person, watering
  /// A saying, and that it was used.
  case saying, use
  case mood
  case event
  /// A goal, what was read of it on a day, and that it was finished.
  case book, pages, finish
  /// A quote from a book, and a book somebody likes.
  case sentence = "quote"
  case favourite

  /// The part it belongs to.
  public var part: DailyPart {
    switch self {
    case .person, .watering: .people
    case .saying, .use: .sayings
    case .mood: .moods
    case .event: .schedule
    case .book, .pages, .finish, .sentence, .favourite: .books
    }
  }
}

extension FoundKind {
  /// What a search looks through.
  public static let searched: [FoundKind] = [
    .person, .watering, .saying, .mood, .event, .book, .sentence, .favourite,
  ]

  /// What the title of such a record is.
  package enum TitleRole { case name, body, context }

  /// Some have a name of their own; of some the title is what they say; and the title of others
  /// only says whose they are, and is not searched with them.
  package var titleRole: TitleRole {
    switch self {
    case .person, .event, .book, .favourite, .finish, .pages: .name
    case .saying, .use, .mood: .body
    case .watering, .sentence: .context
    }
  }
}

extension TrashItem {
  /// What was removed.
  public enum Kind: String, Equatable, Sendable, CaseIterable {
    case person, watering, saying, mood, event, book
    case records = "log"
    case sentence = "quote"

    /// What it is where it is found while it is here.
    public var found: FoundKind {
      switch self {
      case .person: .person
      case .watering: .watering
      case .saying: .saying
      case .mood: .mood
      case .event: .event
      case .book: .book
      case .records: .pages
      case .sentence: .sentence
      }
    }

    /// The part it belongs to.
    public var part: DailyPart { found.part }
  }
}

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
  case mergePeople = "people.merge"
  case reviewWatering = "people.review"
  case takeWatering = "people.unwater"
  case restoreWatering = "people.rewater"
  case contactPerson = "people.contact"
  case forgetContact = "people.forget"
  case declineMeeting = "people.unmet"
  case importContacts = "contacts.import"

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
  case tagBook = "books.tag"
  case wantBook = "books.want"
  case beginBook = "books.begin"
  case rereadBook = "books.again"
  case pauseBook = "books.pause"
  case dropBook = "books.drop"
  case resumeBook = "books.resume"
  case moveBook = "books.move"
  case removeBook = "books.remove"
  case restoreBook = "books.restore"
  case readBook = "books.read"
  case takeRecords = "books.unread"
  case restoreRecords = "books.reread"
  case likeBook = "books.like"
  case unlikeBook = "books.unlike"
  case setYearGoal = "books.goal"
  case removeYearGoal = "books.ungoal"

  case quoteBook = "quotes.add"
  case editSentence = "quotes.edit"
  case removeSentence = "quotes.remove"
  case restoreSentence = "quotes.restore"

  case bringIn = "imports.import"
  case importEverything = "archive.import"
  case restoreEverything = "archive.restore"
  case emptyTrash = "trash.empty"
  case addLines = "lines.add"
  case resolveConflict = "sync.resolve"
  case receive = "received"

  /// The part it belongs to; nothing where it belongs to all of them.
  public var part: DailyPart? {
    switch rawValue.prefix(while: { $0 != "." }) {
    case "contacts": .people
    case "quotes": .books
    case let name: DailyPart(rawValue: String(name))
    }
  }
}

/// What a rule of a part refuses.
public enum PartError: Equatable, Sendable {
  case people(PeopleError)
  case sayings(SayingsError)
  case moods(MoodsError)
  case schedule(ScheduleError, removed: Now)
  case reading(ReadingError)
}
