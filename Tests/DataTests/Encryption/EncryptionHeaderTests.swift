import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `The header of an encrypted store` {
  private static func made() throws -> (key: DataKey, header: EncryptionHeader, bytes: [UInt8]) {
    let (key, slots) = try EncryptedStore.key()
    let header = EncryptionHeader(sequence: 3, keyID: key.id, fileID: .random(), slots: slots)
    return (key, header, try #require(header.bytes(with: key)))
  }

  @Test func `is read as it was written`() throws {
    let (key, header, bytes) = try Self.made()
    #expect(bytes.count == EncryptionHeader.count)
    let read = try EncryptionHeader(copy: bytes)
    #expect(read == header && read.isGenuine(copy: bytes, key: key))
    let secret = try #require(SecretBytes(copying: EncryptedStore.passphrase))
    #expect(try read.slots[0].open(with: secret, id: read.keyID).id == key.id)
  }

  // E-06: a wrong passphrase and a damaged slot are different failures
  @Test func `tells a wrong passphrase from damage`() throws {
    let (_, header, bytes) = try Self.made()
    let wrong = try #require(SecretBytes(copying: Array("하루 일기 2025".utf8)))
    #expect(throws: KeySlotFailure.wrongSecret) {
      try header.slots[0].open(with: wrong, id: header.keyID)
    }
    for position in 0..<bytes.count {
      var damaged = bytes
      damaged[position] ^= 8
      #expect(throws: EncryptionHeaderFailure.self, "\(position)") {
        try EncryptionHeader(copy: damaged)
      }
      // The other copy stands in for it.
      #expect(try HeaderCopies(damaged + bytes).header == header)
      #expect(try HeaderCopies(bytes + damaged).header == header)
    }
    #expect(throws: EncryptionHeaderFailure.damaged) {
      try HeaderCopies(Array(bytes.dropLast()) + [bytes[0]] + bytes.dropLast() + [1])
    }
  }

  // a slot that was added without the data key is detected
  @Test func `is not genuine if slots were added without the data key`() throws {
    let (key, header, _) = try Self.made()
    let (other, slots) = try EncryptedStore.key()
    var altered = header
    altered.slots += slots
    // Everything but the keyed checksum is right.
    let forged = try #require(altered.bytes(with: other))
    #expect(try !EncryptionHeader(copy: forged).isGenuine(copy: forged, key: key))
    try SampleFolder.using { folder in
      let table = try NumberedRows(folder)
      let store = try table.files.store
      let read = try EncryptionHeader(copy: Array(store[..<4096]))
      let stranger = EncryptionHeader(
        sequence: 9, keyID: read.keyID, fileID: read.fileID, slots: read.slots + slots)
      let copy = try #require(stranger.bytes(with: other))
      try folder.write(copy + copy + store[8192...], to: "haru.sqlite")
      #expect(throws: StorageFailure.encrypted(.alteredHeader)) { try table.open() }
    }
  }

  @Test func `is valid in the newer of two copies`() throws {
    let (key, header, bytes) = try Self.made()
    var newer = header
    newer.sequence = 4
    let second = try #require(newer.bytes(with: key))
    #expect(try HeaderCopies(bytes + second).header == newer)
    let copies = try HeaderCopies(second + bytes)
    #expect(copies.header == newer && copies.index == 0 && copies.needsRepair)
    #expect(try !HeaderCopies(bytes + bytes).needsRepair)
  }

  // E-03: without the data key nothing is read
  @Test func `closes the store without the data key`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try EncryptedStore.make(at: path).close()
      let read = try HeaderCopies(folder.bytes("haru.sqlite")).header
      DataKeys.ofProcess.remove(read.keyID)
      #expect(throws: StorageFailure.encrypted(.closed)) { try Database(.file(path)) }
      let before = try folder.bytes("haru.sqlite")
      #expect(throws: StorageFailure.encrypted(.closed)) {
        try Database(.file(path), readOnly: true)
      }
      #expect(try folder.bytes("haru.sqlite") == before)
    }
  }
}
