import Data
import Domain
import Presentation
import PresentationKit
import PresentationShared

// Y-10
/// Saves notes while the screens are open, soon after they arrive in a local folder. The screens notice the new records
/// like those of any other process. Folders on other computers are read by the sync timer.
struct WatchedInbox: Sendable {
  let settings: Settings
  let profile: String?
  let language: Language
  /// The flag that stops watching.
  let cancellation = Cancellation.flag()

  /// The pause between two checks of the folders, in milliseconds.
  private static let pause = 15_000

  /// Checks the folders until cancelled; returns at once if there are none.
  func watch(_ preferences: Preferences) {
    do throws(StorageFailure) {
      if try preferences.value(of: .inboxFolders).isEmpty { return }
    } catch { return }
    repeat { takeInOnce() } while cancellation.rests(milliseconds: Self.pause)
  }

  /// Checks the folders once, over its own connection, if the store opens without the lock code.
  private func takeInOnce() {
    let features: Features
    do throws(OpeningFailure) {
      features = try Container.live(settings, StoreChoice(profile: profile, makesStore: false))
    } catch { return }
    defer { features.close() }
    features.inbox.takeInSilently(in: language, folders: .local)
  }
}
