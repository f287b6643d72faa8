import Foundation
import Support
import Testing
import TextUI

/// Tests the snippets of docs/status-bars.md in the programs they are written for.
@Suite(.serialized) struct `A snippet of the documentation` {
  /// Returns the snippet for a program from the documentation page.
  private func snippet(_ name: String) throws -> String {
    let page = try ProjectFolder.text("docs/status-bars.md")
    let start = try #require(page.range(of: "<!-- bar \(name) -->\n```"))
    let body = page[start.upperBound...].drop { $0 != "\n" }.dropFirst()
    let end = try #require(body.range(of: "```"))
    return String(body[..<end.lowerBound])
  }

  /// Makes a home with an event that has this title, and a link to the program as `bin/haru`.
  private func home(_ folder: SampleFolder, _ title: String) throws -> BinaryUnderTest {
    let haru = try BinaryUnderTest(home: folder.path("home"))
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("bin/haru"), withDestinationPath: haru.path)
    #expect(try haru("schedule", "add", title, "--from", "14:00").status == 0)
    return haru
  }

  /// Runs a shell in a folder that contains the snippet as a file, with `haru` in its search path.
  private func run(
    _ haru: BinaryUnderTest, _ folder: SampleFolder, _ shell: [String], _ text: String
  ) throws -> BinaryUnderTest.Ending {
    try folder.write(Array(text.utf8), to: "snippet")
    let path = "PATH=\(folder.path("bin")):/usr/bin:/bin"
    return try haru.run(
      ["/usr/bin/env", "-C", folder.path, path, "HOME=\(folder.path)"] + shell)
  }

  /// Titles with markup or commands of prompts and status bars. If one of them is executed, a file
  /// `x` appears.
  private static let titles = [
    "$(touch x)", "`touch x`", "%F{red}%n%{", "#(touch x)#[fg=red]", "%{A1:touch x:}", "<b>&amp;",
    "\\u\\h!!",
  ]

  @Test(.slow, arguments: Self.titles) func `is right in zsh, and runs nothing`(_ title: String)
    throws
  {
    try SampleFolder.using { folder in
      let haru = try home(folder, title)
      let lines = try snippet("zsh")
      for (form, shown) in [("prompt", "14:00"), ("text", "14:00 \(title)")] {
        let ending = try run(
          haru, folder,
          [
            "zsh", "-fc",
            "source ./snippet; setopt prompt_subst; haru_precmd; print -rP -- \"$RPROMPT\"",
          ],
          lines.replacingOccurrences(of: "--format prompt", with: "--format \(form)"))
        #expect(ending.status == 0 && ending.err.isEmpty, "\(ending)")
        #expect(ending.out.contains(shown), "\(ending.out)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("x")))
      }
    }
  }

  @Test(.slow, arguments: Self.titles) func `is right in bash and fish, and runs nothing`(
    _ title: String
  )
    throws
  {
    try SampleFolder.using { folder in
      let haru = try home(folder, title)
      for (shell, line) in [
        ("bash", "source ./snippet; printf '%s\n' \"${PS1@P}\""),
        ("fish", "source ./snippet; fish_right_prompt"),
      ] {
        for (form, shown) in [("prompt", "14:00"), ("text", "14:00 \(title)")] {
          let text = try snippet(shell)
            .replacingOccurrences(of: "--format prompt", with: "--format \(form)")
          let ending = try run(haru, folder, [shell, "-c", line], text)
          #expect(ending.status == 0 && ending.err.isEmpty, "\(shell): \(ending)")
          #expect(ending.out.contains(shown), "\(shell): \(ending.out)")
          #expect(!FileManager.default.fileExists(atPath: folder.path("x")))
        }
      }
    }
  }

  @Test(.slow) func `is right in tmux, runs nothing, and follows the store`() throws {
    try SampleFolder.using { folder in
      let haru = try home(folder, "#(touch x)#[bg=red]")
      let socket = "haru-bar-\(UUID().uuidString.prefix(8))"
      try folder.write(
        Array((try snippet("tmux") + "set -g status-interval 1\nset -g status-left ''\n").utf8),
        to: "tmux.conf")
      try folder.write(
        Array(
          """
          #!/bin/sh
          exec tmux -L \(socket) -f tmux.conf new-session 'exec sleep 600'

          """.utf8), to: "start")
      #expect(chmod(folder.path("start"), 0o700) == 0)
      var environment = haru.environment
      environment["LC_ALL"] = "C.UTF-8"
      environment["TERM"] = "xterm-256color"
      environment["HARU_HOME"] = haru.home
      environment["PATH"] = folder.path("bin") + ":/usr/bin:/bin"
      let program = try ProgramInTerminal(
        folder.path("start"), in: folder.path, environment: environment, columns: 100)
      defer { _ = try? haru.run(["tmux", "-L", socket, "kill-server"]) }
      let size = Size(columns: 100, rows: 24)
      let screen = VirtualTerminal(size)
      func shows(_ text: String) -> Bool {
        program.waits {
          screen.feed(program.pair.received())
          return (0..<size.columns).map { screen[$0, size.rows - 1].text }.joined().contains(text)
        }
      }
      #expect(shows("14:00 #(touch x)#[bg=red]"))
      #expect(try haru("schedule", "add", "Lunch", "--from", "12:00").status == 0)
      #expect(shows("12:00 Lunch"))
      #expect(!FileManager.default.fileExists(atPath: folder.path("x")))
    }
  }

  @Test func `names only forms there are, for each program`() throws {
    let page = try ProjectFolder.text("docs/status-bars.md")
    for name in ["zsh", "bash", "fish", "starship", "tmux", "waybar", "polybar", "i3status-rust"] {
      #expect(try snippet(name).contains("haru"), "\(name)")
    }
    try SampleFolder.using { folder in
      let haru = try home(folder, "Dentist")
      for found in page.matches(of: /widget --format ([a-z0-9-]+)/) {
        let form = String(found.1)
        #expect(try haru("widget", "--format", form).status == 0, "\(form)")
      }
    }
  }
}
