import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// The bytes in `Tests/Encryption/vectors.json`, which the Python implementation of the format has made.
private struct Vectors: Decodable {
  struct Keys: Decodable {
    let dataKey, fileID, keyID, names, header, pages, log, stream: String
  }
  struct Long: Decodable {
    struct Piece: Decodable {
      let at: Int
      let base64: Foundation.Data
    }
    let length: Int
    let pieces: [Piece]

    var bytes: [UInt8] {
      var bytes = [UInt8](repeating: 0, count: length)
      for piece in pieces {
        bytes.replaceSubrange(piece.at..<piece.at + piece.base64.count, with: piece.base64)
      }
      return bytes
    }
  }
  struct Slots: Decodable {
    struct Slot: Decodable {
      let name, slot, secret: String
      let keyID: String?
    }
    let dataKey, keyID: String
    let valid, broken: [Slot]
  }
  struct Headers: Decodable {
    struct Copies: Decodable {
      let name, result: String
      let first: Long
      let second: Long?
      let sequence: UInt32?
    }
    let dataKey: String
    let copies: [Copies]
  }
  struct Store: Decodable {
    struct Page: Decodable {
      let number: UInt32
      let plain, stored: Long
    }
    struct Broken: Decodable {
      let name: String
      let page: UInt32
      let readAs: UInt32
      let invertBytes: [Int]
      let fileID: String?
    }
    let dataKey, fileID: String
    let pages: [Page]
    let broken: [Broken]
  }
  struct Log: Decodable {
    struct Header: Decodable { let plain, stored: String }
    struct BrokenHeader: Decodable { let name, stored: String }
    struct Broken: Decodable {
      let name: String
      let frame: UInt32
      let readAs: UInt32
      let invertBytes: [Int]
    }
    let dataKey, fileID: String
    let header: Header
    let frames: [Store.Page]
    let brokenHeaders: [BrokenHeader]
    let brokenFrames: [Broken]
  }
  let keys: Keys
  let slots: Slots
  let headers: Headers
  let store: Store
  let log: Log

  static func read() throws -> Vectors {
    let text = try ProjectFolder.text("Tests/Encryption/vectors.json")
    return try JSONDecoder().decode(Vectors.self, from: Foundation.Data(text.utf8))
  }

  static func bytes(_ hex: String) throws -> [UInt8] {
    let digits = Array(hex.utf8)
    return try stride(from: 0, to: digits.count, by: 2).map { index in
      try #require(UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16))
    }
  }

  static func key(_ hex: String) throws -> DataKey {
    let secret = try #require(SecretBytes(copying: bytes(hex)))
    return try #require(DataKey(secret))
  }

  static func id(_ hex: String) throws -> EncryptedFileID {
    try #require(EncryptedFileID(bytes(hex)))
  }
}

