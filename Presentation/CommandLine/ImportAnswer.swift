import Domain

extension JSONText {
  /// Writes what an import did, with the reasons in words.
  mutating func report<Reason>(
    _ report: ImportReport<Reason>, _ words: (Reason) -> String
  ) {
    object { json in
      json.member("read", report.read)
      json.member("added", report.added)
      json.member("updated", report.updated)
      json.member("same", report.same)
      json.member("skipped", report.skipped)
      json.member("failed", report.failed)
      json.key("problems")
      json.list(report.problems) { json, problem in
        json.object { json in
          json.member("file", problem.file)
          json.member("line", problem.line)
          json.member("reason", words(problem.reason))
        }
      }
    }
  }
}
