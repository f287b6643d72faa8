import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `The notifier as a program` {
  /// Runs the body with the program, a notification command that logs its title, and a plant that
  /// is due.
  private func using(_ body: (BinaryUnderTest, SampleFolder) throws -> Void) throws {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path("home"))
      let script = "#!/bin/sh\nprintf '%s\\n' \"$HARU_TITLE\" >> '\(folder.path("told"))'\n"
      try folder.write(Array(script.utf8), to: "tell")
      try folder.permit(0o700, "tell")
      try folder.write([], to: "told")
      #expect(try haru("people", "add", "Mina", "--every", "7", "--at", "20").status == 0)
      for (key, value) in [
        ("notify.by", "command"), ("notify.command", folder.path("tell")),
        ("sayings.notify", "off"),
      ] { #expect(try haru("settings", "set", key, value).status == 0) }
      let first = try haru("notify", "run")
      #expect(first.status == 0 && first.out == "" && first.err == "No notifications are due.\n")
      haru.environment["HARU_NOW"] = "2026-03-08T20:00"
      try body(haru, folder)
    }
  }

  private func sent(_ folder: SampleFolder) throws -> String {
    String(decoding: try folder.bytes("told"), as: UTF8.self)
  }

  @Test func `tells once, by the command of the settings`() throws {
    // C-44
    try using { haru, folder throws in
      #expect(try haru("notify", "run", "--read-only").status == 3)
      #expect(try haru("notify", "list", "--read-only", "--json").out.contains("\"state\":\"due\""))
      let run = try haru("notify", "run")
      #expect(run.status == 0 && run.err == "", "\(run)")
      #expect(run.out == "Time to water Mina — A good day to get in touch.\n")
      #expect(try haru("notify", "run").out == "")
      #expect(try sent(folder) == "Time to water Mina\n")
    }
  }

  @Test func `tells again what could not be told, and says why with a 5`() throws {
    try using { haru, folder throws in
      try folder.permit(0o600, "tell")
      let failed = try haru("notify", "run", "--json")
      #expect(failed.status == 5 && failed.err.contains("\"notificationFailed\""), "\(failed)")
      #expect(failed.out.contains("\"state\":\"failed\""))
      try folder.permit(0o700, "tell")
      #expect(try haru("notify", "run").status == 0)
      #expect(try sent(folder) == "Time to water Mina\n")
    }
  }

  // real 1
  @Test func `is tried in a fresh home, and really reaches the desktop`() throws {
    try SampleFolder.using { folder in
      let bus = try FakeBus(folder.path("bus"), .good)
      defer { bus.close() }
      var haru = try BinaryUnderTest(home: folder.path("home"))
      haru.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(bus.path)"
      let ending = try haru("notify", "test", "--json")
      #expect(ending.status == 0 && ending.out.contains(#""by":"desktop""#), "\(ending)")
      #expect(try folder.names() == ["bus"])
    }
  }

  // real 1: printing a text does not count as a notification.
  @Test func `says so where there is neither a desktop nor a terminal`() throws {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path("home"))
      haru.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent/bus"
      let ending = try haru.run(["setsid", "--wait", haru.path, "notify", "test"])
      #expect(ending.status == 5 && ending.out == "", "\(ending)")
      #expect(ending.err.contains("No notification was sent."))
    }
  }

  // contract 12
  @Test func `tells of nothing that was planned for the past where it never ran before`() throws {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path("home"))
      haru.environment["HARU_NOW"] = "2026-03-02T09:50"
      for (title, from) in [("past", "09:00"), ("now", "09:50")] {
        let times = ["--from", "2026-03-02 \(from)", "--to", "2026-03-02 11:00"]
        #expect(try haru.run([haru.path, "schedule", "add", title] + times).status == 0)
      }
      #expect(try haru("settings", "set", "sayings.notify", "off").status == 0)
      let run = try haru("notify", "run")
      #expect(run.out == "now — Starting now.\n", "\(run)")
    }
  }

  @Test func `never tells what it may have told before it died`() throws {
    try using { haru, folder throws in
      // The command kills its parent, like a crash between sending a notification and recording it.
      let script =
        "#!/bin/sh\nprintf '%s\\n' \"$HARU_TITLE\" >> '\(folder.path("told"))'\nkill -9 $PPID\n"
      try folder.write(Array(script.utf8), to: "tell")
      try folder.permit(0o700, "tell")
      let killed = try haru("notify", "run")
      #expect(killed.isKilled && killed.status == SIGKILL)
      for _ in 0..<3 { #expect(try haru("notify", "run").err == "No notifications are due.\n") }
      #expect(try sent(folder) == "Time to water Mina\n")
      #expect(try haru("notify", "list").out.contains("may or may not have been sent"))
    }
  }

  @Test func `tells nothing of a locked profile`() throws {
    try using { haru, folder throws in
      let set = ["sh", "-c", "printf '1234\\n1234\\n' | \"$HARU\" lock set --stdin"]
      #expect(try haru.run(set).status == 0)
      #expect(try haru("notify", "run").status == 6)
      #expect(try sent(folder) == "")
    }
  }

  @Test func `stays until it is told to end, and two of them tell each thing once`() throws {
    try using { haru, folder throws in
      let watches = try (0..<2).map { _ in try Watch(haru, folder) }
      #expect(try Polling.until { try !sent(folder).isEmpty })
      // By now both programs have checked, or the second one checks while it ends.
      usleep(300_000)
      for watch in watches { #expect(watch.isRunning) }
      for watch in watches { #expect(watch.end(by: SIGTERM) == 0) }
      #expect(try sent(folder) == "Time to water Mina\n")
      let said = try watches.map { try $0.said() }.filter { !$0.isEmpty }
      #expect(said == ["Time to water Mina — A good day to get in touch.\n"])
    }
  }

  /// A running `haru notify watch`.
  private final class Watch {
    private let process = Process()
    private let folder: SampleFolder
    private let name = "watch" + UUID().uuidString

    init(_ haru: BinaryUnderTest, _ folder: SampleFolder) throws {
      self.folder = folder
      try folder.write([], to: name)
      process.executableURL = URL(fileURLWithPath: haru.path)
      process.arguments = ["notify", "watch"]
      process.environment = haru.environment.merging(
        ["HARU_HOME": haru.home, "PATH": "/usr/bin:/bin"], uniquingKeysWith: { $1 })
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(forWritingAtPath: folder.path(name))
      try process.run()
    }

    var isRunning: Bool { process.isRunning }

    func end(by signal: Int32) -> Int32 {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }

    func said() throws -> String { String(decoding: try folder.bytes(name), as: UTF8.self) }
  }
}
