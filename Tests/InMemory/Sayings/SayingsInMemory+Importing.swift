public import Domain
import Synchronization

extension SayingsInMemory {
  public func importSayings(
    _ next: () throws(SayingSourceFailure) -> ReadSaying?, as kind: Arrival.Kind, feed: String?,
    at now: Now, _ onConflict: (ReadSaying) -> Void
  ) throws(SayingSourceFailure) -> SayingTally {
    var all = collection.withLock { $0 }
    var tally = SayingTally()
    var liked: [Saying] = []
    while let read = try next() {
      let arriving = all.asKept(read)
      switch all.decide(arriving, as: kind, at: now) {
      case .add:
        let number = arriving.number ?? all.nextNumber
        let saying = Arrival.saying(arriving, as: number, from: kind, at: now)
        all.kept.append(StoredSaying(saying: saying, origin: arriving.words))
        if saying.isLiked { liked.append(saying) }
        tally.added += 1
      case .same: tally.same += 1
      case .mark(let saying):
        let index = all.kept.firstIndex { $0.saying.number == saying.number }
        if let index {
          if saying.isLiked, !all.kept[index].saying.isLiked { liked.append(saying) }
          all.put(saying, at: index)
        }
        tally.updated += 1
      case .bringBack(let saying):
        let index = all.kept.firstIndex { $0.saying.number == saying.number }
        if let index {
          if saying.isLiked, !all.kept[index].saying.isLiked { liked.append(saying) }
          all.kept[index].isRemoved = false
          all.put(saying, at: index)
        }
        tally.added += 1
      case .skip: tally.skipped += 1
      case .conflict: onConflict(arriving)
      }
    }
    // The saying liked first gets the lowest number; a list has the last one first.
    let ordered = Array(liked.reversed()).enumerated().sorted {
      ($0.element.likedAt?.instant ?? 0, $0.offset) < ($1.element.likedAt?.instant ?? 0, $1.offset)
    }
    for (_, saying) in ordered {
      all.likes += 1
      if let index = all.kept.firstIndex(where: { $0.saying.number == saying.number }) {
        all.kept[index].liking = all.likes
      }
    }
    if let feed { (all.feed, all.pulled) = (feed, now) }
    collection.withLock { $0 = all }
    return tally
  }
}

extension SayingsInMemory.Collection {
  /// Returns an arriving saying as an earlier import stored it, without the indent of its first line. Returns the
  /// saying unchanged if no earlier import did.
  fileprivate func asKept(_ arriving: ReadSaying) -> ReadSaying {
    let older = arriving.words.unindented
    let earlier = kept.flatMap { [$0.saying.words] + ($0.origin.map { [$0] } ?? []) }
    guard !earlier.contains(arriving.words), earlier.contains(older) else { return arriving }
    var same = arriving
    same.words = older
    return same
  }

  fileprivate mutating func decide(
    _ arriving: ReadSaying, as kind: Arrival.Kind, at now: Now
  ) -> Arrival.Decision {
    func known(_ index: Int) -> Arrival.Known {
      let one = kept[index]
      return Arrival.Known(
        one.saying, isRemoved: one.isRemoved, saysSame: one.saying.words == arriving.words,
        saidSame: one.origin == arriving.words)
    }
    let numbered = kept.firstIndex { $0.saying.number == arriving.number }
    let alike = kept.indices.filter { kept[$0].saying.words == arriving.words }
    let mended = kept.indices.filter { kept[$0].origin == arriving.words }
    let worded =
      (alike + mended).first { !kept[$0].isRemoved } ?? alike.first ?? mended.first
    let decision = Arrival.decide(
      arriving, as: kind, numbered: numbered.map(known),
      worded: numbered == nil ? worded.map(known) : nil, at: now)
    if let index = numbered ?? worded, known(index).saysSame, kept[index].origin == nil {
      kept[index].origin = arriving.words
    }
    return decision
  }
}
