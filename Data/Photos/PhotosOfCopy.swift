import Domain

/// The photos of a backup that is being made. They are copied before the backup gets its final
/// name. The photos of a backup that is replaced are deleted afterwards.
final class PhotosOfCopy {
  /// The number of photos of the backup that are missing.
  private(set) var missing = 0
  /// The number of photos of the backup that exist.
  var there: Int { names.count - missing }

  private let folder: PhotoFolder
  private let store: PhotoFolder
  private let writing: PhotoWriting
  private var names: Set<String> = []

  init(_ copy: String, of store: PhotoFolder) {
    (folder, self.store) = (PhotoFolder(ofCopy: copy, form: store.form), store)
    writing = PhotoWriting(folder)
  }

  /// Copies the photos that a finished backup references, even if the store has changed since.
  func bring(namedBy copy: String) throws(StorageFailure) {
    let copy = try Connection(path: copy, access: .frozen, busyMilliseconds: 0)
    names = try PhotoCare.names(in: copy)
    missing = try PhotoCare(folder: folder).bring(names, from: [store], by: writing).count
  }

  /// Deletes the photos that only the replaced backup referenced. A failure is harmless.
  func sweep() {
    do throws(StorageFailure) {
      var needed: Set<String> = []
      for name in names { needed.insert(try folder.storedName(of: name)) }
      for file in try folder.files() where !needed.contains(file) { try folder.remove(file) }
    } catch { return }
  }

  /// Removes the copied photos, if the backup was not completed.
  func giveUp() { writing.giveUp() }
}
