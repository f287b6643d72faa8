import Foundation
import Support
import Testing

/// An evening in a process of its own, which a test answers line by line.
private final class EveningProcess {
  private let process = Process()
  private let input = Pipe()
  private let output: String

  init(_ haru: BinaryUnderTest, _ folder: SampleFolder) throws {
    output = folder.path("evening-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    process.executableURL = URL(fileURLWithPath: haru.path)
    process.arguments = ["evening", "--json"]
    process.environment = haru.environment.merging(["HARU_HOME": haru.home]) { $1 }
    process.standardInput = input
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func type(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Foundation.Data((line + "\n").utf8))
  }

  /// The lines that the process has printed.
  var lines: [Substring] {
    let bytes = FileManager.default.contents(atPath: output) ?? Foundation.Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// Waits until the process has printed some lines. Returns false if it never does.
  func waits(for count: Int) -> Bool {
    Polling.until { lines.count >= count || !process.isRunning } && lines.count >= count
  }

  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}

// V-12
@Suite struct `An evening that is killed` {
  private static let answers = ["72", "snow at last", "laundry at 3pm"]
  private static let codes = ["mood", "sentence", "tomorrow"]

  private func haru(_ folder: SampleFolder) throws -> BinaryUnderTest {
    var haru = try BinaryUnderTest.shipping(home: folder.path("home"))
    haru.environment["HARU_NOW"] = "2026-03-10T21:30"
    return haru
  }

  /// Returns which of the answers are stored, in their order.
  private func stored(_ haru: BinaryUnderTest) throws -> [Bool] {
    let moods = try haru("moods", "list", "--json").out
    let events = try haru("schedule", "list", "--day", "2026-03-11", "--json").out
    return [
      moods.contains(#""level":72"#), moods.contains("snow at last"), events.contains("laundry"),
    ]
  }

  /// Returns the codes of the questions that are left.
  private func left(_ haru: BinaryUnderTest) throws -> [String] {
    let first = try haru("evening", "--json").out.split(separator: "\n").first ?? ""
    return first.matches(of: /"code":"([a-z]+)"/).map { String($0.1) }
  }

  @Test(.slow, arguments: 0...3)
  func `keeps every answer that it confirmed, as one change`(count: Int) throws {
    try SampleFolder.using { folder in
      let haru = try haru(folder)
      let evening = try EveningProcess(haru, folder)
      #expect(evening.waits(for: 1))
      for number in 0..<count {
        try evening.type(Self.answers[number])
        // The confirmation is visible before the next line is read.
        if number < Self.answers.count - 1 { #expect(evening.waits(for: number + 2)) }
      }
      if count == Self.answers.count {
        // After the last answer the process ends by itself.
        #expect(evening.waits(for: count + 1))
      }
      evening.kill()
      let expected = (0..<3).map { $0 < count }
      #expect(try stored(haru) == expected)
      #expect(try left(haru) == Array(Self.codes.dropFirst(count)))
      if count == 0 { return }
      let history = try haru("history", "--limit", "1").out
      let said = count == 1 ? "1 answer" : "\(count) answers"
      #expect(history.contains("Evening of 10 March: \(said)"), "\(history)")
      #expect(try haru("undo").status == 0)
      #expect(try stored(haru) == [false, false, false])
      #expect(try left(haru) == Self.codes)
      #expect(try haru("redo").status == 0)
      #expect(try stored(haru) == expected)
    }
  }

  @Test(.slow) func `stores an answer wholly or not at all, whenever the kill comes`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      try SampleFolder.using { folder in
        let haru = try haru(folder)
        let evening = try EveningProcess(haru, folder)
        for answer in Self.answers { try evening.type(answer) }
        usleep(UInt32.random(in: 0..<60_000, using: &random))
        let confirmed = max(0, evening.lines.count - 1)
        evening.kill()
        let stored = try stored(haru)
        let count = stored.count { $0 }
        #expect(count >= confirmed, "\(confirmed) answers were confirmed, \(count) are stored.")
        #expect(stored == (0..<3).map { $0 < count })
        #expect(try left(haru) == Array(Self.codes.dropFirst(count)))
        guard count > 0 else { return }
        #expect(try haru("undo").status == 0)
        #expect(try self.stored(haru) == [false, false, false])
      }
    }
  }
}
