extension VdirRound {
  /// Compares a known file and its record with the last synced state, and syncs their changes.
  mutating func visit(_ item: VdirItem) throws(StorageFailure) {
    var item = item
    let text = text(of: item.file)
    if isOfSomebodyElse(item) { item.person = nil }
    // The record exists although its round was undone, so a later removal is the user's own.
    if undone.contains(item.record), records[item.record] != nil {
      try repository.forgetMade(item.record)
    }
    // A file that is there but cannot be read is left alone, together with its record.
    if text == nil, disk.has(item.file) { return }
    // The file was written, but the process ended before it stored that.
    if let text, text == item.wanted { item.seen = text }
    switch (text, try record(of: item)) {
    case (nil, nil): try drop(item)
    case (nil, let record?): try visitGone(item, record)
    case (let text?, nil): try visitRemoved(item, text)
    case (let text?, let record?): try visit(item, text, record)
    }
  }

  /// Returns whether the card of an item shares only a phone number with its person, who has another card.
  private func isOfSomebodyElse(_ item: VdirItem) -> Bool {
    guard let person = item.person, let card = records[item.record],
      !card.isNamed(like: person)
    else { return false }
    // `sharesNumber` is false if the person's number has changed since, so the other cards are checked too.
    return card.sharesNumber
      || stored.values.contains { other in
        other.record != item.record && other.person?.id == person.id
          && records[other.record]?.isNamed(like: person) == true
      }
  }

  /// Returns the record of an item; nil if it was removed. The person stays linked even if the card no longer matches.
  private func record(of item: VdirItem) throws(StorageFailure) -> VdirRecord? {
    guard var record = records[item.record] else { return nil }
    if record.person?.id != item.person?.id, let id = item.person?.id {
      record.person = try repository.person(ID(id)).map { VdirPerson($0) } ?? record.person
    }
    return record
  }

  /// Handles a deleted file: removes its record, or writes the file again if the record has changed.
  private mutating func visitGone(_ item: VdirItem, _ record: VdirRecord) throws(StorageFailure) {
    var item = item
    let changed = texts.changed(item, by: record)
    let wasThere = item.seen != nil
    if wasThere, item.seen == item.wanted, changed == item.wanted {
      try texts.remove(record)
      try drop(item)
      outcome.here.removed += 1
      return
    }
    // The record has changed since, so the file is written again.
    if wasThere { outcome.cameBack += 1 }
    item.seen = nil
    let new = try storing(changed, over: record, item.file)
    try keepWanted(changed, &item, new)
  }

  /// Handles a removed record: deletes its file, or creates the record again if the file has changed.
  private mutating func visitRemoved(_ item: VdirItem, _ text: [UInt8]) throws(StorageFailure) {
    var item = item
    if text == item.seen || item.seen.map({ texts.saysSame($0, text) }) ?? false {
      item.seen = text
      item.wanted = text
      try keep(item)
      doomed.append(item)
      if binding.kind == .calendar, try repository.isInTrash(ID(item.record)) {
        outcome.isInTrash = true
      } else {
        outcome.isGone = true
      }
      return
    }
    // The file has changed since, so the record is created again.
    guard let record = try settle(text, over: nil, item.file) else { return try drop(item) }
    try noteMade(record)
    outcome.cameBack += 1
    (item.record, item.seen, item.wanted) = (record.id, text, text)
    (item.here, item.person) = (record.text, record.person)
    bound.insert(record.id)
    try keep(item)
  }

  /// Handles a file and a record that both exist: merges their changes.
  private mutating func visit(
    _ known: VdirItem, _ text: [UInt8], _ found: VdirRecord
  ) throws(StorageFailure) {
    var (item, record) = (known, found)
    var isCounted = false
    if item.person == nil, record.person != nil {
      if let joined = try texts.joined(record) {
        (record, isCounted) = (joined, true)
        outcome.here.changed += 1
      }
      item.person = texts.firstPerson(of: record)
    }
    let isSettled = item.seen == item.wanted && item.seen == text
    if isSettled, item.here == record.text, item.person == record.person {
      // The file may have been written, or may have got another name.
      return try keep(item)
    }
    do throws(VdirRefusal) {
      guard try texts.uid(of: text) == item.uid else { throw .changedUID }
    } catch { return refuse(item.file, error) }
    let ours = texts.changed(item, by: record)
    let hasNews = item.seen.map { !texts.saysSame($0, text) } ?? true
    guard hasNews else {
      let isUntouched = item.seen == text
      let merged = isUntouched ? ours : texts.merge(base: item.seen, ours: ours, theirs: text).text
      item.seen = text
      let new = try storing(merged, over: record, item.file)
      return try keepWanted(merged, &item, new)
    }
    let merge = texts.merge(base: item.seen, ours: ours, theirs: text)
    guard let new = try settle(merge.text, over: record, item.file) else {
      if outcome.refused.contains(where: { $0.file == item.file }) { return }
      // The file cancels the event, so the record was removed. The file stays.
      outcome.here.removed += 1
      return try drop(item)
    }
    if !isCounted { outcome.here.changed += 1 }
    try note(merge.clashes, on: new, text)
    item.record = new.id
    bound.insert(new.id)
    item.seen = text
    try keepWanted(merge.text, &item, new)
  }

  mutating func keepWanted(
    _ text: [UInt8], _ item: inout VdirItem, _ record: VdirRecord
  ) throws(StorageFailure) {
    item.wanted = text
    item.here = record.text
    item.person = record.person ?? item.person
    try keep(item)
  }

  mutating func storing(
    _ text: [UInt8], over record: VdirRecord, _ file: String
  ) throws(StorageFailure) -> VdirRecord {
    do throws(VdirTextFailure) { return try texts.storing(text, over: record) } catch {
      switch error {
      case .refused(let reason):
        refuse(file, reason)
        return record
      case .storage(let failure): throw failure
      }
    }
  }

  // MARK: Writing

  /// Writes the files whose records changed, and removes those whose records are gone. A file that another program
  /// changed meanwhile is left for the next round.
  mutating func write() throws(VdirFailure) {
    for item in doomed { try write(item, removes: true) }
    for item in unwritten { try write(item, removes: false) }
  }

  private mutating func write(_ item: VdirItem, removes: Bool) throws(VdirFailure) {
    guard let path = RemotePath(parts: [item.file]) else { return }
    do throws(RemoteFailure) {
      let text = try files.read(path, limit: VdirDisk.limit)
      if text != item.wanted || removes {
        guard text == item.seen else { return }
        if removes { try files.remove(path) } else { try files.write(path, item.wanted) }
      }
    } catch {
      if error == .notFound { throw .missing(path: binding.path) }
      return refuse(item.file, .notReached(error))
    }
    if removes {
      outcome.there.removed += 1
    } else if item.seen == nil {
      outcome.there.added += 1
    } else {
      outcome.there.changed += 1
    }
    do throws(StorageFailure) {
      if removes { try repository.drop(item) } else { try repository.noteWritten(item) }
    } catch { throw .storage(error) }
  }

  /// Counts the files that a dry run would otherwise have written or removed.
  mutating func countUnwritten() {
    outcome.there.removed = doomed.count
    outcome.there.added = unwritten.filter { $0.seen == nil }.count
    outcome.there.changed = unwritten.count - outcome.there.added
  }
}
