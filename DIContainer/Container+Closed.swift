import Data
import Domain
import HaruStore
import PresentationKit

extension Container {
  /// Reminds the user that the encrypted store of a profile is closed, at most once a day. Only the settings file of the
  /// profile is read. A failure is not reported, because the command that needed the store reports the closed store.
  static func remindOfClosedStore(_ settings: Settings, _ profile: String?, _ text: NoticeText) {
    do throws(OpeningFailure) {
      let name =
        if let profile { try meant(by: profile, settings) } else {
          try currentProfile(settings).text
        }
      let note = ClosedReminderNote(besides: settings.store(of: name))
      do throws(StorageFailure) {
        let adapters = try Adapters.inMemory(settings, profile: name, readOnly: true)
        try ClosedReminder(
          delivery: adapters.delivery, preferences: Preferences(adapters.preferences),
          clock: adapters.clock, claim: note.claim, forget: note.forget
        )(text)
      } catch { return }
    } catch { return }
  }
}
