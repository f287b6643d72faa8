import Foundation
import Testing

/// Several home folders that sync over one remote folder, as if each belonged to another computer.
package struct SyncHomes {
  package let folder: SampleFolder

  /// Runs a body with a temporary folder, in which the remote folder exists and homes can be created.
  package static func using<T>(_ body: (SyncHomes) throws -> T) throws -> T {
    try SampleFolder.using { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path("place"), withIntermediateDirectories: true)
      return try body(SyncHomes(folder: folder))
    }
  }

  /// The path of the remote folder.
  package var remote: String { folder.path("place") }

  /// Returns the home folder of a device. If `shipped` is true, the home uses the release build if there is one.
  package func home(_ name: String, shipped: Bool = false) throws -> SyncHome {
    let home = folder.path(name)
    var program =
      try shipped ? BinaryUnderTest.shipping(home: home) : BinaryUnderTest(home: home)
    program.environment["HOME"] = folder.path
    return SyncHome(name: name, program: program)
  }

  /// Sets up sync in the first home and joins from the second. If `remote` is nil, they use the shared remote folder.
  package func pair(
    _ one: SyncHome, _ two: SyncHome, at remote: String? = nil,
    names: (String, String) = ("laptop", "desktop")
  ) throws {
    let remote = remote ?? self.remote
    let begun = try one.haru("sync", "init", remote, "--name", names.0)
    #expect(begun.status == 0, "\(begun)")
    let code = try one.haru("sync", "key").out
    let joined = try two.haru(reading: code, "sync", "join", remote, "--name", names.1)
    #expect(joined.status == 0, "\(joined)")
  }

  /// Returns two homes that sync with each other.
  package func pair() throws -> (SyncHome, SyncHome) {
    let (one, two) = (try home("one"), try home("two"))
    try pair(one, two)
    return (one, two)
  }

  /// Returns all files of the remote folder by relative path.
  package func files() throws -> [String: [UInt8]] {
    try Self.files(below: remote)
  }

  fileprivate static func files(below folder: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let whole = folder + "/" + path
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder)
      if isFolder.boolValue { continue }
      files[path] = [UInt8](try Foundation.Data(contentsOf: URL(fileURLWithPath: whole)))
    }
    return files
  }
}

/// The home folder of one device, and the program that uses it.
package struct SyncHome {
  package let name: String
  package var program: BinaryUnderTest
  /// The command that starts the program, such as `setpriv`; empty if the program is started directly.
  private var starter: [String] = []

  fileprivate init(name: String, program: BinaryUnderTest) {
    (self.name, self.program) = (name, program)
  }

  /// Returns the same home, whose program is started by another command.
  package func behind(_ words: [String]) -> SyncHome {
    var home = self
    home.starter = words
    return home
  }

  /// The same home, whose program runs as a user without special rights. The tests may run as root, for whom file
  /// permissions have no effect.
  package var ordinary: SyncHome {
    let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return behind(geteuid() == 0 ? user : [])
  }

  /// Runs the program with some arguments.
  package func haru(_ words: String...) throws -> BinaryUnderTest.Ending {
    try run([program.path] + words)
  }

  private func run(_ words: [String]) throws -> BinaryUnderTest.Ending {
    try program.run(starter + words)
  }

  /// Runs the program with a line on its standard input.
  package func haru(reading input: String, _ words: String...) throws -> BinaryUnderTest.Ending {
    try run(
      ["sh", "-c", "printf '%s\\n' \"$1\" | { shift; exec \"$HARU\" \"$@\"; }", "sh", input] + words
    )
  }

  /// Returns all files in the home by relative path.
  package func keptFiles() throws -> [String: [UInt8]] {
    try SyncHomes.files(below: program.home)
  }

  /// Returns the devices of the group as `sync status --json` lists them.
  package func devices() throws -> [[String: Any]] {
    let status = try object("sync", "status")["sync"] as? [String: Any]
    return status?["devices"] as? [[String: Any]] ?? []
  }

  /// Returns whether `sync status` reports that changes of a device were not sent yet.
  package func hasUnsent() throws -> Bool {
    try devices().contains { ($0["waiting"] as? [String: Any])?["code"] as? String == "unsent" }
  }

  /// Returns the conflicts as `sync conflicts --json` lists them.
  package func conflicts() throws -> [[String: Any]] {
    try object("sync", "conflicts")["conflicts"] as? [[String: Any]] ?? []
  }

  /// Returns one member of one value of each conflict. `side` is `current` or `other`; `member` is `value`, `device`,
  /// `at` or `mine`.
  package func conflicts(_ side: String, _ member: String) throws -> [Any?] {
    try conflicts().map { ($0[side] as? [String: Any])?[member] }
  }

  /// Returns the lines of a full export without the first line, which contains the time of the export.
  package func lines() throws -> [Substring] {
    Array(try haru("export", "-").out.split(separator: "\n").dropFirst())
  }

  /// Returns the sorted lines of a full export, so that the order of the records does not matter. Commas and brackets
  /// at the ends of lines are removed.
  package func records() throws -> [String] {
    try lines().map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "],")) }.sorted()
  }

  /// Runs a command with `--json` and returns the JSON object that it prints.
  package func object(_ words: String...) throws -> [String: Any] {
    let ending = try run([program.path] + words + ["--json"])
    let whole = try JSONSerialization.jsonObject(with: Foundation.Data(ending.out.utf8))
    return whole as? [String: Any] ?? [:]
  }
}
