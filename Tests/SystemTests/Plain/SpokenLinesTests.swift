import Foundation
import Support
import Testing

// V-06
@Suite struct `Plain lines that are spoken` {
  private func withHaru(_ body: (BinaryUnderTest, SampleFolder) throws -> Void) throws {
    try SampleFolder.using { folder in
      try body(try BinaryUnderTest(home: folder.path("home")), folder)
    }
  }

  /// Returns the phonemes that a synthesiser speaks for a text; empty if it is silent.
  private func phonemes(
    _ text: String, _ voice: String, _ haru: BinaryUnderTest, _ folder: SampleFolder
  ) throws -> String {
    try folder.write(Array(text.utf8), to: "text")
    let spoken = try haru.run(
      ["/usr/bin/env", "espeak-ng", "-q", "-x", "-v", voice, "-f", folder.path("text")])
    #expect(spoken.status == 0, "\(spoken.err)")
    return spoken.out.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the words of a line that are silent, or that are spelled as signs of braille.
  private func unheard(
    _ line: String, _ voice: String, _ haru: BinaryUnderTest, _ folder: SampleFolder
  ) throws -> [String] {
    let whole = try phonemes(line, voice, haru, folder)
    if whole.isEmpty { return [line] }
    // Words of letters and digits are spoken. A sign alone may be silent, and what it says is lost.
    // A dash is a pause.
    let signs = line.split(separator: " ").map(String.init).filter { word in
      !["—", "–", "-"].contains(word) && !word.contains { $0.isLetter || $0.isNumber }
    }
    return try signs.filter { sign in
      let said = try phonemes(sign, voice, haru, folder)
      return said.isEmpty || said.contains("br'eIl")
    }
  }

  @Test(.slow, arguments: ["en", "ko"])
  func `are heard to the last word, on Today and on the home of each part`(
    language: String
  ) throws {
    try withHaru { haru, folder in
      for page in [
        ["today"], ["people", "list"], ["people", "garden"], ["sayings", "today"],
        ["moods", "picture"], ["schedule", "list"], ["schedule", "week"], ["books", "list"],
        ["books", "stats"],
      ] {
        let shown = try haru.run([haru.path, "--plain", "--lang", language, "demo"] + page)
        #expect(shown.status == 0 && !shown.out.isEmpty, "\(page): \(shown.err)")
        for line in shown.out.split(separator: "\n") {
          let silent = try unheard(String(line), language, haru, folder)
          #expect(silent.isEmpty, "\(page): “\(line)” has \(silent)")
        }
      }
    }
  }

  @Test(arguments: ["en", "ko"])
  func `would be found where they are drawn`(voice: String) throws {
    try withHaru { haru, folder in
      for line in ["Monday │ 62", "Monday · 62", "Monday ██ 62", "Monday ⣿ 62"] {
        let silent = try unheard(line, voice, haru, folder)
        #expect(silent.count == 1, "\(line): \(silent)")
      }
      #expect(try unheard("Monday: 62 on average, 4 moods.", voice, haru, folder).isEmpty)
    }
  }

  @Test(arguments: ["en", "ko"])
  func `come from menus that a pipe can use, without one escape sequence`(language: String) throws {
    try withHaru { haru, folder in
      // A person, a mood and an event by their commands, a search, and the end.
      let typed = [
        ":people add Maya --every 7", ":moods add 72 rain", "+ schedule tea tomorrow at 3pm",
        ":search Maya", "h", "x", "t", "q", "people list",
      ]
      try folder.write(Array(typed.map { $0 + "\n" }.joined().utf8), to: "typed")
      let session = try haru.run(
        [
          "/bin/sh", "-c", #"exec "$0" --plain --lang "$2" < "$1""#, haru.path,
          folder.path("typed"), language,
        ])
      #expect(session.status == 0, "\(session.err)")
      #expect(session.out.contains("Maya") && session.out.contains("72"), "\(session.out)")
      #expect(session.out.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 != 0x7F })
      #expect(session.err.isEmpty, "\(session.err)")
      let people = try haru("people", "list", "--format", "{name}")
      #expect(people.out == "Maya\n")
    }
  }
}
