package import Domain
import TextUI

extension JSONText {
  /// Writes how many records were read, and how many were added, updated, skipped and so on.
  package mutating func counts(_ counts: ImportCounts, read: Int) {
    member("read", read)
    member("added", counts.added)
    member("updated", counts.updated)
    member("same", counts.same)
    member("skipped", counts.skipped)
    member("failed", counts.failed)
  }

  /// Writes the result of an import, with the reasons of issues as text.
  mutating func report<Reason>(
    _ report: ImportReport<Reason>, _ words: (Reason) -> String,
    more: (inout JSONText) -> Void = { _ in }
  ) {
    object { json in
      json.counts(ImportCounts(report), read: report.read)
      json.key("problems")
      json.list(report.problems + report.left) { json, problem in
        json.object { json in
          json.member("file", problem.file)
          json.member("line", problem.line)
          json.member("reason", words(problem.reason))
        }
      }
      more(&json)
    }
  }
}

extension CommandOutput {
  /// Prints the result of an import. Throws if some records failed, although the others were
  /// imported.
  package func reportImport<Reason>(
    _ report: ImportReport<Reason>, _ sentence: String, code: String, failed: String,
    reason: (Reason) -> String, more: (inout JSONText) -> Void = { _ in }
  ) throws(Report) {
    answer(sentence) { json in
      json.key("import")
      json.report(report, reason, more: more)
    }
    let words = ImportWords(language)
    for why in report.left.prefix(20) { hint(words.located(why, reason)) }
    if report.left.count > 20 { hint(words.andMore(report.left.count - 20)) }
    if report.failed == 0 { return }
    var problems = wantsJSON ? [] : report.problems.map { words.located($0, reason) }
    let rest = report.failed - report.problems.count
    if rest > 0, !wantsJSON { problems.append(words.andMore(rest)) }
    throw Report(code: code, message: failed, status: .refused, candidates: problems)
  }
}

/// The number of records per outcome of an import.
package struct ImportCounts {
  package var (added, updated, same, skipped, failed) = (0, 0, 0, 0, 0)

  package init<Reason>(_ report: ImportReport<Reason>) {
    (added, updated, same) = (report.added, report.updated, report.same)
    (skipped, failed) = (report.skipped, report.failed)
  }

  package init(_ report: ArchiveReport) {
    (added, updated, same) = (report.added, report.updated, report.same)
    (skipped, failed) = (report.skipped, report.failed)
  }

  package init(_ tally: ImportTally) {
    (added, updated, same) = (tally.added, tally.updated, tally.same)
    (skipped, failed) = (tally.skipped, tally.failed)
  }
}

/// Messages that all imports share.
package struct ImportWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns the result of an import as a sentence. Outcomes with a count of zero are omitted.
  package func summary(read: Phrase, _ counts: ImportCounts) -> String {
    let list = outcomes(done(counts))
    return say("\(read.korean) 확인했어요", read.english) + list + "."
  }

  /// Returns the result of a dry run of an import as a sentence. The caller adds that nothing was changed.
  package func trial(read: Phrase, _ counts: ImportCounts) -> String {
    let list = outcomes(wanted(counts))
    return say("\(read.korean) 미리 확인했어요", "\(read.english) (dry run)") + list + "."
  }

  private func done(_ counts: ImportCounts) -> [(Int, Phrase)] {
    [
      (counts.added, Phrase("새로 가져온 것", "added")),
      (counts.updated, Phrase("고친 것", "updated")),
      (counts.same, Phrase("그대로인 것", "unchanged")),
      (counts.skipped, Phrase("건너뛴 것", "skipped")),
      (counts.failed, Phrase("가져오지 못한 것", "failed")),
    ]
  }

  private func wanted(_ counts: ImportCounts) -> [(Int, Phrase)] {
    [
      (counts.added, Phrase("새로 가져올 것", "would be added")),
      (counts.updated, Phrase("고칠 것", "would be updated")),
      (counts.same, Phrase("그대로 둘 것", "unchanged")),
      (counts.skipped, Phrase("건너뛸 것", "would be skipped")),
      (counts.failed, Phrase("가져오지 못할 것", "would fail")),
    ]
  }

  /// Returns one text for each outcome of an import or its dry run. Outcomes with a count of zero are omitted.
  package func list(_ counts: ImportCounts, isTrial: Bool) -> [String] {
    list(isTrial ? wanted(counts) : done(counts))
  }

  private func list(_ parts: [(Int, Phrase)]) -> [String] {
    parts.filter { $0.0 > 0 }.map { count, phrase in
      say("\(phrase.korean) \(count)개", "\(count) \(phrase.english)")
    }
  }

  /// Returns the outcomes as a list after a colon; empty if all counts are zero.
  private func outcomes(_ parts: [(Int, Phrase)]) -> String {
    let items = list(parts)
    return items.isEmpty ? "" : ": " + items.joined(separator: ", ")
  }

  /// Returns the message that says how many entries of a file failed, followed by what happened to the others if there
  /// are any.
  package func failed(_ count: Int, of read: Int, others: Phrase) -> String {
    let failed = say(
      "\(count)군데를 읽지 못했어요.",
      count == 1 ? "1 part could not be read." : "\(count) parts could not be read.")
    if count >= read { return failed }
    return failed
      + say(" 나머지는 \(others.korean) 담았어요.", " The rest are \(others.english).")
  }

  package func andMore(_ count: Int) -> String {
    say("그 밖에 \(count)군데", "and \(count) more")
  }

  /// Returns the text of an import issue with its line number, after the name of the file if there is one.
  package func located<Reason>(_ problem: ImportIssue<Reason>, _ reason: (Reason) -> String)
    -> String
  {
    let line = say("\(problem.line)번째 줄: ", "line \(problem.line): ")
    return (problem.file.map { Printable.line($0) + ", " } ?? "") + line + reason(problem.reason)
  }
}
