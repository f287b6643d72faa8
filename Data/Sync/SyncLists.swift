import Domain

/// All synced lists. The number of a field determines its rule (`FieldRule`). From 1 the last value wins, and from 64
/// it wins without a conflict. From 96 the first value wins, and from 112 values are summed. A newer version appends
/// fields within these ranges.
enum SyncLists {
  /// The lists that do not sync. A photo is a file, and files do not sync yet; the list of photos has the number 21.
  static let staying = [ArchiveLists.photos.name]

  static let all: [SyncList] = [
    .people, .waterings, .pending, .contacts, .sayings, .sayingDays, .sayingFeed, .moods, .moodDays,
    .moodsBegan, .events, .eventCards, .books, .readThroughs, .readings, .sentences, .favourites,
    .yearGoals, .missedMeetings, .sources, .waitingLines, .inboxFiles,
    .notes, .dates, .gifts, .counters, .counts,
  ]

  /// Returns the list whose rows a table contains; nil if the table does not sync. Other lists are not built, since
  /// marking a change needs only one or two.
  static func list(ofTable name: String) -> SyncList? {
    switch name {
    case "people": .people
    case "waterings": .waterings
    case "pending_reviews": .pending
    case "contacts": .contacts
    case "sayings": .sayings
    case "sayings_days": .sayingDays
    case "sayings_feed": .sayingFeed
    case "moods": .moods
    case "mood_days": .moodDays
    case "moods_state": .moodsBegan
    case "events": .events
    case "event_cards": .eventCards
    case "books": .books
    case "read_throughs": .readThroughs
    case "readings": .readings
    case "sentences": .sentences
    case "favourites": .favourites
    case "year_goals": .yearGoals
    case "unmet": .missedMeetings
    case "sources": .sources
    case "waiting_lines": .waitingLines
    case "inbox_files": .inboxFiles
    case "notes": .notes
    case "dates": .dates
    case "gifts": .gifts
    case "counters": .counters
    case "counts": .counts
    case _: nil
    }
  }

  /// The numbers of lists that need special treatment.
  static let (people, contacts, books, readings, yearGoals) = (1, 4, 13, 15, 18)
  static let (moods, moodDays, moodsBegan) = (8, 9, 10)

  /// The numbers of the lists without trash, for SQL.
  static let withoutTrash = all.filter { !$0.hasTrash }.map { String($0.number) }
    .joined(separator: ", ")

  private static let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })

  /// Returns the list with a number; nil if a newer version of Haru added it.
  static func list(_ number: Int) -> SyncList? { byNumber[number] }
}
