import Foundation

/// A folder for one test alone, gone when the test is.
public final class SampleFolder {
  /// Where it lies.
  public let path: String

  /// Makes an empty folder among the system's temporary ones.
  public init() throws {
    path = NSTemporaryDirectory() + "haru-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      print("A temporary folder could not be removed: \(path)")
    }
  }

  /// Runs a body with a folder of its own.
  public static func using<T>(_ body: (SampleFolder) throws -> T) throws -> T {
    let folder = try SampleFolder()
    return try withExtendedLifetime(folder) { try body(folder) }
  }

  /// The path of something in the folder.
  public func path(_ name: String) -> String { path + "/" + name }

  /// All bytes of a file in the folder.
  public func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Foundation.Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// Puts a file into the folder.
  public func write(_ bytes: [UInt8], to name: String) throws {
    try Foundation.Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  /// What the permission bits of something in the folder say.
  public func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  /// Sets the permission bits of something in the folder.
  public func permit(_ mode: Int, _ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  /// The names of everything in the folder.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
