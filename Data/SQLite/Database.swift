public import Domain
import Synchronization

/// The store: one SQLite file behind one lock. A database that exists is a migrated one.
public final class Database: Sendable {
  /// The open file; nothing once the store was deleted.
  private let connection: Mutex<Connection?>
  /// Why nothing can be written here, if nothing can.
  let refusal: StorageFailure?
  /// Whether the store can only be read.
  var isReadOnly: Bool { refusal != nil }
  private let dating: Mutex<WallClock>
  /// Dates what is done.
  var clock: WallClock {
    get { dating.withLock { $0 } }
    set { dating.withLock { $0 = newValue } }
  }
  private let stamping = Mutex(RealTime.system)
  /// The clock of stamps other devices compare; nobody sets it but tests.
  var stampClock: RealTime {
    get { stamping.withLock { $0 } }
    set { stamping.withLock { $0 = newValue } }
  }
  private let done = Atomic(0)
  /// How many deeds were done through here.
  var deeds: Int { done.load(ordering: .relaxed) }

  /// Counts one more.
  func countDeed() { done.add(1, ordering: .relaxed) }

  private let served = Mutex(DeedOrigin.command)
  /// Which shell the store serves.
  var shell: DeedOrigin {
    get { served.withLock { $0 } }
    set { served.withLock { $0 = newValue } }
  }

  private let hearing = Mutex<Hooks?>(nil)
  /// What is run before and after each write; nothing where nothing is.
  public var hooks: Hooks? {
    get { hearing.withLock { $0 } }
    set { hearing.withLock { $0 = newValue } }
  }

  /// Where a store lives.
  public enum Place: Equatable, Sendable {
    case memory
    case file(String)
  }

  /// How long a process waits for another one to finish writing.
  public static let timeout = 10_000
  /// The same for one that stands in a prompt or a status bar.
  public static let haste = 200

  /// Opens a store and brings it up to date. A file that is missing is made; one that is newer
  /// than this program, or damaged, or somebody else's, is left untouched. One that is made begins
  /// with a collection of sayings.
  public init(
    _ place: Place, readOnly: Bool = false, timeout: Int = Database.timeout,
    clock: WallClock = .system(in: LocalZone()), starters: StarterCollection = .proverbs
  ) throws(StorageFailure) {
    dating = Mutex(clock)
    let opened = try Self.openedOrRescued(place, readOnly, timeout, starters)
    connection = Mutex(opened.connection)
    refusal = opened.refusal
  }

  /// A store in memory out of nothing, for `Database(.memory)` to copy.
  init(making connection: sending Connection) throws(StorageFailure) {
    try Migrations.run(on: connection, place: .memory, timeout: 0)
    dating = Mutex(.system(in: LocalZone()))
    self.connection = Mutex(connection)
    refusal = nil
  }

  /// A copy of another store in memory, with the clock of that one. Nothing that is done in it is done
  /// anywhere else, and no hook hears of it.
  public init(copying other: Database) throws(StorageFailure) {
    let copy = try Self.copied(other)
    dating = Mutex(other.clock)
    connection = Mutex(copy)
    refusal = nil
    shell = other.shell
  }

  /// How a transaction begins that only reads.
  private static let reading = "BEGIN DEFERRED"

  /// Reads within one transaction, so that several answers belong to one moment.
  func read<T: Sendable>(_ body: (Connection) throws(StorageFailure) -> sending T)
    throws(StorageFailure) -> T
  {
    try within(Self.reading, body)
  }

