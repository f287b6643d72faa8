import Domain
import Foundation
import Support
import Testing

@testable import Data

// B7: former data keys during a change of the data key
@Suite struct `The mark of an unfinished conversion` {
  private static func keys(_ count: Int) throws -> [DataKey] {
    try (0..<count).map { _ in try #require(DataKey.random()) }
  }

  @Test func `has a direction, and former keys that only the new key opens`() throws {
    try SampleFolder.using { folder in
      let mark = ConversionMark(besides: folder.path("haru.sqlite"))
      let keys = try Self.keys(4)
      #expect(try mark.direction() == nil && mark.formerKeys(with: keys[0]).isEmpty)
      try mark.write(.toEncrypted, adding: [keys[1], keys[2], keys[0]], for: keys[0])
      #expect(try mark.direction() == .toEncrypted)
      #expect(try folder.names() == ["haru.sqlite.encrypting"])
      #expect(try folder.mode("haru.sqlite.encrypting") == 0o600)
      #expect(try mark.formerKeys(with: keys[0]).map(\.id) == [keys[1].id, keys[2].id])
      #expect(try mark.formerKeys(with: keys[1]).isEmpty)
      // The store may not get the new key after all: the older slots stay.
      try mark.write(.toPlain, adding: [keys[0], keys[1]], for: keys[3])
      #expect(try mark.direction() == .toPlain)
      #expect(try mark.formerKeys(with: keys[0]).map(\.id) == [keys[1].id, keys[2].id])
      #expect(try mark.formerKeys(with: keys[3]).map(\.id) == [keys[0].id, keys[1].id])
      let bytes = try folder.bytes("haru.sqlite.encrypting")
      #expect(bytes.count == "haru decrypting 1\n".utf8.count + 4 * 144)
      for key in keys {
        let secret = key.withBytes { Array(UnsafeBufferPointer(start: $0, count: 32)) }
        #expect(Foundation.Data(bytes).range(of: Foundation.Data(secret)) == nil)
      }
      try mark.remove()
      #expect(try folder.names() == [] && mark.direction() == nil)
    }
  }

  @Test(arguments: ["", "x", "haru decrypting 2\n", "haru encrypting 1\n12345"])
  func `counts as one if it is damaged, and never makes new files plain`(text: String) throws {
    try SampleFolder.using { folder in
      let mark = ConversionMark(besides: folder.path("haru.sqlite"))
      try folder.write(Array(text.utf8), to: "haru.sqlite.encrypting")
      #expect(try mark.direction() == .toEncrypted)
      #expect(try mark.formerKeys(with: Self.keys(1)[0]).isEmpty)
    }
  }
}
