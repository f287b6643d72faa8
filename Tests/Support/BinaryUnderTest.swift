import Foundation

/// The built program, which runs as a separate process.
package struct BinaryUnderTest: Sendable {
  /// How a process ended, and its output.
  package struct Ending: Equatable, Sendable {
    package let status: Int32
    /// Whether a signal ended the process; if so, `status` is the number of the signal.
    package let isKilled: Bool
    package let out: String
    package let err: String
  }

  /// The path of the program.
  package let path: String
  /// The folder in which the program stores everything (`HARU_HOME`).
  package let home: String
  /// The environment in addition to `HARU_HOME`. The time and the time zone are fixed, the language is English and the
  /// encoding UTF-8. The formats of times and weeks are not set, so that each language uses its own defaults.
  package var environment = [
    "HARU_NOW": "2026-03-01T09:00", "TZ": "Asia/Seoul", "LANG": "en_US.UTF-8",
    "LC_TIME": "C.UTF-8",
  ]

  /// The path of the release build; nil if `HARU_RELEASE_BINARY` is not set.
  package static let shipped = ProcessInfo.processInfo.environment["HARU_RELEASE_BINARY"]

  /// Returns the release build, or the program built along with the tests if there is no release build.
  package static func shipping(home: String) throws -> BinaryUnderTest {
    try shipped.map { BinaryUnderTest(home: home, path: $0) } ?? BinaryUnderTest(home: home)
  }

  private init(home: String, path: String) { (self.home, self.path) = (home, path) }

  /// Finds the program that was built along with the tests; throws `Missing` if there is none.
  package init(home: String) throws {
    self.home = home
    path = try Self.path(of: "haru")
  }

  /// Finds a program that was built along with the tests; throws `Missing` if there is none.
  package static func path(of program: String) throws -> String {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    let starts = (bundles + CommandLine.arguments.prefix(1)).map { URL(fileURLWithPath: $0) }
    for start in starts {
      var folder = start.resolvingSymlinksInPath()
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent(program).path
        if isProgram(candidate) { return candidate }
      }
    }
    throw Missing(description: "The built program is not beside the tests; run `swift build`.")
  }

  /// Runs the program with some arguments and waits until it ends.
  package func callAsFunction(_ words: String...) throws -> Ending { try run([path] + words) }

  /// Runs any command with the program's environment and waits until it ends.
  package func run(_ command: [String]) throws -> Ending {
    try SampleFolder.using { folder in
      let ending = PlainSpawn.run(
        [try Self.found(command[0])] + command.dropFirst(), output: folder.path("out"),
        errors: folder.path("err"),
        environment: environment.merging(
          ["HARU_HOME": home, "PATH": environment["PATH"] ?? "/usr/bin:/bin", "HARU": path],
          uniquingKeysWith: { $1 }))
      guard let ending else { throw Missing(description: "\(command[0]) does not start.") }
      return Ending(
        status: ending.status, isKilled: ending.signal != nil,
        out: String(decoding: try folder.bytes("out"), as: UTF8.self),
        err: String(decoding: try folder.bytes("err"), as: UTF8.self))
    }
  }

  /// Runs the program as a user without special rights. The tests may run as root, for whom file permissions have no
  /// effect.
  package func asOrdinaryUser(_ words: [String]) throws -> Ending {
    let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return try run((geteuid() == 0 ? user : []) + [path] + words)
  }

  /// The path of the program's data file.
  package var store: String { home + "/data/profiles/default/haru.sqlite" }

  /// Thrown if something that a test needs is missing. `description` is a sentence for the developer.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  private static func found(_ command: String) throws -> String {
    if command.hasPrefix("/") { return command }
    for folder in ["/usr/bin/", "/bin/", "/usr/local/bin/"] where isProgram(folder + command) {
      return folder + command
    }
    throw Missing(
      description: "This test needs `\(command)`. On Debian: `sudo apt-get install \(command)`.")
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
