import Foundation
import Support
import Testing

/// Tests of the built program in a real terminal, only for what faster tests cannot check: it
/// starts, it shows what it drew, and it restores the terminal however it ends.
@Suite(.serialized) struct `The program in a terminal` {
  @Test(.slow) func `is used in Korean from the first key to the last`() throws {
    try SampleFolder.using { folder in
      let pane = try pane(folder, language: "ko_KR.UTF-8", isNew: true)
      try pane.enter("\"$HARU\"; echo \"ended $?\"")
      try pane.wait(for: "바로 시작하기")
      try pane.type("g")
      try pane.wait(for: "오늘 챙길 일이 없어요")
      try pane.type("a")
      try pane.wait(for: "생일")
      try pane.type("김민아")
      try pane.press("C-s")
      try pane.wait(for: "김민아의 식물을 심었어요")
      try pane.resize(columns: 60, rows: 14)
      try pane.wait(for: "● D-30")
      try pane.type("q")
      let after = try pane.wait(for: "ended 0")
      #expect(!after.contains("D-30"), "The screen from before is back.")
      try pane.enter("\"$HARU\" people list")
      try pane.wait(for: "● D-30   김민아")
    }
  }

  @Test func `draws pictures as somebody wants them`() throws {
    // F-20
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      // Each line is typed only when the shell waits for it, because earlier input may be lost.
      try pane.enter(
        "\"$HARU\" people add Mina --every 7; \"$HARU\" settings set pictures letters; clear; "
          + "\"$HARU\"; echo \"ended $?\"")
      try pane.wait(for: "Nothing is due today")
      try pane.type("2")
      try pane.wait(for: "1 person")
      let letters = try pane.screen
      #expect(!letters.contains { "▀▄█▌▐▖▗▘▝".contains($0) }, "\(letters)")
      try pane.type("q")
      try pane.wait(for: "ended 0")
      try pane.enter("\"$HARU\" settings set pictures half; clear; \"$HARU\"")
      try pane.wait(for: "Nothing is due today")
      try pane.type("2")
      try pane.wait(for: "1 person")
      let halves = try pane.screen
      #expect(halves.contains { "▀▄".contains($0) }, "\(halves)")
      try pane.type("q")
    }
  }

  @Test func `says how pictures are drawn, and shows a card to try the signs by`() throws {
    // F-20
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      try pane.enter("\"$HARU\" doctor; echo \"ended $?\"")
      let screen = try pane.wait(for: "ended 0")
      #expect(screen.contains("Pictures on the screen: "))
      #expect(screen.contains("  octant      sextant     quadrant    half"), "\(screen)")
      // tmux drops the Unicode characters of 2024, which it does not know, so sextants are used.
      let sextants: ClosedRange<UInt32> = 0x1FB00...0x1FB3B
      #expect(screen.unicodeScalars.contains { sextants.contains($0.value) }, "\(screen)")
      try pane.enter(
        "clear; \"$HARU\" settings set pictures sextant; \"$HARU\" about")
      let about = try pane.wait(for: "Sextants")
      #expect(about.contains("You chose this in the settings."))
    }
  }

  @Test(.slow, arguments: ["TERM", "HUP", "SEGV", "ILL"])
  func `gives the terminal back when a signal ends it`(_ signal: String) throws {
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      let before = try modes(pane, "first")
      try pane.enter(
        "bash -c 'echo $$ >\"$HARU_HOME/pid\"; exec \"$HARU\"'; echo \"ended $?\"")
      try pane.wait(for: "Nothing is due today")
      let process = try #require(
        Int32(String(decoding: folder.bytes("pid"), as: UTF8.self).dropLast()))
      kill(process, ["TERM": SIGTERM, "HUP": SIGHUP, "SEGV": SIGSEGV, "ILL": SIGILL][signal] ?? 0)
      let number = ["TERM": 143, "HUP": 129, "SEGV": 139, "ILL": 132][signal] ?? 0
      let after = try pane.wait(for: "ended \(number)")
      #expect(!after.contains("Nothing is due today"), "\(after)")
      #expect(try modes(pane, "second") == before)
    }
  }

  @Test func `stops for the shell and goes on where it was`() throws {
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      try pane.enter("\"$HARU\"")
      try pane.wait(for: "Nothing is due today")
      try pane.press("C-z")
      try pane.wait(for: "Stopped")
      try pane.enter("echo back in the shell")
      try pane.wait(for: "\nback in the shell")
      try pane.enter("fg; echo \"ended $?\"")
      let again = try pane.wait(for: "Nothing is due today")
      #expect(!again.contains("back in the shell"))
      try pane.type("q")
      try pane.wait(for: "ended 0")
    }
  }

  @Test(.slow) func `sleeps while nothing moves, and wakes no oftener than pictures are due`()
    throws
  {
    // C-30, product: the program is not woken while nothing moves.
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      try pane.enter("\"$HARU\" people add Ann --every 1; echo shell-$$-'id'")
      let shown = try pane.wait(for: "-id\n")
      let shell = try #require(shown.firstMatch(of: /shell-([0-9]+)-id/)).1
      try pane.enter("HARU_NOW=2026-03-04T09:00 \"$HARU\"")
      try pane.wait(for: "2 days late")
      let haru = try String(
        contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8
      ).trimmingCharacters(in: .whitespaces)
      #expect(try comesToRest(haru))
      try pane.type("2w")
      try pane.wait(for: "Watered Ann")
      let moving = try wakeUps(of: haru, within: 1_000_000)
      #expect((1...14).contains(moving), "\(moving)")
      // In the garden, petals fall for a while after each key.
      try pane.type("1")
      #expect(try comesToRest(haru))
    }
  }

  /// Whether the process has a whole second without a wake-up within 30 attempts. A program that
  /// polls has none.
  private func comesToRest(_ process: String) throws -> Bool {
    for _ in 0..<30 where try wakeUps(of: process, within: 1_000_000) == 0 { return true }
    return false
  }

  /// Returns how often the system woke the process within this time.
  private func wakeUps(of process: String, within microseconds: UInt32) throws -> Int {
    func count() throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = try #require(status.firstMatch(of: /\nvoluntary_ctxt_switches:\s*([0-9]+)/))
      return try #require(Int(line.1))
    }
    let before = try count()
    usleep(microseconds)
    return try count() - before
  }

  /// Returns the terminal modes as `stty -g` prints them.
  private func modes(_ pane: TmuxPane, _ mark: String) throws -> String {
    // The quotes keep the typed command from looking like its output.
    try pane.enter("clear; echo begin-$(stty -g)-'\(mark)'")
    let shown = try pane.wait(for: "-\(mark)")
    let begin = try #require(shown.range(of: "begin-", options: .backwards))
    return shown[begin.upperBound...].components(separatedBy: "-\(mark)")[0]
      .replacingOccurrences(of: "\n", with: "")
  }

  // B 17: long output goes to a pager, as in git.
  @Test func `shows what is longer than the screen through a pager, and the rest at once`() throws {
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      try pane.enter("export PAGER='sed s/^/P:/'; \"$HARU\" help all; echo \"ended $?\"")
      let long = try pane.wait(for: "ended 0")
      #expect(long.contains("P:  --read-only"), "\(long)")
      try pane.enter("clear; \"$HARU\" people list; echo \"so $?\"")
      #expect(try !pane.wait(for: "so 0").contains("P:"))
      // A pager that quits early, and one that does not exist.
      try pane.enter(
        "clear; PAGER='head -n 1' \"$HARU\" sayings list --format 'saying {id}'; echo \"left $?\"")
      let left = try pane.wait(for: "left 0")
      #expect(left.components(separatedBy: "saying ").count == 2, "\(left)")
      try pane.enter("clear; PAGER=nothing-there \"$HARU\" help all; echo \"plain $?\"")
      let plain = try pane.wait(for: "plain 0")
      #expect(plain.contains("--read-only") && plain.contains("nothing-there"), "\(plain)")
      try pane.enter("clear; PAGER='a=b nothing-there' \"$HARU\" help all; echo \"also $?\"")
      #expect(try pane.wait(for: "also 0").contains("--read-only"))
    }
  }

  // B 17: Ctrl-C goes to the pager, and the terminal is restored afterwards.
  @Test func `waits for its pager, whatever keys are pressed there`() throws {
    try SampleFolder.using { folder in
      let pane = try pane(folder)
      try pane.enter(
        "PAGER='sh -c \"cat >/dev/null; echo reading-$((6*7)); exec sleep 1000\"' \"$HARU\" help all; echo \"ended $?\""
      )
      try pane.wait(for: "reading-42")
      try pane.press("C-c")
      try pane.wait(for: "ended 0")
    }
  }

  private func pane(
    _ folder: SampleFolder, language: String = "en_US.UTF-8", isNew: Bool = false
  ) throws -> TmuxPane {
    let haru = try BinaryUnderTest(home: folder.path)
    if !isNew { _ = try haru("profile", "edit", "--nickname", "Mina") }
    return try TmuxPane(environment: [
      "HARU": ProcessInfo.processInfo.environment["HARU_RELEASE_BINARY"] ?? haru.path,
      "HARU_HOME": folder.path, "HARU_NOW": "2026-03-01T09:00", "LC_ALL": language,
    ])
  }
}
