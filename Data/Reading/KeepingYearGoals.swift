public import Domain

/// Stores the yearly reading goals.
extension SQLiteReading {
  public func yearTarget(_ year: Int) throws(ReadingFailure) -> Int? {
    try alone { (store) throws(StorageFailure) in
      try store.first(YearGoalsSQL.find, [.int(year)]) { $0.int }
    }
  }

  public func setYearTarget(_ year: Int, _ target: Int?) throws(ReadingFailure) {
    let kind: ChangeKind = target == nil ? .removeYearGoal : .setYearGoal
    try writing(as: kind) { (store) throws(StorageFailure) in
      store.setSubject(of: "\(year)", nil)
      if let target {
        try store.run(YearGoalsSQL.set, [.int(year), .int(target)])
      } else {
        try store.run(YearGoalsSQL.remove, [.int(year)])
      }
    }
  }
}

private enum YearGoalsSQL {
  static let find = "SELECT target FROM year_goals WHERE year = ?"
  static let set = """
    INSERT INTO year_goals (year, target) VALUES (?, ?)
    ON CONFLICT (year) DO UPDATE SET target = excluded.target
    """
  static let remove = "DELETE FROM year_goals WHERE year = ?"
}
