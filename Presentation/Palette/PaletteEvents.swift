package import Domain

/// What the palette asks of the features.
package enum PaletteWork: Equatable, Sendable {
  /// The records that fit a text.
  case find(String)
}

/// What the features answer the palette.
package enum PaletteEvent: Equatable, Sendable {
  case found(String, [Hit])
  case failed(Report)
}

extension PaletteWork {
  /// Does the work.
  func run(_ features: Features, _ language: Language) -> PaletteEvent {
    switch self {
    case .find(let text):
      do throws(StorageFailure) {
        return .found(text, try features.finding.find(text, atMost: PalettePrompt.mostRecords))
      } catch { return .failed(StorageWords(language).report(error)) }
    }
  }
}
