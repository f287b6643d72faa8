package import Domain
package import PresentationKit

/// A request of the palette.
package enum PaletteWork: FeatureRequest {
  /// Searches for records that match a text.
  case find(String)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .palette(run(runner.features, runner.language))
  }
}

/// The answer to `PaletteWork`, with the text that was searched for.
package enum PaletteEvent: FeatureMessage {
  case results(String, [Hit])
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .results: false
    }
  }
}

extension PaletteWork {
  func run(_ features: Features, _ language: Language) -> PaletteEvent {
    switch self {
    case .find(let text):
      do throws(StorageFailure) {
        return .results(text, try features.finding.find(text, atMost: PalettePrompt.mostRecords))
      } catch { return .failed(StorageWords(language).report(error)) }
    }
  }
}

extension Work {
  package static func palette(_ request: PaletteWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func palette(_ message: PaletteEvent) -> FeatureEvent { FeatureEvent(message) }
  var palette: PaletteEvent? { cast() }
}
