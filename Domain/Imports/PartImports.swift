/// Imports the file formats that a part of Haru, such as People or Schedule, parses itself.
public final class PartImports: Sendable {
  let addressBook: AddressBook
  let calendars: CalendarExchange
  let sayings: Sayings
  let archive: Archive
  let history: History

  public init(
    addressBook: AddressBook, calendars: CalendarExchange, sayings: Sayings, archive: Archive,
    history: History
  ) {
    self.addressBook = addressBook
    self.calendars = calendars
    self.sayings = sayings
    self.archive = archive
    self.history = history
  }

  /// Imports a file whose format one of the parts, such as People or Schedule, parses itself. Returns nil for any other
  /// format.
  func bringIn(
    _ file: ImportedFile, _ options: ImportOptions, telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport? {
    let isTrial = options.isTrial
    func bringEvents(_ form: CalendarFileFormat) throws(ImportFailure) -> FileImport {
      try tried(isTrial) { () throws(ImportFailure) in
        try self.bringEvents(file, form, untitled: options.untitled)
      }
    }
    return switch file.format {
    case .vcard:
      try tried(isTrial) { () throws(ImportFailure) in
        try bringCards(file, .path(file.path), progress)
      }
    case .ics: try bringEvents(.iCalendar)
    case .calcurse: try bringEvents(.calcurse)
    case .taskwarrior: try bringEvents(.taskwarrior)
    case .todotxt: try bringEvents(.todotxt)
    case .fortune:
      try tried(isTrial) { () throws(ImportFailure) in try bringSayings(file, progress) }
    case .haru: try bringRecords(file, isTrial, progress)
    case .goodreads, .storygraph, .bookwyrm, .openreads, .librarything, .calibre, .kindle, .kobo,
      .koreader, .readwise, .daylio, .jrnl, .dayone, .diarium, .journey, .markdown, .loop,
      .beaverhabits, .dailyyou, .monica, .friends, .google, .tasks, .keep, .csv:
      nil
    }
  }

  /// Whether a format has tasks without a date besides its events.
  func hasNotes(_ format: ImportFormat) -> Bool { format == .taskwarrior || format == .todotxt }

  /// Runs `body`, and rolls its changes back if this is a dry run.
  private func tried(_ isTrial: Bool, _ body: () throws(ImportFailure) -> FileImport)
    throws(ImportFailure) -> FileImport
  {
    guard isTrial else { return try body() }
    return try history.asOneChange { () throws(ImportFailure) in (try body(), .dropped) }
  }

  private func bringCards(
    _ file: ImportedFile, _ origin: CardOrigin, _ progress: ImportProgress
  ) throws(ImportFailure) -> FileImport {
    let report: ImportReport<CardParseError>
    do throws(AddressBookFailure) {
      report = try addressBook.importCards(origin, telling: progress)
    } catch {
      switch error {
      case .file(let failure): throw .file(failure)
      case .storage(let failure): throw .storage(failure)
      }
    }
    return fileImport(file, .card, report, PartImport.Cause.card)
  }

  /// Imports several files of cards as if they were one file. Each problem names the file in which it was found.
  func bringCards(_ cards: [CardFile], isTrial: Bool, _ progress: ImportProgress)
    throws(ImportFailure) -> FileImport
  {
    try tried(isTrial) { () throws(ImportFailure) in
      let file = ImportedFile(path: "", name: "", format: .vcard)
      return try bringCards(file, .files(cards), progress)
    }
  }

  private func bringEvents(
    _ file: ImportedFile, _ form: CalendarFileFormat, untitled: SingleLineText
  )
    throws(ImportFailure) -> FileImport
  {
    let result: EventImport
    do throws(EventExchangeFailure) {
      result = try calendars.importEvents(
        .path(file.path), as: form, untitled: untitled, leavingUndated: true)
    } catch {
      switch error {
      case .file(let failure): throw .file(failure)
      case .unknownForm: throw .unknownFormat
      case .storage(let failure): throw .storage(failure)
      }
    }
    var imported = fileImport(file, .event, result.report, PartImport.Cause.event)
    imported.problemCount += result.remarkCount
    imported.partProblems += result.remarks.map {
      PartImport(line: $0.line, .remark($0.reason), failed: false)
    }
    return imported
  }

  private func bringSayings(_ file: ImportedFile, _ progress: ImportProgress)
    throws(ImportFailure) -> FileImport
  {
    let report: ImportReport<SayingParseError>
    do throws(SayingsImportFailure) {
      report = try sayings.importSayings(.path(file.path), telling: progress)
    } catch {
      switch error {
      case .file(let failure): throw .file(failure)
      case .sayings(.storage(let failure)): throw .storage(failure)
      case .broken(_, let problem): throw .badFile(.cut, line: problem.line)
      case .unknownForm, .fetch, .noFeed, .sayings: throw .unknownFormat
      }
    }
    return fileImport(file, .saying, report, PartImport.Cause.saying)
  }

  /// Returns the folder at a path if Haru exported it; nil for any other folder.
  func folder(_ path: String) throws(ImportFailure) -> OwnFolder? {
    do throws(ArchiveFailure) {
      if case .own(let folder) = try archive.state(atFolder: path) { return folder }
      return nil
    } catch { throw .archive(error) }
  }

  func bringRecords(
    _ file: ImportedFile, _ isTrial: Bool, _ progress: ImportProgress
  ) throws(ImportFailure) -> FileImport {
    let report: ArchiveReport
    do throws(ArchiveFailure) {
      report = try archive.importRecords(
        .path(file.path), trying: isTrial, telling: progress)
    } catch { throw .archive(error) }
    var result = FileImport(file: file.name, format: file.format)
    result.counts.added = report.added
    result.counts.updated = report.updated
    result.counts.same = report.same
    result.counts.skipped = report.skipped
    result.counts.failed = report.failed
    result.kinds[.record] = result.counts
    result.problemCount = report.named
    result.partProblems = report.problems.map {
      PartImport(line: $0.line ?? 0, .record($0), failed: $0.reason.isFailure)
    }
    if report.photosMissing > 0 { result.notes.append(.photosMissing(report.photosMissing)) }
    return result
  }

  /// Converts the report of a part to the report of an import.
  private func fileImport<Reason>(
    _ file: ImportedFile, _ kind: ImportKind, _ report: ImportReport<Reason>,
    _ words: (Reason) -> PartImport.Cause
  ) -> FileImport {
    var result = FileImport(file: file.name, format: file.format)
    result.counts.added = report.added
    result.counts.updated = report.updated
    result.counts.same = report.same
    result.counts.skipped = report.skipped
    result.counts.failed = report.failed
    result.kinds[kind] = result.counts
    result.problemCount = report.failed + report.left.count
    func partImport(_ problem: ImportIssue<Reason>, failed: Bool) -> PartImport {
      var part = PartImport(line: problem.line, words(problem.reason), failed: failed)
      part.path = problem.file
      return part
    }
    result.partProblems =
      report.problems.map { partImport($0, failed: true) }
      + report.left.map { partImport($0, failed: false) }
    return result
  }
}
