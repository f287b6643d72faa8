import Domain
import PresentationKit
import PresentationSchedule
import TextUI

extension ImportsCommand: StoreCommand {
  var opening: StoreOpening {
    switch self {
    case .bringIn: .bringsBack
    case .formats: .usual
    }
  }

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    switch self {
    case .formats: listFormats(page)
    case .bringIn(let paths, let wish):
      if let report = wish.report {
        let mayWrite = try page.mayWrite(report, features.files, unless: ImportReportTable.isOne)
        guard mayWrite else { return }
      }
      try ImportsAnswers(imports: features.imports, page: page, wish: wish).bringIn(paths)
    }
  }

  private func listFormats(_ page: CommandOutput) {
    let words = ImportFormatWords(page.language)
    let width = (ImportFormat.allCases.map { $0.rawValue.count }.max() ?? 0) + 2
    let lines = ImportFormat.allCases.map { format in
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

/// The output of `haru import`.
private struct ImportsAnswers {
  let imports: Imports
  let page: CommandOutput
  let wish: ImportsWish

  private var words: ImportsWords { ImportsWords(page.language) }
  private var reasons: ImportReasonWords { ImportReasonWords(page.language) }

  /// The maximum size of standard input, in bytes.
  private static let inputLimit = 256 << 20

  /// Imports files one by one. A failing file does not undo the others.
  func bringIn(_ paths: [String]) throws(Report) {
    let wishes = try wishes()
    var files: [FileImport] = []
    var failures: [Report] = []
    for path in paths {
      do throws(ImportFailure) {
        files.append(try bringIn(path, wishes))
      } catch {
        let report = words.report(error, path)
        if paths.count == 1 { throw report }
        failures.append(report)
      }
    }
    if let place = wish.report {
      let table = ImportReportTable.written(files, reasons)
      do throws(ImportFailure) { try imports.write(table, to: place) } catch {
        throw words.report(error, place)
      }
      let hasAny = files.contains { $0.problemCount > 0 }
      page.hint(
        hasAny
          ? words.reportWritten(page.language) + " " + Printable.line(place)
          : words.reportEmpty(place))
    }
    answer(files)
    try tellFailures(files, failures)
  }

  private func bringIn(_ path: String, _ wishes: ImportOptions) throws(ImportFailure) -> FileImport
  {
    let line = ProgressLine(page)
    defer { line.clear() }
    guard path == "-" else {
      return try imports(path, named: path, wishes, telling: line.progress)
    }
    guard let bytes = page.readInput(Self.inputLimit) else {
      throw .tooLarge(limit: Self.inputLimit)
    }
    return try imports(bytes, named: "-", wishes, telling: line.progress)
  }

  private func wishes() throws(Report) -> ImportOptions {
    var wishes = ImportOptions(untitled: Line(stored: EventFileWords(page.language).untitled))
    wishes.format = wish.format
    wishes.isTrial = wish.isTrial
    wishes.dates = wish.dates
    wishes.copiesPhotos = wish.copiesPhotos
    for text in wish.moods {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let level = Int(parts[1]).flatMap(MoodLevel.init), !parts[0].isEmpty
      else { throw words.badLevel(text) }
      wishes.moods[String(parts[0])] = level
    }
    return wishes
  }

  private func answer(_ files: [FileImport]) {
    var lines: [String] = []
    for file in files {
      lines.append(words.told(file, isTrial: wish.isTrial))
      lines += file.notes.map { "  " + reasons.note($0) }
      if file.photosFound > 0 {
        let photos =
          wish.copiesPhotos
          ? words.photos(file, isTrial: wish.isTrial) : words.photosLeft(file.photosFound)
        lines.append("  " + photos)
      }
    }
    page.answer(lines: lines) { json in
      json.key("import")
      json.imports(files, isTrial: wish.isTrial, reasons)
    }
    if page.wantsJSON { return }
    for file in files {
      // With several files, each message names its file.
      let name = wish.isOfSeveral ? Printable.line(file.file) + ": " : ""
      for problem in file.problems.prefix(20) {
        let reason = reasons.reason(problem.reason)
        let byEntry = file.countsEntries || problem.countsEntries
        page.remark(
          "  " + name + words.located(reason, in: problem.path, problem.line, byEntry: byEntry))
      }
      for told in file.told.prefix(20) {
        page.remark("  " + name + words.located(told, reasons))
      }
      let rest = file.problemCount - min(20, file.problems.count + file.told.count)
      if rest > 0 { page.remark("  " + ImportWords(page.language).andMore(rest)) }
    }
  }

  private func tellFailures(_ files: [FileImport], _ failures: [Report]) throws(Report) {
    let failed = files.reduce(0) { $0 + $1.counts.failed }
    if let first = failures.first {
      throw Report(
        code: first.code,
        message: words.someFiles(
          failures.count, isTrial: wish.isTrial, hasOthers: !files.isEmpty),
        field: "FILE", status: first.status,
        candidates: failures.map { ([$0.message] + $0.candidates).joined(separator: " ") })
    }
    if failed > 0 {
      throw Report(
        code: "brokenImport",
        message: wish.isTrial
          ? words.wouldFail(failed)
          : words.failed(
            failed, hasOthers: files.contains { $0.counts.read > $0.counts.failed }),
        field: "FILE", status: .refused)
    }
  }
}
