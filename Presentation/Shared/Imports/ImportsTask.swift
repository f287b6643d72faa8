package import Domain
package import PresentationKit
import TextUI

package enum ImportsTask: BackgroundRequest {
  /// Lists the importable files in the downloads folder.
  case findCandidates
  /// Lists the completions of a path.
  case complete(String)
  /// Imports a file, or previews the import.
  case bringIn(String, ImportOptions)

  /// Whether the task uses the store for its whole duration, so that no other work may use the store.
  package var isInStore: Bool {
    switch self {
    case .bringIn: true
    case .findCandidates, .complete: false
    }
  }

  /// Runs the task and reports its progress.
  func run(
    _ imports: Imports?, _ cancellation: Cancellation, _ report: @escaping (ImportsNews) -> Void
  ) -> ImportsNews {
    guard let imports else { return .failed(.stopped) }
    switch self {
    case .findCandidates: return .candidates(imports.inDownloads { cancellation.isCancelled })
    case .complete(let beginning): return .completed(imports.paths.completions(beginning))
    case .bringIn(let path, let options):
      var reported = -1
      let progress = ImportProgress(
        { done, whole in
          guard whole > 0, done * 100 / whole > reported else { return }
          reported = done * 100 / whole
          report(.progress(percent: reported, of: whole))
        }, isStopped: { cancellation.isCancelled })
      do throws(ImportFailure) {
        let whole = imports.paths.whole(path)
        return .done(try imports(whole, named: path, options, telling: progress))
      } catch { return .failed(error) }
    }
  }
}

/// A progress report or result of a task. Every case except `progress` ends the task.
package enum ImportsNews: BackgroundMessage {
  case candidates([ImportCandidate])
  case completed([String])
  case progress(percent: Int, of: Int)
  case done(FileImport)
  case failed(ImportFailure)
}

extension ImportsTask {
  package func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ report: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult {
    .imports(run(asked.imports, cancellation) { report(.imports($0)) })
  }

  package var refusal: BackgroundTaskResult { .imports(.failed(.storage(.busy))) }
}

extension BackgroundTaskWork {
  package static func imports(_ task: ImportsTask) -> BackgroundTaskWork {
    BackgroundTaskWork(task)
  }
}

extension BackgroundTaskResult {
  package static func imports(_ news: ImportsNews) -> BackgroundTaskResult {
    BackgroundTaskResult(news)
  }
  var imports: ImportsNews? { cast() }
}
