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
        name: HookedWrite(deed.kind), steps: Self.steps(of: deed),
        subject: KeepingHistory.subject(deed.subject),
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
    let wanted = HookTime.allCases.map { write.hooks($0) }
    let names = wanted.map(Set.init)
    let found = hooks.hooks(of: wanted.flatMap(\.self))
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

extension Database {
  /// What a deed is made of. What came in from elsewhere is heard as that alone.
  private static func steps(of deed: Deed) -> [HookedWrite] {
    deed.kind.isImport
      ? [] : DeedKind.allCases.filter { deed.steps.contains($0) }.map(HookedWrite.init)
  }
}

extension HeardWrite {
  /// The names of the hooks that hear it at a time, each once.
  fileprivate func hooks(_ time: HookTime) -> [String] {
    var names = name.hooks(time)
    for step in steps { names += step.hooks(time).filter { !names.contains($0) } }
    return names
  }
}

extension Hooks {
  /// Tells of messages as they are told.
  public var notices: NoticeHook {
    NoticeHook { [self] message, now in
      let found = hooks(of: [HookNames.notification])
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
