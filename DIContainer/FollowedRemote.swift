import Data
import Domain
import Presentation
import PresentationKit

/// Meets the others while the screens are open, as soon as a place that tells what is new has told it:
/// a database does. What comes is seen like anything another program writes.
struct FollowedRemote: Sendable {
  let settings: Settings
  let profile: String?
  /// Ends it.
  let cancellation = Cancellation.flag()

  /// How long nobody listens after a connection broke, in milliseconds.
  private static let pause = 30_000

  /// Follows the place of a store, until that is cancelled, or at once where there is nothing to follow.
  /// A place that cannot be had is asked again later: whoever wants to know why asks by hand.
  func follow(_ sync: Sync) {
    repeat {
      do throws(SyncFailure) {
        guard try sync.follow(cancellation, meet) else { return }
      } catch { continue }
    } while cancellation.rests(milliseconds: Self.pause)
  }

  /// Meets with a connection of its own, where the store may be opened without a code.
  private func meet() {
    let features: Features
    do throws(OpeningError) {
      features = try Container.live(settings, StoreChoice(profile: profile, makesStore: false))
    } catch { return }
    defer { features.close() }
    do throws(SyncFailure) {
      _ = try features.sync.meet(Sync.Manner(cancellation: cancellation))
    } catch { return }
  }
}
