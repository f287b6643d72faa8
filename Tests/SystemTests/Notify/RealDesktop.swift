import Foundation
import Support

/// A hidden desktop: a virtual X server, a message bus, and a notification program that logs what
/// it shows.
final class RealDesktop {
  /// The error if a required program is not installed, with a message that names it.
  struct Missing: Error, CustomStringConvertible { let description: String }

  let address: String
  private var programs: [Process] = []

  init(in folder: SampleFolder) throws {
    // A separate message bus that starts no other programs.
    address = "unix:path=" + folder.path("bus")
    let policy = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>\(address)</listen>
        <policy context="default"><allow send_destination="*" eavesdrop="false"/>
          <allow receive_sender="*"/><allow own="*"/></policy></busconfig>
      """
    try folder.write(Array(policy.utf8), to: "bus.conf")
    try start(
      [
        "/usr/bin/dbus-daemon", "--nofork", "--nopidfile",
        "--config-file=" + folder.path("bus.conf"),
      ],
      folder, "bus.log")
    try start(
      ["/usr/bin/Xvfb", "-displayfd", "1", "-screen", "0", "320x240x24", "-nolisten", "tcp"],
      folder,
      "display")
    var display = ""
    _ = try Polling.until(every: 50_000) {
      display = String(decoding: try folder.bytes("display"), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return try !display.isEmpty && folder.names().contains("bus")
    }
    try start(["/usr/bin/dunst", "-print"], folder, "shown", display: ":" + display)
  }

  private func start(
    _ words: [String], _ folder: SampleFolder, _ output: String, display: String = ""
  ) throws {
    guard FileManager.default.isExecutableFile(atPath: words[0]) else {
      throw Missing(description: "This test needs \(words[0]); `Scripts/setup` installs it.")
    }
    try folder.write([], to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "DISPLAY": display, "LANG": "C.UTF-8",
      "DBUS_SESSION_BUS_ADDRESS": address,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: folder.path(output))
    process.standardError = FileHandle.nullDevice
    try process.run()
    programs.append(process)
  }

  /// Ends all started programs in reverse order. It kills them, because they inherit the blocked
  /// signals of the test threads.
  func close() {
    for program in programs.reversed() {
      kill(program.processIdentifier, SIGKILL)
      program.waitUntilExit()
    }
  }
}
