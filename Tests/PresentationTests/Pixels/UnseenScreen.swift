import Foundation

/// A virtual X server. It ends when this object is released.
final class UnseenScreen {
  private let server = Process()
  /// The process id of the terminal. It is not started with `Process`, because that would pass on
  /// the signals that the test's thread blocks.
  private var terminal: pid_t = 0
  private var display = ""

  init() throws {
    let output = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "640x480x24",
    ]
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    display = ":" + number.filter(\.isNumber)
  }

  deinit {
    if terminal > 0 {
      kill(terminal, SIGKILL)
      waitpid(terminal, nil, 0)
    }
    guard server.isRunning else { return }
    // The server may block all other signals.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    environment["LIBGL_ALWAYS_SOFTWARE"] = "1"
    return environment
  }

  /// Starts a terminal that shows these bytes and then waits.
  func start(_ words: [String], showing bytes: [UInt8]) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(Array("\u{1B}[2J\u{1B}[?25l\u{1B}[3;3H".utf8) + bytes).write(to: file)
    let given = environment.map { "\($0.key)=\($0.value)" }
    let line = words + ["sh", "-c", "cat \(file.path); rm \(file.path); sleep 60"]
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = line.map { strdup($0) } + [nil]
    var variables = given.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    let code = posix_spawnp(&terminal, words[0], nil, &attributes, &arguments, &variables)
    guard code == 0 else { throw POSIXError(POSIXError.Code(rawValue: code) ?? .EIO) }
  }

  /// Returns a screenshot of the X server, or nil if it cannot be read.
  func photograph() throws -> Photograph? {
    let (camera, film) = (Process(), Pipe())
    camera.executableURL = URL(fileURLWithPath: "/bin/sh")
    camera.arguments = ["-c", "xwd -root -silent | xwdtopnm | pamdepth 255"]
    camera.environment = environment
    camera.standardOutput = film
    camera.standardError = FileHandle.nullDevice
    try camera.run()
    let bytes = [UInt8](film.fileHandleForReading.readDataToEndOfFile())
    camera.waitUntilExit()
    return Photograph(bytes)
  }
}
