import Data
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
      try lend(to: adapters, in: language)
      return Features(adapters)
    } catch { throw .storage(error) }
  }

  /// Fills a store with the sample family of a language.
  static func lend(to adapters: Adapters, in language: Language) throws(StorageFailure) {
    let demo = Demo(.story(in: language), in: adapters)
    try addPeople(demo)
    try addDays(demo)
    try addSayingsAndBooks(demo)
    try adapters.preferences.set(Preference.moodsArtist.rawValue, to: demo.story.artist)
    // The sample data must not be undoable.
    try adapters.history.forget()
  }

  private static func addPeople(_ demo: Demo) throws(StorageFailure) {
    do throws(PeopleFailure) { try demo.plant() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .ambiguous, .noWatering:
        preconditionFailure("the demo breaks a rule")
      }
    }
    do throws(AddressBookFailure) { try demo.takeCards() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .file: preconditionFailure("the demo reads no files")
      }
    }
  }

  private static func addDays(_ demo: Demo) throws(StorageFailure) {
    do throws(MoodsFailure) { try demo.feel() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .ambiguous: preconditionFailure("the demo breaks a rule")
      }
    }
    do throws(ScheduleFailure) { try demo.plan() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .ambiguous: preconditionFailure("the demo breaks a rule")
      }
    }
  }

  private static func addSayingsAndBooks(_ demo: Demo) throws(StorageFailure) {
    do throws(SayingsFailure) { try demo.keepSayings() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .none:
        preconditionFailure("the demo breaks a rule")
      }
    }
    do throws(ReadingFailure) { try demo.read() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .ambiguous, .ambiguousSentence, .ambiguousFavourite:
        preconditionFailure("the demo breaks a rule")
      }
    }
  }
}
