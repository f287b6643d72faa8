import Foundation
import Support
import Testing

// Y-18
/// The recipes of `docs/phone.md` that can be run here.
@Suite struct `The recipes for phones` {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../docs/phone.md")

  /// Returns the code block of the page that contains a text.
  private func recipe(_ text: String) throws -> String {
    let blocks = try String(contentsOf: Self.page, encoding: .utf8).components(
      separatedBy: "```")
    let found = try #require(blocks.first { $0.hasPrefix("sh\n") && $0.contains(text) })
    return String(found.dropFirst(3))
  }

  /// Runs a script with a home folder, and returns the notes that it wrote.
  private func notes(_ script: String, input: String = "") throws -> [String] {
    try SampleFolder.using { folder in
      let notes = folder.path("Sync/notes")
      try FileManager.default.createDirectory(atPath: notes, withIntermediateDirectories: true)
      try folder.write(Array(input.utf8), to: "input")
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let ending = try haru.run(
        ["/usr/bin/env", "HOME=" + folder.path, "sh", "-c", script + " < " + folder.path("input")])
      #expect(ending.status == 0, "\(ending.err)")
      let names = try FileManager.default.contentsOfDirectory(atPath: notes)
      #expect(names.allSatisfy { $0.contains("-") && $0.hasSuffix(".txt") }, "\(names)")
      return try names.map { String(decoding: try folder.bytes("Sync/notes/" + $0), as: UTF8.self) }
    }
  }

  @Test func `write a note from a shell`() throws {
    let written = try notes(try recipe("note()") + "\nnote mood 70 after lunch")
    #expect(written == ["mood 70 after lunch\n"])
  }

  @Test func `write the body of a message as a note`() throws {
    // The line in `.forward` is a pipe in quotation marks, which the mail server runs with a shell.
    let line = try recipe("sed").trimmingCharacters(in: .whitespacesAndNewlines)
    let command = line.dropFirst(2).dropLast()
    let message = "From: me@example.org\nSubject: note\n\nmood 60 by mail\n"
    // The redirection of the message belongs to the first command of the pipe.
    let written = try notes("{ \(command); }", input: message)
    #expect(written == ["mood 60 by mail\n"])
  }
}
