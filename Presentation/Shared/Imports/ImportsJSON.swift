import Domain
import PresentationKit
import TextUI

extension JSONText {
  /// Writes the totals of all files, and the result of each file.
  mutating func imports(_ files: [FileImport], isTrial: Bool, _ words: ImportReasonWords) {
    var all = ImportTally()
    var parts: [String: ImportTally] = [:]
    for file in files {
      all.add(file.counts)
      for (kind, tally) in file.kinds { parts[kind.part, default: ImportTally()].add(tally) }
    }
    let formats = Set(files.flatMap(\.formats))
    object { json in
      json.counts(ImportCounts(all), read: all.read)
      json.member("format", formats.count == 1 ? formats.first?.rawValue : nil)
      json.key("parts")
      json.object { json in
        for part in Self.importedParts {
          guard let tally = parts[part.description] else { continue }
          json.key(part)
          json.object { $0.counts(ImportCounts(tally), read: tally.read) }
        }
      }
      json.key("problems")
      json.problems(files, words)
      json.key("remarks")
      json.list(files.flatMap(\.notes)) { $0.value(words.note($1)) }
      json.key("media")
      json.object { json in
        json.member("found", files.reduce(0) { $0 + $1.photosFound })
        json.member("copied", files.reduce(0) { $0 + $1.photosCopied })
        json.member("missing", files.flatMap(\.notes).reduce(0) { $0 + $1.photosMissing })
      }
      json.key("files")
      json.list(files) { json, file in
        json.object { json in
          json.member("file", file.file)
          json.member("format", file.formats.count == 1 ? file.format.rawValue : nil)
          json.key("formats")
          json.list(file.formats) { $0.value($1.rawValue) }
          json.counts(ImportCounts(file.counts), read: file.counts.read)
        }
      }
      json.member("dryRun", isTrial)
    }
  }

  private static let importedParts: [StaticString] = [
    "people", "sayings", "moods", "schedule", "books", "notes", "counts", "haru",
  ]

  private mutating func problems(_ files: [FileImport], _ words: ImportReasonWords) {
    let all = files.flatMap { ImportReportTable.rows(of: $0, words) }
    list(all) { json, row in
      json.object { json in
        json.member("file", row.file)
        json.member("path", row.path)
        json.member("line", row.line)
        json.member("record", row.record)
        json.member("reason", row.reason)
        json.member("part", row.part)
        json.member("failed", row.failed)
      }
    }
  }
}

extension ImportNote {
  /// The number of missing photos in this note; 0 for other notes.
  fileprivate var photosMissing: Int {
    if case .photosMissing(let count) = self { count } else { 0 }
  }
}

extension ImportTally {
  /// Adds the counts of another tally.
  fileprivate mutating func add(_ other: ImportTally) {
    added += other.added
    updated += other.updated
    same += other.same
    skipped += other.skipped
    failed += other.failed
  }
}

/// Formats the import report as CSV, with a row for each problem.
enum ImportReportTable {
  struct Row {
    let file: String
    let line: Int?
    /// The part of Haru to which the record belongs; nil if the format of the file is unknown.
    let part: String?
    let record: String?
    let reason: String
    let failed: Bool
    /// The path within a folder or archive; nil otherwise.
    let path: String?
    /// Whether `line` is the number of an entry, not of a line.
    var byEntry = false
  }

  static func rows(of file: FileImport, _ words: ImportReasonWords) -> [Row] {
    func part(_ format: ImportFormat?) -> String { (format ?? file.format).kind.part }
    func part(_ problem: IncomingIssue) -> String? {
      switch problem.reason {
      case .fileLeft, .fileFailed: nil
      case .textTooLong: ImportKind.note.part
      case .unitDiffers: ImportKind.counter.part
      case .titleMissing, .nameMissing, .textMissing, .dateMissing, .dateUnreadable,
        .numberUnreadable, .isbnWrong, .columnsMissing, .fieldTooLong, .rowTooLong, .notUnicode,
        .notJSON, .cutOff, .editedHere, .removedHere, .twice, .twiceIn, .numberTaken,
        .photoMissing, .photoTooLarge, .againstRules, .missingPart, .sameName:
        part(problem.format)
      }
    }
    let own = file.problems.map {
      Row(
        file: file.file, line: $0.line > 0 ? $0.line : nil, part: part($0),
        record: $0.record,
        reason: words.reason($0.reason), failed: $0.failed, path: $0.path,
        byEntry: file.countsEntries || $0.countsEntries)
    }
    let others = file.partProblems.map { problem in
      var row = Row(
        file: file.file, line: problem.line, part: part(problem.format), record: nil,
        reason: words.reason(problem.reason), failed: problem.failed, path: problem.path)
      if case .record(let record) = problem.reason {
        row = Row(
          file: file.file, line: record.line, part: record.part, record: record.record,
          reason: row.reason, failed: problem.failed, path: problem.path)
      }
      return row
    }
    return own + others
  }

  private static let head = "file,line,part,record,reason,failed,path\r\n"

  /// Whether bytes are an import report, including the former format without a path column.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "file,line,part,record,reason,failed".utf8)
  }

  /// Returns all rows as CSV.
  static func written(_ files: [FileImport], _ words: ImportReasonWords) -> [UInt8] {
    var text = head
    for row in files.flatMap({ rows(of: $0, words) }) {
      let cells = [
        row.file, row.line.map { String($0) } ?? "", row.part ?? "", row.record ?? "", row.reason,
        row.failed ? "true" : "false", row.path ?? "",
      ]
      text += cells.map(quoted).joined(separator: ",") + "\r\n"
    }
    return Array(text.utf8)
  }

  private static func quoted(_ cell: String) -> String {
    let needsQuotes = cell.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
  }
}
