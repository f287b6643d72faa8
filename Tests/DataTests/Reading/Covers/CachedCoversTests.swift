import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `Covers that are kept` {
  private let address = "https://shop.example/책.jpg?a=1"

  @Test func `are their owner's alone, and say nothing by their names`() throws {
    // BK-25: disk cache
    try SampleFolder.using { folder in
      let cache = CoverCache(folder: PrivateFolder(path: folder.path("a/covers")))
      cache.keep([1, 2, 3, 10, 10], of: address)
      cache.keep(SampleCover.image(), of: address)
      #expect(cache.original(of: address) == [1, 2, 3, 10, 10])
      #expect(cache.image(of: address) == SampleCover.image())
      #expect(cache.original(of: address + "2") == nil)
      let mode = try folder.mode("a/covers")
      #expect(mode == 0o700)
      for name in PrivateFolder(path: folder.path("a/covers")).names() {
        let mode = try folder.mode("a/covers/" + name)
        #expect(mode == 0o600)
        #expect(name.prefix(16).allSatisfy { $0.isHexDigit })
      }
    }
  }

  @Test func `are counted in bytes and forgotten at once`() throws {
    // BK-05
    try SampleFolder.using { folder in
      let path = folder.path("covers")
      let cache = CoverCache(folder: PrivateFolder(path: path))
      #expect(cache.size == 0)
      cache.keep([UInt8](repeating: 7, count: 1000), of: "a")
      cache.keep([UInt8](repeating: 7, count: 2000), of: "b")
      #expect((3000...3200).contains(cache.size))
      // Temporary files of a crash are deleted, and other files stay.
      PrivateFolder(path: path).write([1], to: "0.small.77.part")
      PrivateFolder(path: path).write([1], to: "notes")
      cache.clear()
      #expect(cache.size == 0 && cache.original(of: "a") == nil)
      #expect(PrivateFolder(path: path).names() == ["notes"])
    }
  }

  @Test func `are bounded in number and in bytes, and the oldest go first`() throws {
    // BK-25
    try SampleFolder.using { folder in
      let covers = PrivateFolder(path: folder.path("covers"))
      let few = CoverCache(folder: covers, mostFiles: 8)
      for number in 0..<40 {
        few.keep([UInt8(number)], of: "\(number)")
        #expect(covers.names().count <= 8)
      }
      few.clear()
      let small = CoverCache(folder: covers, mostBytes: 10_000)
      for number in 0..<40 {
        small.keep([UInt8](repeating: 0, count: 1500), of: "\(number)")
        #expect(small.size <= 10_000)
      }
      #expect(small.size >= 5_000)
      small.clear()
      for number in 0..<8 { few.keep([1], of: "\(number)") }
      try folder.age("3")
      few.keep([1], of: "8")
      #expect(few.original(of: "3") == nil)
    }
  }

  @Test func `are none when they are damaged`() throws {
    // BK-25
    try SampleFolder.using { folder in
      let covers = PrivateFolder(path: folder.path("covers"))
      let cache = CoverCache(folder: covers)
      cache.keep(SampleCover.image(6, 9), of: address)
      let name = try #require(covers.names().first)
      let whole = try folder.bytes("covers/" + name)
      for length in 0..<whole.count {
        covers.write(Array(whole.prefix(length)), to: name)
        #expect(cache.image(of: address) == nil)
      }
      for index in whole.indices {
        var harmed = whole
        harmed[index] ^= 1
        try folder.write(harmed, to: "covers/" + name)
        let image = cache.image(of: address)
        #expect(image == nil, "a bit of byte \(index)")
      }
      covers.write(whole + [0], to: name)
      #expect(cache.image(of: address) == nil)
      covers.write(whole, to: name)
      #expect(cache.image(of: address) == SampleCover.image(6, 9))
      #expect(cache.image(of: address + "\n") == nil)
    }
  }

  @Test func `need not be possible`() throws {
    // BK-25
    let cache = CoverCache(folder: PrivateFolder(path: "/proc/nowhere"))
    cache.keep([1], of: "a")
    #expect(cache.original(of: "a") == nil && cache.size == 0)
    cache.clear()
  }
}

extension SampleFolder {
  /// Sets the date of a cached cover to 1970, so that it is the oldest.
  fileprivate func age(_ cover: String) throws {
    let covers = PrivateFolder(path: path("covers"))
    let file = try #require(
      covers.names().first { file in
        let lines = covers.read(file, limit: 1000)?.split(separator: ASCII.newline) ?? []
        return lines.count > 1 && lines[1].elementsEqual(cover.utf8)
      })
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: covers.path + "/" + file
    )
  }
}
