import Domain
import Foundation
import Support
import Testing

/// Tests of the lock in a real terminal, only for what the faster tests cannot check.
@Suite(.serialized) struct `The lock in a terminal` {
  private func pane(_ folder: SampleFolder) throws -> TmuxPane {
    let haru = try BinaryUnderTest(home: folder.path)
    return try TmuxPane(environment: [
      "HARU": haru.path, "HARU_HOME": folder.path, "HARU_NOW": "2026-03-01T09:00",
      "LC_ALL": "en_US.UTF-8",
    ])
  }

  @Test(.slow)
  func `is set unseen, asks at the start and after Ctrl-Z, and shows nothing meanwhile`()
    throws
  {
    // C-56
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      try pane.enter("\"$HARU\" people add Mina --every 7 >/dev/null; \"$HARU\" lock set")
      try pane.wait(for: "New lock code")
      try pane.enter("2468")
      try pane.wait(for: "Repeat the new lock code")
      try pane.enter("2468")
      #expect(!(try pane.wait(for: "Turned the lock on").contains("2468")))
      try pane.enter("clear; \"$HARU\" people list; echo \"read $?\"")
      #expect(!(try pane.wait(for: "read 6").contains("Mina")))
      try pane.enter("clear; \"$HARU\"")
      #expect(!(try pane.wait(for: "Enter the lock code").contains("Mina")))
      try pane.type("1111")
      try pane.press("Enter")
      try pane.wait(for: "Wrong lock code")
      try pane.type("2468")
      try pane.press("Enter")
      try pane.wait(for: "Nothing is due today")
      try pane.type("2")
      try pane.wait(for: "Mina")
      try pane.press("C-z")
      #expect(!(try pane.wait(for: "Stopped").contains("Mina")))
      try pane.enter("clear; fg; echo left")
      #expect(!(try pane.wait(for: "Enter the lock code").contains("Mina")))
      try pane.type("q")
      try pane.wait(for: "left")
      // contract, noted 5: the prompt appears even if the output goes to a file.
      try pane.enter("clear; \"$HARU\" lock open >\"$HARU_HOME/answer\"")
      try pane.wait(for: "Lock code:")
      try pane.enter("2468")
      try pane.enter("clear; cat \"$HARU_HOME/answer\"")
      try pane.wait(for: "Unlocked this terminal")
      try pane.enter("clear; \"$HARU\" people list")
      try pane.wait(for: "Mina")
      let elsewhere = try self.pane(folder)
      try elsewhere.enter("\"$HARU\" people list; echo \"read $?\"")
      #expect(!(try elsewhere.wait(for: "read 6").contains("Mina")))
    }
  }

  // N-25
  @Test(.slow) func `asks again for a code that is too short, or was typed in two ways`() throws {
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      try pane.enter("\"$HARU\" people add Mina --every 7 >/dev/null; \"$HARU\" lock set")
      try pane.wait(for: "New lock code")
      try pane.enter("24")
      try pane.wait(for: "too short")
      try pane.enter("2468")
      try pane.wait(for: "Repeat the new lock code")
      try pane.enter("2469")
      try pane.wait(for: "The two lock codes differ")
      try pane.enter("1357")
      try pane.enter("1357")
      let screen = try pane.wait(for: "Turned the lock on")
      for code in ["2468", "2469", "1357"] { #expect(!screen.contains(code), "\(screen)") }
    }
  }

  @Test func `is asked for again when a key comes after idle minutes`() throws {
    // C-56: idle time is measured by the wall clock, which also counts while the computer sleeps.
    let world = try TestEnvironment()
    #expect(world.run("people add Mina --every 7").status == .done)
    #expect(world.run("lock set --stdin", input: "2468\n2468\n").status == .done)
    let session = try TerminalSession(world, asking: [], in: .library)
    #expect(session.shows("Enter the lock code"))
    session.type("2468\r")
    #expect(session.shows("People"))
    world.lockHours.pass(seconds: 9 * 60)
    session.type("x")
    #expect(session.shows("People"))
    world.lockHours.pass(seconds: 10 * 60)
    session.type("x")
    #expect(session.shows("Enter the lock code"))
    #expect(!session.screen.contains("Mina"))
    session.type("q")
    #expect(session.end() == .left)
  }
}
