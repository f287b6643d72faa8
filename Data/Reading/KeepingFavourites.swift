public import Domain

/// Stores favourites.
extension SQLiteReading {
  public func like(_ favourite: Favourite) throws(ReadingFailure) -> Favourite {
    try writing(as: .likeBook) { (store) throws(StorageFailure) in
      let name = favourite.name
      store.setSubject(of: favourite.facts.title.text, name.text)
      if let found = try Self.find(name, in: store) {
        try Self.know(found, as: favourite.facts, in: store)
      } else {
        try store.run(ReadingSQL.like, FavouritesRow.shape.values(of: favourite))
        guard let kept = try Self.find(name, in: store) else { throw .corrupt }
        try Self.likedWords.add(FieldVersionsRow.indexed(favourite.facts, kept.key), to: store)
      }
      guard let kept = try Self.find(name, in: store) else { throw .corrupt }
      return kept.favourite
    }
  }

  /// Updates a favourite whose title or author changes, if these identify it. If there is already a favourite with the
  /// new title and author, nothing is changed.
  static func keepLiking(_ old: BookMetadata, as new: BookMetadata, in store: Connection)
    throws(StorageFailure)
  {
    guard old.likedName != new.likedName, let found = try find(old.likedName, in: store),
      try find(new.likedName, in: store) == nil
    else { return }
    try know(found, as: new, in: store)
  }

  private static func know(
    _ found: (favourite: Favourite, key: Int), as facts: BookMetadata, in store: Connection
  ) throws(StorageFailure) {
    let better = Favourite(facts, liked: found.favourite.liked)
    try store.run(
      ReadingSQL.likeBetter, FavouritesRow.shape.changes(of: better) + [.int(found.key)])
    try likedWords.remove(FieldVersionsRow.indexed(found.favourite.facts, found.key), from: store)
    try likedWords.add(FieldVersionsRow.indexed(facts, found.key), to: store)
  }

  public func unlike(_ name: LikedName) throws(ReadingFailure) -> Favourite? {
    try writing(as: .unlikeBook) { (store) throws(StorageFailure) -> Favourite? in
      guard let found = try Self.find(name, in: store) else { return nil }
      store.setSubject(of: found.favourite.facts.title.text, name.text)
      try store.run(ReadingSQL.unlike, [.int(found.key)])
      try Self.likedWords.remove(
        FieldVersionsRow.indexed(found.favourite.facts, found.key), from: store)
      return found.favourite
    }
  }

  public func favouriteCandidates(for reference: String, by step: NameStep)
    throws(ReadingFailure) -> [Favourite]
  {
    let wanted = step == .id ? ISBN(reference)?.text ?? reference : reference
    return try reading { (store) throws(StorageFailure) in
      let keys = try NameTable.favourites.keys(wanted, step, in: store)
      return try store.all(ReadingSQL.likedWithKeys(keys.count), keys.map(Value.int)) {
        (row) throws(StorageFailure) in try FavouritesRow.favourite(row).favourite
      }
    }
  }

  public func favouriteTitles(near reference: String) throws(ReadingFailure) -> [String] {
    try alone { (store) throws(StorageFailure) in
      try NameTable.favourites.near(reference, in: store)
    }
  }

  public func visitFavourites(
    _ sort: BookSort, matching filter: BookFilter, _ visitor: (Favourite) -> Bool
  ) throws(ReadingFailure) {
    let (search, rest) = filter.beside(nil)
    let filter = try favourites(rest)
    var sql = ReadingSQL.liked(sort, filter)
    var values: [Value] = []
    if let search {
      guard let match = try prepared(search, Self.likedWords) else { return }
      (sql, values) = (ReadingSQL.matchingLiked(sort, match, filter), match.values)
    }
    values += filter.values
    try alone { (store) throws(StorageFailure) in
      try store.visit(sql, values) { (row) throws(StorageFailure) in
        visitor(try FavouritesRow.favourite(row).favourite)
      }
    }
  }

  public func flags(of names: [LikedName]) throws(ReadingFailure) -> BookFlags {
    try reading { (store) throws(StorageFailure) in
      var goals: Set<LikedName> = []
      var liked: Set<LikedName> = []
      for name in names {
        let title: Value =
          switch name {
          case .number: .null
          case .words(let title, _): .text(TextForms.folded(title))
          }
        try store.visit(ReadingSQL.marks, [.text(name.text), title]) {
          (row) throws(StorageFailure) in
          let row = NamedRow<ReadingSQL.MarkColumn>(row)
          if row.bool(.isGoal) { goals.insert(name) }
          if row.bool(.isLiked) { liked.insert(name) }
          return false
        }
      }
      return BookFlags(goals: goals, liked: liked)
    }
  }

  private static func find(_ name: LikedName, in store: Connection) throws(StorageFailure)
    -> (favourite: Favourite, key: Int)?
  {
    try store.first(ReadingSQL.findLiked, [.text(name.text)], FavouritesRow.favourite)
  }
}
