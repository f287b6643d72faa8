import Data
public import Domain

extension Adapters {
  /// The same repositories over a store in memory, which is gone afterwards, and so is what
  /// somebody chooses.
  public static func inMemory(in world: StoreDependencies = StoreDependencies())
    throws(StorageFailure)
    -> Adapters
  {
    Adapters(try Database(.memory), in: world).borrowed()
  }

  /// The same over a store in memory that others share: nothing is told, opened or closed.
  package func borrowed() -> Adapters {
    var adapters = self
    // Nothing borrowed may ring a real telephone.
    adapters.opener = Opener(open: { _ in .noProgram }, look: { _ in .noProgram })
    adapters.delivery = .silent
    adapters.timer = .nowhere
    adapters.syncTimer = .nowhere
    adapters.syncWorld = .none
    adapters.pause = .none
    adapters.support = .alone
    adapters.introduction = .none
    // Whoever borrowed it goes on with it.
    adapters.close = {}
    return adapters
  }
}
