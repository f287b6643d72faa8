/// Stores what this device publishes, one publication per store.
public protocol PublicationRepository: Sendable {
  /// Returns the stored publication; nil if nothing is published.
  func load() throws(StorageFailure) -> Publication?

  /// Changes the stored publication while no other process changes it, atomically. A change to nil removes it. Returns
  /// the new publication.
  func update(_ change: (inout Publication?) -> Void) throws(StorageFailure) -> Publication?
}

/// The dependencies of publishing on this device.
public struct PublishDependencies: Sendable {
  public var publications: any PublicationRepository
  /// Returns a token that changes with the content of the store; nil if unknown. Without a token the content always
  /// counts as changed.
  public var storeState: @Sendable () -> String?
  /// The version of the program, because another version may write other bytes.
  public var version: String

  public init(
    publications: any PublicationRepository, storeState: @escaping @Sendable () -> String?,
    version: String
  ) {
    (self.publications, self.storeState, self.version) = (publications, storeState, version)
  }

  /// Dependencies for a store that is not a file.
  public static let none = PublishDependencies(
    publications: NoPublication(), storeState: { nil }, version: "")
}

/// Stores nothing.
private struct NoPublication: PublicationRepository {
  func load() -> Publication? { nil }
  func update(_ change: (inout Publication?) -> Void) throws(StorageFailure) -> Publication? {
    throw .openedForReading
  }
}

/// The texts of published files, in the language of the user.
public struct PublishTexts {
  /// The code of the language.
  public var language: String
  /// The default name of the calendar.
  public var calendarName: String
  public var watering: (Person) -> String
  public var birthday: (Celebrant) -> String
  public var date: (DatedPerson) -> String
  public var lastDay: (Book) -> String
  public var mood: (MoodRecord) -> String
  /// The default titles of events without a title, in all languages.
  public var untitled: Set<String>
  /// Returns the page of a day, as HTML.
  public var page: (PublishedDay) -> [UInt8]
  /// Returns a writer of Markdown pages for a day.
  public var pages: (Day) -> any FolderWriting

  public init(
    language: String, calendarName: String, watering: @escaping (Person) -> String,
    birthday: @escaping (Celebrant) -> String, date: @escaping (DatedPerson) -> String,
    lastDay: @escaping (Book) -> String,
    mood: @escaping (MoodRecord) -> String, untitled: Set<String>,
    page: @escaping (PublishedDay) -> [UInt8], pages: @escaping (Day) -> any FolderWriting
  ) {
    (self.language, self.calendarName) = (language, calendarName)
    (self.watering, self.birthday, self.date) = (watering, birthday, date)
    self.lastDay = lastDay
    (self.mood, self.untitled, self.page, self.pages) = (mood, untitled, page, pages)
  }
}
