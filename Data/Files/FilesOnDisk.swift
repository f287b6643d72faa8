public import Domain
import Platform

extension Files {
  /// The maximum size of a file in bytes.
  private static let limit = 256 << 20

  /// The local file system.
  public static let onDisk = Files(
    find: { (path, isWanted) throws(FileFailure) in
      guard try isFolder(path) else { return [path] }
      return try names(in: path, isWanted)
        .map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
    },
    read: { (path) throws(FileFailure) in try bytes(of: path) },
    write: { (path, bytes) throws(FileFailure) in try keep(bytes, at: path) },
    remove: { (path) throws(FileFailure) in
      if unsafe unlink(path) != 0, errno != ENOENT { throw failure(path) }
    },
    makeFolder: { (path) throws(FileFailure) in
      if unsafe mkdir(path, 0o777) == 0 { return }
      guard errno == EEXIST else { throw failure(path) }
      guard try isFolder(path) else { throw FileFailure(path: path, .isFile) }
    },
    // Resolve only the current folder: links in the path itself may point elsewhere later.
    whole: { $0.hasPrefix("/") ? $0 : whole(".") + "/" + $0 },
    stream: { (path) throws(FileFailure) in try stream(of: path) },
    length: { OrdinaryFile(path: $0).facts?.length },
    sink: { (path) throws(FileFailure) in try stream(to: path) },
    pack: { (path) throws(FileFailure) in try pack(to: path) })

  private static func isFolder(_ path: String) throws(FileFailure) -> Bool {
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { throw failure(path) }
    return found.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the matching files of a folder sorted by name, without folders and hidden files.
  private static func names(in folder: String, _ isWanted: (String) -> Bool)
    throws(FileFailure) -> [String]
  {
    guard let stream = unsafe opendir(folder) else { throw failure(folder) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix("."), isWanted(name), try !isFolder(folder + "/" + name) {
        names.append(name)
      }
      errno = 0
    }
    if errno != 0 { throw failure(folder) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func bytes(of path: String) throws(FileFailure) -> [UInt8] {
    let (file, found) = try opened(path)
    defer { close(file) }
    return try bytes(of: file, found, path)
  }

  private static func stream(of path: String) throws(FileFailure) -> ByteStream {
    let (file, found) = try opened(path)
    guard found.st_mode & S_IFMT == S_IFREG else {
      defer { close(file) }
      return ByteStream(try bytes(of: file, found, path))
    }
    let opened = OpenedFile(file, path, limit: limit)
    if Int(found.st_size) > limit { throw FileFailure(path: path, .tooLarge(limit: limit)) }
    return opened.stream(Int(found.st_size))
  }

  private static func opened(_ path: String) throws(FileFailure) -> (Int32, stat) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    var found = stat()
    guard unsafe fstat(file, &found) == 0 else {
      defer { close(file) }
      throw failure(path)
    }
    if found.st_mode & S_IFMT == S_IFDIR {
      close(file)
      throw FileFailure(path: path, .isFolder)
    }
    return (file, found)
  }

  private static func bytes(of file: Int32, _ found: stat, _ path: String) throws(FileFailure)
    -> [UInt8]
  {
    var all: [UInt8] = []
    all.reserveCapacity(min(limit, max(0, Int(found.st_size))))
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Platform.read(file, $0.baseAddress, $0.count)
      }
      if count > 0 {
        all += piece[..<count]
        if all.count > limit { throw FileFailure(path: path, .tooLarge(limit: limit)) }
      } else if count == 0 {
        return all
      } else if errno != EINTR {
        throw failure(path)
      }
    }
  }
}

extension Files {
  /// Writes a temporary file next to the target, syncs it and renames it to the target. A pipe or
  /// device is written directly.
  private static func keep(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    var found = stat()
    let isThere = unsafe stat(path, &found) == 0
    if isThere, found.st_mode & S_IFMT == S_IFDIR { throw FileFailure(path: path, .isFolder) }
    if path.hasSuffix("/") { throw FileFailure(path: path, .isFolder) }
    if isThere, found.st_mode & S_IFMT != S_IFREG {
      let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw failure(path) }
      defer { close(file) }
      return try put(bytes, into: file, path)
    }
    let target = isThere ? whole(path) : path
    Unfinished.sweep(besides: target)
    let unfinished = Unfinished.name(for: target)
    do throws(FileFailure) { try put(bytes, intoNew: unfinished, for: path) } catch {
      unsafe unlink(unfinished)
      throw error
    }
    guard unsafe rename(unfinished, target) == 0 else {
      let problem = failure(path)
      unsafe unlink(unfinished)
      throw problem
    }
    flushFolder(of: target)
  }

  private static func put(_ bytes: [UInt8], intoNew path: String, for wanted: String)
    throws(FileFailure)
  {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure(wanted) }
    defer { close(file) }
    Unfinished.hold(file)
    try put(bytes, into: file, wanted)
    if fsync(file) != 0 { throw failure(wanted) }
  }

  private static func put(_ bytes: [UInt8], into file: Int32, _ path: String)
    throws(FileFailure)
  {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset)
      }
      if count > 0 { offset += count } else if errno != EINTR { throw failure(path) }
    }
  }

  /// Returns the path with all links resolved; unchanged if that fails.
  private static func whole(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Syncs the folder. Errors are ignored, because the file itself is complete.
  private static func flushFolder(of path: String) {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let start = path.hasPrefix("/") ? "/" : "."
    let file = unsafe open(folder.isEmpty ? start : folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }

  /// Returns the failure for `errno`.
  private static func failure(_ path: String) -> FileFailure {
    switch errno {
    case ENOENT, ENOTDIR: FileFailure(path: path, .missing)
    case EACCES, EPERM, EROFS: FileFailure(path: path, .notPermitted)
    case EISDIR: FileFailure(path: path, .isFolder)
    case ENOSPC, EDQUOT: FileFailure(path: path, .diskFull)
    case let code: FileFailure(path: path, .other(code: code))
    }
  }
}
