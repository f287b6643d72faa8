import Domain

/// The photos beside a copy of a store that is being made: those the copy names come before it gets
/// its name, and those of a copy it takes the place of go after it.
final class PhotosOfCopy {
  /// How many of the photos it names are not there.
  private(set) var missing = 0
  /// How many are.
  var there: Int { names.count - missing }

  private let folder: PhotoFolder
  private let store: PhotoFolder
  private let writing: PhotoWriting
  private var names: Set<String> = []

  init(_ copy: String, of store: PhotoFolder) {
    (folder, self.store) = (PhotoFolder(ofCopy: copy), store)
    writing = PhotoWriting(folder)
  }

  /// Copies the photos that a finished copy names, whatever was brought in since it was made.
  func bring(namedBy copy: String) throws(StorageFailure) {
    let copy = try Connection(path: copy, access: .frozen, busyMilliseconds: 0)
    names = try PhotoCare.names(in: copy)
    missing = try PhotoCare(folder: folder).bring(names, from: [store], by: writing).count
  }

  /// Removes what only the copy before it named. What cannot be removed hurts nobody.
  func sweep() {
    for name in FolderOnDisk(path: folder.path).visibleNames
    where PhotoFolder.isName(name) && !names.contains(name) {
      do throws(StorageFailure) { try folder.remove(name) } catch { continue }
    }
  }

  /// Takes back what came, where nothing came of the copy.
  func giveUp() { writing.giveUp() }
}
