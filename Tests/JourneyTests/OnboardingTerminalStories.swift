import Foundation
import Support
import Testing

/// Tests of onboarding with the built program in a real terminal, including the stores that remain
/// when one user signs out and another signs in.
@Suite(.serialized) struct `The roads in` {
  private func pane(_ folder: SampleFolder) throws -> TmuxPane {
    let haru = try BinaryUnderTest(home: folder.path)
    return try TmuxPane(environment: [
      "HARU": ProcessInfo.processInfo.environment["HARU_RELEASE_BINARY"] ?? haru.path,
      "HARU_HOME": folder.path, "HARU_NOW": "2026-03-01T09:00", "LC_ALL": "en_US.UTF-8",
    ])
  }

  private func fill(_ pane: TmuxPane, _ texts: String...) throws {
    for (index, text) in texts.enumerated() {
      if index > 0 { try pane.press("Tab") }
      try pane.type(text)
    }
    try pane.press("C-s")
  }

  // C-01, M-05, BK-02: a guest sees the introduction once, starts with one key, and is not asked
  // again.
  @Test func `lead a guest in once and for all`() throws {
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      try pane.enter("\"$HARU\"; echo \"ended $?\"")
      try pane.wait(for: "Welcome to Haru")
      try pane.type("q")
      try pane.wait(for: "ended 0")
      try pane.enter("clear; \"$HARU\"; echo \"again $?\"")
      try pane.wait(for: "Welcome to Haru")
      try pane.type("g")
      try pane.wait(for: "Nothing is due today")
      try pane.type("q")
      try pane.wait(for: "again 0")
      try pane.enter("clear; \"$HARU\"; echo \"third $?\"")
      let shown = try pane.wait(for: "Nothing is due today")
      #expect(!shown.contains("Welcome to Haru"))
      try pane.type("q")
      try pane.wait(for: "third 0")
    }
  }

  // C-06…C-09, M-34, SC-07: one user signs up and logs out, another one signs up and sees none of
  // their data, and the first one comes back.
  @Test(.slow) func `lead each to their own, and nobody to another's`() throws {
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      try pane.enter("\"$HARU\"; echo \"ended $?\"")
      try pane.wait(for: "Welcome to Haru")
      try pane.type("n")
      try pane.wait(for: "Repeat")
      try fill(pane, "mina@haru.kr", "haru-2026", "haru-2026")
      try pane.wait(for: "Mobile")
      try pane.press("C-s")
      try pane.wait(for: "Nickname")
      try fill(pane, "Mina")
      try pane.wait(for: "Send me notifications")
      try pane.press("C-s")
      try pane.wait(for: "Nothing is due today")
      try pane.type("q")
      try pane.wait(for: "ended 0")
      try pane.enter("clear; \"$HARU\" people add Secret --every 7; \"$HARU\" profile logout")
      try pane.wait(for: "Your data was kept")
      try pane.enter("clear; \"$HARU\" people list; echo \"read $?\"")
      #expect(!(try pane.wait(for: "read 6").contains("Secret")))
      try pane.enter("clear; \"$HARU\"; echo \"out $?\"")
      try pane.wait(for: "You are logged out.")
      try pane.type("g")
      let guest = try pane.wait(for: "Nothing is due today")
      #expect(!guest.contains("Secret"))
      try pane.type("q")
      try pane.wait(for: "out 0")
      try pane.enter("clear; \"$HARU\" people list --profile Mina; echo \"other $?\"")
      #expect(!(try pane.wait(for: "other 6").contains("Secret")))
      try pane.enter("clear; echo delete | \"$HARU\" profile delete --stdin; \"$HARU\"")
      try pane.wait(for: "You are logged out.")
      try pane.type("l")
      try pane.wait(for: "Password")
      try fill(pane, "mina@haru.kr", "haru-2026")
      try pane.wait(for: "Nothing is due today")
      try pane.type("2")
      try pane.wait(for: "Secret")
      try pane.type("q")
    }
  }
}
