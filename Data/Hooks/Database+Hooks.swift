public import Domain

extension Database {
  /// Lets hooks see what was just done and is not kept yet: one of them may refuse it. What comes
  /// back runs those that want to hear of it once it is kept.
  func askHooks(at now: Now, in store: Connection) throws(StorageFailure)
    -> (@Sendable () -> Void)?
  {
    try askHooks(store.recorder.deed, entry: store.recorder.entry, at: now, in: store)
  }

  /// The same of a deed that is not recorded because it destroys what was.
  func askHooks(_ deed: Deed?, entry: Int? = nil, at now: Now, in store: Connection)
    throws(StorageFailure) -> (@Sendable () -> Void)?
  {
    guard let hooks, let deed else { return nil }
    if deed.kind.isImport, !hooks.hearsImports() { return nil }
    return try ask(
      hooks,
      HeardWrite(
        name: HookedWrite(deed.kind), subject: KeepingHistory.subject(deed.subject),
        item: deed.item, at: now, origin: shell, entry: entry), in: store)
  }

  /// The same of what was undone or done again.
  func askHooks(_ turned: HistoryEntry, into state: HistoryEntry.State, in store: Connection)
    throws(StorageFailure) -> (@Sendable () -> Void)?
  {
    guard let hooks else { return nil }
    return try ask(
      hooks,
      HeardWrite(
        name: state == .undone ? .undo : .redo, undone: turned.name, subject: turned.subject,
        item: turned.item, at: clock.now(), origin: shell, entry: turned.number), in: store)
  }

  private func ask(_ hooks: Hooks, _ write: HeardWrite, in store: Connection)
    throws(StorageFailure) -> (@Sendable () -> Void)?
  {
    // One look at the folder tells of both times.
    let names = HookTime.allCases.map { Set(write.name.hooks($0)) }
    let found = hooks.hooks(of: HookTime.allCases.flatMap { write.name.hooks($0) })
    if found.isEmpty { return nil }
    let changes = try write.entry.map { (entry) throws(StorageFailure) in
      try HookChanges(of: entry, in: store)
    }
    let word = HookWord(write, profile: hooks.profile, changes ?? HookChanges())
    try hooks.ask(found.filter { names[0].contains($0.name) }, word)
    let after = found.filter { names[1].contains($0.name) }
    if after.isEmpty { return nil }
    return { @Sendable in hooks.tell(after, word) }
  }
}

extension Hooks {
  /// Tells of messages as they are told.
  public var notices: NoticeHook {
    NoticeHook { [self] message, now in
      let found = hooks(of: [HookNames.notice])
      tell(found, HookWord(message, at: now, profile: profile))
    }
  }
}

extension StoreDoctor {
  /// What lies in a folder of hooks, and whether it runs.
  static func hooks(in folder: String?) -> [ListedHook] {
    folder.map { HooksFolder(path: $0).listed() } ?? []
  }
}
