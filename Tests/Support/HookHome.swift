import Foundation

/// A home with a folder of hooks, for the program as a process.
package struct HookHome {
  package let folder: SampleFolder
  package let program: BinaryUnderTest

  /// Runs a body with a home of its own.
  package static func using<T>(_ body: (HookHome) throws -> T) throws -> T {
    try SampleFolder.using { folder in
      var program = try BinaryUnderTest(home: folder.path("home"))
      program.environment["HOME"] = folder.path
      try FileManager.default.createDirectory(
        atPath: folder.path("home/config/hooks"), withIntermediateDirectories: true)
      return try body(HookHome(folder: folder, program: program))
    }
  }

  /// Lays a script of the shell there.
  package func hook(_ name: String, _ script: String, mode: Int = 0o755) throws {
    try lay(name, "#!/bin/sh\n" + script + "\n", mode: mode)
  }

  /// Lays any text there.
  package func lay(_ name: String, _ text: String, mode: Int = 0o755) throws {
    try folder.write(Array(text.utf8), to: "home/config/hooks/" + name)
    // What becomes a program is written by another process first.
    try folder.permit(0o755, "home/config/hooks/" + name)
    if mode != 0o755 { try folder.permit(mode, "home/config/hooks/" + name) }
  }

  /// Runs the program.
  package func haru(_ words: String...) throws -> BinaryUnderTest.Ending { try run(words) }

  /// Runs the program.
  package func run(_ words: [String]) throws -> BinaryUnderTest.Ending {
    try program.run([program.path] + words)
  }

  /// Where something in the home lies.
  package func path(_ name: String) -> String { folder.path(name) }

  /// The text of a file.
  package func read(_ name: String) throws -> String {
    String(decoding: try folder.bytes(name), as: UTF8.self)
  }

  /// Whether a file is there.
  package func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(name))
  }

  /// What a hook kept of what it read.
  package func object(_ name: String) throws -> [String: Any] {
    let whole = try JSONSerialization.jsonObject(with: Foundation.Data(try folder.bytes(name)))
    return (whole as? [String: Any])?["hook"] as? [String: Any] ?? [:]
  }
}
