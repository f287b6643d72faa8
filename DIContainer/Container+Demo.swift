import Data
import Demo
package import Domain
import HaruStore
import Presentation
package import PresentationKit
import TextUI

extension Container {
  /// Returns the features over a store in memory with a sample family, in the given language. The
  /// user's settings for colours and motion apply.
  package static func demo(_ settings: Settings, _ language: Language) throws(OpeningFailure)
    -> Features
  {
    do throws(StorageFailure) {
      let adapters = try Adapters.inMemory(settings)
      let choices = settings.choices(of: nil)
      for preference in [Preference.appearance, .theme, .motion, .pictures, .picturesLimit] {
        guard let value = choices?.value(of: preference) else { continue }
        try adapters.preferences.set(preference.rawValue, to: value)
      }
      try addDemoData(to: adapters, in: language)
      return Features(adapters)
    } catch { throw .storage(error) }
  }

  /// Fills a store with the sample family of a language.
  static func addDemoData(to adapters: Adapters, in language: Language) throws(StorageFailure) {
    let story: DemoStory =
      switch language.tongue {
      case .korean: .korean
      case .english: .english
      }
    try DemoWriter(story, in: adapters).write()
  }
}
