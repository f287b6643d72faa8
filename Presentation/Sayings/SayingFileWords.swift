package import Domain
package import PresentationKit
import TextUI

/// The texts about the import and export of sayings.
package struct SayingFileWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  // MARK: Results

  func imported(_ report: ImportReport<SayingParseError>) -> String {
    ImportWords(language).summary(
      read: Phrase("글귀 \(report.read)개를", "Read \(report.read)"), ImportCounts(report))
  }

  func pulled(_ report: ImportReport<SayingParseError>) -> String {
    if report.added == 0 { return say("새 글귀가 없어요.", "No new sayings.") }
    return say(
      "새 글귀 \(report.added)개를 받았어요.",
      report.added == 1 ? "Fetched 1 new saying." : "Fetched \(report.added) new sayings.")
  }

  /// Returns the sentence that says how many sayings could not be imported. If there were others, also says that they
  /// were processed.
  func failed(_ count: Int, of read: Int) -> String {
    guard count < read else {
      return say(
        "글귀 \(count)개를 담지 못했어요.",
        count == 1
          ? "The saying could not be imported." : "None of the sayings could be imported.")
    }
    return say(
      "글귀 \(count)개를 담지 못했어요. 나머지는 모두 처리했어요.",
      count == 1
        ? "1 saying could not be imported. All others were processed."
        : "\(count) sayings could not be imported. All others were processed.")
  }

  func exported(_ count: Int, to path: String) -> String {
    let path = Printable.line(path)
    return say(
      "\(path)에 글귀 \(count)개를 저장했어요.",
      "Wrote \(count) \(count == 1 ? "saying" : "sayings") to \(path).")
  }

  // MARK: Failures

  /// Returns an error about an import as a report, for the command line and the screens.
  package func report(_ error: SayingsImportFailure) -> Report {
    switch error {
    case .file(let failure): FileWords(language).report(failure, field: "FILE")
    case .fetch(let failure): FetchWords(language).report(failure)
    case .unknownForm(let source):
      Report(
        code: "unknownForm", message: unknownForm(source), field: "FILE",
        status: status(of: source))
    case .broken(let source, let problem):
      Report(
        code: "brokenFile", message: broken(source, problem), field: "FILE",
        status: status(of: source))
    case .noFeed:
      Report(
        code: "noFeed",
        message: say(
          "아직 받아 온 곳이 없어요. 처음에는 주소나 파일을 적어 주세요: `haru sayings pull URL`.",
          "Nothing has been pulled yet. Give a URL or a file the first time: `haru sayings pull URL`."
        ),
        field: "URL|FILE", status: .usage)
    case .sayings(let error): SayingsWords(language).report(error)
    }
  }

  /// Returns the exit status for an invalid source: a network failure for a feed, a refusal for a file.
  private func status(of source: String?) -> ExitStatus {
    source.map(PullSayings.isAddress) == true ? .network : .refused
  }

  private func broken(_ source: String?, _ problem: SayingIssue) -> String {
    let name = source.map { Printable.line($0) + ", " } ?? ""
    return say(
      "\(name)\(problem.line)번째 줄에서 멈췄어요. \(reason(problem.reason)) 바뀐 것은 없어요.",
      "\(name)line \(problem.line): \(reason(problem.reason)) Nothing was changed.")
  }

  private func unknownForm(_ source: String?) -> String {
    let name = source.map { Printable.line($0) + ": " } ?? ""
    return name
      + say(
        "JSON도 CSV도 fortune 파일도 아니에요. 형식을 알면 --format으로 적어 주세요. 바뀐 것은 없어요.",
        "This is not a JSON, CSV or fortune file. If you know the format, choose it with "
          + "--format. Nothing was changed.")
  }

  /// Returns the error for a file name whose extension implies no format.
  func unknownEnding(_ path: String) -> Report {
    let name = Printable.line(path)
    let forms = SayingFileFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return Report(
      code: "unknownEnding",
      message: say(
        "\(name): 파일 이름만으로는 형식을 알 수 없어요. --format으로 \(forms) 중 하나를 적어 주세요.",
        "\(name): the file name does not show the format. Choose one with --format: \(forms)."),
      field: "FILE", status: .usage)
  }
}
