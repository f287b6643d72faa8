import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `The file of codes` {
  // B28: the file of codes has no phone numbers
  @Test(.plainStores("the file of codes is never encrypted"))
  func `names no number, and is made again if it is damaged`() throws {
    try SampleFolder.using { folder in
      let codes = CodesOnDisk(dataFolder: folder.path)
      let number = MobileNumber(stored: "01012345678")
      func tries() throws -> Int {
        var found = 0
        try codes.change(.register(number)) { before in
          found = before?.tries ?? 0
          return CodeRequest(hash: nil, sent: 0, tries: found + 1, wrong: .init(count: 0, last: 0))
        }
        return found
      }
      #expect(try [tries(), tries(), tries()] == [0, 1, 2])
      let bytes = try folder.bytes("codes.sqlite")
      #expect(Foundation.Data(bytes).range(of: Foundation.Data("01012345678".utf8)) == nil)
      #expect(Foundation.Data(bytes).range(of: Foundation.Data("register".utf8)) == nil)
      #expect(try folder.names() == ["codes.sqlite"])
      // Another file has another salt.
      let other = try SampleFolder()
      try CodesOnDisk(dataFolder: other.path).change(.register(number)) { _ in
        CodeRequest(hash: nil, sent: 0)
      }
      func subjects(_ folder: SampleFolder) throws -> [String] {
        let file = try Connection(
          path: folder.path("codes.sqlite"), access: .frozen, busyMilliseconds: 0)
        return try file.all("SELECT subject FROM codes") { $0.text }
      }
      #expect(try subjects(folder) != subjects(other))
      try folder.write(Array(bytes.prefix(3000)), to: "codes.sqlite")
      #expect(try [tries(), tries()] == [0, 1])
    }
  }
}
