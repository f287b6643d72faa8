/// Imports sayings from files. Valid sayings are stored even if others are invalid. Stored sayings are never
/// overwritten, and importing the same file again adds nothing.
public struct ImportSayings: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock
  let reading: SayingReading

  /// Imports all sayings. Imports none if a file cannot be read. Without `format`, the format of each file is detected.
  public func callAsFunction(
    _ origin: SayingOrigin, as format: SayingFileFormat? = nil,
    telling progress: ImportProgress = .unheard
  ) throws(SayingsImportFailure) -> ImportReport<SayingParseError> {
    var source: SayingSource
    switch origin {
    case .bytes(let bytes):
      guard let form = format ?? reading.form(of: ByteStream(bytes), named: nil) else {
        throw .unknownForm(pathOrURL: nil)
      }
      source = SayingSource(reading.findings(ByteStream(bytes).tracked(by: progress), as: form))
    case .path(let path):
      do throws(FileFailure) {
        source = SayingSource(
          try reading.paths(path), under: path, reading: reading, format: format,
          telling: progress)
      } catch { throw .file(error) }
      // A pipe may block, so open it before the store is locked.
      do throws(SayingSourceFailure) { _ = try source.openNext() } catch {
        throw source.meaning(of: error)
      }
    }
    return try source.taken(into: sayings, as: .file, at: clock.now())
  }
}

/// The sayings of several files, as one sequence.
struct SayingSource {
  private var report = ImportReport<SayingParseError>()
  private var waiting: ArraySlice<String>
  private var name: String?
  private var next: () -> SayingFinding? = { nil }
  /// The problem that makes the whole file unusable; nil if there is none, or if only the format is unknown.
  private var spoiler: SayingIssue?
  private let pathOrURL: String?
  private let reading: SayingReading?
  private let format: SayingFileFormat?
  private let progress: ImportProgress
  /// The file being read; nil before the first file.
  private var stream: ByteStream?
  /// The total length of the files before the current one, for the progress.
  private var before = 0
  /// The total length of all files, for the progress.
  private let whole: Int

  init(_ next: @escaping () -> SayingFinding?, from pathOrURL: String? = nil) {
    waiting = []
    self.pathOrURL = pathOrURL
    reading = nil
    format = nil
    progress = .unheard
    whole = 0
    self.next = next
  }

  init(
    _ paths: [String], under folder: String, reading: SayingReading, format: SayingFileFormat?,
    telling progress: ImportProgress
  ) {
    waiting = paths[...]
    pathOrURL = folder
    self.reading = reading
    self.format = format
    self.progress = progress
    whole = paths.reduce(0) { $0 + (reading.files.length($1) ?? 0) }
  }

  /// Stores all sayings in one transaction, and returns the report. If the source is a feed, its address is stored in
  /// the same transaction.
  mutating func taken(
    into sayings: any SayingsRepository, as kind: Arrival.Kind, feed: String? = nil, at now: Now
  ) throws(SayingsImportFailure) -> ImportReport<SayingParseError> {
    let tally: SayingTally
    do throws(SayingSourceFailure) {
      tally = try sayings.importSayings(
        { () throws(SayingSourceFailure) in try nextSaying() }, as: kind, feed: feed, at: now,
        { arriving in
          guard let number = arriving.number else { return }
          let reason: SayingParseError =
            kind == .feed ? .saysOtherwise(number) : .numberTaken(number)
          report.note(SayingIssue(file: name, line: arriving.line, reason: reason))
        })
    } catch { throw meaning(of: error) }
    report.added = tally.added
    report.updated = tally.updated
    report.same = tally.same
    report.skipped += tally.skipped
    return report
  }

  /// Converts an error, and adds the problem that made a file unusable.
  func meaning(of error: SayingSourceFailure) -> SayingsImportFailure {
    switch error {
    case .file(let failure): .file(failure)
    case .storage(let failure): .sayings(.storage(failure))
    case .spoiled:
      if let spoiler {
        .broken(pathOrURL: spoiler.file ?? pathOrURL, spoiler)
      } else {
        .unknownForm(pathOrURL: pathOrURL)
      }
    }
  }

  private mutating func nextSaying() throws(SayingSourceFailure) -> ReadSaying? {
    while true {
      switch next() {
      case .saying(let saying): return saying
      case .problem(var problem):
        try expectWhole()
        problem.file = name
        if problem.reason.spoilsAll {
          // Throwing rolls back what was read before.
          spoiler = problem
          throw .spoiled
        }
        report.note(problem)
      case nil:
        try expectWhole()
        if try !openNext() { return nil }
      }
    }
  }

  /// Throws if reading failed, because the file then only seemed to end.
  private func expectWhole() throws(SayingSourceFailure) {
    if let failure = stream?.failure { throw .file(failure) }
  }

  /// Opens the next file. Returns false if there are no more files.
  mutating func openNext() throws(SayingSourceFailure) -> Bool {
    guard let reading, let path = waiting.popFirst() else { return false }
    name = path == pathOrURL ? nil : path
    let opened: ByteStream
    before += stream?.count ?? 0
    do throws(FileFailure) { opened = try reading.files.stream(path) } catch { throw .file(error) }
    stream = opened
    let form = format ?? reading.form(of: opened, named: path)
    try expectWhole()
    if let form {
      next = reading.findings(opened.tracked(by: progress, after: before, of: whole), as: form)
    } else if path == pathOrURL {
      throw .spoiled
    } else {
      report.note(SayingIssue(file: path, line: 1, reason: .unknownForm))
    }
    return true
  }
}
