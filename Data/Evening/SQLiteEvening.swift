public import Domain

/// The marks of the evening in the SQLite store.
public struct SQLiteEvening: EveningRepository {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  /// The number of days for which marks are kept.
  private static let keptDays = 60

  public func marks(of day: Day) throws(StorageFailure) -> Set<EveningMark> {
    try database.read { (store) throws(StorageFailure) in
      // A newer version may ask questions that this one does not know.
      Set(try store.all(EveningSQL.marks, [.day(day)], EveningRow.mark).compactMap(\.self))
    }
  }

  public func mark(_ mark: EveningMark, of day: Day) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      // What an undo may restore stays; marks of long ago are of no use.
      if !store.isOneChange { try store.run(EveningSQL.forget, [.day(day - Self.keptDays)]) }
      try store.run(
        EveningSQL.keep, [.day(day), .text(mark.code.rawValue), .text(mark.subject)])
    }
  }

  public func isUnused() throws(StorageFailure) -> Bool {
    try database.read { (store) throws(StorageFailure) in
      try store.first(EveningSQL.any) { _ in false } ?? true
    }
  }
}

enum EveningColumn: Int, RowColumn { case code, subject }

enum EveningRow {
  /// Returns a mark; nil if this version does not know its code.
  static func mark(_ row: Row) -> EveningMark? {
    let row = NamedRow<EveningColumn>(row)
    return EveningQuestion.Code(rawValue: row.text(.code)).map {
      EveningMark(code: $0, subject: row.text(.subject))
    }
  }
}

private enum EveningSQL {
  static let marks = "SELECT \(EveningColumn.list()) FROM evening_marks WHERE day = ?"
  static let keep = """
    INSERT INTO evening_marks (day, code, subject) VALUES (?, ?, ?)
    ON CONFLICT (day, code, subject) DO NOTHING
    """
  static let forget = "DELETE FROM evening_marks WHERE day < ?"
  static let any = "SELECT 1 FROM evening_marks LIMIT 1"
}
