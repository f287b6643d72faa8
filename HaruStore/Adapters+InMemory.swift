import Data
public import Domain

extension Adapters {
  /// The repositories over a store in memory; its data and preferences are lost afterwards.
  public static func inMemory(in world: StoreDependencies = StoreDependencies())
    throws(StorageFailure)
    -> Adapters
  {
    Adapters(try Database(.memory), in: world).borrowed()
  }

  /// The same adapters for a store in memory that is shared: they deliver no notices, open nothing and do not close it.
  package func borrowed() -> Adapters {
    var adapters = self
    // A demo must not start a real phone call.
    adapters.opener = Opener(open: { _ in .noProgram }, look: { _ in .noProgram })
    adapters.delivery = .silent
    adapters.timer = .nowhere
    adapters.syncTimer = .nowhere
    adapters.syncDependencies = .none
    adapters.pause = .none
    adapters.support = .alone
    adapters.introduction = .none
    // The store stays open, because a restart of the demo goes on using it.
    adapters.close = {}
    return adapters
  }
}
