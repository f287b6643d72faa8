import Data
public import Domain

extension Adapters {
  /// Creates adapters for a store in memory. Its data and preferences are lost when it is closed.
  public static func inMemory(in world: StoreDependencies = StoreDependencies())
    throws(StorageFailure)
    -> Adapters
  {
    Adapters(try Database(.memory), in: world).borrowed()
  }

  /// Returns these adapters for a store in memory. They deliver no notifications, start no program and do not close the
  /// store, because a restarted demo continues to use it.
  package func borrowed() -> Adapters {
    var adapters = self
    // A demo must not start a real phone call.
    adapters.opener = Opener(open: { _ in .noProgram }, check: { _ in .noProgram })
    adapters.delivery = .silent
    adapters.timer = .nowhere
    adapters.syncTimer = .nowhere
    adapters.syncDependencies = .none
    adapters.inboxFolders = { _ in .none }
    adapters.vdirFolders = .none
    adapters.pause = .none
    adapters.support = .alone
    adapters.introduction = .none
    // The store stays open, because a restart of the demo goes on using it.
    adapters.close = {}
    return adapters
  }
}
