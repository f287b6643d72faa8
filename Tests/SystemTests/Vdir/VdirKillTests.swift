import Foundation
import Support
import Testing

// Y-30, Y-36
@Suite struct `A folder of events whose rounds are killed` {
  /// The number of kills: 60, or the value of the environment variable `HARU_TEST_KILLS`.
  private static let count =
    ProcessInfo.processInfo.environment["HARU_TEST_KILLS"].flatMap { Int($0) } ?? 60

  /// Starts a round, and kills it after a random time unless it has ended by then.
  private func kill(_ vdir: VdirStand, after microseconds: UInt32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: vdir.haru.path)
    process.arguments = ["vdir", "--accept-removals"]
    process.environment = vdir.haru.environment.merging(["HARU_HOME": vdir.haru.home]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  @Test(.slow) func `loses nothing, doubles nothing, and leaves no half file`() throws {
    try SampleFolder.using { folder in
      let vdir = VdirStand(
        haru: try BinaryUnderTest.shipping(home: folder.path("home")), folder: folder)
      try vdir.makeFolder()
      try vdir.round("--calendar")
      var random = SystemRandomNumberGenerator()
      var titles: Set<String> = []
      for number in 0..<Self.count {
        // Each side makes an event, and every third time an older one of the folder goes.
        let title = "e\(number)e"
        if number % 2 == 0 {
          try vdir.write(VdirStand.event(title, title), title + ".ics")
        } else {
          try vdir.run("schedule", "add", title, "--from", "2026-03-11 10:00")
        }
        titles.insert(title)
        if number % 3 == 2 {
          let old = "e\(number / 2 / 2 * 2)e"
          if titles.contains(old), FileManager.default.fileExists(atPath: vdir.path + "/\(old).ics")
          {
            // The file must be known, or the event would only be one that was never there.
            try vdir.round("--accept-removals")
            try vdir.remove(old + ".ics")
            titles.remove(old)
          }
        }
        try kill(vdir, after: UInt32.random(in: 0..<60_000, using: &random))
      }
      try vdir.round("--accept-removals")
      #expect(try vdir.run("vdir") == "vdir: nothing changed.\n")
      let list = try vdir.run(
        "schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31", "--format", "{title}")
      let here = list.split(separator: "\n").map(String.init).sorted()
      #expect(here == titles.sorted())
      var there: [String] = []
      for name in try vdir.names() where name.hasSuffix(".ics") {
        let text = try vdir.text(name)
        #expect(text.hasSuffix("END:VCALENDAR\r\n"), "\(name): \(text)")
        let title = text.components(separatedBy: "\r\n").first { $0.hasPrefix("SUMMARY:") }
        there.append(String((title ?? "").dropFirst(8)))
      }
      #expect(there.sorted() == titles.sorted())
    }
  }
}
