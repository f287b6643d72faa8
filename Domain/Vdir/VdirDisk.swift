/// The files of a bound folder at one moment.
struct VdirDisk {
  /// The bytes of the files that can be read, by name.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The names of all files with the ending of the folder, in lower case, including those that cannot be read.
  private(set) var names: Set<String> = []
  private(set) var refused: [VdirOutcome.Refused] = []

  /// The greatest size of a file, in bytes.
  static let limit = 1 << 20

  /// An empty folder.
  init() {}

  /// Reads all files with an ending. A file that cannot be read is named, and the others are read.
  init(_ files: any RemoteFiles, ending: String) throws(RemoteFailure) {
    for file in try files.list(nil) where Self.isMeant(file.name, ending) {
      names.insert(file.name)
      do throws(RemoteFailure) {
        guard file.length <= Self.limit else { throw .tooLarge(limit: Self.limit) }
        guard let path = RemotePath(parts: [file.name]),
          let text = try files.read(path, limit: Self.limit)
        else {
          names.remove(file.name)
          continue
        }
        texts[file.name] = text
      } catch {
        // Without the folder nothing is known of the other files.
        if error == .notFound { throw error }
        let reason: VdirRefusal =
          if case .tooLarge(let limit) = error { .tooLarge(limit: limit) } else {
            .notReached(error)
          }
        refused.append(VdirOutcome.Refused(file: file.name, reason: reason))
      }
    }
  }

  /// Returns whether a file belongs to a folder. Unfinished files of other programs end with `.tmp`.
  static func isMeant(_ name: String, _ ending: String) -> Bool {
    name.utf8.count > ending.utf8.count && name.lowercased().hasSuffix(ending)
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  /// Returns an unused name: the identifier if it is safe on every file system, otherwise the id of the record.
  mutating func freeName(for uid: String, _ id: String, ending: String) -> String {
    let isPlain =
      (1...120).contains(uid.utf8.count) && uid.utf8.first != UInt8(ascii: ".")
      && uid.utf8.allSatisfy(Self.isPlain)
    let base = isPlain ? uid : id
    let taken = Set(names.map { $0.lowercased() })
    var (name, number) = (base + ending, 1)
    while taken.contains(name.lowercased()) {
      number += 1
      name = "\(base)-\(number)\(ending)"
    }
    names.insert(name)
    return name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "+"):
      true
    case _: false
    }
  }
}
