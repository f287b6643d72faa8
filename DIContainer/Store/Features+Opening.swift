import Data
public import Domain

extension Features {
  /// Opens a store file, and creates it if it does not exist. An older store is migrated; a file that is newer, damaged
  /// or not a store is refused and left unchanged.
  ///
  /// Several processes may open a store at once. Backups go into a folder `backups` beside the file. The caller must
  /// respect the lock (`features.lock.queries()`).
  public static func open(
    at path: String, readOnly: Bool = false, in world: StoreDependencies = StoreDependencies()
  ) throws(StorageFailure) -> Features {
    Features(try Adapters.open(at: path, readOnly: readOnly, in: world))
  }

  /// Opens an empty store in memory, whose data is lost when it is closed.
  public static func inMemory(in world: StoreDependencies = StoreDependencies())
    throws(StorageFailure)
    -> Features
  {
    Features(try Adapters.inMemory(in: world))
  }
}

extension Adapters {
  /// Opens a store file like `Features.open`, but returns the adapters, so that some can be replaced.
  public static func open(
    at path: String, readOnly: Bool = false, in world: StoreDependencies = StoreDependencies()
  ) throws(StorageFailure) -> Adapters {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return Adapters(
      try Database(.file(path), readOnly: readOnly), in: world,
      paths: ArchivePaths(dataFolder: folder, store: path, profile: nil))
  }
}
