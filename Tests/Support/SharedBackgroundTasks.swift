import DIContainer
import Data
import Domain
import PresentationKit
import TextUI

extension Cancellation {
  /// Creates a flag as the program uses it, which is not cancelled.
  package init() { self = .flag() }
}

extension BackgroundTaskDependencies {
  /// Returns the dependencies as the program has them, but with another function that starts threads.
  package static func starting(
    _ start: @escaping (@escaping @Sendable () -> Void) -> Bool
  ) -> BackgroundTaskDependencies {
    var world = Background.backgroundTasks
    world.start = start
    return world
  }
}
