import Domain
import TextUI

extension JSONText {
  /// Writes what came of all files together, and of each.
  mutating func imports(_ files: [FileImport], isTrial: Bool, _ words: ImportReasonWords) {
    var all = ImportTally()
    var parts: [String: ImportTally] = [:]
    for file in files {
      all.add(file.counts)
      for (kind, tally) in file.kinds { parts[kind.part, default: ImportTally()].add(tally) }
    }
    let formats = Set(files.map(\.format))
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
      json.key("notes")
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
          json.member("format", file.format.rawValue)
          json.counts(ImportCounts(file.counts), read: file.counts.read)
        }
      }
      json.member("dryRun", isTrial)
    }
  }

  private static let importedParts: [StaticString] = [
    "people", "sayings", "moods", "schedule", "books", "haru",
  ]

  private mutating func problems(_ files: [FileImport], _ words: ImportReasonWords) {
    let all = files.flatMap { ImportReportTable.rows(of: $0, words) }
    list(all) { json, row in
      json.object { json in
        json.member("file", row.file)
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
  /// How many photos it says are not there.
  fileprivate var photosMissing: Int {
    if case .photosMissing(let count) = self { count } else { 0 }
  }
}

extension ImportTally {
  /// Counts what others counted, too.
  fileprivate mutating func add(_ other: ImportTally) {
    added += other.added
    updated += other.updated
    same += other.same
    skipped += other.skipped
    failed += other.failed
  }
}

extension ImportCounts {
  init(_ tally: ImportTally) {
    (added, updated, same) = (tally.added, tally.updated, tally.same)
    (skipped, failed) = (tally.skipped, tally.failed)
  }
}

/// What did not come in whole, a row for each.
enum ImportReportTable {
  /// One row.
  struct Row {
    let file: String
    let line: Int?
    let part: String
    let record: String?
    let reason: String
    let failed: Bool
  }

  /// The rows of a file.
  static func rows(of file: FileImport, _ words: ImportReasonWords) -> [Row] {
    let part = file.format.kind.part
    let own = file.problems.map {
      Row(
        file: file.file, line: $0.line, part: part, record: nil, reason: words.reason($0.reason),
        failed: $0.failed)
    }
    let told = file.told.map { problem in
      var row = Row(
        file: file.file, line: problem.line, part: part, record: nil,
        reason: words.reason(problem.reason), failed: problem.failed)
      if case .record(let record) = problem.reason {
        row = Row(
          file: file.file, line: record.line, part: record.part, record: record.record,
          reason: row.reason, failed: problem.failed)
      }
      return row
    }
    return own + told
  }

  /// All rows as a table.
  static func written(_ files: [FileImport], _ words: ImportReasonWords) -> [UInt8] {
    var text = "file,line,part,record,reason,failed\r\n"
    for row in files.flatMap({ rows(of: $0, words) }) {
      let cells = [
        row.file, row.line.map { String($0) } ?? "", row.part, row.record ?? "", row.reason,
        row.failed ? "true" : "false",
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
