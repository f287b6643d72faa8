import Domain
import PresentationKit
import TextUI

/// Formats the preview and the result of a file import as lines.
struct ImportPage: Equatable {
  let report: FileImport
  let isTrial: Bool
  let wantsPhotos: Bool
  let language: Language

  private var words: ImportScreenWords { ImportScreenWords(language) }
  private var reasons: ImportReasonWords { ImportReasonWords(language) }
  private var formats: ImportFormatWords { ImportFormatWords(language) }
  /// The maximum number of problems listed.
  private static let mostProblems = 500

  private var kinds: [ImportKind] { ImportKind.allCases.filter { report.kinds[$0] != nil } }

  func lines(columns: Int, hasExamples: Bool) -> [[StyledText]] {
    func wrapped(_ text: String, _ style: Style = .plain, indent: Int = 0) -> [[StyledText]] {
      TextLayout.wrapped(text, to: max(1, columns - indent)).map {
        [StyledText(String(repeating: " ", count: indent)), StyledText($0, style)]
      }
    }
    var lines: [[StyledText]] = [
      [
        StyledText(Printable.line(name), .bold),
        StyledText("   " + report.formats.map(formats.name).joined(separator: ", "), .dim),
      ].clipped(to: columns), [],
    ]
    for kind in kinds {
      let tally = report.kinds[kind] ?? ImportTally()
      lines.append([StyledText(formats.counted(kind, tally.read), .bold)])
      lines += ImportWords(language: language).list(ImportCounts(tally), isTrial: isTrial).flatMap {
        wrapped($0, indent: 2)
      }
      if hasExamples {
        lines += examples(of: kind).map { text in
          [StyledText("  · " + text, .dim)].clipped(to: columns)
        }
      }
    }
    if kinds.isEmpty { lines += wrapped(words.nothingInIt) }
    var remarks = report.notes.map(reasons.note)
    let photos = ImportsWords(language: language).photos(report, isTrial: isTrial)
    if report.photosFound > 0 {
      remarks.append(wantsPhotos ? photos : words.photosStay(report.photosFound, isTrial: isTrial))
    }
    if !remarks.isEmpty { lines += [[]] + remarks.flatMap { wrapped($0) } }
    let problems = ImportReportTable.rows(of: report, reasons)
    if report.problemCount > 0 {
      let title =
        isTrial ? words.wouldBeLeft(report.problemCount) : words.wasLeft(report.problemCount)
      lines += [[], [StyledText(title, .bold)]]
      let located = ImportsWords(language: language)
      lines += problems.prefix(Self.mostProblems).flatMap { row in
        wrapped(
          row.line == nil && row.path == nil
            ? row.reason
            : located.located(row.reason, in: row.path, row.line ?? 0, byEntry: row.byEntry),
          indent: 2)
      }
      let rest = report.problemCount - min(Self.mostProblems, problems.count)
      if rest > 0 {
        lines += wrapped(ImportWords(language: language).andMore(rest), .dim, indent: 2)
      }
    }
    return lines
  }

  /// The examples of imported records, which a separate panel shows.
  var exampleParagraphs: [Preview.Paragraph] {
    let paragraphs = kinds.flatMap { kind in
      let examples = examples(of: kind)
      if examples.isEmpty { return [Preview.Paragraph]() }
      let count = report.kinds[kind]?.read ?? 0
      return [.init(formats.counted(kind, count), .bold)] + examples.map { .init($0) }
    }
    if !paragraphs.isEmpty { return paragraphs }
    let sentence = ImportsWords(language: language).summary(report, isTrial: isTrial)
    return [.init(report.bringsNothing ? words.nothingNew : sentence, .dim)]
  }

  private func examples(of kind: ImportKind) -> [String] {
    (report.examples[kind] ?? []).map { Printable.line($0) }
  }

  /// The file name without its folder.
  private var name: String {
    report.file.split(separator: "/").last.map(String.init) ?? report.file
  }
}
