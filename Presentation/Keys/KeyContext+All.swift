import Domain
import PresentationKit
import PresentationMoods
import PresentationReading
import PresentationSayings
import PresentationSchedule

extension KeyContext {
  /// All places, in the order in which they are shown.
  static let all: [KeyContext] =
    [shell, move, form, .today] + FeatureDescriptor.all.flatMap { $0.places() }
    + [.search, .timeline, .history, .trash, .bringIn, .sync, .settings, .page]

  /// The place of a name.
  static func named(_ name: String) -> KeyContext? { all.first { $0.name == name } }
}
