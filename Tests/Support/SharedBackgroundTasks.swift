import DIContainer
import Data
import Domain
import PresentationKit
import TextUI

extension Cancellation {
  /// A flag as the program has it, not raised yet.
  package init() { self = .flag() }
}

extension BackgroundTaskDependencies {
  /// The world as the program has it, but for how threads are started.
  package static func starting(
    _ start: @escaping (@escaping @Sendable () -> Void) -> Bool
  ) -> BackgroundTaskDependencies {
    var world = Background.backgroundTasks
    world.start = start
    return world
  }
}
