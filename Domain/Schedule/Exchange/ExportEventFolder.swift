/// The result of an export to a folder.
public struct FolderExport: Equatable, Sendable {
  /// The number of new or changed files.
  public var written = 0
  /// The number of unchanged files.
  public var same = 0
  /// The number of removed files. Haru wrote them for events that are now soft-deleted.
  public var removed = 0
  /// The paths of files that are not written, because they hold several events or other content.
  public var left: Set<String> = []

  public init() {}

  /// The number of events that have a file. An event counts once, together with its changed occurrences.
  public var events: Int { written + same }
}

/// Exports to a folder (vdir) for vdirsyncer and khal. The folder has one file for each event, with the changed
/// occurrences of the event. Unchanged files are not touched.
public struct ExportEventFolder: Sendable {
  let exchange: any EventExchangeRepository
  let files: Files
  let format: CalendarFormat
  let calendar: LocalCalendar
  let clock: WallClock

  /// Updates the folder with the events that touch the span. Files of other events stay.
  public func callAsFunction(
    _ folder: String, _ span: ExportedSpan = ExportedSpan(), untitled: Set<String>
  ) throws(EventExchangeFailure) -> FolderExport {
    let now = clock.now()
    try exchange.giveOut(at: now)
    let departure = EventDeparture(calendar, today: now.day, untitled: untitled)
    let wanted = WantedEvents(span, calendar)
    var there = try EventFolder(folder, files, format)
    var result = FolderExport()
    var failure: FileFailure?
    try exchange.visitFamilies { family in
      guard wanted.has(family) else { return true }
      let events = departure.events(of: family)
      do throws(FileFailure) {
        let uid = events.first?.uid ?? ""
        let outcome = try there.write(
          format.file(events, now.instant), of: uid, family.own.event.id)
        switch outcome {
        case .written: result.written += 1
        case .same: result.same += 1
        case .left(let file): result.left.insert(file)
        }
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw .file(failure) }
    let gone = try exchange.namesOfGone()
    do throws(FileFailure) { result.removed = try there.remove(gone) } catch { throw .file(error) }
    return result
  }
}

/// The folder of single events, with an index from identifier to file.
private struct EventFolder {
  private let path: String
  private let files: Files
  private let format: CalendarFormat
  /// The path of the file of each UID that has a file of its own.
  private var paths: [String: String] = [:]
  /// The paths of files that hold an event together with other content, by UID. They are never written.
  private var shared: [String: String] = [:]
  private var names: Set<String> = []

  init(_ path: String, _ files: Files, _ format: CalendarFormat) throws(EventExchangeFailure) {
    self.path = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    self.files = files
    self.format = format
    do throws(FileFailure) {
      try files.makeFolder(self.path)
      let found = try files.find(self.path) { $0.lowercased().hasSuffix(".ics") }
      names = Set(found)
      for file in found where file != self.path { try inspect(at: file) }
    } catch { throw .file(error) }
  }

  private mutating func inspect(at file: String) throws(FileFailure) {
    var uids: Set<String> = []
    var hasOthers = false
    let next = format.read(try files.read(file), .iCalendar) { _ in nil }
    while let finding = next() {
      switch finding {
      case .event(let event, _):
        if let uid = event.uid { uids.insert(uid) } else { hasOthers = true }
      case .left, .problem: hasOthers = true
      }
    }
    if uids.count > 1 || hasOthers { for uid in uids { shared[uid] = file } }
    if uids.count == 1, !hasOthers, let uid = uids.first, paths[uid] == nil { paths[uid] = file }
  }

  enum Outcome {
    case written, same
    case left(String)
  }

  /// Writes the file of an event, unless the file already has these bytes or also holds other content.
  mutating func write(_ bytes: [UInt8], of uid: String, _ id: ID<Event>) throws(FileFailure)
    -> Outcome
  {
    if let file = shared[uid] { return .left(file) }
    if let file = paths[uid] {
      if try files.read(file) == bytes { return .same }
      try files.write(file, bytes)
      return .written
    }
    let name = RecordFileName.unused(uid, or: id.text, ending: ".ics") {
      names.contains(path + "/" + $0)
    }
    let file = path + "/" + name
    try files.write(file, bytes)
    paths[uid] = file
    names.insert(file)
    return .written
  }

  /// Removes the files of deleted events that Haru wrote, and returns their number.
  func remove(_ gone: Set<String>) throws(FileFailure) -> Int {
    var count = 0
    for uid in gone.sorted() {
      guard let file = paths[uid], format.isOwn(try files.read(file)) else { continue }
      try files.remove(file)
      count += 1
    }
    return count
  }
}
