import Foundation
import Support
import Testing

// Y-28
@Suite struct `Publishing that is killed` {
  /// The number of kills: 25, or the value of the environment variable `HARU_TEST_KILLS`.
  private static let count =
    ProcessInfo.processInfo.environment["HARU_TEST_KILLS"].flatMap { Int($0) } ?? 25

  private func kill(_ haru: BinaryUnderTest, after microseconds: UInt32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: haru.path)
    process.arguments = ["publish"]
    process.environment = haru.environment.merging(["HARU_HOME": haru.home]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Returns whether every file of a folder is whole, except hidden ones, which no program shows.
  private func expectWhole(_ folder: String) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    for name in names where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let bytes = FileManager.default.contents(atPath: folder + "/" + name) ?? .init()
      let text = String(decoding: bytes, as: UTF8.self)
      switch URL(fileURLWithPath: name).pathExtension {
      case "ics": #expect(text.hasSuffix("END:VCALENDAR\r\n"), "\(name)")
      case "html": #expect(text.hasSuffix("</html>\n"), "\(name)")
      case "md": #expect(text.hasPrefix("---\n") && text.hasSuffix("\n"), "\(name)")
      case _: continue
      }
    }
  }

  @Test(.slow) func `leaves no half file, and is completed by the next time`() throws {
    try SampleFolder.using { folder in
      let stand = try PublishStand(folder, isShipping: true)
      for number in 0..<20 { try stand.run("people", "add", "Person \(number)", "--every", "7") }
      try stand.run(
        "publish", "start", stand.remote, "--parts", "schedule,people,markdown")
      let published = try stand.published()
      var random = SystemRandomNumberGenerator()
      for number in 0..<Self.count {
        try stand.run("schedule", "add", "Tea \(number)", "--from", "2026-03-01T10:00")
        let tag = number.isMultiple(of: 2) ? "private" : "seen"
        try stand.run("people", "tag", "Person \(number % 20)", tag)
        try kill(stand.haru, after: UInt32.random(in: 0..<60_000, using: &random))
        try expectWhole(published)
      }
      try stand.run("publish")
      #expect(try stand.run("publish") == "Nothing new to publish.\n")
      let calendar = try stand.text("haru.ics")
      for number in 0..<Self.count { #expect(calendar.contains("SUMMARY:Tea \(number)\r\n")) }
      // Pages of people who became private are gone, although a kill came between.
      let pages = try FileManager.default.contentsOfDirectory(atPath: published + "/people")
      let hidden = Set((0..<min(Self.count, 20)).filter { $0.isMultiple(of: 2) })
      for number in 0..<20 {
        #expect(pages.contains("Person \(number).md") == !hidden.contains(number), "\(number)")
      }
    }
  }
}
