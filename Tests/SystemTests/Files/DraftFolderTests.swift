import Domain
import Foundation
import Support
import Testing

@testable import Data

// N-9
@Suite struct `Texts that are being written` {
  @Test
  func `are offered once nobody has them open, the newest first, and never where they are empty`()
    throws
  {
    try SampleFolder.using { folder in
      let drafts = DraftFolder(folder.path("drafts"))
      var one = try #require(drafts.begin(.text, "I walked"))
      #expect(try folder.mode("drafts") == 0o700)
      #expect(try folder.mode("drafts/text.txt") == 0o600)
      // A draft that is being edited is not offered to another program, which gets its own file.
      #expect(drafts.left(.text).isEmpty)
      let two = try #require(drafts.begin(.text, ""))
      let saying = drafts.begin(.saying, "Slow is smooth")
      #expect(saying != nil && two.path != one.path)
      // An editor replaces the file instead of writing into it.
      try FileManager.default.removeItem(atPath: one.path)
      try folder.write(Array("I walked far".utf8), to: "drafts/text.txt")
      #expect(drafts.left(.text).isEmpty)
      #expect(one.text == "I walked far")
      one = two
      #expect(drafts.left(.text).map(\.text) == ["I walked far"])
      #expect(drafts.paths.count == 2)
      let left = try #require(drafts.left(.text).first)
      let again = try #require(drafts.goOn(with: left))
      #expect(drafts.left(.text).isEmpty && drafts.goOn(with: left) == nil)
      again.remove()
      #expect(drafts.paths == [folder.path("drafts/saying.txt")])
    }
  }

  @Test func `leave nothing beside them, and follow no link`() throws {
    try SampleFolder.using { folder in
      let drafts = DraftFolder(folder.path("drafts"))
      drafts.begin(.text, "I walked")?.remove()
      #expect(try FileManager.default.contentsOfDirectory(atPath: drafts.path).isEmpty)
      try folder.write(Array("mine".utf8), to: "other")
      try FileManager.default.createSymbolicLink(
        atPath: drafts.path + "/text.txt", withDestinationPath: folder.path("other"))
      #expect(drafts.left(.text).isEmpty)
      let draft = try #require(drafts.begin(.text, "I ran"))
      #expect(draft.path.hasSuffix("text-2.txt"))
      #expect(try folder.bytes("other") == Array("mine".utf8))
    }
  }
}
