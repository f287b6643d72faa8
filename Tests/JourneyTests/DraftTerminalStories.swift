import Foundation
import Support
import Testing

/// Tests of writing a diary entry in an external editor in a real terminal.
@Suite(.serialized) struct `A diary written in an editor` {
  private func pane(_ folder: SampleFolder, _ more: [String: String]) throws -> TmuxPane {
    let haru = try BinaryUnderTest(home: folder.path)
    var environment = [
      "HARU": haru.path, "HARU_HOME": folder.path, "HARU_NOW": "2026-03-01T09:00",
      "LC_ALL": "en_US.UTF-8",
    ]
    environment.merge(more) { $1 }
    return try TmuxPane(environment: environment)
  }

  private func program(_ folder: SampleFolder, _ name: String, _ script: String) throws -> String {
    try folder.write(Array("#!/bin/sh\n\(script)\n".utf8), to: name)
    try folder.permit(0o755, name)
    return folder.path(name)
  }

  // N-9
  @Test(.slow) func `is offered again after the terminal was closed; doctor lists it`() throws {
    try SampleFolder.using { folder in
      let editor = try program(
        folder, "editor", "echo 'I walked far' > \"$1\"; echo is saved; sleep 600")
      do {
        let closed = try pane(folder, ["EDITOR": editor])
        try closed.enter("\"$HARU\" moods write")
        try closed.wait(for: "is saved")
      }
      let drafts = folder.path("data/profiles/default/drafts")
      #expect(
        Polling.until {
          (try? FileManager.default.contentsOfDirectory(atPath: drafts).count) ?? 0 > 0
        })
      let pane = try pane(folder, ["EDITOR": "true"])
      try pane.enter("\"$HARU\" doctor")
      try pane.wait(for: "Unsaved drafts")
      try pane.enter("clear; \"$HARU\" moods write")
      #expect(try pane.wait(for: "Continue it?").contains("I walked far"))
      try pane.enter("y")
      try pane.wait(for: "Saved today's diary entry")
      try pane.enter("clear; ls -A \"$HARU_HOME/data/profiles/default/drafts\"; echo \"left $?\"")
      #expect(try !pane.wait(for: "left 0").contains(".txt"))
      // The editor wrote nothing, so no draft is kept.
      try pane.enter("clear; \"$HARU\" moods write; echo \"wrote $?\"")
      #expect(try !pane.wait(for: "wrote 3").contains("is saved in"))
      try pane.enter("clear; \"$HARU\" moods list")
      try pane.wait(for: "I walked far")
    }
  }

  // N-24
  @Test func `needs no $EDITOR where there is an editor, and says what is missing where not`()
    throws
  {
    try SampleFolder.using { folder in
      let none = folder.path("none")
      for name in ["none", "some"] {
        try FileManager.default.createDirectory(
          atPath: folder.path(name), withIntermediateDirectories: true)
      }
      _ = try program(folder, "some/nano", "echo 'by nano' > \"$1\"")
      let pane = try pane(folder, ["EDITOR": "", "VISUAL": ""])
      for command in ["moods write", "moods add 60 --write"] {
        try pane.enter("clear; PATH=\(none) \"$HARU\" \(command); echo \"wrote $?\"")
        let said = try pane.wait(for: "wrote 2")
        #expect(said.contains("Set $EDITOR") && !said.contains("Usage"), "\(said)")
      }
      try pane.enter("clear; PATH=\(folder.path("some")):$PATH \"$HARU\" moods write")
      try pane.wait(for: "Saved today's diary entry")
      try pane.enter("clear; \"$HARU\" moods list")
      try pane.wait(for: "by nano")
    }
  }
}
