package import Domain

/// A remote that is a folder of this computer, such as a mounted disk or a folder that another program synchronises.
/// File permissions follow the umask.
package struct FolderRemote: Remote {
  private let path: String
  private let before: UInt64?
  private let clock: RealTime

  /// The age in seconds after which an unfinished file is removed.
  private static let restAge: Int64 = 86_400
  /// The suffix of a file that is being written.
  private static let ending = ".part"
  /// The folder that contains a folder for each device.
  private static let devices = "d"

  /// Uses an existing folder. `disk` is the device number of the folder at the last sync, so that an unmounted disk is
  /// noticed.
  package init(_ path: String, disk: UInt64? = nil, clock: RealTime = .system) {
    self.path = path
    before = disk
    self.clock = clock
  }

  package func list() throws(RemoteFailure) -> RemoteListing {
    let listing = try Self.listing(of: try RemoteFolder(path))
    if listing.isBareMountPoint(of: before) { throw .notFound }
    return listing
  }

  package func read(_ name: RemoteFileName) throws(RemoteFailure) -> [UInt8]? {
    let root = try opened()
    return try Self.within(root, name) { (folder, file) throws(RemoteFailure) in
      try folder.read(file, limit: BatchFile.limit)
    } ?? nil
  }

  package func create(_ name: RemoteFileName, _ bytes: [UInt8]) throws(RemoteFailure)
    -> RemoteCreation
  {
    try writing(name, bytes) { (folder, file) throws(RemoteFailure) in
      // An existing file needs no free space.
      if try folder.has(file) { return try Self.compared(folder, file, bytes) }
      let rest = Self.rest(of: file)
      try folder.write(bytes, toNew: rest)
      guard try folder.name(rest, file) else {
        try folder.remove(rest)
        return try Self.compared(folder, file, bytes)
      }
      try folder.flush()
      return .created
    }
  }

  package func replaceHead(of device: DeviceID, by bytes: [UInt8]) throws(RemoteFailure) {
    try writing(.head(device), bytes) { (folder, file) throws(RemoteFailure) in
      let rest = Self.rest(of: file)
      try folder.write(bytes, toNew: rest)
      try folder.replace(file, by: rest)
      try folder.flush()
    }
  }

  package func remove(_ name: RemoteFileName) throws(RemoteFailure) {
    let root = try opened()
    _ = try Self.within(root, name) { (folder, file) throws(RemoteFailure) in
      if try folder.remove(file) { try folder.flush() }
    }
  }
}

extension FolderRemote {
  /// Opens the folder. Throws if its disk seems to be unmounted, so that only the empty mount point exists.
  private func opened() throws(RemoteFailure) -> RemoteFolder {
    let root = try RemoteFolder(path)
    guard let before, root.disk != before else { return root }
    if try Self.listing(of: root).isBareMountPoint(of: before) { throw .notFound }
    return root
  }

  private static func listing(of root: borrowing RemoteFolder) throws(RemoteFailure)
    -> RemoteListing
  {
    var listing = RemoteListing(disk: root.disk)
    func note(_ path: String, _ length: Int?) {
      if let name = RemoteFileName(path: path), let length { listing.files[name] = length }
    }
    note(RemoteFileName.group.path, try root.length(of: RemoteFileName.group.path))
    guard let devices = try root.folder(devices) else { return listing }
    for letters in try devices.names() where DeviceID(letters: letters) != nil {
      guard let folder = try devices.folder(letters) else { continue }
      for name in try folder.names() {
        let path = "\(Self.devices)/\(letters)/\(name)"
        if RemoteFileName(path: path) != nil { note(path, try folder.length(of: name)) }
      }
    }
    return listing
  }

  /// Runs a body in the folder that contains a file, and returns its result; nil if the folder does not exist.
  private static func within<T>(
    _ root: borrowing RemoteFolder, _ name: RemoteFileName,
    _ body: (borrowing RemoteFolder, String) throws(RemoteFailure) -> T
  ) throws(RemoteFailure) -> T? {
    var steps = name.path.split(separator: "/").map(String.init)
    let file = steps.removeLast()
    guard steps.count == 2 else { return try body(root, file) }
    guard let devices = try root.folder(steps[0]), let own = try devices.folder(steps[1]) else {
      return nil
    }
    return try body(own, file)
  }

  /// Runs a body in the folder for a file. The folder is created if it is missing, and old unfinished files in it are
  /// removed.
  private func writing<T>(
    _ name: RemoteFileName, _ bytes: [UInt8],
    _ body: (borrowing RemoteFolder, String) throws(RemoteFailure) -> T
  ) throws(RemoteFailure) -> T {
    guard bytes.count <= BatchFile.limit else { throw .tooLarge(limit: BatchFile.limit) }
    let root = try opened()
    if let device = name.device {
      try root.make(Self.devices)
      guard let devices = try root.folder(Self.devices) else { throw .isFile }
      try devices.make(device.letters)
    }
    let done = try Self.within(root, name) { (folder, file) throws(RemoteFailure) in
      try sweep(folder, of: name)
      return try body(folder, file)
    }
    // There is a file or a symbolic link in place of the folder.
    guard let done else { throw .isFile }
    return done
  }

  private static func compared(
    _ folder: borrowing RemoteFolder, _ file: String, _ bytes: [UInt8]
  ) throws(RemoteFailure) -> RemoteCreation {
    guard try folder.length(of: file) == bytes.count else { return .other }
    return try folder.read(file, limit: BatchFile.limit) == bytes ? .same : .other
  }

  /// Returns a unique temporary name for a file.
  private static func rest(of file: String) -> String {
    ".\(file).\(UInt64.random(in: 0 ... .max))\(ending)"
  }

  /// Returns the file name that belongs to a temporary name; nil if Haru did not create the temporary name.
  private static func file(of rest: String) -> String? {
    guard rest.hasPrefix("."), rest.hasSuffix(ending) else { return nil }
    let name = rest.dropFirst().dropLast(ending.count)
    guard let dot = name.lastIndex(of: "."), UInt64(name[name.index(after: dot)...]) != nil else {
      return nil
    }
    return String(name[..<dot])
  }

  /// Removes old unfinished copies of a file, whose writer must have been killed.
  private func sweep(_ folder: borrowing RemoteFolder, of file: RemoteFileName)
    throws(RemoteFailure)
  {
    let above = file.device.map { "\(Self.devices)/\($0.letters)/" } ?? ""
    for rest in try folder.names() {
      guard let name = Self.file(of: rest), RemoteFileName(path: above + name) != nil,
        let written = try folder.lastWrite(of: rest),
        clock.milliseconds() / 1000 - Int64(written) > Self.restAge
      else { continue }
      try folder.remove(rest)
    }
  }
}
