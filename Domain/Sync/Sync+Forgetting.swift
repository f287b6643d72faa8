extension Sync {
  /// Checks that another device has this name, before the user is asked to confirm. If the name is unknown, syncs
  /// first, because the device may be new.
  public func expectDevice(
    _ name: String, _ manner: Manner = Manner()
  ) throws(SyncFailure) {
    if try names().values.contains(name) { return }
    _ = try sync(manner)
    if try !names().values.contains(name) { throw .noDevice(name) }
  }

  /// Removes a lost device from the group by changing the key, so that the old key opens no file any more. Users of the
  /// other devices must enter the new code.
  public func forget(
    _ name: String, _ manner: Manner = Manner()
  ) throws(SyncFailure) -> Forgotten {
    // The last changes of the lost device are received first, so that they are kept and its name is known.
    let report = try sync(manner)
    var membership = try member()
    let found = try names().filter { $0.value == name }.keys
    guard found.count == 1, let device = found.first else { throw .noDevice(name) }
    membership.formerKeys.append(membership.key)
    membership.key = world.draws.key()
    membership.forgetting = device
    try save(membership)
    _ = try sync(manner)
    return Forgotten(
      name: name, code: GroupCode.text(of: membership.key),
      lost: report.waiting.first { $0.device == name }?.reason)
  }

  /// The result of forgetting a device.
  public struct Forgotten: Sendable {
    public let name: String
    /// The new group code, which must be entered on the other devices.
    public let code: String
    /// Why the last changes of the forgotten device could not be received and are lost; nil if they were received.
    public let lost: WaitCause?
  }

  /// Finishes a key change that has begun. Replaces the group file if a device is being forgotten, and seals the outbox
  /// with the new key. Removes the remote files of this device and of the forgotten device; this device publishes its
  /// data again afterwards.
  func changeKey(
    _ membership: inout SyncMembership, _ remote: any Remote
  ) throws(SyncFailure) {
    if membership.formerKeys.isEmpty { return }
    let new = try cipher(membership.key)
    var old: [any SyncCipher] = []
    for key in membership.formerKeys { old.append(try cipher(key)) }
    let group = membership.group
    if membership.forgetting != nil { try changeGroupFile(of: group, remote, from: old, to: new) }
    let listing = try placing { () throws(RemoteFailure) in try remote.list() }
    let gone = [membership.device, membership.forgetting].compactMap(\.self)
    // The outbox must be sealed again before the old files are removed.
    try storing { () throws(StorageFailure) in try store.reseal(from: old, to: new) }
    for file in listing.files.keys where file.device.map(gone.contains) ?? false {
      try placing { () throws(RemoteFailure) in try remote.remove(file) }
    }
    if let device = membership.forgetting {
      try storing { () throws(StorageFailure) in try store.forget(device) }
    }
    membership.endKeyChange()
    try save(membership)
  }

  /// Repairs a remote that was restored to a state from before a device was forgotten, for example from a backup. Files
  /// that open only with a past key are removed, and each device publishes its data again. Otherwise only the forgotten
  /// device could continue.
  func renewRolledBack(
    _ membership: SyncMembership, _ remote: any Remote, _ cipher: any SyncCipher
  ) throws(SyncFailure) {
    if membership.pastKeys.isEmpty { return }
    var past: [any SyncCipher] = []
    for key in membership.pastKeys { past.append(try self.cipher(key)) }
    let group = membership.group
    guard let bytes = try placing({ () throws(RemoteFailure) in try remote.read(.group) }) else {
      return
    }
    let file: GroupFile
    do throws(SyncRefusal) { file = try GroupFile(bytes: bytes) } catch { return }
    guard file.group == group, !file.opens(with: cipher), past.contains(where: file.opens) else {
      return
    }
    let listing = try placing { () throws(RemoteFailure) in try remote.list() }
    for name in listing.files.keys {
      guard let label = name.label(in: group),
        try remote.open(name, label, cipher) == nil
      else { continue }
      for old in past where try remote.open(name, label, old) != nil {
        try placing { () throws(RemoteFailure) in try remote.remove(name) }
        break
      }
    }
    // The group file comes last: until it is replaced, an interrupted repair starts again.
    try changeGroupFile(of: group, remote, from: past, to: cipher)
  }

  /// Seals the group file with another key.
  private func changeGroupFile(
    of group: GroupID, _ remote: any Remote, from old: [any SyncCipher], to new: any SyncCipher
  ) throws(SyncFailure) {
    let bytes = try placing { () throws(RemoteFailure) in try remote.read(.group) }
    if let bytes {
      let file: GroupFile
      do throws(SyncRefusal) { file = try GroupFile(bytes: bytes) } catch { throw .wrongCode }
      if file.group == group, file.opens(with: new) { return }
      guard file.group == group, old.contains(where: file.opens) else { throw .wrongCode }
      try placing { () throws(RemoteFailure) in try remote.remove(.group) }
    }
    let made = GroupFile(group, new).bytes
    let creation = try placing { () throws(RemoteFailure) in try remote.create(.group, made) }
    // Another device created it again with the old key; the next sync tries again.
    if creation == .other { throw .wrongCode }
  }
}
