package import Domain
import Platform

/// The ordinary files of a remote that is a folder of this computer. File permissions follow the umask. Neither the
/// folders nor the files below the root may be symbolic links.
package struct FolderFiles: RemoteFiles {
  private let root: String

  /// The beginning and the end of the name of a file that is being written; a number is between them.
  private static let (beginning, ending) = (".haru.", ".part")

  /// Uses an existing folder.
  package init(_ root: String) { self.root = root }

  package func list(_ folder: RemotePath?) throws(RemoteFailure) -> [RemoteFile] {
    guard let folder = try opened(folder?.parts ?? []) else { return [] }
    var files: [RemoteFile] = []
    for name in try folder.names() {
      if RemotePath.isPart(name) {
        if let file = try folder.file(name) { files.append(file) }
      } else if Self.isRest(name) {
        folder.removeAbandoned(name)
      }
    }
    return files.sortedByName
  }

  package func unusableNames(_ folder: RemotePath?) throws(RemoteFailure) -> [String] {
    guard let folder = try opened(folder?.parts ?? []) else { return [] }
    var names: [String] = []
    for name in try folder.names() where !name.hasPrefix(".") {
      if RemotePath.isPart(name) {
        // A name that was repaired is not that of any entry.
        guard name.unicodeScalars.contains("\u{FFFD}"), try !folder.has(name) else { continue }
      } else if try folder.file(name) == nil {
        continue
      }
      names.append(name)
    }
    return names
  }

  package func read(_ path: RemotePath, limit: Int) throws(RemoteFailure) -> [UInt8]? {
    try opened(path.parts.dropLast())?.read(path.name, limit: min(limit, RemoteFile.limit))
  }

  package func write(_ path: RemotePath, _ bytes: [UInt8]) throws(RemoteFailure) {
    guard bytes.count <= RemoteFile.limit else { throw .tooLarge(limit: RemoteFile.limit) }
    let folder = try made(path.parts.dropLast())
    for rest in try folder.names() where Self.isRest(rest) { folder.removeAbandoned(rest) }
    if try folder.has(path.name), try folder.file(path.name) == nil {
      throw .other(code: try folder.folder(path.name) == nil ? ELOOP : EISDIR)
    }
    let rest = "\(Self.beginning)\(UInt64.random(in: 0 ... .max))\(Self.ending)"
    try folder.write(bytes, toNew: rest) { () throws(RemoteFailure) in
      try folder.replace(path.name, by: rest)
    }
    try folder.flush()
  }

  package func move(_ path: RemotePath, to other: RemotePath) throws(RemoteFailure) -> Bool {
    guard let folder = try opened(path.parts.dropLast()), try folder.file(path.name) != nil else {
      return false
    }
    let target = try made(other.parts.dropLast())
    guard try folder.move(path.name, to: other.name, in: target) else { return false }
    try target.flush()
    try folder.flush()
    return true
  }

  package func remove(_ path: RemotePath) throws(RemoteFailure) {
    guard let folder = try opened(path.parts.dropLast()), try folder.file(path.name) != nil else {
      return
    }
    if try folder.remove(path.name) { try folder.flush() }
  }

  package func removeFolder(_ path: RemotePath) throws(RemoteFailure) {
    guard let above = try opened(path.parts.dropLast()) else { return }
    if try above.removeFolder(path.name) { try above.flush() }
  }

  /// Returns the names of the folders directly in a folder, sorted. Hidden folders and symbolic links are left out.
  package static func subfolders(of root: String) throws(RemoteFailure) -> [String] {
    let folder = try RemoteFolder(root)
    var names: [String] = []
    for name in try folder.names() where RemotePath.isPart(name) {
      if try folder.isFolder(name) { names.append(name) }
    }
    return names.sorted()
  }
}

extension FolderFiles {
  /// Opens a folder below the root; nil if it does not exist. Throws if the root does not exist.
  private func opened(_ parts: some Sequence<String>) throws(RemoteFailure) -> RemoteFolder? {
    var folder = try RemoteFolder(root)
    for part in parts {
      guard let below = try folder.folder(part) else { return nil }
      folder = below
    }
    return folder
  }

  /// Opens a folder below the root, and creates the missing ones on the way.
  private func made(_ parts: some Sequence<String>) throws(RemoteFailure) -> RemoteFolder {
    var folder = try RemoteFolder(root)
    for part in parts {
      try folder.make(part)
      // There may be a file or a symbolic link instead of the folder.
      guard let below = try folder.folder(part) else { throw .isFile }
      folder = below
    }
    return folder
  }

  /// Returns whether a file that Haru is writing, or did not write to its end, has this name.
  private static func isRest(_ name: String) -> Bool {
    name.hasPrefix(beginning) && name.hasSuffix(ending)
      && UInt64(name.dropFirst(beginning.count).dropLast(ending.count)) != nil
  }
}
