/// One sync round with a folder: reads the changed files, stores them as records, then writes the changed records.
///
/// Reading and storing are one transaction, which is one change in the history. It also stores the bytes that each file
/// should have. So if writing is interrupted, the next round continues it.
struct VdirRound {
  let repository: any VdirRepository
  let texts: any VdirTexts
  /// Access to the files of the folder.
  let files: any RemoteFiles
  let binding: VdirBinding
  let acceptsRemovals: Bool
  let crashGuard: CrashGuard
  /// Records which file is being read, in case reading it crashes Haru.
  let mark: CrashGuard.Mark
  let now: Now
  let ids: IDSource
  var outcome: VdirOutcome

  /// The files of the folder when the transaction began.
  var disk = VdirDisk()
  var records: [String: VdirRecord] = [:]
  /// The ids of the records in the order in which they were made.
  var order: [String] = []
  /// The records that have a file in this folder.
  var bound: Set<String> = []
  /// The files to delete, because their records were removed.
  var doomed: [VdirItem] = []
  /// The files to write.
  var unwritten: [VdirItem] = []
  /// The stored items, by UID.
  var stored: [String: VdirItem] = [:]
  /// The names of the files without a record, by UID.
  var free: [String: String] = [:]
  /// The records that an earlier round added, if the user has undone that round.
  var undone: Set<String> = []
  /// The id of this round; nil until it adds its first record.
  private var name: String?

  init(
    _ repository: any VdirRepository, _ texts: any VdirTexts, files: any RemoteFiles,
    _ binding: VdirBinding, isNew: Bool, acceptsRemovals: Bool, _ crashGuard: CrashGuard, now: Now,
    ids: IDSource
  ) {
    (self.crashGuard, mark) = (crashGuard, crashGuard.mark())
    (self.repository, self.texts, self.files) = (repository, texts, files)
    (self.binding, self.acceptsRemovals) = (binding, acceptsRemovals)
    (self.now, self.ids) = (now, ids)
    outcome = VdirOutcome(binding, isNew: isNew)
  }

  /// Reads the folder and stores the changes. Files that may have crashed Haru are read only if `suspects` is true.
  /// Must run within `History.asOneChange`.
  mutating func read(suspects: Bool) throws(VdirFailure) {
    (order, doomed, unwritten, free, outcome.leftFiles) = ([], [], [], [:], [])
    records = [:]
    do throws(RemoteFailure) {
      disk = try VdirDisk(files, of: binding, crashGuard, readsSuspects: suspects)
    } catch {
      throw error == .notFound
        ? .missing(path: binding.path) : .unreached(path: binding.path, error)
    }
    outcome.refused = disk.refused
    var items: [VdirItem] = []
    do throws(StorageFailure) {
      items = try repository.items(in: binding.path)
      undone = try repository.undone(in: binding.path)
      for item in items { stored[item.uid] = item }
      for record in try texts.records() { add(record) }
      findFree(&items)
      try setAside(&items)
    } catch { throw .storage(error) }
    try check(items)
    do throws(StorageFailure) {
      bound = Set(items.map(\.record))
      for item in items { try visit(item) }
      try adopt()
      try removeCopies()
      if binding.getsNew { try offer() }
      var binding = binding
      binding.last = now.instant
      try repository.bind(binding)
    } catch { throw .storage(error) }
  }

  private mutating func add(_ record: VdirRecord) {
    records[record.id] = record
    order.append(record.id)
  }

  /// Finds the files without an item. A renamed file keeps its item.
  private mutating func findFree(_ items: inout [VdirItem]) {
    let known = Set(items.map(\.file))
    let uids = Set(items.filter { disk.has($0.file) }.map(\.uid))
    for name in disk.texts.keys.sorted() where !known.contains(name) {
      do throws(VdirRefusal) {
        let uid = try texts.uid(of: text(of: name) ?? [])
        guard free[uid] == nil, !uids.contains(uid) else { throw .duplicate }
        free[uid] = name
      } catch { refuse(name, error) }
    }
    for index in items.indices where !disk.has(items[index].file) {
      guard let name = free.removeValue(forKey: items[index].uid) else { continue }
      items[index].file = name
    }
  }

  /// Returns the bytes of a file, and marks the file as being read.
  func text(of name: String) -> [UInt8]? {
    guard let text = disk.texts[name] else { return nil }
    mark(disk.inputs[name])
    return text
  }

