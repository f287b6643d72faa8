import Support
import Testing

/// Tests of what is typed while a command with secrets works.
@Suite(.serialized) struct `Somebody who types ahead` {
  // S-13
  @Test(.slow) func `of a wrong lock code is asked again, and nothing reaches the shell`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path)
      let pane = try TmuxPane(environment: [
        "HARU": haru.path, "HARU_HOME": folder.path, "HARU_NOW": "2026-03-01T09:00",
        "LC_ALL": "en_US.UTF-8",
      ])
      try pane.enter("\"$HARU\" lock set")
      try pane.wait(for: "New lock code")
      try pane.enter("2468")
      try pane.wait(for: "Repeat the new lock code")
      try pane.enter("2468")
      try pane.wait(for: "Turned the lock on")
      try pane.enter("clear; \"$HARU\" lock open; echo \"opened $?\"")
      for _ in 1...2 {
        try pane.wait(for: "Lock code:")
        try pane.enter("1111")
        try pane.wait(for: "Wrong lock code")
      }
      try pane.enter("2468")
      let opened = try pane.wait(for: "opened 0")
      #expect(!opened.contains("2468") && !opened.contains("1111"), "\(opened)")
      // What is typed before the program has started is shown by the terminal; from then on nothing is.
      try pane.enter("clear; \"$HARU\" encrypt on; echo \"ended $?\"")
      try pane.type("battery staple horse\n")
      try pane.wait(for: "New passphrase")
      try pane.type("another staple")
      try pane.press("C-c")
      let ended = try pane.wait(for: "ended")
      #expect(!ended.contains("not found") && !ended.contains("another"), "\(ended)")
    }
  }
}
