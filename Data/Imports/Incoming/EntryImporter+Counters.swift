import Domain

extension EntryImporter {
  /// Stores a counter with its amounts. A counter that has the same tag and unit is extended.
  mutating func consume(_ counter: IncomingCounter, _ entry: IncomingEntry) throws(StorageFailure)
    -> ImportTally.Outcome
  {
    guard let name = IncomingText.line(counter.name), let tag = Self.counterTag(name) else {
      problem(entry, .nameMissing, failed: true)
      return .failed
    }
    let source = source(of: entry, else: [name])
    if let reason = seenBefore(source, entry) {
      problem(entry, reason)
      return .skipped
    }
    let folded = TextForms.folded("#" + tag)
    let here = try store.first(CountsSQL.tagged, [.text(folded)], CounterRow.stored)
    let unit = IncomingText.line(counter.unit).map { String($0.prefix(Counter.longestUnit)) }
    if let here, here.counter.unit?.text != unit, try !keeping.isKnown(.counters, source) {
      problem(entry, .unitDiffers(tag: tag), failed: true)
      return .failed
    }
    // As when something is counted, the id follows from the tag.
    let isUsed = try store.first(CountsSQL.find, [.text(tag)], CounterRow.stored) != nil
    var row = IncomingRow(.counters, id: isUsed ? world.ids.next() : tag)
    row.say("tag", .text("#" + tag), .text(folded))
    row.say("unit", unit.map(Value.text))
    let since = counter.counts.map(\.day).min() ?? world.now.day
    let goals = GoalHistory([GoalHistory.Entry(from: since, counter.goal)])
    let written = counter.goal == nil ? nil : goals.stored
    row.fresh += [("since", .day(since)), ("goals", .optional(written))]
    let outcome = try keeping.keep(
      row, source: source, kept: StoredMembersJSON.written(entry.kept)
    ) { () throws(StorageFailure) in here?.key }
    let record = keeping.record
    let changes = try storeCounts(of: counter, outcome, source)
    if changes > 0 { add(.amounts(changes)) }
    let became = reportOutcome(outcome, entry, of: record)
    return became == .same && changes > 0 ? .updated : became
  }

  /// Stores the amounts of a counter, and returns how many changed.
  private mutating func storeCounts(
    of counter: IncomingCounter, _ outcome: KeepingIncoming.Outcome, _ source: String
  ) throws(StorageFailure) -> Int {
    let key: Int
    switch outcome {
    case .added(let stored), .updated(let stored, _), .same(let stored, _): key = stored
    case .removed: return 0
    }
    var changes = 0
    for count in counter.counts {
      // The id follows from the source, so that two devices that import a file store one amount.
      let id = "\(keeping.origin.rawValue):\(source)@\(count.id)"
      var row = IncomingRow(.counts, id: id)
      row.say("amount", .optional(count.amount?.thousandths))
      row.fresh += [
        ("counter", .int(key)), ("day", .day(count.day)), ("instant", .int(world.now.instant)),
        ("offset", .int(world.now.offset)),
      ]
      let became = try keeping.keep(row, source: source + "/" + count.id, kept: nil) {
        () throws(StorageFailure) in nil
      }
      switch became {
      case .added, .updated: changes += 1
      case .same, .removed: break
      }
    }
    return changes
  }

  /// Makes a tag of a name, as long as a counter may have; nil if the name has no letter.
  private static func counterTag(_ name: String) -> String? {
    guard var tag = Hashtag.made(of: String(name.prefix(2 * TagList.longest.count))) else {
      return nil
    }
    while tag.last == "-" || Counter.tag(tag) == nil {
      if tag.isEmpty { return nil }
      tag.removeLast()
    }
    return tag
  }
}
