import Domain

/// Imports sayings one by one, within one transaction.
struct ImportingSayings {
  private let store: Connection
  private let kind: Arrival.Kind
  private let now: Now
  private var keeping: KeepingSayings
  /// The numbers of the imported sayings whose words are not in the full-text index yet.
  private var unindexed: [Int] = []
  /// The favourites among the imported sayings, in the order of import.
  private var liked: [Saying] = []
  /// Whether the store has a saying that was edited since its import. Read once, because the import itself does not
  /// change the result.
  private let hasMended: Bool
  private(set) var tally = SayingTally()

  init(_ store: Connection, as kind: Arrival.Kind, at now: Now) throws(StorageFailure) {
    self.store = store
    self.kind = kind
    self.now = now
    keeping = KeepingSayings(store)
    hasMended = try store.first(SayingsSQL.anyMended) { _ in true } == true
  }

  /// Imports a saying. Returns false if its number belongs to another saying.
  mutating func importSaying(_ read: ReadSaying) throws(StorageFailure) -> Bool {
    let arriving = try asStored(read)
    let print = SayingPrint.of(arriving.words)
    var numbered: StoredSaying?
    if let number = arriving.number {
      numbered = try store.first(SayingsSQL.numbered, [.int(number.value)], SayingsRow.stored)
    }
    let kept = if let numbered { numbered } else { try worded(arriving.words, print) }
    let known = kept?.known(beside: arriving.words, print: print)
    let decision = Arrival.decide(
      arriving, as: kind, numbered: numbered == nil ? nil : known,
      worded: numbered == nil ? known : nil, at: now)
    switch decision {
    case .add:
      let number = if let own = arriving.number { own } else { try keeping.nextNumber() }
      try add(Arrival.saying(arriving, as: number, from: kind, at: now), print)
    case .same: tally.same += 1
    case .mark(let updated):
      guard let kept else { return true }
      try keeping.update(kept, to: updated)
      if updated.isLiked && !kept.saying.isLiked { liked.append(updated) }
      tally.updated += 1
    case .bringBack(let saying):
      guard let kept else { return true }
      try store.run(SayingsSQL.bringBack, [.int(saying.number.value)])
      try keeping.update(kept, to: saying)
      if saying.isLiked && !kept.saying.isLiked { liked.append(saying) }
      unindexed.append(saying.number.value)
      tally.added += 1
    case .skip: tally.skipped += 1
    case .conflict: return false
    }
    if let kept, known?.saysSame == true, kept.origin == nil {
      // Stores the origin, so that the saying is still recognised after a later edit.
      try store.run(SayingsSQL.noteOrigin, [.int(print), .int(kept.saying.number.value)])
    }
    return true
  }

  /// Returns the saying without the indentation of its first line, if the store contains it in that form, as earlier
  /// versions imported it. This avoids a duplicate. Otherwise returns the saying unchanged.
  private func asStored(_ arriving: ReadSaying) throws(StorageFailure) -> ReadSaying {
    let older = arriving.words.unindented
    guard older != arriving.words,
      try worded(arriving.words, SayingPrint.of(arriving.words)) == nil,
      try worded(older, SayingPrint.of(older)) != nil
    else { return arriving }
    var same = arriving
    same.words = older
    return same
  }

  /// Indexes the words of the imported sayings and orders the favourites as in exported lists. The latest comes first,
  /// and those of the same time are in the order of import.
  mutating func finish() throws(StorageFailure) {
    try SayingsIndex.words.add(unindexed, to: store)
    let ordered = liked.enumerated().sorted { one, other in
      let instants = (one.element.likedAt?.instant ?? 0, other.element.likedAt?.instant ?? 0)
      return instants.0 == instants.1 ? one.offset > other.offset : instants.0 < instants.1
    }
    for (_, saying) in ordered {
      try store.run(
        SayingsSQL.noteLiking, [.int(try keeping.nextLiking()), .int(saying.number.value)])
    }
  }

  private mutating func add(_ saying: Saying, _ print: Int) throws(StorageFailure) {
    try keeping.insert(saying, print: print, origin: print)
    unindexed.append(saying.number.value)
    if saying.isLiked { liked.append(saying) }
    tally.added += 1
  }

  /// Returns the stored saying that has these words now, or had them at its import; nil if there is none.
  private func worded(_ words: SayingWords, _ print: Int) throws(StorageFailure) -> StoredSaying? {
    var found: StoredSaying?
    try store.visit(SayingsSQL.byPrint, [.int(print)]) { row in
      let kept = SayingsRow.stored(row)
      if kept.saying.words == words { found = kept }
      return found == nil
    }
    if let found, !found.isRemoved || !hasMended { return found }
    if !hasMended { return nil }
    let mended = try store.first(SayingsSQL.byOrigin, [.int(print)], SayingsRow.stored)
    guard let mended, !mended.isRemoved else { return found ?? mended }
    return mended
  }
}
