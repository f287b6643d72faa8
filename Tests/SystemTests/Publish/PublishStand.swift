import Foundation
import Support
import Testing

/// A program that publishes to a folder of this computer. It is Sunday, 1 March 2026, nine o'clock in Seoul.
struct PublishStand {
  var haru: BinaryUnderTest
  let folder: SampleFolder
  /// The folder to which the program publishes.
  var remote: String { folder.path("public") }

  init(_ folder: SampleFolder, isShipping: Bool = false) throws {
    self.folder = folder
    let home = folder.path("home")
    haru = isShipping ? try .shipping(home: home) : try BinaryUnderTest(home: home)
    try FileManager.default.createDirectory(
      atPath: folder.path("public"), withIntermediateDirectories: true)
  }

  static func using(_ body: (PublishStand) throws -> Void) throws {
    try SampleFolder.using { try body(PublishStand($0)) }
  }

  /// Returns what a command prints; it must succeed.
  @discardableResult func run(_ words: String...) throws -> String {
    let ending = try haru.run([haru.path] + words)
    #expect(ending.status == 0, "\(words): \(ending.err)")
    return ending.out
  }

  /// The folder of the publication, below the remote.
  func published() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: remote)
      .filter { $0.hasPrefix("haru-") }
    return remote + "/" + (try #require(names.first))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: published() + "/" + name, encoding: .utf8)
  }

  /// Writes a calendar with events of every form, and imports it.
  func importEvents(_ count: Int) throws {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN"]
    for number in 0..<count {
      let (day, hour) = (1 + number % 28, 8 + number % 10)
      let date = "202603" + (day < 10 ? "0" : "") + "\(day)"
      let time = (hour < 10 ? "0" : "") + "\(hour)"
      lines += ["BEGIN:VEVENT", "UID:event-\(number)@test", "DTSTAMP:20260101T000000Z"]
      switch number % 4 {
      case 0: lines += ["DTSTART;VALUE=DATE:\(date)", "DURATION:P1D"]
      case 1: lines += ["DTSTART:\(date)T\(time)1500Z", "DURATION:PT45M"]
      case 2:
        lines += [
          "DTSTART:\(date)T\(time)0000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=5",
        ]
      case _: lines += ["DTSTART:\(date)T\(time)3000Z", "DURATION:PT30M"]
      }
      lines += ["SUMMARY:Event \(number)\\, 하루 \(number)"]
      if number % 4 != 0, number % 3 == 0 {
        lines += [
          "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT\(5 + number % 50)M", "DESCRIPTION:x",
          "END:VALARM",
        ]
      }
      lines += ["END:VEVENT"]
    }
    lines += ["END:VCALENDAR", ""]
    try folder.write(Array(lines.joined(separator: "\r\n").utf8), to: "events.ics")
    try run("schedule", "import", folder.path("events.ics"))
  }
}
