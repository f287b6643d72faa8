public import Domain

extension Database {
  /// Runs the hooks before the commit of a write; a hook can refuse the write. Returns a closure
  /// that runs the hooks after the commit, or nil if there are none.
  func askHooks(at now: Now, in store: Connection) throws(StorageFailure)
    -> (@Sendable () -> Void)?
  {
    try askHooks(
      store.recorder.change, entry: store.recorder.entry, from: store.recorder.firstPiece, at: now,
      in: store)
  }

  /// Runs the hooks before the commit of `change`. Returns the same kind of closure as `askHooks(at:in:)`. `entry` is
  /// nil if the change has no history entry because it destroys data. `piece` is the first recorded piece of the entry
  /// that belongs to the change.
  func askHooks(
    _ change: Change?, entry: Int? = nil, from piece: Int = 0, at now: Now, in store: Connection
  ) throws(StorageFailure) -> (@Sendable () -> Void)? {
    guard let hooks, let change else { return nil }
    if change.kind.isImport, !hooks.includesImports() { return nil }
    return try ask(
      hooks,
      HookEvent(
        name: HookedWrite(change.kind), steps: Self.steps(of: change),
        subject: KeepingHistory.subject(change.subject),
        item: change.item, at: now, origin: shell, entry: entry), from: piece, in: store)
  }

  /// Runs the hooks before the commit of an undo or a redo. Returns the same kind of closure as `askHooks(at:in:)`.
  func askHooks(_ turned: HistoryEntry, into state: HistoryEntry.State, in store: Connection)
    throws(StorageFailure) -> (@Sendable () -> Void)?
  {
    guard let hooks else { return nil }
    return try ask(
      hooks,
      HookEvent(
        name: state == .undone ? .undo : .redo, undone: turned.name, subject: turned.subject,
        item: turned.item, at: clock.now(), origin: shell, entry: turned.number), in: store)
  }

  private func ask(
    _ hooks: Hooks, _ write: HookEvent, from piece: Int = 0, in store: Connection
  ) throws(StorageFailure) -> (@Sendable () -> Void)? {
    // The folder is read once for both times.
    let wanted = HookTime.allCases.map { write.hooks($0) }
    let names = wanted.map(Set.init)
    let found = hooks.hooks(of: wanted.flatMap(\.self))
    if found.isEmpty { return nil }
    let changes = try write.entry.map { (entry) throws(StorageFailure) in
      try HookChanges(of: entry, from: piece, in: store)
    }
    let word = HookWord(write, profile: hooks.profile, changes ?? HookChanges())
    try hooks.ask(found.filter { names[0].contains($0.name) }, word)
    let after = found.filter { names[1].contains($0.name) }
    if after.isEmpty { return nil }
    return { @Sendable in hooks.notify(after, word) }
  }
}

extension Database {
  /// Returns the writes that are combined in a change, whose hooks run too; empty for an import.
  private static func steps(of change: Change) -> [HookedWrite] {
    change.kind.isImport
      ? [] : ChangeKind.allCases.filter { change.steps.contains($0) }.map(HookedWrite.init)
  }
}

extension HookEvent {
  /// Returns the names of the hooks that run before or after this write, without duplicates.
  fileprivate func hooks(_ time: HookTime) -> [String] {
    var names = name.hooks(time)
    for step in steps { names += step.hooks(time).filter { !names.contains($0) } }
    return names
  }
}

extension Hooks {
  /// The hook that runs for each notification that is shown.
  public var notices: NoticeHook {
    NoticeHook { [self] message, now in
      let found = hooks(of: [HookNames.notification])
      notify(found, HookWord(message, at: now, profile: profile))
    }
  }
}

extension StoreDoctor {
  /// Returns all entries of a folder of hooks, each with the reason if it cannot run.
  static func hooks(in folder: String?) -> [ListedHook] {
    folder.map { HooksFolder(path: $0).listed() } ?? []
  }
}
