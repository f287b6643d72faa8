extension VdirRound {
  // MARK: Undone rounds

  /// Takes out the files whose records are gone because the round that stored them was undone. Such a file is left
  /// alone. It is new again if it was changed since, or if its record was stored in another way.
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

  /// Notes the records whose files are left alone, so that only a change of them is news.
  private mutating func noteLeft(_ records: Set<String>) throws(StorageFailure) {
    if try repository.left(in: binding.path) == records { return }
    try repository.noteLeft(records, in: binding.path)
    outcome.leavesOthers = !records.isEmpty
  }

  private func isUndone(_ item: VdirItem) -> Bool {
    undone.contains(item.record) && records[item.record] == nil && disk.has(item.file)
  }

  // MARK: Copies

  /// Removes the cards that Haru wrote for people who have another card, which came into the folder later. No
  /// value is lost, so the limit of removals does not apply.
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
