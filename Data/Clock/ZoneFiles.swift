import Domain
import Platform
import Synchronization

/// A cache of the system's time zone tables by IANA name (`Asia/Seoul`). Each file is read once.
public final class ZoneFiles: Sendable {
  private let folders: [String]
  private let variable: String?
  private let read: @Sendable (String) -> [UInt8]?
  private let link: @Sendable (String) -> String?
  private let known = Mutex<[String: ZoneFile?]>([:])
  private let described = Mutex<[String: ZoneFile?]>([:])

  /// The default folders of zone tables.
  private static let defaultFolders = ["/usr/share/zoneinfo", "/etc/zoneinfo", "/usr/lib/zoneinfo"]
  /// The maximum numbers of cached names and of cached definitions. They limit the memory, because files can ask for
  /// any name.
  private static let (most, mostDescribed) = (2_000, 500)

  /// Searches `folder` (`TZDIR`) and then the default folders. `variable` is the value of `TZ`, `read` returns the
  /// bytes of a file, and `link` resolves a symbolic link.
  public init(
    folder: String?, variable: String?, read: @escaping @Sendable (String) -> [UInt8]?,
    link: @escaping @Sendable (String) -> String?
  ) {
    folders = (folder.map { $0.isEmpty ? [] : [$0] } ?? []) + Self.defaultFolders
    self.variable = variable
    self.read = read
    self.link = link
  }

  /// Returns the table of a zone; nil for an unknown name. A name that is a VTIMEZONE definition is
  /// parsed instead of looked up.
  public func zone(_ name: String) -> ZoneFile? {
    if ZoneText.isDescription(name) { return zone(describedBy: name) }
    guard Self.isName(name) else { return nil }
    if let kept = known.withLock({ $0[name] }) { return kept }
    let found = load(name)
    known.withLock { if $0.count < Self.most { $0[name] = .some(found) } }
    return found
  }

  private func zone(describedBy text: String) -> ZoneFile? {
    if let kept = described.withLock({ $0[text] }) { return kept }
    let found = ZoneBlock(text: text)?.table
    described.withLock { if $0.count < Self.mostDescribed { $0[text] = .some(found) } }
    return found
  }

  /// The name of the system's zone: from `TZ`, or else from the link `/etc/localtime`, or else from
  /// `/etc/timezone`. Nil if `TZ` is a rule instead of a name.
  public var ownName: String? {
    if let variable {
      let name = Self.withoutFolder(
        variable.hasPrefix(":") ? String(variable.dropFirst()) : variable)
      if name.isEmpty { return "UTC" }
      return zone(name) == nil ? nil : name
    }
    let target = link("/etc/localtime").map(Self.withoutFolder)
    let written = read("/etc/timezone").map {
      String(decoding: ASCII.trimmed($0.prefix { $0 != ASCII.newline }), as: UTF8.self)
    }
    return [target, written].compactMap(\.self).first { zone($0) != nil }
  }

  /// Whether a text can be a zone name. No path component may lead out of the folder.
  static func isName(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count <= 64 else { return false }
    return name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { part in
        guard let first = part.first, first != ASCII.dot else { return false }
        return part.allSatisfy {
          ASCII.isNaming($0) || $0 == ASCII.underscore || $0 == UInt8(ascii: "+")
        }
      }
  }

  private func load(_ name: String) -> ZoneFile? {
    for folder in folders {
      guard let bytes = read(folder + "/" + name) else { continue }
      do throws(ZoneFileRefusal) { return try ZoneFile(bytes) } catch { continue }
    }
    // UTC is known even if no tables are installed.
    return name == "UTC" || name == "Etc/UTC" ? .greenwich : nil
  }

  /// Returns the zone name in a path: the part after `…/zoneinfo/` or `…/zoneinfo/posix/`. Other paths are returned
  /// unchanged.
  private static func withoutFolder(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard path.contains("/zoneinfo/"), let index = parts.lastIndex(of: "zoneinfo") else {
      return path
    }
    let name = parts[(index + 1)...]
    return (name.first == "posix" ? name.dropFirst() : name).joined(separator: "/")
  }
}

extension ZoneFiles {
  /// The maximum size of a table in bytes.
  private static let longest = 1 << 20

  /// Returns the tables of this computer.
  public static func onDisk() -> ZoneFiles {
    ZoneFiles(
      folder: variable("TZDIR"), variable: variable("TZ"),
      read: { path in
        do throws(FileFailure) { return try OrdinaryFile(path: path).read(limit: longest) } catch {
          return nil
        }
      },
      link: { path in
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
      })
  }

  private static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
