import Foundation
import Support
import Testing

// Y-28
@Suite struct `An inbox that is killed` {
  /// The number of kills: 60, or the value of the environment variable `HARU_TEST_KILLS`.
  private static let count =
    ProcessInfo.processInfo.environment["HARU_TEST_KILLS"].flatMap { Int($0) } ?? 60

  /// Starts the program, and kills it after a random time unless it has ended by then.
  private func kill(_ haru: BinaryUnderTest, after microseconds: UInt32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: haru.path)
    process.arguments = ["inbox"]
    process.environment = haru.environment.merging(["HARU_HOME": haru.home]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  @Test(.slow) func `loses no note and stores none twice`() throws {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest.shipping(home: folder.path("home"))
      haru.environment["HARU_NOW"] = "2026-11-30T09:00"
      let notes = folder.path("notes")
      try FileManager.default.createDirectory(atPath: notes, withIntermediateDirectories: true)
      #expect(try haru("settings", "set", "inbox.folders", notes).status == 0)
      var random = SystemRandomNumberGenerator()
      for number in 0..<Self.count {
        // The same name again and again, as of a phone that always writes to one file.
        let name = number % 3 == 0 ? "note.txt" : "note-\(number).txt"
        let path = notes + "/" + name
        if !FileManager.default.fileExists(atPath: path) {
          let text = "mood 50 word\(number)\numbrella\(number)\n"
          try folder.write(Array(text.utf8), to: "notes/" + name)
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_795_000_000 + Double(number))],
            ofItemAtPath: path)
        }
        try kill(haru, after: UInt32.random(in: 0..<60_000, using: &random))
      }
      // A note that was being read at two kills waits until it is asked for.
      _ = try haru("doctor", "--fix")
      #expect(try haru("inbox").status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: notes) == ["taken"])
      let files = try FileManager.default.subpathsOfDirectory(atPath: notes + "/taken")
        .filter { $0.hasSuffix(".txt") }
      let moods = try haru("moods", "list", "--json").out
      let waiting = try haru("inbox", "list", "--json").out
      for file in files {
        let text = String(decoding: try folder.bytes("notes/taken/" + file), as: UTF8.self)
        let number = text.drop { !$0.isNumber }.dropFirst(7).prefix { $0.isNumber }
        let stored = moods.components(separatedBy: "\"word\(number)\"").count - 1
        let waits = waiting.components(separatedBy: "\"umbrella\(number)\"").count - 1
        #expect(stored == 1 && waits == 1, "\(file): \(text)")
      }
      let written = moods.components(separatedBy: "\"word").count - 1
      #expect(written == files.count)
    }
  }
}
