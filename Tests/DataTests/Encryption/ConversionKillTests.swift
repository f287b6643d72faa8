import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data

/// What the processes of the tests below do.
private enum KilledConversion {
  static let key = Array(UInt8(1)...32)
  static let other = Array(UInt8(101)...132)

  /// Makes a data key that is the same in all processes.
  static func pair(_ bytes: [UInt8]) throws -> (key: DataKey, slots: [KeySlot]) {
    let copied = try #require(SecretBytes(copying: bytes))
    let key = try #require(DataKey(copied))
    let secret = try #require(SecretBytes(copying: EncryptedStore.passphrase))
    let slot = try KeySlot(
      key, kind: .passphrase, secret: secret, derivation: .argon2(passes: 1, kibibytes: 8),
      made: 0)
    DataKeys.ofProcess.add(key)
    return (key, [slot])
  }

  /// Converts in this process, which is killed at a turn, or at the end. A file says that it came to the end.
  static func convert(_ path: String, to bytes: [UInt8]?, killedAt turn: Int) throws {
    let home = LivedFolder(at: path)
    let count = Atomic(0)
    var conversion = home.conversion
    conversion.step = { _ in
      if count.wrappingAdd(1, ordering: .relaxed).oldValue == turn { kill(getpid(), SIGKILL) }
    }
    for key in [Self.key, Self.other] { _ = try Self.pair(key) }
    if let bytes {
      let (key, slots) = try Self.pair(bytes)
      _ = try conversion.encrypt(key, slots) { () throws(StorageFailure) in
        try StoreExchange(path: home.paths.store, timeout: 0).run(to: .encrypted(key, slots))
      }
    } else {
      _ = try conversion.decrypt { () throws(StorageFailure) in
        try StoreExchange(path: home.paths.store, timeout: 0).run(to: .plain)
      }
    }
    try home.write([1], "ended")
    kill(getpid(), SIGKILL)
  }

}

// E-16, E-22, E-25: a process that is killed while files are converted
@Suite(.serialized, .slow) struct `A conversion that is killed` {
  private enum Direction: CaseIterable { case on, rekey, off }

  /// The keys that a process knows when it goes on: those that the passphrase of the store opens.
  private func know(_ store: String) throws {
    for bytes in [KilledConversion.key, KilledConversion.other] {
      DataKeys.ofProcess.remove(try KilledConversion.pair(bytes).key.id)
    }
    let header = try? HeaderCopies(ArchiveDisk.beginning(of: store, HeaderCopies.count)).header
    for bytes in [KilledConversion.key, KilledConversion.other] {
      let key = try KilledConversion.pair(bytes).key
      if key.id != header?.keyID { DataKeys.ofProcess.remove(key.id) }
    }
  }

  @Test(arguments: Direction.allCases)
  private func `goes on when the store is opened`(direction: Direction) async throws {
    let folder = try SampleFolder()
    let made = LivedFolder(at: folder.path("made"))
    try FileManager.default.createDirectory(atPath: made.root, withIntermediateDirectories: true)
    try made.fill()
    let digests = try made.digests()
    if direction != .on { try made.encrypt(KilledConversion.pair(KilledConversion.key)) }
    var turns = 0
    var hasEnded = false
    while !hasEnded, turns < 200 {
      let home = LivedFolder(at: folder.path("home \(turns)"))
      try FileManager.default.copyItem(atPath: made.root, toPath: home.root)
      for name in try home.files() where name.hasSuffix(".part") || name.hasSuffix(".orphaned") {
        try home.age(name)
      }
      let bytes: [UInt8]? =
        switch direction {
        case .on: KilledConversion.key
        case .rekey: KilledConversion.other
        case .off: nil
        }
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = home.root as String, bytes = bytes as [UInt8]?, turn = turns as Int] in
        try KilledConversion.convert(path, to: bytes, killedAt: turn)
      }
      hasEnded = try home.files().contains("ended")
      try know(home.paths.store)
      #expect(try home.conversion.isUnfinished() == !hasEnded)
      let report = try home.conversion.goOn()
      #expect(report.left == [], "turn \(turns)")
      let isEncrypted = try SideFiles(store: home.paths.store).form().key != nil
      #expect(try home.clearFiles().isEmpty == isEncrypted, "turn \(turns)")
      #expect(try !home.conversion.isUnfinished())
      try home.expectReadable()
      let now = try home.digests()
      #expect(Array(now.values).sorted() == Array(digests.values).sorted(), "turn \(turns)")
      try FileManager.default.removeItem(atPath: home.root)
      turns += TestDepth.some(5, of: 1)
    }
    #expect(hasEnded && turns > 10)
  }
}
