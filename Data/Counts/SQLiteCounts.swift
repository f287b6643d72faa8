public import Domain

/// Counters in the SQLite store.
public struct SQLiteCounts: CountsRepository, StoreRepository {
  typealias Failure = CountsFailure

  let database: Database

  /// The full-text index of tags.
  static let words = WordIndex(
    "counters_index", of: ["tag"], in: "counters_words", numberedBy: "key")

  public init(_ database: Database) { self.database = database }

  // MARK: Queries

  public func counters() throws(CountsFailure) -> [Counter] {
    try alone { (store) throws(StorageFailure) in
      try store.all(CountsSQL.all, [], CounterRow.counter)
    }
  }

  public func candidates(for reference: String, by step: NameStep) throws(CountsFailure)
    -> [Counter]
  {
    try reading { (store) throws(StorageFailure) in
      let keys = try NameTable.counters.keys(reference, step, in: store)
      return try store.all(CountsSQL.withKeys(keys.count), keys.map(Value.int), CounterRow.counter)
    }
  }

  public func tags(near reference: String) throws(CountsFailure) -> [String] {
    try alone { (store) throws(StorageFailure) in
      try NameTable.counters.near("#" + reference, in: store)
    }
  }

  public func days(of id: ID<Counter>) throws(CountsFailure) -> [CountedDay] {
    try alone { (store) throws(StorageFailure) in
      try store.all(CountsSQL.days, [.text(id.text)], CountRow.day)
    }
  }

  public func visit(
    _ id: ID<Counter>, in days: ClosedRange<Day>, _ visitor: (CountedAmount) -> Bool
  ) throws(CountsFailure) {
    let values = [Value.text(id.text), .day(days.lowerBound), .day(days.upperBound)]
    try alone { (store) throws(StorageFailure) in
      try store.visit(CountsSQL.amounts, values) { (row) throws(StorageFailure) in
        visitor(try CountRow.amount(row, of: id))
      }
    }
  }

  // MARK: Counting

  public func add(
    _ amount: CountAmount, on day: Day, to new: Counter, _ id: ID<CountedAmount>, at now: Now,
    replacing: Bool = false
  ) throws(CountsFailure) -> Counted {
    try writing(as: replacing ? .setCount : .addCount) { (store) throws(StorageFailure) in
      let (found, isNew) = try counter(new, id, in: store)
      // Two devices that set the same day write one record, of which the later one counts.
      let counted = CountedAmount(
        id: replacing ? ID("\(found.counter.id)@\(day)") : id, counter: found.counter.id,
        amount: amount, day: day, at: now)
      if replacing {
        try store.run(
          CountsSQL.removeOthers,
          [.int(now.instant), Self.tag(found.counter), .day(day), .text(counted.id.text)])
      }
      try put(counted, of: found, in: store)
      return Counted(found.counter, counted, isNew: isNew)
    }
  }

  public func skip(_ isSkipped: Bool, _ day: Day, of id: ID<Counter>, at now: Now)
    throws(CountsFailure)
  {
    try changing(id, as: .skipCount) { (found, store) throws(StorageFailure) in
      let skip = CountedAmount(
        id: ID("\(found.counter.id)@\(day)!"), counter: id, amount: nil, day: day, at: now)
      let values = [Self.tag(found.counter), .day(day)]
      if !isSkipped {
        try store.run(CountsSQL.removeSkips, [.int(now.instant)] + values)
      } else if try store.first(CountsSQL.skipped, values, { $0.int }) == nil {
        try put(skip, of: found, in: store)
      }
    }
  }

  /// Returns the tag of a counter in the form that finds it. Several counters may have the same tag, because two
  /// devices made them, or because their tags were merged.
  private static func tag(_ counter: Counter) -> Value {
    .text(TextForms.folded("#" + counter.tag))
  }

  /// Returns the stored counter with the tag of a new one, which is stored if there is none.
  private func counter(
    _ new: Counter, _ id: ID<CountedAmount>, in store: Connection
  ) throws(StorageFailure) -> (CounterRow.Stored, isNew: Bool) {
    if let found = try store.first(CountsSQL.tagged, [Self.tag(new)], CounterRow.stored) {
      return (found, false)
    }
    // The id may belong to a removed counter, or to one that was renamed.
    let isTaken = try store.first(CountsSQL.find, [.text(new.id.text)], CounterRow.stored) != nil
    let counter = Counter(
      id: isTaken ? ID("\(new.id)-\(id)") : new.id, tag: new.tag, unit: new.unit,
      goals: new.goals, since: new.since)
    let key = try store.insert(CounterRow.shape.insert, CounterRow.shape.values(of: counter))
    try Self.words.add(CounterRow.indexed(counter, key), to: store)
    return ((counter, key, false), true)
  }

