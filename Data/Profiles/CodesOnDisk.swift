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
        let before = try file.first(CodesSQL.request, [.text(subject.key)], CodeRow.request)
        let after: CodeRequest?
        do throws(ProfilesFailure) { after = try rule(before) } catch { return error }
        try Self.keep(after, of: subject, in: file)
        return nil
      }
    }
    if let refusal { throw refusal }
  }

  private static func keep(_ request: CodeRequest?, of subject: CodeSubject, in file: Connection)
    throws(StorageFailure)
  {
    guard let request else { return try file.run(CodesSQL.forget, [.text(subject.key)]) }
    try file.run(
      CodesSQL.keep,
      CodeRow.shape.values(of: request, [.subject: .text(subject.key)]))
  }
}

/// The file of codes and attempts.
struct CodesFile: Sendable {
  private let path: String

  init(dataFolder: String) { path = dataFolder + "/codes.sqlite" }

  /// Changes the file in one transaction.
  func write<T>(_ body: (Connection) throws(StorageFailure) -> T) throws(StorageFailure) -> T {
    try StoreFile.prepare(path)
    let file = try Connection(
      path: path, access: .readWrite, busyMilliseconds: Int32(Database.timeout))
    try file.run("PRAGMA synchronous = FULL")
    // Deleted hashes must not remain in free pages.
    try file.run("PRAGMA secure_delete = ON")
    try file.run("BEGIN IMMEDIATE")
    do throws(StorageFailure) {
      try file.run(CodesSQL.table)
      let value = try body(file)
      try file.run("COMMIT")
      return value
    } catch {
      file.rollBackIfInside()
      throw error
    }
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
}

extension CodeSource {
  /// The source of codes from the system's random generator, even if a seed is set.
  public static let secure = CodeSource {
    var source = SystemRandomNumberGenerator()
    return Int.random(in: PhoneCode.drawn, using: &source)
  }
}
