import Domain

extension SQLiteSayings {
  static func find(_ number: SayingNumber, in store: Connection) throws(StorageFailure)
    -> Saying?
  {
    try store.first(SayingsSQL.find, [.int(number.value)], SayingsRow.saying)
  }

  /// Returns the SQL of a query, after preparing the index that the query uses; nil if no saying can match.
  func selection(_ query: SayingsQuery) throws(SayingsFailure) -> SayingsSelection? {
    try storing(as: SayingsFailure.self) { () throws(StorageFailure) in
      var search: SayingsSearch?
      if let text = query.search {
        search = try SayingsSearch(text) { (words) throws(StorageFailure) in
          try words.prepared([SayingsIndex.words], of: database)
        }
      }
      let filter = try SayingsFilterSQL.filter(query.filter, of: database)
      return SayingsSelection(query, search, filter)
    }
  }

  /// Returns the kind of the history entry for a change of a saying.
  static func changeKind(from old: Saying, to new: Saying) -> ChangeKind {
    if old.words != new.words { return .editSaying }
    if old.isLiked != new.isLiked { return new.isLiked ? .likeSaying : .unlikeSaying }
    if old.isUsed != new.isUsed { return new.isUsed ? .useSaying : .unuseSaying }
    return .editSaying
  }

  /// Performs a write that the user did not request. Returns nil if the store is busy, full or read-only.
  func writingIfPossible<T: Sendable>(
    _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(SayingsFailure) -> T? {
    do throws(StorageFailure) { return try database.write(body) } catch {
      if [.busy, .full, .readOnly].contains(error) { return nil }
      throw .storage(error)
    }
  }
}

extension Connection {
  /// Sets the subject of the current history entry.
  func setSubject(of saying: Saying) {
    let words = saying.words
    setSubject(of: words.kor?.text ?? words.eng?.text ?? "", saying.number.description)
  }
}
