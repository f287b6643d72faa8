/// Folders with one file for each event or contact (vdir), which other programs such as vdirsyncer read and write too.
/// Changes are synced in both directions.
public final class Vdir: Sendable {
  let repository: any VdirRepository
  let exchange: any EventExchangeRepository
  let people: any PeopleRepository
  let history: History
  let folders: VdirFolders
  let crashGuard: CrashGuard
  let formats: (calendar: CalendarFormat, cards: CardFormat)
  let calendar: LocalCalendar
  let clock: WallClock
  let ids: IDSource

  public init(
    _ repository: any VdirRepository, exchange: any EventExchangeRepository,
    people: any PeopleRepository, history: History, folders: VdirFolders,
    crashGuard: CrashGuard = .none, formats: (calendar: CalendarFormat, cards: CardFormat),
    calendar: LocalCalendar, clock: WallClock, ids: IDSource
  ) {
    (self.repository, self.exchange, self.people) = (repository, exchange, people)
    (self.history, self.folders, self.crashGuard) = (history, folders, crashGuard)
    (self.formats, self.calendar, self.clock, self.ids) = (formats, calendar, clock, ids)
  }

  public var now: Now { clock.now() }

  // MARK: Rounds

  /// Runs one round with the folder in the options, or with each bound folder if the options name none.
  public func callAsFunction(_ options: VdirOptions) throws(VdirFailure) -> VdirRounds {
    let known = try bindings()
    guard let typed = options.folder else {
      if known.isEmpty { throw .noFolders }
      var rounds = VdirRounds()
      for binding in known {
        do throws(VdirFailure) {
          rounds.done.append(try round(binding, isNew: false, options))
        } catch {
          if case .storage = error { throw error }
          // The other folders are not affected.
          rounds.failed.append(error)
        }
      }
      return rounds
    }
    var rounds = VdirRounds()
    let path = folders.wholePath(typed)
    if var binding = known.first(where: { folders.wholePath($0.path) == path }) {
      if let kind = options.kind, kind != binding.kind {
        throw .otherKind(path: path, binding.kind)
      }
      if let name = options.name { binding.name = name }
      rounds.done = [try round(binding, isNew: false, options)]
    } else {
      let kind = try kind(of: path, options.kind)
      let name = options.name ?? path.split(separator: "/").last.map(String.init) ?? path
      // Only one folder of a kind gets files for new records. If that folder is forgotten, no other one takes its
      // place, because a file for every record would then be written to it.
      let binding = VdirBinding(
        path: path, kind: kind, name: name, device: folders.device(),
        getsNew: !known.contains { $0.kind == kind && $0.getsNew })
      rounds.done = [try round(binding, isNew: true, options)]
    }
    return rounds
  }

  func bindings() throws(VdirFailure) -> [VdirBinding] {
    do throws(StorageFailure) { return try repository.bindings() } catch { throw .storage(error) }
  }

  /// Returns the kind of a folder that is not bound yet: `wanted`, or the kind of its files. Throws if the folder does
  /// not exist, or has only other content. Such a folder is usually the parent of the right one.
  private func kind(of path: String, _ wanted: VdirKind?) throws(VdirFailure) -> VdirKind {
    guard let files = try opened(path) else { throw .absent(path: path) }
    let names: [String]
    let below: [String]
    do throws(RemoteFailure) {
      names = try files.list(nil).map(\.name)
      below = try folders.subfolders(path)
    } catch { throw .unreached(path: path, error) }
    let found = VdirKind.allCases.filter { kind in
      (wanted ?? kind) == kind && names.contains { VdirDisk.isMeant($0, kind.ending) }
    }
    if found.isEmpty {
      let others = names.filter { !VdirDisk.isOfFolder($0) }
      if !below.isEmpty || !others.isEmpty {
        throw .withoutFiles(path: path, wanted, folders: below, others: others)
      }
    }
    if let wanted { return wanted }
    guard found.count == 1 else { throw .unclearKind(path: path) }
    return found[0]
  }

  /// Opens a folder; nil if it does not exist.
  private func opened(_ path: String) throws(VdirFailure) -> (any RemoteFiles)? {
    do throws(RemoteFailure) {
      let files = try folders.open(path)
      _ = try files.list(nil)
      return files
    } catch {
      if error == .notFound { return nil }
      throw .unreached(path: path, error)
    }
  }

