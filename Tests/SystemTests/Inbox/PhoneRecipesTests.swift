import Foundation
import Support
import Testing

// Y-18
/// The recipes of `docs/phone.md` that can be run here.
@Suite struct `The recipes for phones` {
  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../docs")
  static let pages = ["phone.md", "ko/phone.md"]

  /// Returns the code block of a page in a language that contains a text.
  private func recipe(_ text: String, _ language: String, in page: String) throws -> String {
    let file = Self.docs.appendingPathComponent(page)
    let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
    let found = try #require(blocks.first { $0.hasPrefix(language + "\n") && $0.contains(text) })
    return String(found.dropFirst(language.count + 1))
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

  @Test(arguments: pages) func `write a note from a shell`(page: String) throws {
    let written = try notes(try recipe("note()", "sh", in: page) + "\nnote mood 70 after lunch")
    #expect(written == ["mood 70 after lunch\n"])
  }

  @Test(arguments: pages) func `write several notes within one second`(page: String) throws {
    let function = try recipe("note()", "sh", in: page)
    let calls = (1...20).map { "note mood \($0)" }.joined(separator: "\n")
    let written = try notes(function + "\n" + calls)
    #expect(Set(written) == Set((1...20).map { "mood \($0)\n" }))
    #expect(written.count == 20)
  }

  /// Messages as mail programs send them, each with the text that it has.
  private static let messages = [
    ("From: me@example.org\nSubject: note\n\nmood 60 by mail\n", "mood 60 by mail\n"),
    (
      """
      From: me@example.org
      MIME-Version: 1.0
      Content-Type: text/plain; charset="utf-8"
      Content-Transfer-Encoding: base64

      \(Data("기분 60 메일로\n".utf8).base64EncodedString())

      """, "기분 60 메일로\n"
    ),
    (
      """
      From: me@example.org
      MIME-Version: 1.0
      Content-Type: multipart/alternative; boundary="b"

      --b
      Content-Type: text/plain; charset="utf-8"
      Content-Transfer-Encoding: quoted-printable

      caf=C3=A9 tomor=
      row 15:00
      --b
      Content-Type: text/html; charset="utf-8"

      <p>other</p>
      --b--

      """, "café tomorrow 15:00"
    ),
  ]

  @Test(arguments: pages) func `write the text of a message as a note`(page: String) throws {
    let program = try recipe("email.policy", "python", in: page)
    for (message, text) in Self.messages {
      // The end of the program is quoted, so the shell changes nothing in it.
      let script = "cat > mail-note <<'END'\n\(program)END\npython3 mail-note"
      let written = try notes("cd \"$HOME\"\n" + script, input: message)
      #expect(written == [text])
    }
  }
}
