public import Domain

/// The SQLite repository of sayings.
public struct SQLiteSayings: SayingsRepository, StoreRepository {
  typealias Failure = SayingsFailure

  let database: Database

  public init(_ database: Database) { self.database = database }

  public func add(_ words: SayingWords, at now: Now) throws(SayingsFailure) -> Saying {
    try writing(as: .addSaying) { (store) throws(StorageFailure) in
      var keeping = KeepingSayings(store)
      let saying = Saying(number: try keeping.nextNumber(), words: words, uploaded: now)
      store.setSubject(of: saying)
      try keeping.insert(saying, print: SayingPrint.of(words), origin: nil)
      try SayingsIndex.add(saying, to: store)
      return saying
    }
  }

  public func change(_ number: SayingNumber, by rule: SayingRule) throws(SayingsFailure) -> Saying {
    try deciding(as: .editSaying) { (store) throws(StorageFailure) in
      guard let found = try store.first(SayingsSQL.find, [.int(number.value)], SayingsRow.stored)
      else { return .failure(.unknown(reference: number.description)) }
      let changed: Saying
      do throws(SayingRefusal) { changed = try rule(found.saying) } catch {
        return .failure(.refused(error))
      }
      if changed == found.saying { return .success(changed) }
      store.setKind(Self.changeKind(from: found.saying, to: changed))
      store.setSubject(of: changed)
      var keeping = KeepingSayings(store)
      try keeping.update(found, to: changed)
      if changed.words != found.saying.words {
        try SayingsIndex.remove(found.saying, from: store)
        try SayingsIndex.add(changed, to: store)
      }
      return .success(changed)
    }
  }

  public func remove(_ number: SayingNumber, at now: Now) throws(SayingsFailure) -> Saying {
    let removed = try writing(as: .removeSaying) { (store) throws(StorageFailure) -> Saying? in
      guard let found = try Self.find(number, in: store) else { return nil }
      store.setSubject(of: found)
      try store.run(SayingsSQL.remove, [.int(now.instant), .int(number.value)])
      try SayingsIndex.remove(found, from: store)
      return found
    }
    guard let removed else { throw .unknown(reference: number.description) }
    return removed
  }

  public func restore(_ number: SayingNumber) throws(SayingsFailure) -> Saying {
    let restored = try writing(as: .restoreSaying) {
      (store) throws(StorageFailure) -> Saying? in
      guard let kept = try store.first(SayingsSQL.numbered, [.int(number.value)], SayingsRow.stored)
      else { return nil }
      if kept.isRemoved {
        store.setSubject(of: kept.saying)
        try store.run(SayingsSQL.bringBack, [.int(number.value)])
        try SayingsIndex.add(kept.saying, to: store)
      }
      return kept.saying
    }
    guard let restored else { throw .unknown(reference: number.description) }
    return restored
  }

  public func find(_ number: SayingNumber) throws(SayingsFailure) -> Saying? {
    try alone { (store) throws(StorageFailure) in try Self.find(number, in: store) }
  }

  public func saying(of words: SayingWords) throws(SayingsFailure) -> Saying? {
    try alone { (store) throws(StorageFailure) in
      try store.all(
        SayingsSQL.byPrint, [.int(SayingPrint.of(words))], SayingsRow.stored
      ).first { !$0.isRemoved && $0.saying.words == words }?.saying
    }
  }

  public func open(_ number: SayingNumber) throws(SayingsFailure) -> Saying? {
    let found = try find(number)
    guard let found, !found.isSeen, !database.isReadOnly else { return found }
    let updated = try writingIfPossible { (store) throws(StorageFailure) in
      try store.run(SayingsSQL.markSeen, [.int(number.value)])
      return try Self.find(number, in: store)
    }
    return updated ?? found
  }

  public func visit(_ query: SayingsQuery, _ visitor: (Saying) -> Bool) throws(SayingsFailure) {
    guard let selection = try selection(query) else { return }
    try alone { (store) throws(StorageFailure) in
      try store.visit(
        selection.list(isBackward: query.isBackward),
        selection.values + [.int(query.limit ?? -1), .int(query.skip)]
      ) { visitor(SayingsRow.saying($0)) }
    }
  }

