import Data
public import Domain

extension Features {
  /// Opens the store of a file, and creates it if there is none. An older store is migrated; a file that is newer,
  /// damaged or not a store is refused and left unchanged.
  ///
  /// Several processes may open a store at once. Backups go into a folder `backups` beside the file. The caller has to
  /// respect the lock (`features.lock.look()`).
  public static func open(
    at path: String, readOnly: Bool = false, in world: StoreDependencies = StoreDependencies()
  ) throws(StorageFailure) -> Features {
    Features(try Adapters.open(at: path, readOnly: readOnly, in: world))
  }

  /// Opens an empty store in memory, which is lost afterwards.
  public static func inMemory(in world: StoreDependencies = StoreDependencies())
    throws(StorageFailure)
    -> Features
  {
    Features(try Adapters.inMemory(in: world))
  }
}

extension Adapters {
  /// The adapters over the store of a file, for replacing some of them; otherwise like `Features.open`.
  public static func open(
    at path: String, readOnly: Bool = false, in world: StoreDependencies = StoreDependencies()
  ) throws(StorageFailure) -> Adapters {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return Adapters(
      try Database(.file(path), readOnly: readOnly), in: world,
      paths: ArchivePaths(dataFolder: folder, store: path, profile: nil))
  }
}
