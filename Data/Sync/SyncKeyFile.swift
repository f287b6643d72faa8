public import Domain
import Platform

/// The file beside a store with the id of the device and the key of its group. Only the owner can read the file, and
/// it is in no backup and no export. Beside an encrypted store it is encrypted.
public struct SyncKeyFile: SyncMemberships {
  private let path: String
  private let files: SideFiles

  public init(of store: String) {
    path = store + Self.ending
    files = SideFiles(store: store)
  }

  /// The suffix that is appended to the file name of the store.
  static let ending = ".sync"

  private static let heading = "haru sync key 1"
  static let limit = 1 << 16

  public func load() throws(KeyFileFailure) -> SyncMembership? {
    let bytes: [UInt8]
    do throws(StorageFailure) {
      guard let found = try files.read(path, as: .syncKey, limit: Self.limit) else { return nil }
      bytes = found
    } catch {
      if case .encrypted(let failure) = error { throw .encrypted(failure) }
      throw error == .corrupt ? .damaged(path: path) : .unreadable(path: path)
    }
    guard let membership = Self.membership(bytes) else { throw .damaged(path: path) }
    return membership
  }

  public func save(_ membership: SyncMembership) throws(KeyFileFailure) {
    do throws(StorageFailure) {
      try files.write(Self.bytes(of: membership), to: path, as: .syncKey)
    } catch { throw .notWritten(error) }
  }

  public func remove() throws(KeyFileFailure) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw .notWritten(.unreadable(path: path))
    }
  }

  static func bytes(of membership: SyncMembership) -> [UInt8] {
    var lines = [
      heading, "group " + DeviceID(membership.group.value).letters,
      "device " + membership.device.letters, "code " + GroupCode.text(of: membership.key),
      "name " + membership.name, "place " + membership.remote,
    ]
    if let disk = membership.disk { lines.append("disk \(disk)") }
    lines += membership.formerKeys.map { "former " + GroupCode.text(of: $0) }
    lines += membership.pastKeys.map { "past " + GroupCode.text(of: $0) }
    if let device = membership.forgetting { lines.append("forgetting " + device.letters) }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  static func membership(_ bytes: [UInt8]) -> SyncMembership? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst().map(String.init) == heading else { return nil }
    var values: [Substring: String] = [:]
    var keys: [Substring: [GroupKey]] = [:]
    for line in lines where !line.isEmpty {
      let name = line.prefix { $0 != " " }
      let value = String(line.dropFirst(name.count + 1))
      if name == "former" || name == "past" {
        guard let key = key(value) else { return nil }
        keys[name, default: []].append(key)
      } else {
        values[name] = value
      }
    }
    guard let group = values["group"].flatMap({ DeviceID(letters: $0) }),
      let device = values["device"].flatMap({ DeviceID(letters: $0) }),
      let key = values["code"].flatMap(key), let name = values["name"], SyncName.isName(name),
      let remote = values["place"], !remote.isEmpty
    else { return nil }
    let disk = values["disk"].map { UInt64($0) }
    let forgetting = values["forgetting"].map { DeviceID(letters: $0) }
    // An optional value that is present but invalid means that the file is damaged.
    if case .some(nil) = disk { return nil }
    if case .some(nil) = forgetting { return nil }
    return SyncMembership(
      group: GroupID(group.value), key: key, device: device, remote: remote, name: name,
      disk: disk ?? nil, formerKeys: keys["former"] ?? [],
      pastKeys: keys["past"] ?? [], forgetting: forgetting ?? nil)
  }

  private static func key(_ text: String) -> GroupKey? {
    do throws(GroupCodeRefusal) { return try GroupCode.key(of: text) } catch { return nil }
  }
}

extension SyncDependencies {
  /// Returns the dependencies of sync for a store that is a file.
  public static func onDisk(store: String, path: String?, temporary: String, home: String?)
    -> SyncDependencies
  {
    SyncDependencies(
      remotes: { _, canAsk, cancellation in
        .system(
          path: path, temporary: temporary, home: home, canAsk: canAsk, cancellation: cancellation)
      }, memberships: SyncKeyFile(of: store), cipher: { SodiumCipher($0) },
      wholePath: { whole($0) }, hostName: { Self.hostName })
  }

  /// Returns a normalised absolute path of a folder, without `.`, double slashes or a trailing slash. Symbolic links
  /// stay, and so does `..`, because it may follow a symbolic link.
  private static func whole(_ path: String) -> String {
    let path = path.hasPrefix("/") ? path : ArchiveDisk.real(".") + "/" + path
    return "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  private static var hostName: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&bytes, bytes.count - 1) == 0 else { return "" }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
