import Foundation

/// The program as it was built, run as a process of its own.
package struct BinaryUnderTest: Sendable {
  /// How a process ended and what it said.
  package struct Ending: Equatable, Sendable {
    package let status: Int32
    /// Whether a signal ended it; then the status is the signal's number.
    package let isKilled: Bool
    package let out: String
    package let err: String
  }

  /// Where the program lies: beside the tests' own bundle.
  package let path: String
  /// The folder the program keeps everything in.
  package let home: String
  /// What the environment says besides the home: English, letters of any kind, and of clocks and weeks
  /// nothing, so that both languages have their own.
  package var environment = [
    "HARU_NOW": "2026-03-01T09:00", "TZ": "Asia/Seoul", "LANG": "en_US.UTF-8",
    "LC_TIME": "C.UTF-8",
  ]

  /// The program that ships, where `Scripts/test` made one.
  package static let shipped = ProcessInfo.processInfo.environment["HARU_RELEASE_BINARY"]

  /// The program that ships where there is one, and else the one built along with the tests.
  package static func shipping(home: String) throws -> BinaryUnderTest {
    try shipped.map { BinaryUnderTest(home: home, path: $0) } ?? BinaryUnderTest(home: home)
  }

  private init(home: String, path: String) { (self.home, self.path) = (home, path) }

  /// Finds the program that was built along with the tests.
  package init(home: String) throws {
    self.home = home
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    let starts = (bundles + CommandLine.arguments.prefix(1)).map { URL(fileURLWithPath: $0) }
    for start in starts {
      var folder = start.resolvingSymlinksInPath()
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("haru").path
        if Self.isProgram(candidate) {
          path = candidate
          return
        }
      }
    }
    throw Missing(description: "The built program is not beside the tests; run `swift build`.")
  }

  /// Runs the program with some words and waits for its end.
  package func callAsFunction(_ words: String...) throws -> Ending { try run([path] + words) }

  /// Runs any command with the program's environment and waits for its end.
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

  /// Runs the program as somebody whom permissions stop: tests may run as root, whom none does.
  package func asOrdinaryUser(_ words: [String]) throws -> Ending {
    let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return try run((geteuid() == 0 ? user : []) + [path] + words)
  }

  /// Where the program's store lies.
  package var store: String { home + "/data/profiles/default/haru.sqlite" }

  /// Something a test needs that this machine does not have, as a sentence.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String

    /// Says what is missing, and how it comes here.
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
