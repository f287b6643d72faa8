import Data
import Domain
import Presentation
import PresentationKit

/// Syncs while the screens are open, as soon as a remote that supports notifications (a database)
/// reports a change. The screens notice the synced changes like those of any other process.
struct FollowedRemote: Sendable {
  let settings: Settings
  let profile: String?
  /// The flag that stops following.
  let cancellation = Cancellation.flag()

  /// The pause after a broken connection, in milliseconds.
  private static let pause = 30_000

  /// Follows the remote of a store until cancelled; returns at once if the remote cannot notify.
  /// Errors are ignored and the sync is retried later, because a manual sync reports them.
  func follow(_ sync: Sync) {
    repeat {
      do throws(SyncFailure) {
        guard try sync.follow(cancellation, syncOnce) else { return }
      } catch { continue }
    } while cancellation.rests(milliseconds: Self.pause)
  }

  /// Syncs over its own connection, if the store opens without the lock code.
  private func syncOnce() {
    let features: Features
    do throws(OpeningFailure) {
      features = try Container.live(settings, StoreChoice(profile: profile, makesStore: false))
    } catch { return }
    defer { features.close() }
    do throws(SyncFailure) {
      _ = try features.sync.sync(Sync.Manner(cancellation: cancellation))
    } catch { return }
  }
}
