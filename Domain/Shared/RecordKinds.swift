// The closed lists across all parts: the parts, their kinds of records, trash items and changes. Add a new part here
// first; the compiler and the tests then demand the rest.

/// One part of the program. The raw value is the name of the part in scripts.
public enum DailyPart: String, Equatable, Hashable, Sendable, CaseIterable {
  case people, sayings, moods, schedule, books
  /// Notes and counters have no tab of their own.
  case notes, counts

  /// The parts that have a tab, in their order.
  public static let tabs: [DailyPart] = [.people, .sayings, .moods, .schedule, .books]
}

extension DailyPart {
  /// The setting that enables the notifications of the part; nil if the part sends none.
  var notifying: Preference? {
    switch self {
    case .people: .peopleNotify
    case .sayings: .sayingsNotify
    case .moods: .moodsNotify
    case .schedule: .scheduleNotify
    case .books: .booksNotify
    case .notes, .counts: nil
    }
  }
}

/// The kind of a record, in any part.
public enum RecordSummaryKind: String, Equatable, Hashable, Sendable, CaseIterable {
  /// A person (plant), a recorded contact with a person, a date of a person, and a gift or loan.
  case person, watering, date, gift
  /// A saying, and the day on which a saying was used.
  case saying, use
  case mood
  case event
  /// A book with a reading goal, the pages read on a day, and the day on which a book was finished.
  case book, pages, finish
  /// A quote from a book, and a book that the user likes.
  case sentence = "quote"
  case favourite
  case note
  /// A tag that is counted.
  case counter

  public var part: DailyPart {
    switch self {
    case .person, .watering, .date, .gift: .people
    case .saying, .use: .sayings
    case .mood: .moods
    case .event: .schedule
    case .book, .pages, .finish, .sentence, .favourite: .books
    case .note: .notes
    case .counter: .counts
    }
  }
}

extension RecordSummaryKind {
  /// The kinds that the search covers.
  public static let searched: [RecordSummaryKind] = [
    .person, .watering, .date, .gift, .saying, .mood, .event, .book, .sentence, .favourite, .note,
    .counter,
  ]

  /// The meaning of a record's title.
  package enum TitleRole { case name, body, context }

  /// The meaning of the title. `name` is a name, and `body` is the text of the record. `context` is only the name of
  /// the owner, which alone does not make the record match a search.
  package var titleRole: TitleRole {
    switch self {
    case .person, .event, .book, .favourite, .finish, .pages, .counter: .name
    case .saying, .use, .mood, .note: .body
    case .watering, .date, .gift, .sentence: .context
    }
  }
}

extension TrashItem {
  /// The kind of a soft-deleted record.
  public enum Kind: String, Equatable, Sendable, CaseIterable {
    case person, watering, date, gift, saying, mood, event, book, note, counter, amount
    case records = "log"
    case sentence = "quote"

    /// The kind of the same record in search results.
    public var found: RecordSummaryKind {
      switch self {
      case .person: .person
      case .watering: .watering
      case .date: .date
      case .gift: .gift
      case .saying: .saying
      case .mood: .mood
      case .event: .event
      case .book: .book
      case .records: .pages
      case .sentence: .sentence
      case .note: .note
      case .counter, .amount: .counter
      }
    }

    public var part: DailyPart { found.part }
  }
}

/// Every kind of change, in any part. The raw values are stored with each history entry and used by scripts, so never
/// reuse or change one.
public enum ChangeKind: String, Equatable, Hashable, Sendable, CaseIterable {
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
  case declineAppointment = "people.unmet"
  case importContacts = "contacts.import"
  case addDate = "dates.add"
  case editDate = "dates.edit"
  case removeDate = "dates.remove"
  case restoreDate = "dates.restore"
  case addGift = "gifts.add"
  case editGift = "gifts.edit"
  case finishGift = "gifts.done"
  case removeGift = "gifts.remove"
  case restoreGift = "gifts.restore"

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

  case addNote = "notes.add"
  case editNote = "notes.edit"
  case finishNote = "notes.done"
  case reopenNote = "notes.reopen"
  case removeNote = "notes.remove"
  case restoreNote = "notes.restore"
  case sortNote = "notes.sort"

  case addCount = "counts.add"
  case setCount = "counts.set"
  case removeCount = "counts.clear"
  case restoreCount = "counts.restoreAmount"
  case editCounter = "counts.edit"
  case setCountGoal = "counts.goal"
  case skipCount = "counts.skip"
  case removeCounter = "counts.remove"
  case restoreCounter = "counts.restore"

  case bringIn = "imports.import"
  case importEverything = "archive.import"
  case restoreEverything = "archive.restore"
  case emptyTrash = "trash.empty"
  case renameTag = "tags.rename"
  case mergeTags = "tags.merge"
  case addLines = "lines.add"
  case takeInFile = "inbox.take"
  case sortLine = "inbox.sort"
  case removeLine = "inbox.remove"
  case syncFolder = "vdir.sync"
  case answerEvening = "evening.answer"
  case resolveConflict = "sync.resolve"
  case receive = "received"

  /// The part to which the change belongs; nil if it concerns all parts.
  public var part: DailyPart? {
    switch rawValue.prefix(while: { $0 != "." }) {
    case "contacts", "dates", "gifts": .people
    case "quotes": .books
    case let name: DailyPart(rawValue: String(name))
    }
  }
}

/// A refusal by the rules of one of the parts.
public enum PartRefusal: Equatable, Sendable {
  case people(PeopleFailure)
  case sayings(SayingsFailure)
  case moods(MoodsFailure)
  case schedule(ScheduleFailure, removed: Now)
  case reading(ReadingFailure)
  case notes(NotesFailure)
  case counts(CountsFailure)
}
