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

  /// The folder for notes in the remote, next to the sync files.
  public static let beside = RemotePath("inbox")

  func list() throws(RemoteFailure) -> [RemoteFile] { try files.list(path) }

  /// Reads a note; nil if it no longer exists.
  func read(_ name: String) throws(RemoteFailure) -> [UInt8]? {
    guard let path = path(of: [name]) else { return nil }
    return try files.read(path, limit: NoteContent.mostBytes)
  }

  /// Moves a note to the folder of a month. Returns false if the note no longer exists. `imported` returns its new name
  /// for a number; numbers from 1 on are tried until a name is free.
  func move(
    _ name: String, as imported: (_ number: Int) -> String, in month: String
  ) throws(RemoteFailure) -> Bool {
    guard let path = path(of: [name]) else { return false }
    func moves(_ number: Int) throws(RemoteFailure) -> Bool {
      guard let target = self.path(of: [NoteName.importedFolder, month, imported(number)]) else {
        return false
      }
      return try files.move(path, to: target)
    }
    if try moves(1) { return true }
    if try moves(2) { return true }
    guard try list().contains(where: { $0.name == name }) else { return false }
    // Copies of the note have both names. One list is cheaper than a request for each number.
    let there = Set(try listImported(in: month).map(\.name))
    var tries = 0
    for number in 3...Self.mostNames where !there.contains(imported(number)) {
      if try moves(number) { return true }
      tries += 1
      if tries == Self.mostTries { break }
    }
    return false
  }

  /// The maximum number of copies of a note in one month.
  private static let mostNames = 10_000
  /// The maximum number of names to try. A name that seems free may belong to something that is not a file.
  private static let mostTries = 10

  /// Moves a note back from the folder of a month. Returns false if another note has its name.
  func moveBack(_ imported: String, in month: String, to name: String) throws(RemoteFailure) -> Bool
  {
    guard let path = path(of: [NoteName.importedFolder, month, imported]),
      let own = self.path(of: [name])
    else { return false }
    return try files.move(path, to: own)
  }

  /// Returns the names of files that cannot be opened because of their names.
  func unusableNames() throws(RemoteFailure) -> [String] { try files.unusableNames(path) }

  /// Returns the files of a month that were moved.
  func listImported(in month: String) throws(RemoteFailure) -> [RemoteFile] {
    guard let folder = path(of: [NoteName.importedFolder, month]) else { return [] }
    return try files.list(folder)
  }

  private func path(of names: [String]) -> RemotePath? {
    RemotePath(parts: (path?.parts ?? []) + names)
  }
}
