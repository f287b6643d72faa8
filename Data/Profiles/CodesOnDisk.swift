public import Domain

/// The sent codes and the attempts to enter them. They are in a small file beside the stores,
/// because codes are sent before the user is signed in. The file is created with the first code.
public struct CodesOnDisk: CodesRepository {
  private let file: CodesFile

  /// Uses the file in `dataFolder`, the folder of all data.
  public init(dataFolder: String) { file = CodesFile(dataFolder: dataFolder) }

  public func change(_ subject: CodeSubject, by rule: CodeRule) throws(ProfilesFailure) {
    let refusal = try storing(as: ProfilesFailure.self) {
      () throws(StorageFailure) -> ProfilesFailure? in
      try file.write { (file) throws(StorageFailure) in
        let subject = try CodesFile.stored(subject.key, in: file)
        let before = try file.first(CodesSQL.request, [subject], CodeRow.request)
        let after: CodeRequest?
        do throws(ProfilesFailure) { after = try rule(before) } catch { return error }
        try Self.keep(after, of: subject, in: file)
        return nil
      }
    }
    if let refusal { throw refusal }
  }

  private static func keep(_ request: CodeRequest?, of subject: Value, in file: Connection)
    throws(StorageFailure)
  {
    guard let request else { return try file.run(CodesSQL.forget, [subject]) }
    try file.run(CodesSQL.keep, CodeRow.shape.values(of: request, [.subject: subject]))
  }
}

/// The file with codes and attempts. Phone numbers and e-mail addresses are stored as hashes with a random salt, but an
/// attacker who has the file can still test guesses.
struct CodesFile: Sendable {
  private let path: String

  init(dataFolder: String) { path = dataFolder + "/codes.sqlite" }

  /// Whether the file can be written, or made.
  var isWritable: Bool {
    ArchiveDisk.attributes(path) == nil
      ? StoreFile.canWriteFolder(of: path) : WholeFile(path: path).isWritable
  }

  /// Changes the file in one transaction.
  ///
  /// The journal is in memory, so that deleted journal files reveal nothing. A file damaged by a killed process is
  /// created again.
  func write<T>(_ body: (Connection) throws(StorageFailure) -> T) throws(StorageFailure) -> T {
    do throws(StorageFailure) { return try attempt(body) } catch {
      guard error == .corrupt else { throw error }
      for ending in ["", "-journal"] { try StoreFile.remove(path + ending) }
      return try attempt(body)
    }
  }

  private func attempt<T>(
    _ body: (Connection) throws(StorageFailure) -> T
  ) throws(StorageFailure) -> T {
    try StoreFile.prepare(path)
    let file = try Connection(
      path: path, access: .readWrite, busyMilliseconds: Int32(Database.timeout))
    try file.run("PRAGMA journal_mode = MEMORY")
    try file.run("PRAGMA synchronous = FULL")
    // Deleted hashes must not remain in free pages.
    try file.run("PRAGMA secure_delete = ON")
    try file.run("BEGIN IMMEDIATE")
    do throws(StorageFailure) {
      try file.run(CodesSQL.table)
      try Self.prepareSalt(in: file)
      let value = try body(file)
      try file.run("COMMIT")
      return value
    } catch {
      file.rollBackIfInside()
      throw error
    }
  }

  private static let saltCount = 32

  /// Adds the salt to a file without one. The subjects in such a file are not hashed, so they are deleted.
  private static func prepareSalt(in file: Connection) throws(StorageFailure) {
    try file.run(CodesSQL.saltTable)
    if try file.first(CodesSQL.salt, [], { _ in true }) == true { return }
    try file.run(CodesSQL.forgetAll)
    try file.run(CodesSQL.keepSalt, [.bytes(Sodium.random(saltCount))])
  }

  /// Returns the hash under which a subject is stored.
  static func stored(_ subject: String, in file: Connection) throws(StorageFailure) -> Value {
    guard let salt = try file.first(CodesSQL.salt, [], { $0.bytes }) else { throw .corrupt }
    let digest = Sodium.checksum(salt + Array(subject.utf8))
    return .text(String(decoding: HexadecimalDigits.of(digest), as: UTF8.self))
  }
}

/// The columns of a sent code.
enum CodeColumn: Int, RowColumn { case subject, hash, sent, tries, wrong, wrongAt }

/// Maps a sent code to and from a row.
enum CodeRow {
  static let shape = TableMapping<CodeRequest, CodeColumn>("codes") { column in
    switch column {
    case .subject: .given()
    case .hash: .stored { $0.hash?.text }
    case .sent: .stored { $0.sent }
    case .tries: .stored { $0.tries }
    case .wrong: .stored { $0.wrong.count }
    case .wrongAt: .stored { Int($0.wrong.last) }
    }
  }

  static func request(_ row: Row) -> CodeRequest {
    let row = NamedRow<CodeColumn>(row)
    return CodeRequest(
      hash: row.optionalText(.hash).map(SecretHash.init), sent: row.int(.sent),
      tries: row.int(.tries),
      wrong: WrongTries(count: row.int(.wrong), last: Int64(row.int(.wrongAt))))
  }
}

enum CodesSQL {
  static let table = """
    CREATE TABLE IF NOT EXISTS codes (
      subject TEXT PRIMARY KEY, hash TEXT, sent INTEGER NOT NULL, tries INTEGER NOT NULL,
      wrong INTEGER NOT NULL, wrong_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """

  static let request = "SELECT \(CodeRow.shape.list(of: "c")) FROM codes c WHERE subject = ?"

  static let keep = """
    INSERT OR REPLACE INTO codes (\(CodeRow.shape.names)) VALUES (\(CodeRow.shape.placeholders))
    """

  static let forget = "DELETE FROM codes WHERE subject = ?"
  static let forgetAll = "DELETE FROM codes"

  static let saltTable = "CREATE TABLE IF NOT EXISTS salts (salt BLOB NOT NULL) STRICT"
  static let salt = "SELECT salt FROM salts"
  static let keepSalt = "INSERT INTO salts VALUES (?)"
}

extension CodeSource {
  /// The source of codes from the system's random generator, even if a seed is set.
  public static let secure = CodeSource {
    var source = SystemRandomNumberGenerator()
    return Int.random(in: PhoneCode.drawn, using: &source)
  }
}
