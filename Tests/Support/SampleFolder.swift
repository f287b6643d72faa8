import Foundation

/// A folder for one test alone, gone when the test is.
package final class SampleFolder: Sendable {
  /// Where it lies.
  package let path: String

  /// Makes an empty folder among the system's temporary ones.
  package init() throws {
    path = NSTemporaryDirectory() + "haru-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      print("A temporary folder could not be removed: \(path)")
    }
  }

  /// Runs a body with a folder of its own.
  package static func using<T>(_ body: (SampleFolder) throws -> T) throws -> T {
    let folder = try SampleFolder()
    return try withExtendedLifetime(folder) { try body(folder) }
  }

  /// The path of something in the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// All bytes of a file in the folder.
  package func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Foundation.Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// Puts a file into the folder.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try Foundation.Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  /// What the permission bits of something in the folder say.
  package func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  /// Sets the permission bits of something in the folder. What becomes a program is written anew by
  /// another process: a test that starts one beside this would hold our own writing open until then,
  /// and nobody runs a file that is being written (`ETXTBSY`).
  package func permit(_ mode: Int, _ name: String) throws {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
    if isThere, !isFolder.boolValue, mode & 0o100 != 0 {
      let copying = try Process.run(
        URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-c", "cp \"$0\" \"$0.new\" && mv \"$0.new\" \"$0\"", path(name)])
      copying.waitUntilExit()
    }
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  /// The names of everything in the folder.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
