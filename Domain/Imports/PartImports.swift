/// Imports the formats that parts of Haru parse themselves.
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

  /// Imports a file of one of the parts' formats; nil for any other format.
  func bringIn(
    _ file: ImportedFile, _ wishes: ImportOptions, telling progress: ImportProgress
  ) throws(ImportFailure) -> FileImport? {
    let isTrial = wishes.isTrial
    func bringEvents(_ form: CalendarFileFormat) throws(ImportFailure) -> FileImport {
      try tried(isTrial) { () throws(ImportFailure) in
        try self.bringEvents(file, form, untitled: wishes.untitled)
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
    case .fortune:
      try tried(isTrial) { () throws(ImportFailure) in try bringSayings(file, progress) }
    case .haru: try bringRecords(file, isTrial, progress)
    case .goodreads, .storygraph, .bookwyrm, .openreads, .librarything, .calibre, .kindle, .kobo,
      .koreader, .readwise, .daylio, .jrnl, .dayone, .diarium, .journey, .markdown, .monica,
      .friends, .google:
      nil
    }
  }

  /// Runs `body`, and rolls it back if this is a dry run.
  private func tried(_ isTrial: Bool, _ body: () throws(ImportFailure) -> FileImport)
    throws(ImportFailure) -> FileImport
  {
    guard isTrial else { return try body() }
    return try history.together { () throws(ImportFailure) in (try body(), .dropped) }
  }

  private func bringCards(
    _ file: ImportedFile, _ origin: CardOrigin, _ progress: ImportProgress
  ) throws(ImportFailure) -> FileImport {
    let report: ImportReport<CardReason>
    do throws(AddressBookError) {
      report = try addressBook.importCards(origin, telling: progress)
    } catch {
      switch error {
      case .file(let failure): throw .file(failure)
      case .storage(let failure): throw .storage(failure)
      }
    }
    return told(file, .card, report, PartImport.Reason.card)
  }

  /// Imports several files of cards as one; problems name the file they are in.
  func bringCards(_ cards: [CardFile], isTrial: Bool, _ progress: ImportProgress)
    throws(ImportFailure) -> FileImport
  {
    try tried(isTrial) { () throws(ImportFailure) in
      let file = ImportedFile(path: "", name: "", format: .vcard)
      return try bringCards(file, .files(cards), progress)
    }
  }

  private func bringEvents(_ file: ImportedFile, _ form: CalendarFileFormat, untitled: Line)
    throws(ImportFailure) -> FileImport
  {
    let result: EventImport
    do throws(EventExchangeError) {
      result = try calendars.importEvents(.path(file.path), as: form, untitled: untitled)
    } catch {
      switch error {
      case .file(let failure): throw .file(failure)
      case .unknownForm: throw .unknownFormat
      case .storage(let failure): throw .storage(failure)
      }
    }
    var told = told(file, .event, result.report, PartImport.Reason.event)
    told.problemCount += result.remarkCount
    told.told += result.remarks.map { PartImport(line: $0.line, .remark($0.reason), failed: false) }
    return told
  }

  private func bringSayings(_ file: ImportedFile, _ progress: ImportProgress)
    throws(ImportFailure) -> FileImport
  {
    let report: ImportReport<SayingReason>
    do throws(SayingsImportError) {
      report = try sayings.importSayings(.path(file.path), telling: progress)
    } catch {
      switch error {
      case .file(let failure): throw .file(failure)
      case .sayings(.storage(let failure)): throw .storage(failure)
      case .broken(_, let problem): throw .badFile(.cut, line: problem.line)
      case .unknownForm, .fetch, .noFeed, .sayings: throw .unknownFormat
      }
    }
    return told(file, .saying, report, PartImport.Reason.saying)
  }

  /// The folder at a path if Haru exported it, or else nil.
  func folder(_ path: String) throws(ImportFailure) -> OwnFolder? {
    do throws(ArchiveError) {
      if case .own(let folder) = try archive.look(atFolder: path) { return folder }
      return nil
    } catch { throw .archive(error) }
  }

  func bringRecords(
    _ file: ImportedFile, _ isTrial: Bool, _ progress: ImportProgress
  ) throws(ImportFailure) -> FileImport {
    let report: ArchiveReport
    do throws(ArchiveError) {
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
    result.told = report.problems.map {
      PartImport(line: $0.line ?? 0, .record($0), failed: $0.reason.isFailure)
    }
    if report.photosMissing > 0 { result.notes.append(.photosMissing(report.photosMissing)) }
    return result
  }

  /// Converts the report of a part into the common form.
  private func told<Reason>(
    _ file: ImportedFile, _ kind: ImportKind, _ report: ImportReport<Reason>,
    _ words: (Reason) -> PartImport.Reason
  ) -> FileImport {
    var result = FileImport(file: file.name, format: file.format)
    result.counts.added = report.added
    result.counts.updated = report.updated
    result.counts.same = report.same
    result.counts.skipped = report.skipped
    result.counts.failed = report.failed
    result.kinds[kind] = result.counts
    result.problemCount = report.failed + report.left.count
    func told(_ problem: ImportProblem<Reason>, failed: Bool) -> PartImport {
      var told = PartImport(line: problem.line, words(problem.reason), failed: failed)
      told.path = problem.file
      return told
    }
    result.told =
      report.problems.map { told($0, failed: true) } + report.left.map { told($0, failed: false) }
    return result
  }
}
