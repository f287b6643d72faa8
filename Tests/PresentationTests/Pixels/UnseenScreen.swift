import Foundation

/// An X server without a monitor, for as long as it is kept.
final class UnseenScreen {
  private let server = Process()
  private let terminal = Process()
  private var display = ""

  init() throws {
    let told = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "640x480x24",
    ]
    server.standardOutput = told
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: told.fileHandleForReading.availableData, as: UTF8.self)
    display = ":" + number.filter(\.isNumber)
  }

  deinit {
    // A test may run on a thread that holds signals back, which its programs have from it: only this
    // one ends them.
    for process in [terminal, server] where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    environment["LIBGL_ALWAYS_SOFTWARE"] = "1"
    return environment
  }

  /// Starts a terminal that shows bytes and then nothing more.
  func start(_ words: [String], showing bytes: [UInt8]) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(Array("\u{1B}[2J\u{1B}[?25l\u{1B}[3;3H".utf8) + bytes).write(to: file)
    terminal.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    terminal.arguments = words + ["sh", "-c", "cat \(file.path); rm \(file.path); sleep 60"]
    terminal.environment = environment
    terminal.standardOutput = FileHandle.nullDevice
    terminal.standardError = FileHandle.nullDevice
    try terminal.run()
  }

  /// What is seen now.
  func photograph() throws -> Photograph? {
    let (camera, film) = (Process(), Pipe())
    camera.executableURL = URL(fileURLWithPath: "/bin/sh")
    camera.arguments = ["-c", "xwd -root -silent | xwdtopnm"]
    camera.environment = environment
    camera.standardOutput = film
    camera.standardError = FileHandle.nullDevice
    try camera.run()
    let bytes = [UInt8](film.fileHandleForReading.readDataToEndOfFile())
    camera.waitUntilExit()
    return Photograph(bytes)
  }
}
