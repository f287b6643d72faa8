import Data
public import Domain

extension Features {
  /// Opens the store of a file, and makes one where there is none. One of an older release is brought up
  /// to date; a file that is newer, damaged or somebody else's is refused and left as it is.
  ///
  /// Several programs may have a store open at once. Copies of it go into a folder `backups` beside
  /// the file. Whether the store is locked (`features.lock.look()`) is for the caller to respect.
  public static func open(
    at path: String, readOnly: Bool = false, in world: StoreDependencies = StoreDependencies()
  ) throws(StorageFailure) -> Features {
    Features(try Adapters.open(at: path, readOnly: readOnly, in: world))
  }

  /// Opens a store in memory, which is empty and is gone afterwards.
  public static func inMemory(in world: StoreDependencies = StoreDependencies())
    throws(StorageFailure)
    -> Features
  {
    Features(try Adapters.inMemory(in: world))
  }
}

extension Adapters {
  /// The adapters over the store of a file, to swap some of them; otherwise as `Features.open`.
  public static func open(
    at path: String, readOnly: Bool = false, in world: StoreDependencies = StoreDependencies()
  ) throws(StorageFailure) -> Adapters {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return Adapters(
      try Database(.file(path), readOnly: readOnly), in: world,
      place: ArchivePaths(dataFolder: folder, store: path, profile: nil))
  }
}