  mutating func refuse(_ file: String, _ reason: VdirRefusal) {
    outcome.refused.append(VdirOutcome.Refused(file: file, reason: reason))
  }

  // MARK: New on one side

  /// Adds a record for each file without one, or links the file to the record with its UID.
  private mutating func adopt() throws(StorageFailure) {
    let others = try repository.records(of: binding.kind, outside: binding.path)
    var unbound: [String: VdirRecord] = [:]
    for id in order where !bound.contains(id) && !others.contains(id) {
      if let record = records[id] { unbound[record.uid] = record }
    }
    for (uid, name) in free.sorted(by: { $0.value < $1.value }) {
      guard let text = text(of: name) else { continue }
      let known = unbound[uid]
      var merge = VdirMerge(text: text)
      if let known { merge = texts.merge(base: nil, ours: texts.newFile(of: known), theirs: text) }
      let isSame = known.map { texts.saysSame(merge.text, $0.text) } ?? false
      guard var record = try isSame ? known : settle(merge.text, over: known, name) else {
        continue
      }
      try note(merge.clashes, on: record, text)
      if known == nil {
        outcome.here.added += 1
        try noteMade(record)
      } else if !isSame {
        outcome.here.changed += 1
      }
      bound.insert(record.id)
      record = try texts.joined(record) ?? record
      var item = VdirItem(
        folder: binding.path, file: name, uid: uid, record: record.id, seen: text,
        wanted: merge.text, here: record.text, person: texts.firstPerson(of: record))
      // Values that only the person has are added to the card.
      let whole = texts.changed(item, by: record)
      let new = try whole == item.wanted ? record : storing(whole, over: record, name)
      try keepWanted(whole, &item, new)
    }
  }

  /// Creates files for the records without one. People get new cards only now, because a new file in the folder may
  /// have been their card.
  private mutating func offer() throws(StorageFailure) {
    for record in try texts.missingRecords() {
      add(record)
      try noteMade(record)
    }
    let others = try repository.records(of: binding.kind, outside: binding.path)
    for id in order where !bound.contains(id) && !others.contains(id) {
      guard let record = records[id] else { continue }
      let text = texts.newFile(of: record)
      // Without a readable UID, the file would count as new in each round.
      guard let uid = uid(of: text) else { continue }
      let name = disk.freeName(for: uid, record.id, ending: binding.kind.ending)
      try keep(
        VdirItem(
          folder: binding.path, file: name, uid: uid, record: id, seen: nil, wanted: text,
          here: record.text, person: record.person))
    }
  }

  private func uid(of text: [UInt8]) -> String? {
    do throws(VdirRefusal) { return try texts.uid(of: text) } catch { return nil }
  }

  // MARK: Storing

  /// Stores an item if it changed, and queues its file for writing if the file is out of date.
  mutating func keep(_ item: VdirItem) throws(StorageFailure) {
    if stored[item.uid] != item { try repository.keep(item) }
    stored[item.uid] = item
    if item.seen != item.wanted { unwritten.append(item) }
  }

  mutating func drop(_ item: VdirItem) throws(StorageFailure) {
    try repository.drop(item)
    stored[item.uid] = nil
  }

  /// Stores that this round added the record, so that a later round can tell if the user has undone this one.
  mutating func noteMade(_ record: VdirRecord) throws(StorageFailure) {
    let name = name ?? ids.next()
    self.name = name
    try repository.noteMade(record.id, by: name, at: now)
  }

  /// Stores a file as a record. Returns nil if the file is invalid, which is reported, or if it cancels the event.
  mutating func settle(
    _ text: [UInt8], over record: VdirRecord?, _ name: String
  ) throws(StorageFailure) -> VdirRecord? {
    do throws(VdirTextFailure) { return try texts.settle(text, over: record) } catch {
      switch error {
      case .refused(let reason):
        refuse(name, reason)
        return nil
      case .storage(let failure): throw failure
      }
    }
  }

  mutating func note(
    _ clashes: [VdirClash], on record: VdirRecord, _ text: [UInt8]
  ) throws(StorageFailure) {
    for clash in clashes {
      outcome.conflicts += 1
      try repository.keep(
        VdirConflict(
          number: 0, kind: binding.kind, record: record.id, title: record.title,
          field: clash.field, current: clash.ours, other: clash.theirs, text: text,
          folder: binding.name, at: now.instant))
    }
  }
}
