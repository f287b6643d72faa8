import Domain
import Testing

@testable import Data

/// Compares the encryption of files with values computed by PyNaCl and by BLAKE2b of Python.
@Suite struct `The seal of files` {
  private let text = Array("강가에서".utf8)

  private func cipher(_ first: UInt8 = 0) throws -> SodiumCipher {
    let key = try #require(GroupKey((0..<32).map { first &+ $0 }))
    return try #require(SodiumCipher(key))
  }

  private func label(
    _ kind: SealedLabel.Kind = .batches, device: UInt8 = 16, first: Int = 41, last: Int = 42
  ) throws -> SealedLabel {
    let group = try #require(SixteenBytes((0..<16).map(UInt8.init)))
    let own = try #require(SixteenBytes((0..<16).map { device + $0 }))
    return SealedLabel(
      group: GroupID(group), kind: kind, device: DeviceID(own), first: first, last: last)
  }

  @Test func `is XChaCha20-Poly1305 by a key that is derived for files`() throws {
    let nonce = (100..<124).map(UInt8.init)
    let sealed = try cipher().sealed(text, as: label(), nonce)
    #expect(
      hex(sealed)
        == "047a0c0bdaf4fa521e9bad2294854a59938e4e2beb0e37a480adf64f")
  }

  @Test func `opens under its own name and key alone`() throws {
    let cipher = try cipher()
    let sealed = cipher.seal(text, as: try label())
    #expect(sealed.count == text.count + SealedPadding.overhead)
    #expect(try cipher.open(sealed, as: label()) == text)
    #expect(try cipher.open(cipher.seal([], as: label()), as: label()).isEmpty)
    let others = try [
      label(.snapshot), label(device: 17), label(first: 40), label(last: 43),
    ]
    for other in others {
      #expect(throws: SealParseError()) { try cipher.open(sealed, as: other) }
    }
    #expect(throws: SealParseError()) { try self.cipher(1).open(sealed, as: label()) }
    #expect(cipher.seal(text, as: try label()) != sealed)
  }

  @Test func `is broken by any byte that is another, and by any that is missing`() throws {
    let cipher = try cipher()
    let sealed = cipher.seal(text, as: try label())
    for offset in sealed.indices {
      var other = sealed
      other[offset] ^= 1
      #expect(throws: SealParseError()) { try cipher.open(other, as: label()) }
      #expect(throws: SealParseError()) { try cipher.open(Array(sealed[..<offset]), as: label()) }
    }
    #expect(throws: SealParseError()) { try cipher.open(sealed + [0], as: label()) }
  }

  @Test func `has digests of sixteen bytes`() {
    let digest = SyncDigest.blake2.of(text).bytes
    #expect(
      hex(digest)
        == "f601c58ef656007395f009e8039f3413")
  }
}

/// Returns the bytes as hexadecimal digits.
private func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
