public import Domain

/// The key map file `keys.toml`, in the same folder as the settings.
public struct KeysFile: Sendable {
  private let path: String

  static let name = "keys.toml"

  /// Uses the key map file in a folder, which need not exist.
  public init(in folder: String) { path = folder + "/" + Self.name }

  /// The maximum size of a key map in bytes.
  static let limit = 1 << 20

  /// Returns the key map of this file, preceded by the keys in a settings file.
  public func read(over settings: ConfigFile?) -> WrittenKeyMap {
    var map = own
    map.lines = (settings?.keyLines ?? []) + map.lines
    return map
  }

  private var own: WrittenKeyMap {
    do throws(FileFailure) {
      return Self.read(try OrdinaryFile(path: path).read(limit: Self.limit))
    } catch {
      switch error.reason {
      case .missing: return WrittenKeyMap()
      case .tooLarge(let limit): return Self.unread(.tooLarge(limit: limit))
      case .notPermitted, .isFolder, .isFile, .diskFull, .other:
        return Self.unread(.unreadableFile)
      }
    }
  }

  static func read(_ bytes: [UInt8]) -> WrittenKeyMap {
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      return unread(.notText)
    }
    let text = ConfigText(bytes)
    return WrittenKeyMap(
      lines: text.entries.map { WrittenKeyMap.Line(name, $0, below: 0) },
      unread: text.troubles.map {
        WrittenKeyMap.Unread(
          name, line: $0.line, $0.trouble == .unclosed ? .unclosed : .unreadableLine)
      })
  }

  private static func unread(_ trouble: WrittenKeyMap.ParseError) -> WrittenKeyMap {
    WrittenKeyMap(unread: [WrittenKeyMap.Unread(name, line: 0, trouble)])
  }
}

extension WrittenKeyMap.Line {
  /// Creates a line of the key map from an entry of the file `file`. The first `heads` components of the entry's path,
  /// such as `keys`, are left out.
  init(_ file: String, _ entry: ConfigText.Entry, below heads: Int) {
    let keys: [String]? =
      switch entry.value {
      case .text(let key): [key]
      case .texts(let keys): keys
      case .flag, .number, .other: nil
      }
    self.init(file, line: entry.line, path: Array(entry.path.dropFirst(heads)), keys: keys)
  }
}
