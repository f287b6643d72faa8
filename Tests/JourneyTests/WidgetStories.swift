import Domain
import Support
import Testing
import TextUI

@testable import PresentationKit
@testable import PresentationShared

/// Tests of the widget, which prints the day on one line for prompts and status bars.
@Suite struct `The widget` {
  /// Returns an environment with two people, a mood, two events today and a book.
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment()
    for line in [
      "people add Mina --every 3", "people add Tom --every 7",
      "moods add 95 'A letter came'", "schedule add 'Dentist #(date) <b>' --from 14:00 --to 15:00",
      "schedule add Choir --from 19:00",
      "books add --manual --title Walden --pages 300 --target +3d",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  @Test func `says what the day asks for, besides what was felt`() throws {
    // CV-56, the badge of SC, the line of BK-30, C-44
    let world = try world()
    #expect(world.run("widget").out == "● · 14:00 Dentist #(date) <b> · 75 p.\n")
    try world.go(to: "2026-03-04T09:00")
    #expect(world.run("widget").out == "◔1 · 300 p.\n")
    try world.go(to: "2026-03-01T14:30")
    #expect(world.run("widget").out == "● · ~15:00 Dentist #(date) <b> · 75 p.\n")
  }

  @Test func `hides nothing in tmux and obeys nothing that somebody wrote`() throws {
    let out = try world().run("widget --format tmux").out
    #expect(
      out == "#[fg=#f1abce]●#[default] · #[bold]14:00#[nobold] Dentist ##(date) <b> · 75 p.\n")
  }

  @Test func `is one object on one line for waybar, without markup`() throws {
    let out = try world().run("widget --format waybar").out
    #expect(out.split(separator: "\n").count == 1)
    #expect(out.contains(#""text":"● · 14:00 Dentist #(date) &lt;b&gt; · 75 p.""#))
    #expect(!out.contains("<b>"))
    // real 21
    #expect(out.contains(#""class":["felt","upcoming","reading","due"],"percentage":95"#))
    #expect(out.contains(#""valid_until":"2026-03-01T14:00:00+09:00","alt":"upcoming""#))
  }

  @Test func `tells a bar all that is due, and what is late`() throws {
    // B 20
    let world = try TestEnvironment()
    func classes() -> String {
      let out = world.run("widget --format waybar").out
      guard let start = out.range(of: #""class":["#)?.upperBound else { return out }
      return String(out[start...].prefix { $0 != "]" }).filter { $0 != "\"" }
    }
    #expect(classes() == "empty,calm")
    for line in ["people add Mina --every 3", "schedule add Choir --from 19:00", "moods add 9 x"] {
      #expect(world.run(line).status == .done)
    }
    #expect(classes() == "felt,upcoming,calm")
    try world.go(to: "2026-03-01T19:30")
    #expect(classes() == "felt,event,due")
    try world.go(to: "2026-03-04T09:00")
    #expect(classes() == "empty,thirsty,due")
    try world.go(to: "2026-03-05T00:00")
    #expect(classes() == "empty,thirsty,late,due")
    let late = try TestEnvironment()
    #expect(
      late.run("books add --manual --title Walden --pages 300 --target +1d").status == .done)
    try late.go(to: "2026-03-03T09:00")
    let out = late.run("widget --format waybar").out
    #expect(out.contains(#""class":["empty","late","due"]"#), "\(out)")
    #expect(late.run("books remove Walden").status == .done)
    #expect(late.run("widget --format waybar").out.contains(#""class":["empty","calm"]"#))
  }

