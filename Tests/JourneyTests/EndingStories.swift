import Foundation
import PresentationKit
import Support
import Testing
import TextUI

/// Tests that the built program ends on a signal, even if its terminal or its store blocks it.
@Suite(.serialized) struct `The program that is told to end` {
  @Test(.slow, arguments: [SIGTERM, SIGHUP])
  func `ends although nobody reads what it shows`(_ signal: Int32) throws {
    // newcomer B8
    try SampleFolder.using { folder in
      let program = try start(folder)
      var shown: [UInt8] = []
      #expect(
        program.waits {
          shown += program.pair.received()
          return String(decoding: shown, as: UTF8.self).contains("Nothing is due")
        })
      try program.pair.fill()
      // Each key draws another page, which is never read from the terminal.
      program.pair.send("23456")
      usleep(300_000)
      let before = program.secondsUsed
      program.send(signal)
      #expect(program.waits { program.hasEnded })
      #expect(program.endingSignal == signal)
      #expect(program.secondsUsed - before < 1)
    }
  }

  @Test func `ends although its terminal was full before it began`() throws {
    try SampleFolder.using { folder in
      let program = try start(folder, fills: true)
      usleep(300_000)
      program.send(SIGTERM)
      #expect(program.waits { program.hasEnded })
    }
  }

  @Test(.slow, arguments: [1, 2, 3] as [UInt64])
  func `ends, and answers until then, while other programs change everything`(_ seed: UInt64)
    throws
  {
    try SampleFolder.using { folder in
      var dice = TerminalDice(seed: seed)
      let haru = try BinaryUnderTest(home: folder.path("home"))
      for line in Self.lines {
        _ = try haru.run([haru.path] + line.split(separator: " ").map(String.init))
      }
      _ = try haru("backup", folder.path("copy.db"))
      let program = try start(folder)
      for round in 0..<TestDepth.some(12, of: 24) {
        program.pair.send("\u{1B}")
        usleep(60_000)
        program.pair.send("\u{1B}")
        usleep(60_000)
        program.pair.send("\(round % 6 + 1)\r")
        let line =
          round % 8 == 7
          ? "restore \(folder.path("copy.db")) --replace --yes"
          : Self.lines.randomElement(using: &dice) ?? "undo"
        _ = try haru.run([haru.path] + line.split(separator: " ").map(String.init))
        let letters = (0..<3).map { _ in Self.keys.randomElement(using: &dice) ?? "w" }
        program.pair.send(String(letters))
        try #require(answers(program), "seed \(seed), round \(round): \(line), \(letters)")
        if program.hasEnded { break }
      }
      if program.hasEnded { return }
      let (before, signal) = (program.secondsUsed, seed % 2 == 0 ? SIGTERM : SIGHUP)
      program.send(signal)
      #expect(
        program.waits {
          _ = program.pair.received()
          return program.hasEnded
        })
      #expect(program.secondsUsed - before < 1)
    }
  }

  private static let keys = Array("wexDnfpmstcijkzZy\rㅈㄷㅋ")
  private static let lines = [
    "people add Mina --every 1", "people add Jun --every 2", "moods add 60 rain",
    "schedule add Dentist --from 10:00", "books add --manual --title Emma --pages 90",
    "people remove Mina --yes", "books remove Emma --yes", "schedule remove Dentist --yes",
    "undo", "undo", "undo", "redo", "trash empty --yes",
  ]

  /// Whether the program ends, or redraws the whole screen on Ctrl-L, before it uses one second of
  /// processor time.
  private func answers(_ program: ProgramInTerminal) -> Bool {
    _ = program.pair.received()
    var shown: [UInt8] = []
    program.pair.send("\u{0C}")
    let before = program.secondsUsed
    let isAnswered = program.waits {
      shown += program.pair.received()
      if program.hasEnded || program.secondsUsed - before > 1 { return true }
      return String(decoding: shown, as: UTF8.self).contains("\u{1B}[2J")
    }
    return isAnswered && (program.hasEnded || program.secondsUsed - before <= 1)
  }

  private func start(_ folder: SampleFolder, fills: Bool = false) throws -> ProgramInTerminal {
    let haru = try BinaryUnderTest(home: folder.path("home"))
    _ = try haru("profile", "edit", "--nickname", "Mina")
    return try ProgramInTerminal(
      haru.path, in: folder.path,
      environment: [
        "HARU_HOME": haru.home, "HARU_NOW": "2026-03-01T09:00", "LANG": "en_US.UTF-8",
        "TERM": "xterm-256color", "PATH": "/nonexistent",
      ], isFull: fills)
  }
}
