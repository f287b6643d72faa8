extension VdirRound {
  // MARK: Undone rounds

  /// Excludes the files whose records are gone because the user undid the round that added them. Such a file is left
  /// alone. It counts as new if it has changed since, or if another record has its UID.
  mutating func setAside(_ items: inout [VdirItem]) throws(StorageFailure) {
    let left = items.filter { isUndone($0) }
    if left.isEmpty { return try noteLeft([]) }
    items.removeAll { isUndone($0) }
    let uids = Set(records.values.map(\.uid))
    var alone: Set<String> = []
    for item in left {
      let isKnown = uids.contains(item.uid)
      guard let text = text(of: item.file), isKnown || !isUnchanged(item) else {
        outcome.leftFiles.append(item.file)
        alone.insert(item.record)
        // The file may have got another name.
        if stored[item.uid] != item { try repository.keep(item) }
        continue
      }
      let uid: String
      do throws(VdirRefusal) {
        uid = try texts.uid(of: text)
        let isDouble = items.contains { $0.uid == uid && disk.has($0.file) }
        if free[uid] != nil || isDouble { throw .duplicate }
      } catch {
        refuse(item.file, error)
        continue
      }
      free[uid] = item.file
      try drop(item)
    }
    outcome.leftFiles.sort()
    try noteLeft(alone)
  }

  /// Stores the records whose files are left alone, so that the user is told only when they change.
  private mutating func noteLeft(_ records: Set<String>) throws(StorageFailure) {
    if try repository.left(in: binding.path) == records { return }
    try repository.noteLeft(records, in: binding.path)
    outcome.leavesOthers = !records.isEmpty
  }

  private func isUndone(_ item: VdirItem) -> Bool {
    undone.contains(item.record) && records[item.record] == nil && disk.has(item.file)
  }

  // MARK: Copies

  /// Removes the cards that Haru wrote for people whose own card was added to the folder later. They are duplicates, so
  /// the limit for removals does not apply.
  mutating func removeCopies() throws(StorageFailure) {
    let items = stored.values.filter { disk.texts[$0.file] != nil && bound.contains($0.record) }
      .sorted { $0.file < $1.file }
    for item in try texts.copies(among: items) where disk.texts[item.file] == item.wanted {
      guard let record = try texts.record(item.record) else { continue }
      try texts.remove(record)
      try repository.noteCopy(ID(item.record))
      outcome.here.removed += 1
      outcome.copies += 1
      doomed.append(item)
    }
  }
}
