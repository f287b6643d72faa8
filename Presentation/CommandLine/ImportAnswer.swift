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

extension AnswerPage {
  /// Says what an import did. What could not be taken in is an error, although the rest was.
  func report<Reason>(
    _ report: ImportReport<Reason>, _ sentence: String, code: String, failed: String,
    reason: (Reason) -> String
  ) -> ExitStatus {
    if wantsJSON {
      answer { json in
        json.key("import")
        json.report(report, reason)
      }
    } else {
      line(sentence)
    }
    if report.failed == 0 { return .done }
    let words = ImportWords(language)
    var problems = wantsJSON ? [] : report.problems.map { words.located($0, reason) }
    let rest = report.failed - report.problems.count
    if rest > 0, !wantsJSON { problems.append(words.andMore(rest)) }
    return fail(Report(code: code, message: failed, status: .refused, candidates: problems))
  }
}

/// What the program says about every import.
struct ImportWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  func andMore(_ count: Int) -> String {
    Phrase("그 밖에 \(count)군데", "and \(count) more")(language)
  }

  /// A problem with the place it is at.
  func located<Reason>(_ problem: ImportProblem<Reason>, _ reason: (Reason) -> String) -> String {
    let line = Phrase("\(problem.line)번째 줄: ", "line \(problem.line): ")(language)
    return (problem.file.map { Printable.line($0) + ", " } ?? "") + line + reason(problem.reason)
  }
}
