import Foundation
import Support
import Testing

/// T-19: tests that an export keeps the user's own files in its folder.
@Suite struct `Files of your own in an exported folder` {
  @Test func `stay beside the pages of a new export`() throws {
    let folder = try SampleFolder()
    let haru = try BinaryUnderTest(home: folder.path("home"))
    let notes = folder.path("notes")
    func export() throws -> Int32 {
      try haru("export", notes, "--format", "markdown", "--yes").status
    }
    #expect(try haru("moods", "add", "70").status == 0 && export() == 0)
    let own = ["moods/mine.txt", "moods/pictures/cat.svg", "people/cards/a.md", "notes.txt"]
    try FileManager.default.createDirectory(
      atPath: notes + "/people/cards", withIntermediateDirectories: true)
    for name in own { try Data("mine".utf8).write(to: URL(fileURLWithPath: notes + "/" + name)) }
    #expect(try export() == 0)
    for name in own {
      #expect(try folder.bytes("notes/" + name) == Array("mine".utf8), "\(name)")
    }
    let beside = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!beside.contains { $0.hasSuffix(".part") })
  }
}
