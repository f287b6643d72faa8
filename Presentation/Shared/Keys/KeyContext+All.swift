import Domain
package import PresentationKit
import PresentationMoods
import PresentationReading
import PresentationSayings
import PresentationSchedule

extension KeyContext {
  /// All contexts, in the order of `haru keys`.
  package static let all: [KeyContext] =
    [shell, move, form, code, .today] + FeatureDescriptor.all.flatMap { $0.keyContexts() }
    + [.search, .timeline, .film, .history, .trash, .bringIn, .sync, .settings, .page]

  static func named(_ name: String) -> KeyContext? { all.first { $0.name == name } }
}
