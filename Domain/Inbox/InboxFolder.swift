/// A folder in which notes arrive.
public struct InboxFolder: Sendable {
  /// The path or address, as the user named it.
  public let name: String
  let files: any RemoteFiles
  /// The folder of the notes; nil for the root of `files`.
  let path: RemotePath?

  public init(name: String, files: any RemoteFiles, path: RemotePath? = nil) {
    (self.name, self.files, self.path) = (name, files, path)
  }

  /// The folder of notes beside the files of sync.
  public static let beside = RemotePath("inbox")

  func list() throws(RemoteFailure) -> [RemoteFile] { try files.list(path) }

  /// Reads a note; nil if it no longer exists.
  func read(_ name: String) throws(RemoteFailure) -> [UInt8]? {
    guard let path = path(of: [name]) else { return nil }
    return try files.read(path, limit: NoteContent.mostBytes)
  }

  /// Moves a note to the folder of a month. Returns false if the note no longer exists.
  func move(_ name: String, as other: String, in month: String) throws(RemoteFailure) -> Bool {
    guard let path = path(of: [name]) else { return false }
    for name in [name, other] {
      guard let target = self.path(of: [NoteName.takenFolder, month, name]) else { continue }
      if try files.move(path, to: target) { return true }
    }
    return false
  }

  /// Returns the files of a month that were moved.
  func listTaken(in month: String) throws(RemoteFailure) -> [RemoteFile] {
    guard let folder = path(of: [NoteName.takenFolder, month]) else { return [] }
    return try files.list(folder)
  }

  private func path(of names: [String]) -> RemotePath? {
    RemotePath(parts: (path?.parts ?? []) + names)
  }
}
