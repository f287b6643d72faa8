public import Domain

extension Introduction {
  /// Returns the introduction whose state is in the settings of the store. A store with data from
  /// an earlier release needs no introduction.
  public static func inStore(_ database: Database) -> Introduction {
    Introduction(
      isWanted: { () throws(StorageFailure) in
        if database.isReadOnly { return false }
        return try database.alone { (store) throws(StorageFailure) in
          try store.first(IntroductionSQL.isUntouched) { $0.int == 1 } ?? false
        }
      },
      isOver: { () throws(StorageFailure) in
        try database.write { (store) throws(StorageFailure) in
          try store.run(PreferencesSQL.keep, [.text(IntroductionSQL.key), .text("over")])
        }
      },
      wasOffered: { (part) throws(StorageFailure) in
        if database.isReadOnly { return true }
        return try database.alone { (store) throws(StorageFailure) in
          try store.first(IntroductionSQL.isOffered, [.text(IntroductionSQL.key(of: part))]) {
            $0.int == 1
          } ?? false
        }
      },
      isOffered: { (part) throws(StorageFailure) in
        try database.write { (store) throws(StorageFailure) in
          try store.run(
            PreferencesSQL.keep, [.text(IntroductionSQL.key(of: part)), .text("offered")])
        }
      })
  }
}

enum IntroductionSQL {
  static let key = "introduction"

  /// Returns the settings key that records that the introduction of a part was offered.
  static func key(of part: String) -> String { "\(key).\(part)" }

  static let isOffered = "SELECT EXISTS (SELECT 1 FROM settings WHERE key = ?)"

  static let isUntouched = """
    SELECT NOT EXISTS (SELECT 1 FROM settings WHERE key = '\(key)')
      AND NOT EXISTS (SELECT 1 FROM account)
      AND NOT EXISTS (SELECT 1 FROM people)
      AND NOT EXISTS (SELECT 1 FROM contacts)
      AND NOT EXISTS (SELECT 1 FROM moods)
      AND NOT EXISTS (SELECT 1 FROM events)
      AND NOT EXISTS (SELECT 1 FROM books)
    """
}
