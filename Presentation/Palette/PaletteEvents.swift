package import Domain
package import PresentationKit
import PresentationShared

/// A request of the palette.
package enum PaletteWork: FeatureRequest {
  /// Searches for records that match a text.
  case find(String)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .palette(run(runner.features, runner.language))
  }
}

/// The answer to `PaletteWork`, with the text that was searched for. `saved` is what the text would be saved as, like a
/// line of quick add; nil if that is unclear.
package enum PaletteEvent: FeatureMessage {
  case results(String, [Hit], saved: String?)
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
        let hits = try features.finding.find(text, atMost: PalettePrompt.mostRecords)
        return .results(text, hits, saved: CaptureWork.preview(of: text, features, language))
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