  /// Writes within one transaction what is nobody's deed, and cannot be undone: everything the body
  /// did is kept, or nothing is. What somebody does is written by `write(as:)`.
  func write<T: Sendable>(
    pages room: PageRoom = .usual, _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(StorageFailure) -> T {
    if let refusal { throw refusal }
    return try within("BEGIN IMMEDIATE", pages: room, body)
  }

  /// Runs a body of single statements with no transaction around it.
  func alone<T: Sendable>(_ body: (Connection) throws(StorageFailure) -> sending T)
    throws(StorageFailure) -> T
  {
    try connection.withLock { (open) throws(StorageFailure) in
      guard let connection = open else { throw .closed }
      if !connection.isTogether { connection.rollBackIfInside() }
      return try body(connection)
    }
  }

  /// Does something with the open store, whatever it is inside of.
  func change<T: Sendable>(_ body: (Connection) throws(StorageFailure) -> sending T)
    throws(StorageFailure) -> T
  {
    try connection.withLock { (open) throws(StorageFailure) in
      guard let connection = open else { throw .closed }
      return try body(connection)
    }
  }

  func within<T: Sendable>(
    _ begin: String, pages room: PageRoom = .usual,
    _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(StorageFailure) -> T {
    try connection.withLock { (open) throws(StorageFailure) in
      guard let connection = open else { throw .closed }
      let isStep = connection.isTogether
      if isStep, !connection.isInsideTransaction { throw .closed }
      // An earlier rollback may have been cut short too; nothing may be added to what it left.
      if !isStep, connection.isInsideTransaction { try connection.run("ROLLBACK") }
      let hasRoom = room != .usual && !isStep ? try connection.makeRoom(room) : false
      defer { if hasRoom { connection.giveRoomBack() } }
      try connection.run(isStep ? "SAVEPOINT step" : begin)
      let mark = isStep ? StepMark(connection) : nil
      let isWriting = !isStep && begin != Self.reading
      do throws(StorageFailure) {
        if isWriting { try connection.beginMarking() }
        defer { if isWriting { connection.marker.end() } }
        let value = try body(connection)
        if isWriting { try connection.stampWrites(at: stampClock.milliseconds()) }
        try connection.run(isStep ? "RELEASE step" : "COMMIT")
        return value
      } catch {
        if let mark { connection.rollBackStep(to: mark) } else { connection.rollBackIfInside() }
        throw error
      }
    }
  }
}

extension Database {
  /// Closes the store; whoever uses it afterwards is told.
  public func close() { connection.withLock { $0 = nil } }

  /// Does away with the store for good: takes it for oneself alone, lets a body move its files away
  /// (and read it once more before), and closes it; whoever uses it afterwards is told. While
  /// another program has it open nothing happens, and the store is busy.
  func destroy(timeout: Int, _ moveAway: (Connection) throws(StorageFailure) -> Void)
    throws(StorageFailure)
  {
    if let refusal { throw refusal }
    try connection.withLock { (open) throws(StorageFailure) in
      guard let connection = open else { throw .closed }
      connection.rollBackIfInside()
      try connection.becomeAlone(timeout: timeout)
      do throws(StorageFailure) { try moveAway(connection) } catch {
        connection.becomeShared()
        throw error
      }
      open = nil
    }
  }

  /// Does something while nobody else has the store open, which everybody may have again then.
  func alone<T: Sendable>(
    timeout: Int, _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(StorageFailure) -> T {
    if let refusal { throw refusal }
    return try alone { (connection) throws(StorageFailure) in
      try connection.becomeAlone(timeout: timeout)
      defer { connection.becomeShared() }
      return try body(connection)
    }
  }

  /// Makes room for what is brought back, where a store was cut off before its head was over.
  public static func clearRest(at path: String) throws(StorageFailure) {
    try StoreFile.clearRest(path)
  }

  /// Whether nothing is left of a store but such a rest.
  public static func isRest(at path: String) throws(StorageFailure) -> Bool {
    try StoreFile.isRest(path)
  }

  /// Expects that a store that is there could be written.
  public static func expectWritable(at path: String) throws(StorageFailure) {
    try StoreFile.expectWritable(path)
  }

  /// Whether there is a store at a path already.
  public static func exists(at path: String) throws(StorageFailure) -> Bool {
    try StoreFile.exists(path)
  }
}
