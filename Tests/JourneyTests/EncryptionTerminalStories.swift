import Foundation
import Support
import Testing

/// Tests of the page about encryption in a real terminal, where the store is closed and opened again.
@Suite(.serialized) struct `Encrypting in a terminal` {
  private func pane(_ folder: SampleFolder) throws -> TmuxPane {
    let haru = try BinaryUnderTest(home: folder.path)
    return try TmuxPane(environment: [
      "HARU": haru.path, "HARU_HOME": folder.path, "HARU_NOW": "2026-03-01T09:00",
      "LC_ALL": "en_US.UTF-8",
    ])
  }

  private func isPlain(_ folder: SampleFolder) throws -> Bool {
    try folder.bytes("data/profiles/default/haru.sqlite").starts(with: "SQLite format 3".utf8)
  }

  // E-01, E-16
  @Test(.slow) func `closes the screens for the change, and shows them again`() throws {
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      try pane.enter("\"$HARU\" people add Mina --every 7 >/dev/null; clear; \"$HARU\"")
      try pane.wait(for: "Nothing is due today")
      try pane.type(",")
      try pane.press("Down", "Down", "Down", "Down", "Enter")
      try pane.wait(for: "The data file is not encrypted.")
      try pane.press("Enter")
      try pane.wait(for: "Repeat")
      for _ in 1...2 {
        try pane.type("three old boats")
        try pane.press("Enter")
      }
      try pane.wait(for: "only way in if you forget")
      try pane.type("n")
      #expect(!(try pane.wait(for: "Encrypted the data file.").contains("boats")))
      #expect(!(try isPlain(folder)))
      try pane.type("2")
      try pane.wait(for: "Mina")
      try pane.type(",")
      try pane.wait(for: "Mood settings")
      try pane.press("Down", "Down", "Down", "Down", "Enter")
      try pane.wait(for: "Opens with: passphrase")
      try pane.press("End", "Enter")
      try pane.wait(for: "recovery key instead")
      try pane.type("three old boats")
      try pane.press("Enter")
      try pane.wait(for: "Turned encryption off.")
      #expect(try isPlain(folder))
      try pane.type("2")
      try pane.wait(for: "Mina")
      try pane.type("q")
    }
  }
}
