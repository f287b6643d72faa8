package import Domain
package import PresentationKit
import TextUI

/// A request of the sync screen that is answered at once.
package enum SyncWork: FeatureRequest {
  /// Loads the status and the conflicts.
  case load
  /// Resolves a conflict by keeping one of its values.
  case resolve(Int, keeping: ConflictSide)
  /// Shows the sync key, to be entered on another device.
  case key
  /// Shows the sync key as a QR code.
  case code

  func run(_ sync: Sync, _ language: Language) -> SyncEvent {
    let words = SyncWords(language)
    switch self {
    case .load:
      do throws(SyncFailure) { return .page(try SyncPage(sync)) } catch {
        return .unseen(words.report(error, at: nil))
      }
    case .resolve(let number, let side):
      do throws(ConflictFailure) { try sync.resolve(number, keeping: side) } catch {
        return .failed(words.report(error))
      }
      return .resolved(words.resolved([side]))
    case .key, .code:
      do throws(SyncFailure) {
        let key = try sync.code()
        return self == .key ? .key(key) : .code(key)
      } catch {
        return .failed(words.report(error, at: nil))
      }
    }
  }

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .sync(run(runner.features.sync, runner.language))
  }
}

/// The content of the sync screen.
package struct SyncPage: Equatable, Sendable {
  /// The status; nil if sync is not set up.
  let status: SyncStatus?
  /// The numbered conflicts; nil in a read-only store, where conflicts cannot be numbered.
  let conflicts: [NamedConflict]?

  init(status: SyncStatus?, conflicts: [NamedConflict]?) {
    (self.status, self.conflicts) = (status, conflicts)
  }

  fileprivate init(_ sync: Sync) throws(SyncFailure) {
    status = try sync.status()
    guard let status, status.conflicts > 0 else {
      conflicts = []
      return
    }
    do throws(StorageFailure) { conflicts = try sync.conflicts() } catch {
      guard error == .openedForReading || error == .readOnly else { throw .storage(error) }
      conflicts = nil
    }
  }
}

/// A message to the sync screen.
package enum SyncEvent: FeatureMessage {
  case page(SyncPage)
  /// The status could not be read.
  case unseen(Report)
  /// A conflict was resolved; the sentence says how.
  case resolved(String)
  /// The sync key, which the user asked for.
  case key(String)
  /// The sync key, which is shown as a QR code.
  case code(String)
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed, .unseen: true
    case .page, .resolved, .key, .code: false
    }
  }
}

/// Syncs in the background.
struct SyncTask: BackgroundRequest {
  func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ report: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult { .sync(SyncAnswer(of: asked.sync, cancellation)) }

  var refusal: BackgroundTaskResult { .sync(.failed(.storage(.busy))) }
  var isInStore: Bool { true }
}

/// The result of a sync that ran in the background.
package enum SyncAnswer: BackgroundMessage {
  case synced(SyncReport)
  case failed(SyncFailure)

  /// Runs a sync and keeps its result; a nil `sync` fails with `notSynced`. A background task cannot ask the user for a
  /// password.
  init(of sync: Sync?, _ cancellation: Cancellation) {
    guard let sync else {
      self = .failed(.notSynced)
      return
    }
    do throws(SyncFailure) {
      self = .synced(try sync.sync(Sync.Manner(cancellation: cancellation)))
    } catch { self = .failed(error) }
  }
}

extension Work {
  package static func sync(_ request: SyncWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func sync(_ message: SyncEvent) -> FeatureEvent { FeatureEvent(message) }
  var sync: SyncEvent? { cast() }
}

extension BackgroundTaskWork {
  /// A background task that syncs with the remote.
  package static let sync = BackgroundTaskWork(SyncTask())
}

extension BackgroundTaskResult {
  package static func sync(_ answer: SyncAnswer) -> BackgroundTaskResult {
    BackgroundTaskResult(answer)
  }
  var sync: SyncAnswer? { cast() }
}
