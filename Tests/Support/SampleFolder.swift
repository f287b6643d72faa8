import Foundation

/// A temporary folder for one test, which is removed when this object is released.
package final class SampleFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates an empty folder in the system's folder for temporary files.
  package init() throws {
    EncryptedTestStores.begin
    path = NSTemporaryDirectory() + "haru-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      print("A temporary folder could not be removed: \(path)")
    }
  }

  /// Runs a body with a new folder, which is removed afterwards.
  package static func using<T>(_ body: (SampleFolder) throws -> T) throws -> T {
    let folder = try SampleFolder()
    return try withExtendedLifetime(folder) { try body(folder) }
  }

  /// Returns the path of an item in the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Returns the bytes of a file in the folder.
  package func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Foundation.Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// Writes a file in the folder.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try Foundation.Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  /// Returns the permission bits of an item in the folder.
  package func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  /// Sets the permission bits of an item in the folder. If a file becomes executable, another process first copies it.
  /// Otherwise a program that another test starts could inherit our open descriptor, and executing the file would fail
  /// with `ETXTBSY`.
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

  /// Returns the names of everything in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