  /// Inserts an amount, or overwrites the one with its id.
  private func put(
    _ counted: CountedAmount, of found: CounterRow.Stored, in store: Connection
  ) throws(StorageFailure) {
    store.setSubject(of: "#" + found.counter.tag, found.counter.id.text)
    if let key = try store.first(CountsSQL.amountKey, [.text(counted.id.text)], { $0.int }) {
      try store.run(
        CountsSQL.overwrite,
        [.int(found.key), .day(counted.day)] + CountRow.shape.changes(of: counted) + [.int(key)])
    } else {
      _ = try store.insert(
        CountRow.shape.insert, CountRow.shape.values(of: counted, [.counter: .int(found.key)]))
    }
  }

  // MARK: Counters

  public func change(_ id: ID<Counter>, as kind: ChangeKind, by rule: (inout Counter) -> Void)
    throws(CountsFailure) -> Counter
  {
    try changing(id, as: kind) { (found, store) throws(StorageFailure) in
      var changed = found.counter
      rule(&changed)
      if changed != found.counter {
        try store.run(CountsSQL.update, CounterRow.shape.changes(of: changed) + [.int(found.key)])
      }
      try store.run(
        CountsSQL.follow,
        [.optional(changed.unit?.text), Self.tag(found.counter), .int(found.key)])
      return changed
    }
  }

  public func remove(_ id: ID<Counter>, at now: Now) throws(CountsFailure) -> Counter {
    try changing(id, as: .removeCounter) { (found, store) throws(StorageFailure) in
      for one in try store.all(CountsSQL.tagged, [Self.tag(found.counter)], CounterRow.stored) {
        try store.run(CountsSQL.remove, [.int(now.instant), .int(one.key)])
        try Self.words.remove(CounterRow.indexed(one.counter, one.key), from: store)
      }
      return found.counter
    }
  }

  public func remove(_ id: ID<Counter>, on day: Day, at now: Now) throws(CountsFailure) -> Int {
    try changing(id, as: .removeCount) { (found, store) throws(StorageFailure) in
      let values = [Self.tag(found.counter), .day(day)]
      let count = try store.first(CountsSQL.countOfDay, values) { $0.int } ?? 0
      try store.run(CountsSQL.removeDay, [.int(now.instant)] + values)
      return count
    }
  }

  /// Prepares the counters that a renaming gives the tag of another counter, whose goals then hold for both. If such
  /// counters have different units, writes nothing and returns their tags.
  static func join(by renaming: TagRenaming, in store: Connection) throws(StorageFailure)
    -> TagRenaming?
  {
    let all = try store.all(CountsSQL.all, [], CounterRow.stored)
    let joined = all.compactMap { old -> (old: CounterRow.Stored, new: Counter)? in
      let tag = renaming.renamed(old.counter.tag)
      if tag == old.counter.tag || tag != renaming.renamed(tag) { return nil }
      return all.first { $0.counter.tag == tag }.map { (old, $0.counter) }
    }
    if let (old, new) = joined.first(where: { $0.old.counter.unit != $0.new.unit }) {
      return TagRenaming(from: old.counter.tag, to: new.tag)
    }
    for (old, _) in joined { try store.run(CountsSQL.forgetGoals, [.int(old.key)]) }
    return nil
  }

  /// Writes a change of a counter that is not removed.
  private func changing<T: Sendable>(
    _ id: ID<Counter>, as kind: ChangeKind,
    _ body: (CounterRow.Stored, Connection) throws(StorageFailure) -> T
  ) throws(CountsFailure) -> T {
    try deciding(as: kind) { (store) throws(StorageFailure) in
      let found = try store.first(CountsSQL.find, [.text(id.text)], CounterRow.stored)
      guard let found, !found.isRemoved else { return .failure(.unknown(reference: id.text)) }
      store.setSubject(of: "#" + found.counter.tag, id.text)
      return .success(try body(found, store))
    }
  }

  public func restore(_ id: ID<Counter>) throws(CountsFailure) {
    try deciding(as: .restoreCounter) {
      (store) throws(StorageFailure) -> Result<Void, CountsFailure> in
      guard let found = try store.first(CountsSQL.find, [.text(id.text)], CounterRow.stored) else {
        return .failure(.unknown(reference: id.text))
      }
      store.setSubject(of: "#" + found.counter.tag, id.text)
      for one in try store.all(CountsSQL.removedWith, [.text(id.text)], CounterRow.stored) {
        try store.run(CountsSQL.restore, [.int(one.key)])
        try Self.words.add(CounterRow.indexed(one.counter, one.key), to: store)
      }
      return .success(())
    }
  }

  public func restore(amount id: ID<CountedAmount>) throws(CountsFailure) {
    try deciding(as: .restoreCount) {
      (store) throws(StorageFailure) -> Result<Void, CountsFailure> in
      let owner = try store.first(CountsSQL.owner, [.text(id.text)], CounterRow.stored)
      guard let owner, !owner.isRemoved else { return .failure(.unknown(reference: id.text)) }
      store.setSubject(of: "#" + owner.counter.tag, owner.counter.id.text)
      try store.run(CountsSQL.restoreAmount, [.text(id.text)])
      return .success(())
    }
  }
}
