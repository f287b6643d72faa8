import Foundation
import Testing

/// Several homes on one computer that meet at a folder, each as if it were a computer of its own.
package struct SyncHomes {
  package let folder: SampleFolder

  /// Runs a body with a folder for homes, and one to meet at.
  package static func using<T>(_ body: (SyncHomes) throws -> T) throws -> T {
    try SampleFolder.using { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path("place"), withIntermediateDirectories: true)
      return try body(SyncHomes(folder: folder))
    }
  }

  /// The folder they meet at.
  package var remote: String { folder.path("place") }

  /// The home of a device, with the program that was built or the one that ships.
  package func home(_ name: String, shipped: Bool = false) throws -> SyncHome {
    let home = folder.path(name)
    var program =
      try shipped ? BinaryUnderTest.shipping(home: home) : BinaryUnderTest(home: home)
    program.environment["HOME"] = folder.path
    return SyncHome(name: name, program: program)
  }

  /// Has a second home join the one that began, at the folder or at another place.
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

  /// Two homes that have met.
  package func pair() throws -> (SyncHome, SyncHome) {
    let (one, two) = (try home("one"), try home("two"))
    try pair(one, two)
    return (one, two)
  }

  /// All files of the place, by their paths within it.
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

/// One of them.
package struct SyncHome {
  package let name: String
  package var program: BinaryUnderTest
  /// What starts the program, where it is not started by itself.
  private var starter: [String] = []

  fileprivate init(name: String, program: BinaryUnderTest) {
    (self.name, self.program) = (name, program)
  }

  /// The same home, whose program another one starts.
  package func behind(_ words: [String]) -> SyncHome {
    var home = self
    home.starter = words
    return home
  }

  /// The same home of somebody whom permissions stop: tests may run as root, whom none does.
  package var ordinary: SyncHome {
    let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return behind(geteuid() == 0 ? user : [])
  }

  /// Runs the program.
  package func haru(_ words: String...) throws -> BinaryUnderTest.Ending {
    try run([program.path] + words)
  }

  private func run(_ words: [String]) throws -> BinaryUnderTest.Ending {
    try program.run(starter + words)
  }

  /// Runs the program with something to read.
  package func haru(reading input: String, _ words: String...) throws -> BinaryUnderTest.Ending {
    try run(
      ["sh", "-c", "printf '%s\\n' \"$1\" | { shift; exec \"$HARU\" \"$@\"; }", "sh", input] + words
    )
  }

  /// All files it keeps, by their paths within the home.
  package func keptFiles() throws -> [String: [UInt8]] {
    try SyncHomes.files(below: program.home)
  }

  /// The devices of the group, as status has them.
  package func devices() throws -> [[String: Any]] {
    let status = try object("sync", "status")["sync"] as? [String: Any]
    return status?["devices"] as? [[String: Any]] ?? []
  }

  /// Whether something here was not sent yet.
  package func hasUnsent() throws -> Bool {
    try devices().contains { ($0["waiting"] as? [String: Any])?["code"] as? String == "unsent" }
  }

  /// The conflicts, as commands list them.
  package func conflicts() throws -> [[String: Any]] {
    try object("sync", "conflicts")["conflicts"] as? [[String: Any]] ?? []
  }

  /// What each conflict says of one of its values: `value`, `device`, `at` or `mine`.
  package func conflicts(_ side: String, _ member: String) throws -> [Any?] {
    try conflicts().map { ($0[side] as? [String: Any])?[member] }
  }

  /// All that is in the store, but for when the export was made.
  package func lines() throws -> [Substring] {
    Array(try haru("export", "-").out.split(separator: "\n").dropFirst())
  }

  /// The same, in whatever order.
  package func records() throws -> [String] {
    try lines().map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "],")) }.sorted()
  }

  /// An object of an answer in JSON.
  package func object(_ words: String...) throws -> [String: Any] {
    let ending = try run([program.path] + words + ["--json"])
    let whole = try JSONSerialization.jsonObject(with: Foundation.Data(ending.out.utf8))
    return whole as? [String: Any] ?? [:]
  }
}
