import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The streams in `Tests/Encryption/vectors.json`, which the Python implementation of the format has made.
private struct StreamVectors: Decodable {
  struct Streams: Decodable {
    let dataKey, fileID: String
    let streams: [Stream]
    let broken: [Broken]
  }
  struct Stream: Decodable {
    struct Content: Decodable { let length: Int }
    let name, start, header, storedChecksum: String
    let purpose: UInt32
    let content: Content
    let storedLength: Int
    let fileName, stored: String?
    let emptyLastChunk: Bool?
  }
  struct Broken: Decodable {
    /// A part of another stream, or hexadecimal digits.
    enum Part: Decodable {
      case range(Range<Int>)
      case digits(String)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let digits = try? value.decode(String.self) {
          self = .digits(digits)
        } else {
          let ends = try value.decode([Int].self)
          self = .range(ends[0]..<ends[1])
        }
      }
    }
    let name, result: String
    let of, stored, fileName: String?
    let ranges: [Part]?
  }
  struct Name: Decodable { let plain, stored: String }
  let streams: Streams
  let names: [Name]

  static func read() throws -> StreamVectors {
    let text = try ProjectFolder.text("Tests/Encryption/vectors.json")
    return try JSONDecoder().decode(StreamVectors.self, from: Foundation.Data(text.utf8))
  }

  func key() throws -> DataKey {
    let secret = try #require(SecretBytes(copying: try Self.bytes(streams.dataKey)))
    return try #require(DataKey(secret))
  }

  static func bytes(_ hex: String) throws -> [UInt8] {
    try #require(HexadecimalDigits.bytes(Array(hex.utf8)[...]))
  }

  static func content(_ length: Int) -> [UInt8] { (0..<length).map { UInt8($0 % 251) } }
}

// E-17: a second implementation has made these bytes
@Suite struct `The format of encrypted streams` {
  /// Encrypts the content of a vector with the start and the header of the vector. The state of libsodium is the same
  /// for reading and for writing.
  private static func stored(_ vector: StreamVectors.Stream, _ key: DataKey) throws -> [UInt8] {
    let start = try StreamVectors.bytes(vector.start)
    let header = try StreamVectors.bytes(vector.header)
    let fileID = try EncryptedStream.start(of: start).fileID
    let streamKey = try #require(key.derived(.stream, of: fileID))
    let stream = try #require(SecretStream(reading: header, key: streamKey))
    let content = StreamVectors.content(vector.content.length)
    var chunks = stride(from: 0, to: content.count, by: 65_536).map {
      Array(content[$0..<min($0 + 65_536, content.count)])
    }
    if chunks.isEmpty || vector.emptyLastChunk == true { chunks.append([]) }
    var stored = start + header
    for (index, chunk) in chunks.enumerated() {
      let bound = index == 0 ? start + Array((vector.fileName ?? "").utf8) : []
      stored += unsafe chunk.withUnsafeBytes {
        unsafe stream.encrypt($0, isLast: index == chunks.count - 1, bound: bound)
      }
    }
    return stored
  }

  @Test func `is the one of the vectors`() throws {
    let vectors = try StreamVectors.read()
    let key = try vectors.key()
    #expect(vectors.streams.streams.count >= 10)
    for vector in vectors.streams.streams {
      let start = try StreamVectors.bytes(vector.start)
      let read = try EncryptedStream.start(of: start)
      #expect(read.bytes(with: key) == start, "\(vector.name)")
      #expect(read.purpose.rawValue == vector.purpose)
      #expect(read.fileID.bytes == (try StreamVectors.bytes(vectors.streams.fileID)))
      let stored = try Self.stored(vector, key)
      #expect(stored.count == vector.storedLength, "\(vector.name)")
      #expect(
        Sodium.checksum(stored) == (try StreamVectors.bytes(vector.storedChecksum)),
        "\(vector.name)")
      if let bytes = vector.stored { #expect(stored == (try StreamVectors.bytes(bytes))) }
      #expect(
        try EncryptedStream.decrypt(stored, as: read.purpose, name: vector.fileName, with: key)
          == StreamVectors.content(vector.content.length), "\(vector.name)")
    }
  }

  @Test func `refuses the broken streams of the vectors`() throws {
    let vectors = try StreamVectors.read()
    let key = try vectors.key()
    var streams: [String: (stored: [UInt8], fileName: String?)] = [:]
    for vector in vectors.streams.streams {
      streams[vector.name] = (try Self.stored(vector, key), vector.fileName)
    }
    let others = ["version 2", "kind 1", "key id of another key", "another purpose"]
    #expect(vectors.streams.broken.count >= 27)
    for vector in vectors.streams.broken {
      #expect(vector.result == "damage")
      var (stored, name): ([UInt8], String?) = ([], vector.fileName)
      if let of = vector.of {
        let source = try #require(streams[of])
        name = source.fileName
        for part in vector.ranges ?? [] {
          switch part {
          case .range(let range): stored += source.stored[range]
          case .digits(let digits): stored += try StreamVectors.bytes(digits)
          }
        }
      } else {
        stored = try StreamVectors.bytes(try #require(vector.stored))
      }
      let purpose: EncryptedStreamPurpose = name == nil ? .cachedCover : .photo
      do throws(EncryptedStreamFailure) {
        _ = try EncryptedStream.decrypt(stored, as: purpose, name: name, with: key)
        Issue.record("\(vector.name)")
      } catch {
        if !others.contains(vector.name) { #expect(error == .damaged, "\(vector.name)") }
        switch vector.name {
        case "version 2": #expect(error == .newerVersion(2))
        case "kind 1", "another purpose": #expect(error == .wrongPurpose)
        case "key id of another key":
          let id = try #require(DataKeyID(stored[24..<40]))
          #expect(error == .otherKey(id))
        default: break
        }
      }
    }
  }

  @Test func `has no chunks with other tags`() throws {
    let vectors = try StreamVectors.read()
    let key = try vectors.key()
    let tagged = vectors.streams.broken.filter { $0.name.contains("has the tag") }
    #expect(tagged.count == 2)
    for vector in tagged {
      let stored = try StreamVectors.bytes(try #require(vector.stored))
      let fileID = try EncryptedStream.start(of: stored).fileID
      let streamKey = try #require(key.derived(.stream, of: fileID))
      let stream = try #require(SecretStream(reading: Array(stored[96..<120]), key: streamKey))
      var plain = [UInt8](repeating: 7, count: 5)
      let isLast = unsafe plain.withUnsafeMutableBytes { plain in
        unsafe Array(stored[120...]).withUnsafeBytes {
          unsafe stream.decrypt($0, into: plain, bound: Array(stored[..<96]))
        }
      }
      #expect(isLast == nil && plain == [0, 0, 0, 0, 0], "\(vector.name)")
    }
  }

  @Test func `names files like the vectors`() throws {
    let vectors = try StreamVectors.read()
    let key = try vectors.key()
    for name in vectors.names { #expect(key.storedName(of: name.plain) == name.stored) }
  }
}
