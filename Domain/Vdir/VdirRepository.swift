/// Stores which folders are bound, the last synced state of their files, and conflicts with files. It also stores the
/// content of files as records. Several calls within `History.asOneChange` are one transaction.
public protocol VdirRepository: Sendable {
  /// Returns the bound folders, in the order in which they were bound.
  func bindings() throws(StorageFailure) -> [VdirBinding]
  /// Binds a folder, or updates a bound one.
  func bind(_ binding: VdirBinding) throws(StorageFailure)
  /// Forgets a folder. Its files and the records stay.
  func forget(_ path: String) throws(StorageFailure)

  func items(in folder: String) throws(StorageFailure) -> [VdirItem]
  /// Returns the number of files that a folder and the store agree on.
  func itemCount(in folder: String) throws(StorageFailure) -> Int
  /// Returns the records that belong to other folders of a kind.
  func records(of kind: VdirKind, outside folder: String) throws(StorageFailure) -> Set<String>
  func keep(_ item: VdirItem) throws(StorageFailure)
  /// Stores that `item.wanted` was written to its file. Does nothing if another round has changed `wanted` since.
  func noteWritten(_ item: VdirItem) throws(StorageFailure)
  func drop(_ item: VdirItem) throws(StorageFailure)

  /// Stores that a round added a record. An undo of the round reverts this too, which shows that the round was undone.
  /// A redo restores it.
  func noteMade(_ record: String, by round: String, at now: Now) throws(StorageFailure)
  /// Forgets which round stored a record.
  func forgetMade(_ record: String) throws(StorageFailure)
  /// Returns the records of a folder that were added by a round which the user has undone.
  func undone(in folder: String) throws(StorageFailure) -> Set<String>
  /// Returns the records of undone rounds whose files the last round left alone.
  func left(in folder: String) throws(StorageFailure) -> Set<String>
  /// Replaces the stored records whose files the last round left alone.
  func noteLeft(_ records: Set<String>, in folder: String) throws(StorageFailure)

  /// Returns an event or a series with its changed occurrences; nil if it does not exist or is in the trash.
  func family(of id: ID<Event>) throws(StorageFailure) -> EventFamily?
  /// Stores the events of a file in place of a family, or as a new one, regardless of revisions. Returns the id of the
  /// event or series; nil if the file cancels it.
  func settle(_ arriving: [ArrivingEvent], over id: ID<Event>?, at now: Now)
    throws(StorageFailure) -> ID<Event>?
  /// Moves an event or a series to the trash.
  func removeEvent(_ id: ID<Event>, at now: Now) throws(StorageFailure)
  /// Returns whether an event is in the trash.
  func isInTrash(_ id: ID<Event>) throws(StorageFailure) -> Bool

  /// Returns all cards of the address book, in the order of import.
  func cards() throws(StorageFailure) -> [VdirCard]
  func card(_ id: ID<AddressCard>) throws(StorageFailure) -> VdirCard?
  /// Stores a card, in place of another one if `id` is given.
  func settle(_ card: ReadCard, over id: ID<AddressCard>?, ids: IDSource)
    throws(StorageFailure) -> ID<AddressCard>
  func removeCard(_ id: ID<AddressCard>, at now: Now) throws(StorageFailure)
  /// Returns the cards that were removed as copies of other cards, even if an undo restored them.
  func knownCopies() throws(StorageFailure) -> Set<String>
  func noteCopy(_ id: ID<AddressCard>) throws(StorageFailure)
  /// Returns the people who have no card and never got one for a folder.
  func peopleToOffer() throws(StorageFailure) -> [Person]
  /// Notes that a person got a card for a folder.
  func noteOffered(_ person: ID<Person>) throws(StorageFailure)
  /// Returns a person; nil if the person does not exist or is in the trash.
  func person(_ id: ID<Person>) throws(StorageFailure) -> Person?

  /// Returns the open conflicts, ordered by number.
  func conflicts() throws(StorageFailure) -> [VdirConflict]
  /// Stores a conflict under an unused number. It replaces an earlier conflict of the same field.
  func keep(_ conflict: VdirConflict) throws(StorageFailure)
  func close(_ number: Int) throws(StorageFailure)
}

/// A card of the address book with its person.
public struct VdirCard: Equatable, Sendable {
  public let id: ID<AddressCard>
  public let uid: String?
  public let bytes: [UInt8]
  /// The person of the card; nil if no person in the store matches it.
  public let person: Person?

  public init(id: ID<AddressCard>, uid: String?, bytes: [UInt8], person: Person?) {
    (self.id, self.uid, self.bytes, self.person) = (id, uid, bytes, person)
  }
}

/// The access to folders on this computer.
public struct VdirFolders: Sendable {
  /// Returns the absolute path of a folder that the user typed.
  public var wholePath: @Sendable (String) -> String
  public var open: @Sendable (_ path: String) throws(RemoteFailure) -> any RemoteFiles
  /// Returns the names of the folders directly in a folder, without hidden ones and links.
  public var subfolders: @Sendable (_ path: String) throws(RemoteFailure) -> [String]
  /// Returns the name of this computer.
  public var device: @Sendable () -> String

  public init(
    wholePath: @escaping @Sendable (String) -> String,
    open: @escaping @Sendable (String) throws(RemoteFailure) -> any RemoteFiles,
    subfolders: @escaping @Sendable (String) throws(RemoteFailure) -> [String],
    device: @escaping @Sendable () -> String
  ) {
    (self.wholePath, self.open, self.subfolders) = (wholePath, open, subfolders)
    self.device = device
  }

  /// Creates access to the folders of this computer, using the dependencies of sync.
  public init(
    _ sync: SyncDependencies,
    subfolders: @escaping @Sendable (String) throws(RemoteFailure) -> [String]
  ) {
    self.init(
      wholePath: sync.wholePath,
      open: { (path) throws(RemoteFailure) in
        try sync.remotes(.vdir, false, nil).openFiles(.folder(path))
      }, subfolders: subfolders, device: sync.hostName)
  }

  /// Folder access for a store without folders: every folder is missing.
  public static let none = VdirFolders(
    wholePath: { $0 }, open: { (_) throws(RemoteFailure) in throw .notFound },
    subfolders: { _ in [] }, device: { "" })
}
