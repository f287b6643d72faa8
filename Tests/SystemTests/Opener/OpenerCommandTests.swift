import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `A command that opens` {
  /// Opens a link with this command. Returns the outcome and the arguments that the program
  /// received, one on each line. With `looking` it only makes a dry run and returns the names of
  /// the files instead.
  private func opened(_ command: String, _ link: Opener.Link, looking: Bool = false) throws
    -> (Opener.Outcome, String)
  {
    try SampleFolder.using { folder in
      let script =
        "#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$0.part\" && mv \"$0.part\" \(folder.path("given"))\n"
      for name in ["open it", "xdg-open"] {
        try folder.write(Array(script.utf8), to: name)
        try folder.permit(0o700, name)
      }
      let opener = Opener.system(path: folder.path) { (_) throws(StorageFailure) in
        ProgramWords(command)
      }
      if looking { return (opener.onTrial.open(link), try folder.names().sorted().joined()) }
      let outcome = opener.open(link)
      // `open` does not wait for the program, so the test does.
      _ = try Polling.until { try outcome != .opened || folder.names().contains("given") }
      let isThere = try folder.names().contains("given")
      return (outcome, isThere ? String(decoding: try folder.bytes("given"), as: UTF8.self) : "")
    }
  }

  @Test(arguments: [
    ("'open it' -x {}", Opener.Link(kind: .call, target: "01012345678"), "-x\ntel:01012345678\n"),
    ("'open it'", .init(kind: .message, target: "010"), "sms:010\n"),
    ("\"open it\" 'a b' u={}", .init(kind: .messenger, target: "미나; $HOME"), "a b\nu=미나; $HOME\n"),
    ("", .init(kind: .mail, target: "a@b.example"), "mailto:a@b.example\n"),
    ("", .init(kind: .web, target: "https://a.example"), "https://a.example\n"),
  ])
  func `is given the address as one word, without a shell`(
    _ command: String, _ link: Opener.Link, _ given: String
  ) throws {
    let (outcome, words) = try opened(command, link)
    #expect(outcome == .opened && words == given)
  }

  @Test func `opens nothing that is no page, and no option`() throws {
    for (command, link, outcome) in [
      ("'open it'", Opener.Link(kind: .web, target: "--help"), Opener.Outcome.noLink),
      ("", .init(kind: .web, target: "file:///etc/passwd"), .noProgram),
      ("'open it'", .init(kind: .messenger, target: "-rf"), .noLink),
      ("", .init(kind: .messenger, target: "010"), .noProgram),
      ("nothing-here", .init(kind: .call, target: "1"), .noProgram),
      ("/nothing/here", .init(kind: .call, target: "1"), .noProgram),
    ] {
      let done = try opened(command, link)
      #expect(done == (outcome, ""), "\(command) \(link)")
    }
  }

  @Test func `is only looked for where everything is tried`() throws {
    // B 21
    for (command, outcome) in [
      ("'open it'", Opener.Outcome.opened), ("", .opened), ("nothing-here", .noProgram),
    ] {
      let link = Opener.Link(kind: .mail, target: "a@b.example")
      let looked = try opened(command, link, looking: true)
      #expect(looked == (outcome, "open itxdg-open"), "\(command)")
    }
  }
}