// E-17: a second implementation has made these bytes
@Suite struct `The format of encrypted files` {
  private static func hex(_ secret: SecretBytes?) throws -> String {
    let secret = try #require(secret)
    return unsafe secret.withBytes { start in
      (0..<secret.count).map { index in
        let byte = unsafe start[index]
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
    }
  }

  @Test func `derives the keys of the vectors`() throws {
    let keys = try Vectors.read().keys
    let key = try Vectors.key(keys.dataKey)
    let file = try Vectors.id(keys.fileID)
    #expect(key.id.hex == keys.keyID)
    #expect(try Self.hex(key.derived(.names)) == keys.names)
    #expect(try Self.hex(key.derived(.header, of: file)) == keys.header)
    #expect(try Self.hex(key.derived(.pages, of: file)) == keys.pages)
    #expect(try Self.hex(key.derived(.log, of: file)) == keys.log)
    #expect(try Self.hex(key.derived(.stream, of: file)) == keys.stream)
  }

  @Test func `opens the slots of the vectors`() throws {
    let slots = try Vectors.read().slots
    let id = try #require(DataKeyID(Vectors.bytes(slots.keyID)))
    for vector in slots.valid {
      let bytes = try Vectors.bytes(vector.slot)
      let slot = try #require(KeySlot(bytes: bytes[...]), "\(vector.name)")
      #expect(slot.bytes == bytes)
      let secret = try #require(SecretBytes(copying: Vectors.bytes(vector.secret)))
      #expect(try slot.open(with: secret, id: id).id == id, "\(vector.name)")
    }
    for vector in slots.broken {
      let bytes = try Vectors.bytes(vector.slot)
      guard let slot = KeySlot(bytes: bytes[...]) else { continue }
      let secret = try #require(SecretBytes(copying: Vectors.bytes(vector.secret)))
      let other = try vector.keyID.map { try #require(DataKeyID(Vectors.bytes($0))) }
      #expect(throws: KeySlotFailure.wrongSecret, "\(vector.name)") {
        try slot.open(with: secret, id: other ?? id)
      }
    }
  }

  @Test func `chooses between the copies of a header like the vectors`() throws {
    let headers = try Vectors.read().headers
    let key = try Vectors.key(headers.dataKey)
    for vector in headers.copies {
      let first = vector.first.bytes
      let copies = try? HeaderCopies(first + (vector.second?.bytes ?? first))
      let isValid = copies.map { $0.header.isGenuine(copy: $0.bytes, key: key) } ?? false
      let isOurs = copies?.header.keyID == key.id
      #expect((isValid && isOurs) == (vector.result == "valid"), "\(vector.name)")
      if let sequence = vector.sequence { #expect(copies?.header.sequence == sequence) }
    }
  }

  private static func decrypted(_ bytes: [UInt8], _ cipher: PageCipher, _ number: UInt32)
    -> [UInt8]?
  {
    var unit = bytes
    let isWhole = unsafe unit.withUnsafeMutableBytes { unsafe cipher.decrypt($0, number: number) }
    return isWhole ? unit : nil
  }

  @Test func `decrypts the pages of the vectors`() throws {
    let store = try Vectors.read().store
    let key = try Vectors.key(store.dataKey)
    func cipher(_ file: String) throws -> PageCipher {
      let pages = try #require(key.derived(.pages, of: Vectors.id(file)))
      return PageCipher(pages, label: "haru-page/1")
    }
    var stored: [UInt32: [UInt8]] = [:]
    for vector in store.pages {
      stored[vector.number] = vector.stored.bytes
      #expect(
        try Self.decrypted(vector.stored.bytes, cipher(store.fileID), vector.number)
          == vector.plain.bytes)
    }
    for vector in store.broken {
      var page = try #require(stored[vector.page])
      for position in vector.invertBytes { page[position] ^= 0xFF }
      let cipher = try cipher(vector.fileID ?? store.fileID)
      #expect(Self.decrypted(page, cipher, vector.readAs) == nil, "\(vector.name)")
    }
  }

  @Test func `decrypts the log of the vectors`() throws {
    let log = try Vectors.read().log
    let key = try Vectors.key(log.dataKey)
    let frames = try #require(key.derived(.log, of: Vectors.id(log.fileID)))
    let cipher = PageCipher(frames, label: "haru-log/1")
    let header = try Vectors.bytes(log.header.stored)
    let unit = Array(header[LogLayout.headerStart..<LogLayout.headerStart + 72])
    #expect(
      try Self.decrypted(unit, cipher, 0)?.prefix(32).elementsEqual(
        Vectors.bytes(log.header.plain)) == true)
    var stored: [UInt32: [UInt8]] = [:]
    for vector in log.frames {
      stored[vector.number] = vector.stored.bytes
      #expect(
        Self.decrypted(vector.stored.bytes, cipher, vector.number) == vector.plain.bytes)
    }
    for vector in log.brokenFrames {
      var frame = try #require(stored[vector.frame])
      for position in vector.invertBytes { frame[position] ^= 0xFF }
      #expect(Self.decrypted(frame, cipher, vector.readAs) == nil, "\(vector.name)")
    }
  }
}
