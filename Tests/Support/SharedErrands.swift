import DIContainer
import Data
import Domain
import Presentation
import TextUI

extension Cancellation {
  /// A flag as the program has it, not raised yet.
  package init() { self = .flag() }
}

extension ErrandWorld {
  /// The world as the program has it, but for how threads are started.
  package static func starting(
    _ start: @escaping (@escaping @Sendable () -> Void) -> Bool
  ) -> ErrandWorld {
    var world = Background.errands
    world.start = start
    return world
  }
}
