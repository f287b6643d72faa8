import Data
import Domain
import Foundation
import Support
import Testing

@Suite struct `The cache on the disk` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("haru-cache-\(UUID().uuidString)")

  private func fill() throws -> CacheKeeper {
    for name in ["answers", "covers", "covers/within"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (name, size) in [("answers/a", 10), ("covers/b", 2_000_000), ("covers/within/c", 5)] {
      try Data(count: size).write(to: folder.appendingPathComponent(name))
    }
    return .onDisk([folder.path + "/answers", folder.path + "/covers", folder.path + "/nowhere"])
  }

  // BK-05
  @Test func `is weighed and emptied, and nothing else goes with it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try fill()
    #expect(try cache.size() == 2_000_010)
    #expect(try cache.clear() == 2_000_010)
    #expect(try cache.size() == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/covers/within/c"))
    #expect(try CacheKeeper.onDisk([folder.path + "/never"]).size() == 0)
  }

  // BK-05
  @Test func `follows no link to what is not its own`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try fill()
    let own = folder.appendingPathComponent("dear")
    try Data(count: 7).write(to: own)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("answers/link"), withDestinationURL: own)
    #expect(try cache.size() == 2_000_010)
    _ = try cache.clear()
    #expect(FileManager.default.fileExists(atPath: own.path))
  }
}
