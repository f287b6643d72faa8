import Domain
import DomainInMemory
import PresentationKit
import Testing

/// The encryption of a data file in memory. Its recovery keys are known.
package struct EncryptionFixture: Sendable {
  package let store = EncryptionInMemory()
  private let tries = EncryptionTriesInMemory()
  /// The recovery key that is always drawn.
  package let key: RecoveryKey
  /// The numbers of the groups that are always asked for.
  package static let groups = [2, 7]
  /// A passphrase that is accepted.
  package static let passphrase = "three old boats"

  package init() throws {
    key = try #require(RecoveryKey((0..<24).map { UInt8($0) * 9 }))
  }

  /// Returns the encryption that the screens use.
  package func encryption(_ time: RealTime) -> Encryption {
    Encryption(
      store, tries: tries, profile: "default", time: time, composed: { $0 },
      random: EncryptionRandom(recoveryKey: { [key] in key }, groups: { Self.groups }),
      answer: .none)
  }

  /// Returns a test environment with this encryption.
  package func world(_ language: Language = .english) throws -> TestEnvironment {
    try TestEnvironment(language: language) { $0.encryption = encryption($0.realTime) }
  }

  /// Encrypts the data file with `passphrase` and, if `hasKey` is true, with the recovery key.
  package func turnOn(_ world: TestEnvironment, hasKey: Bool = true) throws {
    let encryption = try #require(world.features.encryption)
    _ = try encryption.turnOn(
      encryption.newPassphrase(Self.passphrase), recoveryKey: hasKey ? key : nil)
  }
}
