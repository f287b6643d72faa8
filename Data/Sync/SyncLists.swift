import Domain

/// All lists that travel. A later version adds numbers behind those there are, in the range of their
/// rule (`FieldRule`): 1–63 the last value stands, from 64 it does quietly, from 96 the first one
/// does, from 112 it is summed.
enum SyncLists {
  /// What stays where it came in: a photo is a file of its own, and files do not travel yet. Its list
  /// has the number 21.
  static let staying = [ArchiveLists.photos.name]

  static let all: [SyncList] = [
    .people, .waterings, .pending, .contacts, .sayings, .sayingDays, .sayingFeed, .moods, .moodDays,
    .moodsBegan, .events, .eventCards, .books, .readThroughs, .readings, .sentences, .favourites,
    .yearGoals, .unmet, .sources,
  ]

  /// The list a table has the rows of. The others are not put together for it: what notes a change
  /// needs one or two of them.
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
    case "unmet": .unmet
    case "sources": .sources
    case _: nil
    }
  }

  /// Lists of which something more is to be known than what they say of themselves.
  static let (people, contacts, books, readings, yearGoals) = (1, 4, 13, 15, 18)
  static let (moods, moodDays, moodsBegan) = (8, 9, 10)

  /// The numbers of lists whose records are here or gone, as SQL has them.
  static let withoutTrash = all.filter { !$0.hasTrash }.map { String($0.number) }
    .joined(separator: ", ")

  private static let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })

  /// The list of a number; those of a later version have none here.
  static func list(_ number: Int) -> SyncList? { byNumber[number] }
}
