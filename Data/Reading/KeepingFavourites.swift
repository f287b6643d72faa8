public import Domain

/// How favourites are kept.
extension SQLiteReading {
  public func like(_ favourite: Favourite) throws(ReadingError) -> Favourite {
    try writing(as: .likeBook) { (store) throws(StorageFailure) in
      store.tell(of: favourite.facts.title.text, favourite.isbn.text)
      if let found = try Self.find(favourite.isbn, in: store) {
        try store.run(ReadingSQL.likeBetter, ReadingRow.shown(favourite) + [.int(found.key)])
        try Self.likedWords.remove(
          ReadingRow.indexed(found.favourite.facts, found.key), from: store)
        try Self.likedWords.add(ReadingRow.indexed(favourite.facts, found.key), to: store)
      } else {
        try store.run(ReadingSQL.like, ReadingRow.values(of: favourite))
        guard let kept = try Self.find(favourite.isbn, in: store) else { throw .corrupt }
        try Self.likedWords.add(ReadingRow.indexed(favourite.facts, kept.key), to: store)
      }
      guard let kept = try Self.find(favourite.isbn, in: store) else { throw .corrupt }
      return kept.favourite
    }
  }

  public func unlike(_ isbn: ISBN) throws(ReadingError) -> Favourite? {
    try writing(as: .unlikeBook) { (store) throws(StorageFailure) -> Favourite? in
      guard let found = try Self.find(isbn, in: store) else { return nil }
      store.tell(of: found.favourite.facts.title.text, isbn.text)
      try store.run(ReadingSQL.unlike, [.int(found.key)])
      try Self.likedWords.remove(
        ReadingRow.indexed(found.favourite.facts, found.key), from: store)
      return found.favourite
    }
  }

  public func favouriteCandidates(for reference: String, by step: NameStep)
    throws(ReadingError) -> [Favourite]
  {
    let wanted = step == .id ? ISBN(reference)?.text ?? reference : reference
    return try reading { (store) throws(StorageFailure) in
      let keys = try NameTable.favourites.keys(wanted, step, in: store)
      return try store.all(ReadingSQL.likedWithKeys(keys.count), keys.map(Value.int)) {
        (row) throws(StorageFailure) in try ReadingRow.favourite(row).favourite
      }
    }
  }

  public func favouriteTitles(near reference: String) throws(ReadingError) -> [String] {
    try alone { (store) throws(StorageFailure) in
      try NameTable.favourites.near(reference, in: store)
    }
  }

  public func visitFavourites(
    _ sort: BookSort, search: String?, _ visitor: (Favourite) -> Bool
  ) throws(ReadingError) {
    var sql = ReadingSQL.liked(sort)
    var values: [Value] = []
    if let search {
      guard let match = try prepared(search, Self.likedWords) else { return }
      (sql, values) = (ReadingSQL.foundLiked(sort), [.text(match)])
    }
    try alone { (store) throws(StorageFailure) in
      try store.visit(sql, values) { (row) throws(StorageFailure) in
        visitor(try ReadingRow.favourite(row).favourite)
      }
    }
  }

  public func marks(of isbns: [ISBN]) throws(ReadingError) -> BookMarks {
    try reading { (store) throws(StorageFailure) in
      var goals: Set<ISBN> = []
      var liked: Set<ISBN> = []
      for isbn in isbns {
        try store.visit(ReadingSQL.marks, [.text(isbn.text)]) { (row) throws(StorageFailure) in
          if row.bool(0) { goals.insert(isbn) }
          if row.bool(1) { liked.insert(isbn) }
          return false
        }
      }
      return BookMarks(goals: goals, liked: liked)
    }
  }

  private static func find(_ isbn: ISBN, in store: Connection) throws(StorageFailure)
    -> (favourite: Favourite, key: Int)?
  {
    try store.first(ReadingSQL.findLiked, [.text(isbn.text)], ReadingRow.favourite)
  }
}