  @Test func `is a line for polybar, in which nothing is clicked that somebody wrote`() throws {
    let world = try TestEnvironment()
    for line in ["moods add 95 ok", "schedule add '%{A1:x:}%%{F-}{%' --from 14:00"] {
      #expect(world.run(line).status == .done)
    }
    #expect(
      world.run("widget --format polybar").out
        == "%{F#f1abce}●%{F-} · 14:00 %%{O0}{A1:x:}%%%{O0}{F-}{%\n")
  }

  @Test func `is a block for i3status-rust, which fails at anything else than its words`() throws {
    let world = try world()
    #expect(
      world.run("widget --format i3status-rust").out
        == #"{"icon":"","state":"Info","text":"● · 14:00 Dentist #(date) &lt;b&gt; · 75 p.","#
        + #""short_text":"14:00 75 p."}"# + "\n")
    try world.go(to: "2026-03-05T09:00")
    #expect(world.run("widget --format i3status-rust").out.contains(#""state":"Warning""#))
    #expect(
      try TestEnvironment().run("widget --format i3status-rust").out.contains(#""state":"Idle""#))
  }

  @Test func `escapes what it is to escape whatever marks stand upon it`() {
    #expect(WidgetLine.escapedForMarkup("<\u{301}b>&\u{20DD}") == "&lt;\u{301}b&gt;&amp;\u{20DD}")
    #expect(WidgetLine.escapedForPolybar("%{\u{301}A1:x:}") == "%%{O0}{\u{301}A1:x:}")
    #expect(WidgetLine.escapedForTmux("#\u{301}[bg=red]") == "##\u{301}[bg=red]")
  }

  // korean CV-58
  @Test func `is a picture, large or small`() throws {
    let world = try world()
    #expect(world.run("widget --format svg").out.contains(#"width="1080""#))
    #expect(
      world.run("widget --format svg --size large").out == world.run("widget --format svg").out)
    #expect(world.run("widget --format svg --size small").out.contains(#"width="360""#))
    #expect(world.run("widget --format png --size small").out.contains("360×360"))
    #expect(world.run("widget --size small").status == .usage)
    #expect(world.run("widget --format svg --size huge").status == .usage)
  }

  @Test func `is nothing at all in a prompt that has nothing to say`() throws {
    let world = try TestEnvironment()
    #expect(world.run("widget --format prompt") == Output())
    #expect(world.run("moods add 50 calm").status == .done)
    #expect(world.run("widget --format prompt") == Output())
    #expect(world.run("people add Mina --every 1").status == .done)
    try world.go(to: "2026-03-02T09:00")
    // No line break and no control characters.
    #expect(world.run("widget --format prompt").out == "◔1")
  }

  @Test func `greets with the saying of the day, the same one all day`() throws {
    // M-27
    let world = try world()
    let morning = world.run("widget --format motd").out
    let lines = morning.split(separator: "\n")
    #expect(lines.first == "Sun 1 March")
    #expect(lines.count == 4)
    #expect(lines.last == "  75 pages to read today")
    let saying = world.run("sayings today --json").out
    #expect(saying.contains(lines[1].dropFirst(2).prefix(10)))
    try world.go(to: "2026-03-01T23:00")
    #expect(world.run("widget --format motd").out.split(separator: "\n")[1] == lines[1])
  }

  @Test func `counts for scripts too`() throws {
    let out = try world().run("widget --json").out
    #expect(out.contains(#""people":0,"event":{"id":"#))
    #expect(out.hasSuffix(#""pages":75,"countdown":null}}"# + "\n"))
  }

  @Test func `is right however the clock jumps`() throws {
    // CV-57
    let world = try world()
    func seen(_ now: String) throws -> (text: String, until: String) {
      try world.go(to: now)
      let out = world.run("widget --json").out
      func member(_ name: String) -> String {
        guard let start = out.range(of: "\"\(name)\":\"")?.upperBound else { return "" }
        return String(out[start...].prefix { $0 != "\"" })
      }
      return (member("text"), member("validUntil"))
    }
    #expect(try seen("2026-03-01T09:00").until == "2026-03-01T14:00:00+09:00")
    #expect(try seen("2026-03-01T14:00").until == "2026-03-01T15:00:00+09:00")
    #expect(try seen("2026-03-01T15:00").until == "2026-03-01T19:00:00+09:00")
    #expect(try seen("2026-03-01T20:00").until == "2026-03-02T00:00:00+09:00")
    #expect(try seen("2026-03-01T23:59").text == "● · 75 p.")
    #expect(try seen("2026-03-02T00:00").text == "100 p.")
    // After the clock goes back, the text is that of the earlier time.
    #expect(try seen("2026-03-01T14:30").text.contains("~15:00"))
    // Long before this day, and long after it.
    #expect(try seen("2020-01-01T00:00").text.contains("p."))
    #expect(try seen("2036-01-01T00:00").text == "◔2")
  }

  @Test func `shows a plan over a long journey, and the journey where there is none`() throws {
    let world = try TestEnvironment()
    for line in [
      "schedule add Journey --from '2026-02-20 00:00' --to '2026-03-05 00:00'",
      "schedule add Lunch --from 12:00",
    ] { #expect(world.run(line).status == .done) }
    #expect(world.run("widget --format prompt").out == "12:00")
    try world.go(to: "2026-03-01T12:10")
    #expect(world.run("widget --format prompt").out == "~13:00")
    try world.go(to: "2026-03-01T14:00")
    #expect(world.run("widget").out == "~3/5 Journey\n")
  }

  @Test func `is quiet in a bar where the store is locked`() throws {
    // C-56
    let world = try world()
    #expect(world.run("lock set --stdin", input: "1234\n1234\n").status == .done)
    let status = ExitStatus.busyOrLocked
    #expect(world.run("widget --format prompt") == Output(status: status))
    #expect(world.run("widget --format motd") == Output(status: status))
    #expect(world.run("widget --format tmux") == Output(out: "locked\n", status: status))
    let bar = world.run("widget --format waybar")
    #expect(bar.status == status && bar.err == "")
    #expect(bar.out.hasPrefix(#"{"text":"locked","tooltip":""#) && bar.out.contains("lock open"))
    #expect(world.run("--lang ko widget --format tmux").out == "잠김\n")
    #expect(world.run("widget --format polybar").out == "locked\n")
    #expect(
      world.run("widget --format i3status-rust").out
        == #"{"icon":"","state":"Idle","text":"locked","short_text":"locked"}"# + "\n")
    // A user who types the command is told.
    #expect(world.run("widget").err.contains("haru lock open"))
  }
}
