public import Domain
import Synchronization

/// Files in a dictionary of paths. Folders exist only through the files in them.
public final class FilesInMemory: Sendable {
  private let files: Mutex<[String: [UInt8]]>

  public init(_ files: [String: String] = [:]) {
    self.files = Mutex(files.mapValues { Array($0.utf8) })
  }

  /// The bytes of the file at a path; nil if there is none.
  package subscript(_ path: String) -> [UInt8]? {
    get { files.withLock { $0[path] } }
    set { files.withLock { $0[path] = newValue } }
  }

  /// The port through which the parts reach the files.
  public var port: Files {
    Files(
      find: { (path, isWanted) throws(FileFailure) in
        if self[path] != nil { return [path] }
        let below = self.below(path)
        if below.isEmpty { throw FileFailure(path: path, .missing) }
        return below.filter {
          let name = String($0.split(separator: "/").last ?? "")
          return !name.hasPrefix(".") && isWanted(name)
        }
      },
      read: { (path) throws(FileFailure) in
        guard let bytes = self[path] else { throw FileFailure(path: path, .notPermitted) }
        return bytes
      },
      write: { (path, bytes) throws(FileFailure) in
        if !self.below(path).isEmpty { throw FileFailure(path: path, .isFolder) }
        self[path] = bytes
      },
      remove: { (path) throws(FileFailure) in self[path] = nil },
      // A hidden file makes the empty folder exist.
      makeFolder: { (path) throws(FileFailure) in self[path + "/.here"] = [] },
      length: { self[$0]?.count },
      sink: { (path) throws(FileFailure) in self.sink(path) { $0 } },
      pack: { (path) throws(FileFailure) in
        // The package is not compressed: each file follows its name.
        self.sink(path) { piece in
          switch piece {
          case .file(let name): Array("\(name)\n".utf8)
          case .bytes(let bytes): bytes
          }
        }
      })
  }

  /// Returns a file that appears once it is complete.
  private func sink<Piece>(_ path: String, _ bytes: @escaping (Piece) -> [UInt8])
    -> FileSink<Piece>
  {
    var all: [UInt8] = []
    return FileSink(
      take: { piece in
        all += bytes(piece)
        return true
      }, finish: { () throws(FileFailure) in self[path] = all }, giveUp: {})
  }

  /// Returns the paths of the files in a folder, relative to the folder.
  public func names(in folder: String) -> [String] {
    let length = folder.count + (folder.hasSuffix("/") ? 0 : 1)
    return below(folder).map { String($0.dropFirst(length)) }
  }

  private func below(_ folder: String) -> [String] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let names = files.withLock { Array($0.keys) }
    return names.filter { $0.hasPrefix(start) }.sorted()
  }
}
