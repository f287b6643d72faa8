extension Sync {
  /// Looks whether another device is called so, before anybody is asked; one that came only now is
  /// known once the others were met.
  public func expectDevice(
    _ name: String, _ manner: Manner = Manner()
  ) throws(SyncFailure) {
    if try names().values.contains(name) { return }
    _ = try meet(manner)
    if try !names().values.contains(name) { throw .noDevice(name) }
  }

  /// Forgets a device that was lost: the group gets another key, and nobody who has only the old one
  /// reads anything any more. Everybody else types the new code.
  public func forget(
    _ name: String, _ manner: Manner = Manner()
  ) throws(SyncFailure) -> Forgotten {
    // What it left is received first, so that nothing of it is lost, and its name is known.
    let report = try meet(manner)
    var membership = try member()
    let found = try names().filter { $0.value == name }.keys
    guard found.count == 1, let device = found.first else { throw .noDevice(name) }
    membership.formerKeys.append(membership.key)
    membership.key = world.draws.key()
    membership.forgetting = device
    try save(membership)
    _ = try meet(manner)
    return Forgotten(
      name: name, code: GroupCode.text(of: membership.key),
      lost: report.waiting.first { $0.device == name }?.reason)
  }

  /// A device that was forgotten.
  public struct Forgotten: Sendable {
    public let name: String
    /// The code the others type.
    public let code: String
    /// Why what it wrote last could not be received, and is lost; nothing where it was.
    public let lost: WaitingReason?
  }

  /// Goes on with another key, where that was not done to its end: the group has it, this device's
  /// files are sealed with it, and who was forgotten has none there.
  func changeKey(
    _ membership: inout SyncMembership, _ place: any Remote
  ) throws(SyncFailure) {
    if membership.formerKeys.isEmpty { return }
    let new = try cipher(membership.key)
    var old: [any SyncCipher] = []
    for key in membership.formerKeys { old.append(try cipher(key)) }
    let group = membership.group
    if membership.forgetting != nil { try changeGroupFile(of: group, place, from: old, to: new) }
    let listing = try placing { () throws(RemoteFailure) in try place.list() }
    let gone = [membership.device, membership.forgetting].compactMap(\.self)
    // What waits to be sent has to be sealed anew before its old form is gone.
    try storing { () throws(StorageFailure) in try store.reseal(from: old, to: new) }
    for file in listing.files.keys where file.device.map(gone.contains) ?? false {
      try placing { () throws(RemoteFailure) in try place.remove(file) }
    }
    if let device = membership.forgetting {
      try storing { () throws(StorageFailure) in try store.forget(device) }
    }
    membership.endKeyChange()
    try save(membership)
  }

  /// Seals a place anew that was brought back from before a device was forgotten (a backup of the
  /// folder, an older copy of it): what opens with a key the group had once, and not with its key, is
  /// removed, and each device leaves there again what it has. Otherwise nobody could go on but who was
  /// forgotten.
  func renewRolledBack(
    _ membership: SyncMembership, _ place: any Remote, _ cipher: any SyncCipher
  ) throws(SyncFailure) {
    if membership.pastKeys.isEmpty { return }
    var past: [any SyncCipher] = []
    for key in membership.pastKeys { past.append(try self.cipher(key)) }
    let group = membership.group
    guard let bytes = try placing({ () throws(RemoteFailure) in try place.read(.group) }) else {
      return
    }
    let file: GroupFile
    do throws(SyncRefusal) { file = try GroupFile(bytes: bytes) } catch { return }
    guard file.group == group, !file.opens(with: cipher), past.contains(where: file.opens) else {
      return
    }
    let listing = try placing { () throws(RemoteFailure) in try place.list() }
    for name in listing.files.keys {
      guard let label = name.label(in: group),
        try place.open(name, label, cipher) == nil
      else { continue }
      for old in past where try place.open(name, label, old) != nil {
        try placing { () throws(RemoteFailure) in try place.remove(name) }
        break
      }
    }
    // The group's file comes last: as long as it is the old one, all this is done again.
    try changeGroupFile(of: group, place, from: past, to: cipher)
  }

  /// Has the group's file be sealed with another key.
  private func changeGroupFile(
    of group: GroupID, _ place: any Remote, from old: [any SyncCipher], to new: any SyncCipher
  ) throws(SyncFailure) {
    let bytes = try placing { () throws(RemoteFailure) in try place.read(.group) }
    if let bytes {
      let file: GroupFile
      do throws(SyncRefusal) { file = try GroupFile(bytes: bytes) } catch { throw .wrongCode }
      if file.group == group, file.opens(with: new) { return }
      guard file.group == group, old.contains(where: file.opens) else { throw .wrongCode }
      try placing { () throws(RemoteFailure) in try place.remove(.group) }
    }
    let made = GroupFile(group, new).bytes
    let creation = try placing { () throws(RemoteFailure) in try place.create(.group, made) }
    // Somebody with the old key made it again: the next time it is changed.
    if creation == .other { throw .wrongCode }
  }
}
