extension Sync {
  /// The result of starting or joining a group.
  public struct Beginning: Sendable {
    public let membership: SyncMembership
    public let report: SyncReport
  }

  /// Starts a group at a remote, and publishes the store in the remote.
  public func start(
    at text: String, name: String?, _ manner: Manner = Manner()
  ) throws(SyncFailure) -> Beginning {
    if let membership = try membership() { throw .alreadySynced(membership.remote) }
    let address = try address(text)
    let remotes = world.remotes(.sync, manner.canAsk, manner.cancellation)
    let there = try placing { () throws(RemoteFailure) in try remotes.groups(address) }
    // Only a database has room for several groups.
    if !there.isEmpty, !address.holdsSeveral {
      throw there.contains(where: GroupFile.isOne) ? .groupExists : .foreignRemote
    }
    let membership = SyncMembership(
      group: GroupID(world.draws.sixteen()), key: world.draws.key(),
      device: DeviceID(world.draws.sixteen()), remote: address.text, name: deviceName(name, []))
    let cipher = try cipher(membership.key)
    // The key is saved first, so that no group exists whose key is lost.
    try save(membership)
    let remote: any Remote
    do throws(RemoteFailure) {
      remote = try remotes.open(address, membership.group, nil)
    } catch {
      try destroyKey()
      throw .remote(error)
    }
    let file = GroupFile(membership.group, cipher).bytes
    let creation: RemoteCreation
    do throws(RemoteFailure) { creation = try remote.create(.group, file) } catch {
      // The group file may have been created nevertheless; then the next `sync` continues with it.
      if !error.mayBeDone { try destroyKey() }
      throw .remote(error)
    }
    if creation == .other {
      try destroyKey()
      throw .groupExists
    }
    try storing { () throws(StorageFailure) in
      try store.begin(membership.group, membership.device)
    }
    return Beginning(membership: membership, report: try sync(manner))
  }

  /// Joins the group of a key, and merges the store with the data of the group. No data of either side is discarded.
  public func join(
    at text: String, key: GroupKey, name: String?, _ manner: Manner = Manner()
  ) throws(SyncFailure) -> Beginning {
    let address = try address(text)
    let remotes = world.remotes(.sync, manner.canAsk, manner.cancellation)
    let before = try membership()
    let cipher = try cipher(key)
    let there = try placing { () throws(RemoteFailure) in try remotes.groups(address) }
    if there.isEmpty, let before { throw .alreadySynced(before.remote) }
    guard !there.isEmpty else { throw .noGroup }
    guard there.contains(where: GroupFile.isOne) else { throw .foreignRemote }
    guard let group = Self.group(of: cipher, among: there) else { throw .wrongCode }
    if var membership = before {
      // The group's key changes when a device is forgotten.
      guard membership.group == group else { throw .alreadySynced(membership.remote) }
      if membership.key == key {
        // An interrupted join is continued.
        guard membership.remote == address.text else { throw .alreadySynced(membership.remote) }
        return Beginning(membership: membership, report: try sync(manner))
      }
      membership.formerKeys.append(membership.key)
      membership.key = key
      membership.remote = address.text
      try save(membership)
      return Beginning(membership: membership, report: try sync(manner))
    }
    let remote = try placing { () throws(RemoteFailure) in try remotes.open(address, group, nil) }
    let files = try placing { () throws(RemoteFailure) in try remote.list() }
    let others = try RemoteReader(remote, cipher, group).names(files)
    do throws(ArchiveFailure) { try backUp() } catch { throw .backup(error) }
    let membership = SyncMembership(
      group: group, key: key, device: DeviceID(world.draws.sixteen()), remote: address.text,
      name: deviceName(name, others), disk: files.disk)
    try save(membership)
    return Beginning(membership: membership, report: try sync(manner))
  }

  /// Returns the group whose file this cipher opens; nil if it opens none.
  private static func group(of cipher: any SyncCipher, among files: [[UInt8]]) -> GroupID? {
    for bytes in files {
      do throws(SyncRefusal) {
        let file = try GroupFile(bytes: bytes)
        if file.opens(with: cipher) { return file.group }
      } catch {
        // A foreign file, or one of a later version.
        continue
      }
    }
    return nil
  }

  /// Returns the chosen name of this device, or the host name if none is chosen. A number is added if another device
  /// has the name.
  private func deviceName(_ wanted: String?, _ others: [String]) -> String {
    SyncName.free(wanted ?? SyncName.defaultName(world.hostName()), besides: others)
  }
}

/// Rules for device names.
public enum SyncName {
  /// Valid number of characters.
  public static let length = 1...40

  /// Returns the name or, if it is taken, the name with the first free number. A number at the end of the name is
  /// replaced.
  static func free(_ name: String, besides others: some Collection<String>) -> String {
    guard others.contains(name) else { return name }
    var plain = Substring(name)
    if plain.hasSuffix(")"), let open = plain.lastIndex(of: "("),
      let number = Int(plain[plain.index(after: open)...].dropLast()), number > 1,
      plain[..<open].hasSuffix(" ")
    {
      plain = plain[..<open].dropLast()
    }
    for number in 2...others.count + 2 {
      let ending = " (\(number))"
      let numbered = String(plain.prefix(max(0, length.upperBound - ending.count))) + ending
      if !others.contains(numbered), isName(numbered) { return numbered }
    }
    return name
  }

  /// Returns whether a text is a valid device name.
  public static func isName(_ text: String) -> Bool {
    length.contains(text.count) && text.utf8.count <= DeviceHead.longestName
      && !text.allSatisfy(\.isWhitespace)
      && text.unicodeScalars.allSatisfy {
        switch $0.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: false
        default: true
        }
      }
  }

  /// Returns the default name: the host name without its domain.
  static func defaultName(_ host: String) -> String {
    let name = String(host.prefix { $0 != "." }.prefix(length.upperBound))
    return isName(name) ? name : "haru"
  }
}

extension RemoteAddress {
  /// Whether the remote can hold several groups.
  var holdsSeveral: Bool {
    switch self {
    case .postgres: true
    case .folder, .ssh, .web: false
    }
  }
}
