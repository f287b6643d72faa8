import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `An encrypted stream` {
  // E-02: photos, drafts, the sync key, cached files and exports
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `is decrypted as it was encrypted`(count: Int) throws {
    let sample = try StreamSample()
    let bytes = StreamSample.bytes(count)
    let stored = try sample.encrypt(bytes)
    let pieces = try sample.encryptInPieces(bytes)
    #expect(stored.count == 120 + count + 17 * max(1, (count + 65_535) / 65_536))
    #expect(pieces.joined().count == stored.count && pieces.allSatisfy { $0.count <= 65_553 })
    for stored in [stored, Array(pieces.joined())] {
      #expect(EncryptedStream.isEncrypted(stored))
      #expect(try sample.decrypt(stored) == bytes)
      let read = sample.decryptInPieces(stored)
      #expect(read.bytes == bytes && read.failure == nil)
    }
    #expect(try sample.encrypt(bytes) != stored)
  }

  @Test func `may arrive split at any byte`() throws {
    var sample = try StreamSample()
    let (_, slots) = try EncryptedStore.key()
    (sample.purpose, sample.name, sample.slots) = (.export, nil, slots + slots)
    let stored = try sample.encrypt(StreamSample.bytes(40))
    for split in 0...stored.count {
      let read = sample.decryptInPieces([stored[..<split], stored[split...]])
      #expect(read.bytes == StreamSample.bytes(40) && read.failure == nil, "\(split)")
    }
    let read = sample.decryptInPieces(stored.indices.map { stored[$0...$0] })
    #expect(read.bytes == StreamSample.bytes(40) && read.failure == nil)
  }

  @Test func `has a purpose of its own`() throws {
    var sample = try StreamSample()
    let (_, slots) = try EncryptedStore.key()
    for purpose in EncryptedStreamPurpose.allCases {
      sample.purpose = purpose
      sample.name = purpose.isBoundToName ? "name" : nil
      sample.slots = purpose == .export ? slots : []
      let stored = try sample.encrypt([1, 2, 3])
      #expect(try EncryptedStream.start(of: stored).purpose == purpose)
      for other in EncryptedStreamPurpose.allCases {
        sample.purpose = other
        sample.name = other.isBoundToName ? "name" : nil
        #expect(sample.failure(of: stored) == (other == purpose ? nil : .wrongPurpose))
      }
    }
  }

  @Test func `is not made without the name or the slots that its purpose needs`() throws {
    for purpose in EncryptedStreamPurpose.allCases {
      var sample = try StreamSample()
      sample.purpose = purpose
      sample.name = purpose.isBoundToName ? nil : "name"
      sample.slots = purpose == .export ? try EncryptedStore.key().slots : []
      #expect(throws: EncryptedStreamFailure.wrongPurpose) { try sample.encrypt([]) }
      #expect(sample.failure(of: []) == .wrongPurpose)
      sample.name = purpose.isBoundToName ? "name" : nil
      sample.slots = purpose == .export ? [] : try EncryptedStore.key().slots
      #expect(throws: EncryptedStreamFailure.wrongPurpose) { try sample.encrypt([]) }
    }
  }

  @Test func `is opened with its own slots if it is an export`() throws {
    let (key, slots) = try EncryptedStore.key()
    let stored = try EncryptedStream.encrypt(
      StreamSample.bytes(9), as: .export, slots: slots, with: key)
    let start = try EncryptedStream.start(of: stored.prefix(EncryptedStreamStart.mostCount))
    #expect(start.slots == slots && start.keyID == key.id)
    let secret = try #require(SecretBytes(copying: EncryptedStore.passphrase))
    let opened = try start.slots[0].open(with: secret, id: start.keyID)
    #expect(try EncryptedStream.decrypt(stored, as: .export, with: opened) == StreamSample.bytes(9))
  }

  // E-12: a photo that was renamed is refused
  @Test func `is refused under another name if it is a photo or a draft`() throws {
    for purpose in [EncryptedStreamPurpose.photo, .draft] {
      var sample = try StreamSample()
      sample.purpose = purpose
      let stored = try sample.encrypt(StreamSample.bytes(70_000))
      for name in ["b83af266", "", "b83af265 "] {
        sample.name = name
        #expect(sample.failure(of: stored) == .damaged)
        #expect(sample.decryptInPieces(stored) == ([], .damaged))
      }
    }
  }

  @Test func `tells another key from damage`() throws {
    let (sample, other) = (try StreamSample(), try StreamSample())
    let stored = try sample.encrypt([1])
    #expect(other.failure(of: stored) == .otherKey(sample.key.id))
  }

  @Test func `is distinguished from plain files, newer files and stores`() throws {
    let sample = try StreamSample()
    var stored = try sample.encrypt([1])
    for plain in [[], Array("# 하루".utf8), StreamSample.bytes(300), Array(stored[1...])] {
      #expect(!EncryptedStream.isEncrypted(plain) && sample.failure(of: plain) == .plain)
      #expect(sample.decryptInPieces(plain) == ([], .plain))
    }
    stored[16] = 2
    #expect(sample.failure(of: stored) == .newerVersion(2))
    let (key, slots) = try EncryptedStore.key()
    let header = EncryptionHeader(sequence: 1, keyID: key.id, fileID: .random(), slots: slots)
    #expect(sample.failure(of: try #require(header.bytes(with: key))) == .wrongPurpose)
  }

  // E-21: each flipped byte is refused
  @Test func `is refused if a byte is altered`() throws {
    var sample = try StreamSample()
    let (_, slots) = try EncryptedStore.key()
    (sample.purpose, sample.name, sample.slots) = (.export, nil, slots)
    let stored = try sample.encrypt(StreamSample.bytes(20))
    for position in stored.indices {
      let bit = position % 8
      for bit in position < EncryptedStreamStart.fixedCount ? 0..<8 : bit..<bit + 1 {
        var damaged = stored
        damaged[position] ^= 1 << bit
        let expected = sample.failure(of: damaged)
        #expect(expected != nil, "\(position)")
        #expect(sample.decryptInPieces(damaged) == ([], expected), "\(position)")
        // Only these bytes have a meaning before they are verified.
        if !(0..<18).contains(position), !(24..<40).contains(position) {
          #expect(expected == .damaged, "\(position)")
        }
      }
    }
  }

  // E-21: each cut is refused
  @Test func `is refused if it is cut`() throws {
    let sample = try StreamSample()
    let small = try sample.encrypt(StreamSample.bytes(20))
    for cut in 0..<small.count {
      let expected: EncryptedStreamFailure = cut < 16 ? .plain : .damaged
      #expect(sample.failure(of: Array(small[..<cut])) == expected, "\(cut)")
      #expect(sample.decryptInPieces([small[..<cut]]) == ([], expected), "\(cut)")
    }
    let long = try sample.encrypt(StreamSample.bytes(131_072 + 5))
    let chunk = 65_553
    let cuts = [0, chunk, 2 * chunk].flatMap { start in
      [0, 1, 16, 17, 18, 4000].map { 120 + start + $0 }
    }
    for cut in cuts where cut < long.count {
      let read = sample.decryptInPieces(Array(long[..<cut]))
      #expect(read.failure == .damaged, "\(cut)")
      // The chunks before the cut are genuine.
      #expect(read.bytes == StreamSample.bytes((cut - 120) / chunk * 65_536), "\(cut)")
      #expect(sample.failure(of: Array(long[..<cut])) == .damaged)
    }
  }

  // E-12: chunks cannot be exchanged, left out, repeated or taken from another stream
  @Test func `is refused if chunks are moved`() throws {
    let sample = try StreamSample()
    let bytes = StreamSample.bytes(3 * 65_536)
    func parts() throws -> [[UInt8]] { try sample.encryptInPieces(bytes) }
    let (one, other) = (try parts(), try parts())
    #expect(one.map(\.count) == [120, 65_553, 65_553, 65_553])
    let orders = [
      [0, 2, 1, 3], [0, 1, 3], [0, 2, 3], [0, 1, 1, 2, 3], [0, 1, 2, 3, 3], [0, 3], [0],
    ]
    for order in orders {
      let moved = Array(order.map { one[$0] }.joined())
      #expect(sample.failure(of: moved) == .damaged, "\(order)")
      #expect(sample.decryptInPieces(moved).failure == .damaged, "\(order)")
    }
    for mixed in [[one[0], other[1], one[2], one[3]], [one[0], one[1], other[2], one[3]]] {
      #expect(sample.failure(of: Array(mixed.joined())) == .damaged)
    }
  }

  // Whoever has the key could make these.
  @Test func `is refused if its tags are right and its form is not`() throws {
    let sample = try StreamSample()
    let start = EncryptedStreamStart(
      purpose: .photo, keyID: sample.key.id, fileID: .random(), slots: [])
    let genuine = try #require(start.bytes(with: sample.key))
    let streamKey = try #require(sample.key.derived(.stream, of: start.fileID))
    func failure(_ start: [UInt8], _ count: Int, isLast: Bool) throws -> EncryptedStreamFailure? {
      var header: [UInt8] = []
      let stream = try #require(SecretStream(writing: &header, key: streamKey))
      let bound = start + Array((sample.name ?? "").utf8)
      let chunk = unsafe StreamSample.bytes(count).withUnsafeBytes {
        unsafe stream.encrypt($0, isLast: isLast, bound: bound)
      }
      return sample.failure(of: start + header + chunk)
    }
    #expect(try failure(genuine, 5, isLast: true) == nil)
    #expect(try failure(genuine, 5, isLast: false) == .damaged)
    #expect(try failure(genuine, 65_536, isLast: false) == .damaged)
    for position in 64..<genuine.count {
      var forged = genuine
      forged[position] ^= 1
      #expect(try failure(forged, 5, isLast: true) == .damaged)
    }
  }

  @Test func `is refused if bytes follow its end`() throws {
    let sample = try StreamSample()
    for count in [0, 1, 65_535, 65_536, 65_537] {
      let stored = try sample.encrypt(StreamSample.bytes(count))
      for more in [1, 17, 65_553] {
        let longer = stored + [UInt8](repeating: 0, count: more)
        #expect(sample.failure(of: longer) == .damaged)
        #expect(sample.decryptInPieces(longer).failure == .damaged)
      }
    }
  }

  @Test func `stays refused after its first failure`() throws {
    let sample = try StreamSample()
    var stored = try sample.encrypt(StreamSample.bytes(65_536))
    stored[200] ^= 1
    var reader = try EncryptedStreamReader(.photo, name: sample.name, with: sample.key)
    var failures: [EncryptedStreamFailure] = []
    for var piece in [stored[...], [], [1]] {
      do throws(EncryptedStreamFailure) { _ = try reader.next(from: &piece) } catch {
        failures.append(error)
      }
    }
    do throws(EncryptedStreamFailure) { _ = try reader.finish() } catch { failures.append(error) }
    #expect(failures == [.damaged, .damaged, .damaged, .damaged])
  }

  @Test func `reports what its output throws`() throws {
    struct DiskFull: Error {}
    let sample = try StreamSample()
    var writer = try EncryptedStreamWriter(.photo, name: sample.name, with: sample.key)
    let bytes = StreamSample.bytes(65_537)
    var thrown = 0
    do { try writer.write(bytes[...]) { _ in throw DiskFull() } } catch is DiskFull { thrown += 1 }
    do { try writer.finish { _ in throw DiskFull() } } catch is DiskFull { thrown += 1 }
    #expect(thrown == 2)
  }
}
