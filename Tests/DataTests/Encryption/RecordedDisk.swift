import CSQLite
import Synchronization

@testable import Data

/// Records what the encryption writes to the store and the log of one folder. It is a layer below the encryption.
/// Files of other folders are passed on.
final class RecordedDisk: Sendable {
  enum File: Int, CaseIterable { case store, log }

  enum Event {
    case write(File, offset: Int, [UInt8])
    case truncate(File, size: Int)
    case sync(File)
    /// The file lost its name.
    case delete(File)
    /// A change was acknowledged.
    case acknowledged(Acknowledgement)
  }

  /// What a test was told to be durable.
  enum Acknowledgement {
    case row(Int)
    case slots(UInt32)
  }

  private let folder: String
  private let recorded = Mutex<[Event]>([])
  var events: [Event] { recorded.withLock { $0 } }

  /// Begins to record what is written in a folder.
  init(_ folder: String) {
    self.folder = folder
    Self.layer
    Self.open.withLock { $0.disks[folder] = self }
  }

  /// Ends the recording.
  func end() { Self.open.withLock { $0.disks[folder] = nil } }

  func add(_ event: Event) { recorded.withLock { $0.append(event) } }

  // MARK: The layer

  private typealias Handle = UnsafeMutablePointer<sqlite3_file>
  /// What SQLite gave out, whose functions may be called in any thread.
  private struct Below<Content>: @unchecked Sendable { let content: Content }
  private struct Open {
    var disks: [String: RecordedDisk] = [:]
    var files: [Handle: (disk: RecordedDisk, file: File, below: Below<sqlite3_io_methods>)] = [:]
  }
  private static let open = Mutex(Open())
  private static let below = Mutex<Below<sqlite3_vfs>?>(nil)

  /// The functions of recorded files. Those that are not replaced are SQLite's own.
  private static func methods(over below: sqlite3_io_methods) -> sqlite3_io_methods {
    var methods = below
    methods.xWrite = { handle, bytes, count, offset in
      guard let handle, let (disk, file, below) = RecordedDisk.opened(handle) else {
        return SQLITE_IOERR
      }
      let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(count))
      disk.add(.write(file, offset: Int(offset), Array(buffer)))
      return below.xWrite(handle, bytes, count, offset)
    }
    methods.xTruncate = { handle, size in
      guard let handle, let (disk, file, below) = RecordedDisk.opened(handle) else {
        return SQLITE_IOERR
      }
      disk.add(.truncate(file, size: Int(size)))
      return below.xTruncate(handle, size)
    }
    methods.xSync = { handle, flags in
      guard let handle, let (disk, file, below) = RecordedDisk.opened(handle) else {
        return SQLITE_IOERR
      }
      let status = below.xSync(handle, flags)
      disk.add(.sync(file))
      return status
    }
    methods.xClose = { handle in
      guard let handle, let (_, _, below) = RecordedDisk.opened(handle) else { return SQLITE_IOERR }
      RecordedDisk.forget(Below(content: handle))
      return below.xClose(handle)
    }
    return methods
  }

  private static func opened(_ handle: Handle) -> (RecordedDisk, File, sqlite3_io_methods)? {
    let handle = Below(content: handle)
    return open.withLock { $0.files[handle.content] }.map { ($0.disk, $0.file, $0.below.content) }
  }

  private static func forget(_ handle: Below<Handle>) {
    open.withLock { $0.files[handle.content] = nil }
  }

  private static func keep(
    _ handle: Below<Handle>, _ disk: RecordedDisk, _ file: File, _ below: Below<sqlite3_io_methods>
  ) {
    open.withLock { $0.files[handle.content] = (disk, file, below) }
  }

  /// Returns the disk of a file and which file it is; nil if it is not recorded.
  private static func disk(of name: UnsafePointer<CChar>?) -> (RecordedDisk, File)? {
    guard let name else { return nil }
    let path = String(cString: name)
    let end = path.lastIndex(of: "/") ?? path.startIndex
    guard let disk = open.withLock({ $0.disks[String(path[..<end])] }) else { return nil }
    if path.hasSuffix("/haru.sqlite") { return (disk, .store) }
    return path.hasSuffix("/haru.sqlite-log") ? (disk, .log) : nil
  }

  /// The tables of functions, which are never released.
  private static let tables = Mutex<
    [UnsafePointer<sqlite3_io_methods>: Below<UnsafePointer<sqlite3_io_methods>>]
  >([:])

  private static func table(over below: UnsafePointer<sqlite3_io_methods>)
    -> UnsafePointer<sqlite3_io_methods>
  {
    let below = Below(content: below)
    return tables.withLock { tables in
      if let known = tables[below.content] { return known }
      let new = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
      new.initialize(to: methods(over: below.content.pointee))
      let table = Below(content: UnsafePointer(new))
      tables[below.content] = table
      return table
    }.content
  }

  /// Registers the layer: SQLite's own one with another `xOpen`, and the encryption above it.
  private static let layer: Void = {
    // The first connection registers the encryption.
    _ = try? Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
    guard let encryption = sqlite3_vfs_find("haru"),
      let own = encryption.pointee.pAppData?.assumingMemoryBound(to: sqlite3_vfs.self)
    else { preconditionFailure("no layer") }
    let kept = Below(content: own.pointee)
    below.withLock { $0 = kept }
    let recording = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 2)
    recording.initialize(to: own.pointee)
    recording.pointee.xOpen = { layer, name, handle, flags, out in
      guard let open = RecordedDisk.below.withLock({ $0 })?.content.xOpen, let handle else {
        return SQLITE_CANTOPEN
      }
      let status = open(layer, name, handle, flags, out)
      guard status == SQLITE_OK, let (disk, file) = RecordedDisk.disk(of: name),
        let methods = handle.pointee.pMethods
      else { return status }
      RecordedDisk.keep(Below(content: handle), disk, file, Below(content: methods.pointee))
      handle.pointee.pMethods = RecordedDisk.table(over: methods)
      return status
    }
    recording.pointee.xDelete = { layer, name, flushes in
      guard let delete = RecordedDisk.below.withLock({ $0 })?.content.xDelete else {
        return SQLITE_IOERR
      }
      let status = delete(layer, name, flushes)
      if status == SQLITE_OK, let (disk, file) = RecordedDisk.disk(of: name) {
        disk.add(.delete(file))
      }
      return status
    }
    let above = recording + 1
    above.initialize(to: encryption.pointee)
    above.pointee.pNext = nil
    above.pointee.zName = UnsafePointer(strdup("recorded"))
    above.pointee.pAppData = UnsafeMutableRawPointer(recording)
    sqlite3_vfs_register(above, 1)
  }()
}
