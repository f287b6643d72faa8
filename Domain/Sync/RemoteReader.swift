/// Reads selected data from a remote, such as the names of its devices. It does not change the remote or the store.
public struct RemoteReader {
  private let remote: any Remote
  private let cipher: any SyncCipher
  private let group: GroupID

  public init(_ remote: any Remote, _ cipher: any SyncCipher, _ group: GroupID) {
    (self.remote, self.cipher, self.group) = (remote, cipher, group)
  }

  /// Returns the names of the devices in the remote whose heads can be read.
  func names(_ listing: RemoteListing) throws(SyncFailure) -> [String] {
    var names: [String] = []
    for case .head(let device) in listing.files.keys {
      guard let bytes = try open(.head(device), DeviceHead.label(group, device)) else { continue }
      do throws(SyncRefusal) { names.append(try DeviceHead(bytes: bytes).name) } catch {
        // A name that cannot be read cannot collide either.
        continue
      }
    }
    return names
  }

  /// Returns the current number of each saying in the remote. The keys are the identities of the sayings.
  public func sayingNumbers(_ listing: RemoteListing) throws(SyncFailure) -> [[UInt8]: Int] {
    var newest: [[UInt8]: FieldVersion] = [:]
    try visitFieldVersions(listing) { name, fieldVersion in
      guard name.list == SayingNumberVersion.list, name.field == SayingNumberVersion.field else {
        return
      }
      if let known = newest[name.identity], known.stamp >= fieldVersion.stamp { return }
      newest[name.identity] = fieldVersion
    }
    return newest.compactMapValues(\.value.number)
  }

  /// Returns, for each counter, the newest summand that a device wrote up to its batch `seq`. Only files that the
  /// remote still has are read.
  func summands(
    of device: DeviceID, upTo seq: Int, _ listing: RemoteListing
  ) throws(SyncFailure) -> [FieldName: FieldVersion] {
    var newest: [FieldName: FieldVersion] = [:]
    try visitFieldVersions(listing) { name, fieldVersion in
      guard name.rule == .summed, fieldVersion.stamp.device == device, fieldVersion.stamp.seq <= seq
      else { return }
      if let known = newest[name], known.stamp >= fieldVersion.stamp { return }
      newest[name] = fieldVersion
    }
    return newest
  }

  /// Visits all readable field versions in the remote, in no particular order.
  private func visitFieldVersions(
    _ listing: RemoteListing, _ visitor: (FieldName, FieldVersion) -> Void
  ) throws(SyncFailure) {
    for file in listing.files.keys {
      switch file {
      case .group, .head: continue
      case .batches(let device, let seqs):
        let label = SealedLabel(
          group: group, kind: .batches, device: device, first: seqs.lowerBound,
          last: seqs.upperBound)
        guard let bytes = try open(file, label) else { continue }
        do throws(SyncRefusal) {
          for batch in try BatchFile(bytes: bytes).batches {
            for change in batch.changes {
              visitor(change.name, FieldVersion(change.value, batch.stamp(of: change)))
            }
          }
        } catch { continue }
      case .snapshot(let device, let seq, let part):
        let label = SealedLabel(
          group: group, kind: .snapshot, device: device, first: seq, last: part)
        guard let bytes = try open(file, label) else { continue }
        do throws(SyncRefusal) {
          var reader = try SnapshotReader(bytes: bytes)
          while let record = try reader.next() {
            for field in record {
              for fieldVersion in field.fieldVersions { visitor(field.name, fieldVersion) }
            }
          }
        } catch { continue }
      }
    }
  }

  private func open(_ name: RemoteFileName, _ label: SealedLabel) throws(SyncFailure) -> [UInt8]? {
    try remote.open(name, label, cipher)
  }
}

/// The field that stores the number of a saying. The number must be unique, because the user types it.
public enum SayingNumberVersion {
  public static let (list, field) = (5, 66)
}
