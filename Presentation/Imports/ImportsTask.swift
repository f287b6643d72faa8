package import Domain
package import PresentationKit
import TextUI

/// What is done in the background for somebody who brings a file in.
package enum ImportsTask: BackgroundRequest {
  /// Looks which of the files that were downloaded can be brought in.
  case look
  /// Finds what a beginning of a path may become.
  case complete(String)
  /// Brings a file in, or says what would come of it.
  case bringIn(String, ImportOptions)

  /// Whether it is inside the store for as long as it takes, so that nobody else may be.
  package var isInStore: Bool {
    switch self {
    case .bringIn: true
    case .look, .complete: false
    }
  }

  /// Does it, and tells how far it has come.
  func run(
    _ imports: Imports?, _ cancellation: Cancellation, _ tell: @escaping (ImportsNews) -> Void
  ) -> ImportsNews {
    guard let imports else { return .failed(.stopped) }
    switch self {
    case .look: return .found(imports.inDownloads { cancellation.isCancelled })
    case .complete(let beginning): return .completed(imports.places.completions(beginning))
    case .bringIn(let path, let wishes):
      var told = -1
      let progress = ImportProgress(
        { done, whole in
          guard whole > 0, done * 100 / whole > told else { return }
          told = done * 100 / whole
          tell(.progress(percent: told, of: whole))
        }, isStopped: { cancellation.isCancelled })
      do throws(ImportFailure) {
        let whole = imports.places.whole(path)
        return .done(try imports(whole, named: path, wishes, telling: progress))
      } catch { return .failed(error) }
    }
  }
}

/// What is known of it. Only the last news ends the background task.
package enum ImportsNews: BackgroundMessage {
  case found([ImportCandidate])
  case completed([String])
  case progress(percent: Int, of: Int)
  case done(FileImport)
  case failed(ImportFailure)
}

extension ImportsTask {
  package func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ tell: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult {
    .imports(run(asked.imports, cancellation) { tell(.imports($0)) })
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