  private func round(
    _ binding: VdirBinding, isNew: Bool, _ options: VdirOptions
  ) throws(VdirFailure) -> VdirOutcome {
    guard let files = try opened(binding.path) else {
      // A new folder is not created: a mistyped path would get all events, and vdirsyncer would never see them. A
      // folder that was there before may be on a disk that is not mounted.
      throw isNew ? .absent(path: binding.path) : .missing(path: binding.path)
    }
    var round = VdirRound(
      repository, texts(of: binding.kind, options), files: files, binding, isNew: isNew,
      acceptsRemovals: options.acceptsRemovals, crashGuard, now: now, ids: ids)
    // Files that may have crashed Haru are read in a second pass, after everything else is stored and written.
    for readsSuspects in [false, true] where !readsSuspects || !round.disk.suspects.isEmpty {
      try history.asOneChange { () throws(VdirFailure) -> (Void, ChangeEnding) in
        defer { round.mark(nil) }
        try round.read(suspects: readsSuspects)
        return ((), .committedAs(.syncFolder, subject: binding.name))
      }
      if options.writes { try round.write() } else { round.countUnwritten() }
    }
    if !round.disk.suspects.isEmpty { crashGuard.forget(round.disk.suspects) }
    var outcome = round.outcome
    if outcome.isGone || outcome.left > 0 { outcome.canRedo = try canRedo() }
    return outcome
  }

  private func canRedo() throws(VdirFailure) -> Bool {
    do throws(HistoryFailure) { return try history.newest(1).first?.state == .undone } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      return false
    }
  }

  func texts(of kind: VdirKind, _ options: VdirOptions) -> any VdirTexts {
    switch kind {
    case .calendar:
      VdirEvents(
        repository: repository, exchange: exchange, format: formats.calendar, calendar: calendar,
        ids: ids, now: now, untitled: (options.untitled, options.allUntitled))
    case .contacts:
      VdirCards(
        repository: repository, people: people, format: formats.cards, ids: ids, now: now)
    }
  }

  // MARK: Looking

  public func status() throws(VdirFailure) -> [VdirStatus] {
    let known = try bindings()
    let device = folders.device()
    var all: [VdirStatus] = []
    for binding in known {
      let count: Int
      do throws(StorageFailure) { count = try repository.itemCount(in: binding.path) } catch {
        throw .storage(error)
      }
      all.append(
        VdirStatus(
          binding: binding, files: count,
          isOwnDevice: binding.device == device, isThere: isThere(binding.path),
          last: binding.last.map { calendar.local($0) }))
    }
    return all
  }

  private func isThere(_ path: String) -> Bool {
    do throws(VdirFailure) { return try opened(path) != nil } catch { return false }
  }

  /// Forgets a folder, which is named by its path or its name. Its files and the records stay.
  public func forget(_ folder: String) throws(VdirFailure) -> VdirBinding {
    let path = folders.wholePath(folder)
    let known = try bindings()
    guard
      let binding = known.first(where: { folders.wholePath($0.path) == path })
        ?? known.first(where: { $0.name == folder })
    else { throw .notBound(path: folder) }
    do throws(StorageFailure) { try repository.forget(binding.path) } catch {
      throw .storage(error)
    }
    return binding
  }
}

/// The options of a round.
public struct VdirOptions: Sendable {
  /// The folder as the user typed it; nil for all bound folders.
  public var folder: String?
  /// The kind of the folder; nil to detect it from its files.
  public var kind: VdirKind?
  /// The name by which the user knows the folder; nil for the name of the folder itself.
  public var name: String?
  public var acceptsRemovals = false
  /// Whether files are written. False in a dry run.
  public var writes = true
  /// The default title of events without a title (`untitled`), and these titles in all languages (`allUntitled`).
  public var untitled: SingleLineText
  public var allUntitled: Set<String>

  public init(folder: String? = nil, untitled: SingleLineText, allUntitled: Set<String>) {
    (self.folder, self.untitled, self.allUntitled) = (folder, untitled, allUntitled)
  }
}
