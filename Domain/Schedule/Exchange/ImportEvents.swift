/// The source of an import of events.
public enum CalendarOrigin: Equatable, Sendable {
  /// A file, or a folder of files.
  case path(String)
  /// The bytes that were read from a pipe.
  case bytes([UInt8])
}

/// Imports events from calendar files. Valid events are imported even if others are broken. Local
/// edits are never overwritten, and importing a file again adds nothing.
public struct ImportEvents: Sendable {
  let exchange: any EventExchangeRepository
  let files: Files
  let format: CalendarFormat
  let calendar: LocalCalendar
  let clock: WallClock
  let ids: IDSource

  /// Imports all events, or none if a file cannot be read. Without `form` the format of each file
  /// is detected. Events without a title get `untitled`. With `leavingUndated`, tasks without a date are not mentioned,
  /// because they become notes.
  public func callAsFunction(
    _ origin: CalendarOrigin, as form: CalendarFileFormat? = nil, untitled: SingleLineText,
    leavingUndated: Bool = false
  ) throws(EventExchangeFailure) -> EventImport {
    let arrival = EventArrival(calendar, untitled: untitled)
    var source = EventSource(files: files, format: format, form: form)
    source.leavesUndated = leavingUndated
    switch origin {
    case .bytes(let bytes): try source.open(bytes)
    case .path(let path): try source.open(path)
    }
    var result = EventImport()
    try exchange.importEvents(
      { () throws(FileFailure) in
        try source.next(&result) { (event) throws(CalendarParseError) in
          try arrival.event(event, as: ids.id())
        }
      }, at: clock.now()
    ) { arriving, fate in result.note(fate, of: arriving) }
    return result
  }
}

extension EventImport {
  /// Counts an event by the result of its import, and adds its remarks.
  fileprivate mutating func note(_ fate: EventFate, of arriving: ArrivingEvent) {
    let title = arriving.title
    switch fate {
    case .added, .updated:
      if fate == .added { report.added += 1 } else { report.updated += 1 }
      for eventRemark in arriving.remarks { remark(eventRemark, arriving) }
    case .same: report.same += 1
    case .editedHere: skip(arriving, .editedHere(title: title))
    case .cancelled: skip(arriving, .cancelled(title: title))
    case .neverComes: skip(arriving, .neverComes(title: title))
    case .duplicate: skip(arriving, .duplicate(title: title))
    case .withoutSeries: skip(arriving, .withoutSeries(title: title))
    }
  }

  private mutating func skip(_ arriving: ArrivingEvent, _ why: EventRemark) {
    report.skipped += 1
    remark(why, arriving)
  }

  private mutating func remark(_ eventRemark: EventRemark, _ arriving: ArrivingEvent) {
    remark(eventRemark, arriving.file, arriving.line)
  }
}

/// Reads events from one file after another. Everything that is not an event is noted in the
/// result.
private struct EventSource {
  let files: Files
  let format: CalendarFormat
  /// The format that the user named; nil if the format is to be detected.
  let form: CalendarFileFormat?
  var leavesUndated = false
  private var waiting: ArraySlice<String> = []
  private var name: String?
  private var read: () -> CalendarFinding? = { nil }
  private var folder: String?

  init(files: Files, format: CalendarFormat, form: CalendarFileFormat?) {
    self.files = files
    self.format = format
    self.form = form
  }

  mutating func open(_ bytes: [UInt8]) throws(EventExchangeFailure) {
    guard let form = form ?? format.guess(bytes) else { throw .unknownForm(path: nil) }
    read = format.read(bytes, form) { _ in nil }
  }

  /// Opens a file or the matching files of a folder. The format of a single file is detected at
  /// once, so that an unknown one fails early.
  mutating func open(_ path: String) throws(EventExchangeFailure) {
    do throws(FileFailure) { waiting = try files.find(path, isWanted)[...] } catch {
      throw .file(error)
    }
    guard waiting == [path] else { return folder = path }
    waiting = []
    let bytes: [UInt8]
    do throws(FileFailure) { bytes = try files.read(path) } catch { throw .file(error) }
    guard let form = form ?? format.guess(bytes) ?? Self.form(ofName: path) else {
      throw .unknownForm(path: path)
    }
    read = format.read(bytes, form, notes(beside: path))
  }

  /// Returns whether a file of a folder is read. Each calendar program has its own file names.
  private func isWanted(_ name: String) -> Bool {
    switch form {
    case .calcurse: name == "apts"
    case .todotxt: name.lowercased().hasSuffix(".txt")
    case .taskwarrior: name.lowercased().hasSuffix(".json")
    case .iCalendar, nil: Self.form(ofName: name) != nil
    }
  }

  static func form(ofName name: String) -> CalendarFileFormat? {
    name.utf8.count > 4 && name.lowercased().hasSuffix(".ics") ? .iCalendar : nil
  }

  /// Returns a function that reads a note of calcurse by its name. The notes are in a folder next to the calendar file.
  /// The function returns nil if it cannot read the note.
  private func notes(beside path: String) -> (String) -> [UInt8]? {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let start = folder.isEmpty ? "" : folder.joined(separator: "/") + "/"
    return { [files] name in
      do throws(FileFailure) { return try files.read(start + "notes/" + name) } catch { return nil }
    }
  }

  /// Returns the next event that can be stored; nil after the last file.
  mutating func next(
    _ result: inout EventImport,
    _ arrive: (CalendarEvent) throws(CalendarParseError) -> ArrivingEvent
  ) throws(FileFailure) -> ArrivingEvent? {
    while true {
      switch read() {
      case .event(let event, let line):
        do throws(CalendarParseError) {
          var arriving = try arrive(event)
          (arriving.file, arriving.line) = (name, line)
          return arriving
        } catch { result.report.note(ImportIssue(file: name, line: line, reason: error)) }
      case .problem(let line, let reason):
        result.report.note(ImportIssue(file: name, line: line, reason: reason))
      case .left(.undatedTask, _) where leavesUndated: continue
      case .left(let left, let line):
        result.report.skipped += 1
        result.remark(.left(left), name, line)
      case nil:
        guard let path = waiting.popFirst() else { return nil }
        name = path
        read = format.read(
          try files.read(path), form ?? .iCalendar, notes(beside: path))
      }
    }
  }
}
