import Domain
import PresentationKit
import PresentationSchedule
import TextUI

extension ImportsCommand: Command {
  private var opening: StoreOpening {
    switch self {
    case .bringIn: .bringsBack
    case .formats: .standard
    }
  }

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let questions = SecretQuestions(
      language: run.page.language, ask: run.page.askSecret, lines: nil)
    var encrypted: [String] = []
    if case .bringIn(let paths, _) = self {
      for path in paths where try run.opensEncryptedFile(path, questions) { encrypted.append(path) }
    }
    let (features, page) = try run.openStore(opening, encryptedLike: encrypted.first)
    do throws(Report) {
      try answer(features, page)
      return .done
    } catch { return page.fail(error) }
  }

  private func answer(_ features: Features, _ page: CommandOutput) throws(Report) {
    switch self {
    case .formats: listFormats(page)
    case .bringIn(let paths, let request):
      if let report = request.report {
        let mayWrite = try page.mayWrite(report, features.files, unless: ImportReportTable.isOne)
        guard mayWrite else { return }
      }
      try ImportsAnswers(imports: features.imports, page: page, request: request).bringIn(paths)
    }
  }

  private func listFormats(_ page: CommandOutput) {
    let words = ImportFormatWords(page.language)
    let width = (ImportFormat.allCases.map { $0.rawValue.count }.max() ?? 0) + 2
    let lines = ImportFormat.allCases.map { format in
      if page.isPlain {
        return words.record(
          format.rawValue,
          [words.name(format), words.becomes(format).replacing(" → ", with: ": ")])
      }
      let blanks = String(repeating: " ", count: width - format.rawValue.count)
      return format.rawValue + blanks + words.name(format) + ": " + words.becomes(format)
    }
    page.answer(lines: lines + ["", words.withoutExport]) { json in
      json.key("formats")
      json.list(ImportFormat.allCases) { json, format in
        json.object { json in
          json.member("format", format.rawValue)
          json.member("name", words.name(format))
          json.member("becomes", words.becomes(format))
        }
      }
    }
  }
}

/// Runs `haru import` and prints its output.
private struct ImportsAnswers {
  let imports: Imports
  let page: CommandOutput
  let request: ImportRequest

  private var words: ImportsWords { ImportsWords(page.language) }
  private var reasons: ImportReasonWords { ImportReasonWords(page.language) }

  /// The maximum size of standard input, in bytes.
  private static let inputLimit = 256 << 20

  /// Imports files one by one. If one of several files fails, the others are still imported.
  func bringIn(_ paths: [String]) throws(Report) {
    let options = try options()
    var files: [FileImport] = []
    var failures: [Report] = []
    for path in paths {
      do throws(ImportFailure) {
        files.append(try bringIn(path, options))
      } catch {
        let report = words.report(error, path)
        if paths.count == 1 { throw report }
        failures.append(report)
      }
    }
    if let path = request.report {
      let table = ImportReportTable.written(files, reasons)
      do throws(ImportFailure) { try imports.write(table, to: path) } catch {
        throw words.report(error, path)
      }
      let hasAny = files.contains { $0.problemCount > 0 }
      page.hint(
        hasAny
          ? words.reportWritten(page.language) + " " + Printable.line(path)
          : words.reportEmpty(path))
    }
    answer(files)
    try reportFailures(files, failures)
  }

  private func bringIn(_ path: String, _ options: ImportOptions) throws(ImportFailure) -> FileImport
  {
    let line = ProgressLine(page)
    defer { line.clear() }
    guard path == "-" else {
      return try imports(path, named: path, options, telling: line.progress)
    }
    guard let bytes = page.readInput(Self.inputLimit) else {
      throw .tooLarge(limit: Self.inputLimit)
    }
    return try imports(bytes, named: "-", options, telling: line.progress)
  }

  private func options() throws(Report) -> ImportOptions {
    var options = ImportOptions(
      untitled: SingleLineText(stored: EventFileWords(page.language).untitled))
    options.format = request.format
    options.isTrial = request.isTrial
    options.dates = request.dates
    options.copiesPhotos = request.copiesPhotos
    for text in request.moods {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let level = Int(parts[1]).flatMap(MoodLevel.init), !parts[0].isEmpty
      else { throw words.badLevel(text) }
      options.moods[String(parts[0])] = level
    }
    return options
  }

  private func answer(_ files: [FileImport]) {
    var lines: [String] = []
    for file in files {
      lines.append(words.summary(file, isTrial: request.isTrial))
      lines += file.notes.map { "  " + reasons.note($0) }
      if file.photosFound > 0 {
        let photos =
          request.copiesPhotos
          ? words.photos(file, isTrial: request.isTrial) : words.photosLeft(file.photosFound)
        lines.append("  " + photos)
      }
    }
    page.answer(lines: lines) { json in
      json.key("import")
      json.imports(files, isTrial: request.isTrial, reasons)
    }
    if page.wantsJSON { return }
    for file in files {
      // With several files, each message names its file.
      let name = request.isOfSeveral ? Printable.line(file.file) + ": " : ""
      for problem in file.problems.prefix(20) {
        let reason = reasons.reason(problem.reason)
        let byEntry = file.countsEntries || problem.countsEntries
        page.remark(
          "  " + name + words.located(reason, in: problem.path, problem.line, byEntry: byEntry))
      }
      for problem in file.partProblems.prefix(20) {
        page.remark("  " + name + words.located(problem, reasons))
      }
      let rest = file.problemCount - min(20, file.problems.count + file.partProblems.count)
      if rest > 0 { page.remark("  " + ImportWords(page.language).andMore(rest)) }
    }
  }

  private func reportFailures(_ files: [FileImport], _ failures: [Report]) throws(Report) {
    let failed = files.reduce(0) { $0 + $1.counts.failed }
    if let first = failures.first {
      throw Report(
        code: first.code,
        message: words.someFiles(
          failures.count, isTrial: request.isTrial, hasOthers: !files.isEmpty),
        field: "FILE", status: first.status,
        candidates: failures.map { ([$0.message] + $0.candidates).joined(separator: " ") })
    }
    if failed > 0 {
      throw Report(
        code: "brokenImport",
        message: request.isTrial
          ? words.wouldFail(failed)
          : words.failed(
            failed, hasOthers: files.contains { $0.counts.read > $0.counts.failed }),
        field: "FILE", status: .refused)
    }
  }
}
