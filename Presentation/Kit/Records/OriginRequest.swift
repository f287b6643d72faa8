import Domain

/// Loads the origin of a record.
struct OriginRequest: FeatureRequest {
  let record: String

  func answer(of runner: EffectRunner) -> FeatureEvent {
    do throws(StorageFailure) {
      return FeatureEvent(
        OriginMessage.origin(try RecordOrigin(of: record, runner.features.imports)))
    } catch {
      return FeatureEvent(OriginMessage.failed(StorageWords(runner.language).report(error)))
    }
  }
}

/// The answer to `OriginRequest`.
package enum OriginMessage: FeatureMessage {
  case origin(RecordOrigin)
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .origin: false
    }
  }
}

extension Work {
  /// Creates the request to load the origin of the record with this id.
  package static func origin(_ record: String) -> Work { Work(OriginRequest(record: record)) }
}

extension FeatureEvent {
  package var origin: OriginMessage? { cast() }
}
