import Foundation
import Support
import Testing

/// Tests of `haru watch` with the built program while other programs write to the store.
@Suite(.serialized) struct `A watched command in a terminal` {
  private func pane(_ folder: SampleFolder, _ haru: BinaryUnderTest, columns: Int = 80) throws
    -> TmuxPane
  {
    try TmuxPane(
      columns: columns, rows: 12,
      environment: haru.environment.merging([
        "HARU": haru.path, "HARU_HOME": haru.home, "LC_ALL": "C.UTF-8",
      ]) { $1 })
  }

  @Test(.slow) func `shows what another program wrote, keeps to the screen, and gives it back`()
    throws
  {
    // B 27
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("people", "add", "Bori", "--every", "7").status == 0)
      let pane = try pane(folder, haru)
      try pane.enter("\"$HARU\" watch people list; echo \"ended $?\"")
      let first = try pane.wait(for: "Bori")
      #expect(first.hasPrefix("haru people list"), "\(first)")
      #expect(try haru("people", "add", "Dani", "--every", "3").status == 0)
      #expect(try pane.wait(for: "Dani").contains("Bori"))
      for number in 10..<30 {
        #expect(try haru("people", "add", "Many\(number)", "--every", "9").status == 0)
      }
      // As many rows as fit, and the number of rows below.
      let full = try pane.wait(for: "↓ 12")
      #expect(full.contains("haru people list"))
      try pane.press("End")
      try pane.wait(for: "Many29")
      try pane.resize(columns: 80, rows: 30)
      try pane.wait(for: "Many10")
      try pane.type("q")
      let after = try pane.wait(for: "ended 0")
      #expect(!after.contains("Many10"), "The screen from before is back.")
      try pane.enter("\"$HARU\" watch today; echo \"again $?\"")
      try pane.wait(for: "haru today")
      try pane.press("C-c")
      try pane.wait(for: "again 0")
    }
  }

  /// Runs a shell script with a function `lines FILE COUNT`, which waits for this many lines.
  private func shell(_ haru: BinaryUnderTest, _ file: String, _ script: String) throws
    -> BinaryUnderTest.Ending
  {
    try haru.run([
      "sh", "-c",
      """
      lines() {
        i=0
        until [ "$(wc -l < "$1")" -ge "$2" ]; do
          i=$((i + 1)); [ $i -lt 6000 ] || exit 9
          sleep 0.02
        done
      }
      out=$0
      \(script)
      """, file,
    ])
  }

  @Test(.slow) func `writes a line for each change into a pipe`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let file = folder.path("lines")
      let ending = try shell(
        haru, file,
        """
        "$HARU" watch widget > "$out" & watching=$!
        trap 'kill $watching' EXIT
        lines "$out" 1
        "$HARU" schedule add Dentist --from 14:00 >/dev/null
        lines "$out" 2
        "$HARU" people add Mina --every 7 >/dev/null
        "$HARU" undo >/dev/null; "$HARU" undo >/dev/null
        lines "$out" 3
        """)
      #expect(ending.status == 0, "\(ending)")
      let lines = try String(decoding: folder.bytes("lines"), as: UTF8.self)
      #expect(lines == "no mood yet\n14:00 Dentist\nno mood yet\n")
    }
  }

  @Test func `ends when nobody reads it any more`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let ending = try shell(haru, folder.path("x"), "\"$HARU\" watch widget | head -n 1")
      #expect(ending.out == "no mood yet\n" && ending.err.isEmpty, "\(ending)")
    }
  }

  /// Counts system calls, because times vary on a busy machine.
  @Test func `and the screens ask nothing of the system while nothing changes`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      _ = try haru("profile", "edit", "--nickname", "Mina")
      for words in [[], ["watch", "today"]] {
        let log = folder.path("calls\(words.count)")
        let pane = try pane(folder, haru)
        let line = (["strace", "-f", "-qq", "-o", log, "\"$HARU\""] + words)
          .joined(separator: " ")
        try pane.enter(line)
        try pane.wait(for: words.isEmpty ? "Nothing is due" : "haru today")
        #expect(try haru("people", "add", "Bori", "--every", "1").status == 0)
        // After the last check, some seconds later, the log of system calls stops growing.
        var (calls, rests) = (-1, 0)
        let isStill = try Polling.until(every: 500_000) {
          let now = try Data(contentsOf: URL(fileURLWithPath: log)).count
          rests = now == calls ? rests + 1 : 0
          calls = now
          return rests >= 16
        }
        #expect(isStill, "It never rests.")
        try pane.type("q")
        try pane.wait(for: "$")
      }
    }
  }
}
