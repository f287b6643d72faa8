import Data
import Domain

/// Checks the readers of sync files with any bytes, and a store that receives what they read.
public struct BatchPromises {
  /// The number of batches and of snapshot fields that were read.
  public private(set) var batches = 0
  public private(set) var fields = 0
  /// The number of batches and snapshots that the store applied.
  public private(set) var received = 0

  private let store: Database
  private let cipher: SodiumCipher

  /// Creates a store in a sync group; nil if this fails.
  public init?() {
    guard let key = GroupKey([UInt8](repeating: 7, count: GroupKey.count)),
      let cipher = SodiumCipher(key)
    else { return nil }
    self.cipher = cipher
    do throws(StorageFailure) {
      store = try Database(.memory)
      try SQLiteSync(store).begin(BatchGrammar.group, BatchGrammar.device(1))
    } catch { return nil }
  }

  /// Returns the unencrypted bytes of a batch file or a part of a snapshot. They may be damaged.
  public static func file(_ dice: inout Dice) -> [UInt8] {
    var bytes =
      dice.below(2) == 0
      ? BatchFile(BatchGrammar.batches(&dice)).bytes : BatchGrammar.part(&dice).bytes
    for _ in 0..<dice.below(4) { dice.harm(&bytes, with: Self.pieces) }
    // A file without padding is refused at once, so most files get padding.
    if dice.below(4) > 0, let mark = bytes.lastIndex(where: { $0 != 0 }) {
      bytes = SealedPadding.added(to: Array(bytes[..<mark]))
    }
    return bytes
  }

  private static let pieces: [[UInt8]] = [
    [0x80], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1], [0, 0, 0, 0], [0x7F], [15],
    [16, 20], [2, 3, 0xE2, 0x82], [5, 0],
  ]

  /// Returns the first broken rule as text, or nil if none is broken.
  public mutating func broken(by bytes: [UInt8]) -> String? {
    do throws(SyncRefusal) { _ = try DeviceHead(bytes: bytes) } catch {}
    do throws(SyncRefusal) { _ = try GroupFile(bytes: bytes) } catch {}
    let label = DeviceHead.label(BatchGrammar.group, BatchGrammar.device(2))
    do throws(SealParseError) {
      _ = try cipher.open(bytes, as: label)
      return "bytes that nobody sealed"
    } catch {}
    return brokenBatches(bytes) ?? brokenPart(bytes)
  }

  private mutating func brokenBatches(_ bytes: [UInt8]) -> String? {
    let file: BatchFile
    do throws(SyncRefusal) { file = try BatchFile(bytes: bytes) } catch { return nil }
    if file.bytes != bytes { return "a file of batches that is written in two ways" }
    batches += file.batches.count
    return broken { (sync, cipher) throws(StorageFailure) in
      var count = 0
      for batch in file.batches where batch.group == BatchGrammar.group {
        if case .applied = try sync.receive(batch, cipher) { count += 1 }
      }
      return count
    }
  }

  private mutating func brokenPart(_ bytes: [UInt8]) -> String? {
    let part: SnapshotPart
    do throws(SyncRefusal) { part = try SnapshotPart(bytes: bytes) } catch { return nil }
    if part.bytes != bytes { return "a part of a snapshot that is written in two ways" }
    fields += part.fields.count
    return broken { (sync, cipher) throws(StorageFailure) in
      var rest = part.fields[...]
      let union = try sync.mergeSnapshot(part.head, of: BatchGrammar.device(2), cipher) {
        rest.popFirst().map { [$0] }
      }
      if case .applied = union.receipt { return 1 }
      return 0
    }
  }

  /// Receives a file in a copy of the store, then checks that the store can be exported and can
  /// send all it has. Returns the first broken rule, or nil.
  private mutating func broken(
    _ receive: (SQLiteSync, SodiumCipher) throws(StorageFailure) -> Int
  ) -> String? {
    do throws(StorageFailure) {
      let database = try Database(copying: store)
      let sync = SQLiteSync(database)
      received += try receive(sync, cipher)
      do throws(ArchiveFailure) {
        _ = try SQLiteArchive(database, preferences: SQLitePreferences(database))
          .export(at: Now(instant: 0, offset: 0)) { _ in true }
      } catch { return "a store that cannot be exported: \(error)" }
      try sync.seal(evenNothing: true, cipher)
      var last = 0
      while let file = try sync.outgoing(after: last) {
        try sync.published(file.seq, cipher)
        last = file.seq
      }
      var parts: [[UInt8]] = []
      guard try sync.snapshot({ parts.append($0) }) else { return "a store that is never sealed" }
      for part in parts {
        do throws(SyncRefusal) { _ = try SnapshotPart(bytes: part) } catch {
          return "a snapshot that cannot be read: \(error)"
        }
      }
      return nil
    } catch { return "a store that fails: \(error)" }
  }
}
