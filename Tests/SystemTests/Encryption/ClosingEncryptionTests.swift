import Foundation
import Support
import Testing

@testable import Data

@Suite(.enabled(if: KernelKeyring.isAvailable, "the kernel of this machine has no keyring"))
struct `An encrypted data file that is closed` {
  // the terminal of an editor was closed, and its text is still in memory.
  @Test(.slow, .enabled(if: FileManager.default.fileExists(atPath: "/dev/shm")))
  func `leaves no text in memory`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("moods", "add", "50").status == 0)
      #expect(try haru.answering(["encrypt", "on", "--stdin"], "three old boats").status == 0)
      let memory = "/dev/shm/haru-edit-\(UInt64.random(in: 0 ... .max))"
      let drafts = (haru.store as NSString).deletingLastPathComponent + "/drafts"
      let draft = drafts + "/text.txt"
      try FileManager.default.createDirectory(
        atPath: drafts, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try FileManager.default.createDirectory(
        atPath: memory, withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700])
      defer { try? FileManager.default.removeItem(atPath: memory) }
      try draft.write(toFile: memory + "/.draft", atomically: true, encoding: .utf8)
      try "zqxknownword".write(toFile: memory + "/text.txt", atomically: true, encoding: .utf8)
      #expect(try haru("encrypt", "close").status == 0)
      #expect(!FileManager.default.fileExists(atPath: memory))
      let bytes = try #require(FileManager.default.contents(atPath: draft))
      #expect(!bytes.isEmpty && bytes.range(of: Foundation.Data("zqxknownword".utf8)) == nil)
    }
  }
}