  public func count(_ query: SayingsQuery) throws(SayingsFailure) -> Int {
    guard let selection = try selection(query) else { return 0 }
    return try alone { (store) throws(StorageFailure) in
      try store.first(selection.count, selection.values) { $0.int } ?? 0
    }
  }

  public func index(of number: SayingNumber, in query: SayingsQuery) throws(SayingsFailure) -> Int?
  {
    guard let selection = try selection(query) else { return nil }
    return try reading { (store) throws(StorageFailure) -> Int? in
      let values = selection.values
      guard let key = try store.first(selection.key, values + [.int(number.value)], { $0.int })
      else { return nil }
      return try store.first(selection.rank, values + [.int(key)]) { $0.int }
    }
  }

  public func random(_ randomSource: RandomSource) throws(SayingsFailure) -> Saying? {
    try reading { (store) throws(StorageFailure) in
      guard let number = try DrawingSayings(store).random(randomSource) else { return nil }
      return try Self.find(number, in: store)
    }
  }

  public func saying(of day: DayDraw, lot: Int) throws(SayingsFailure) -> Saying? {
    let known = try reading {
      (store) throws(StorageFailure) -> (saying: Saying?, isFinal: Bool) in
      let drawing = DrawingSayings(store)
      if let kept = try drawing.drawnSaying(for: day.day) { return (kept, isFinal: true) }
      guard let drawn = try drawing.candidate(of: day, lot: lot) else {
        return (nil, isFinal: true)
      }
      return (try Self.find(drawn.0, in: store), isFinal: database.isReadOnly)
    }
    if known.isFinal { return known.saying }
    let drawn = try writingIfPossible { (store) throws(StorageFailure) -> Saying? in
      let drawing = DrawingSayings(store)
      // Another process may have drawn while this one waited for the lock.
      if let kept = try drawing.drawnSaying(for: day.day) { return kept }
      guard let (number, round) = try drawing.candidate(of: day, lot: lot) else { return nil }
      try drawing.keep(number, round: round, for: day.day)
      return try Self.find(number, in: store)
    }
    return drawn ?? known.saying
  }

  public func drawn(for day: Day) throws(SayingsFailure) -> SayingNumber? {
    try alone { (store) throws(StorageFailure) in try DrawingSayings(store).drawnNumber(for: day) }
  }

  public func importSayings(
    _ next: () throws(SayingSourceFailure) -> ReadSaying?, as kind: Arrival.Kind, feed: String?,
    at now: Now, _ onConflict: (ReadSaying) -> Void
  ) throws(SayingSourceFailure) -> SayingTally {
    // A file that fails half-way rolls back the whole transaction.
    var broken: SayingSourceFailure?
    do throws(StorageFailure) {
      return try database.write(
        as: kind == .feed ? .pullSayings : .importSayings, pages: .many
      ) {
        (store) throws(StorageFailure) in
        var importing = try ImportingSayings(store, as: kind, at: now)
        while true {
          let arriving: ReadSaying?
          do throws(SayingSourceFailure) { arriving = try next() } catch {
            broken = error
            throw .interrupted
          }
          guard let arriving else { break }
          if try !importing.importSaying(arriving) { onConflict(arriving) }
        }
        try importing.finish()
        store.setSubject(of: String(importing.tally.added + importing.tally.updated))
        if let feed {
          try store.run(SayingsSQL.keepFeed, FeedRow.shape.values(of: (feed, now)))
        }
        return importing.tally
      }
    } catch {
      throw broken ?? .storage(error)
    }
  }

  public func feed() throws(SayingsFailure) -> String? {
    try alone { (store) throws(StorageFailure) in
      try store.first(SayingsSQL.feed) { $0.text }
    }
  }

  public func pulled() throws(SayingsFailure) -> Now? {
    try alone { (store) throws(StorageFailure) in
      try store.first(SayingsSQL.pulled) { FeedRow.pulled($0) }
    }
  }
}
