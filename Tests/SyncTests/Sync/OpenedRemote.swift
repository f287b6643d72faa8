import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// The decrypted contents of all files of a remote.
struct OpenedRemote {
  /// The decrypted bytes of each file, by path.
  private(set) var plain: [String: [UInt8]] = [:]
  /// All field versions in batches and snapshots, from every device.
  private(set) var fieldVersions: [(name: FieldName, value: FieldValue)] = []
  /// All values in batches and snapshots that lost against another value.
  private(set) var conflicts: [ConflictingVersion] = []
  private(set) var entries: [SyncHistoryEntry] = []
  private(set) var names: [String] = []

  /// Decrypts and parses every file of a folder. Throws if one of them cannot be read completely.
  init(_ folder: String, _ membership: SyncMembership) throws {
    let remote = FolderRemote(folder)
    let cipher = try #require(SodiumCipher(membership.key))
    let group = membership.group
    for name in try remote.list().files.keys {
      let sealed = try #require(try remote.read(name))
      func open(_ kind: SealedLabel.Kind, _ device: DeviceID, _ first: Int, _ last: Int) throws
        -> [UInt8]
      {
        let label = SealedLabel(
          group: group, kind: kind, device: device, first: first, last: last)
        return try cipher.open(sealed, as: label)
      }
      switch name {
      case .group:
        #expect(try GroupFile(bytes: sealed).opens(with: cipher))
      case .head(let device):
        let bytes = try open(.head, device, 0, 0)
        plain[name.path] = bytes
        names.append(try DeviceHead(bytes: bytes).name)
      case .batches(let device, let seqs):
        let bytes = try open(.batches, device, seqs.lowerBound, seqs.upperBound)
        plain[name.path] = bytes
        for batch in try BatchFile(bytes: bytes).batches {
          fieldVersions += batch.changes.map { ($0.name, $0.value) }
          conflicts += batch.conflicts
          entries += batch.historyEntries
        }
      case .snapshot(let device, let seq, let part):
        let bytes = try open(.snapshot, device, seq, part)
        plain[name.path] = bytes
        for field in try SnapshotPart(bytes: bytes).fields {
          fieldVersions += field.fieldVersions.map { (field.name, $0.value) }
          conflicts += field.conflicts
        }
      }
    }
  }
}

extension [UInt8] {
  /// All sequences of six adjacent bytes in the array. Empty if it has fewer than six bytes.
  var windows: Set<[UInt8]> {
    count < 6 ? [] : Set(indices.dropLast(5).map { Array(self[$0..<$0 + 6]) })
  }
}
