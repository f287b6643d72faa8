import Foundation

/// A home with a folder for hooks, and the built program that uses it.
package struct HookHome {
  package let folder: SampleFolder
  package let program: BinaryUnderTest

  /// Runs a body with a new home, which is removed afterwards.
  package static func using<T>(_ body: (HookHome) throws -> T) throws -> T {
    try SampleFolder.using { folder in
      var program = try BinaryUnderTest(home: folder.path("home"))
      program.environment["HOME"] = folder.path
      try FileManager.default.createDirectory(
        atPath: folder.path("home/config/hooks"), withIntermediateDirectories: true)
      return try body(HookHome(folder: folder, program: program))
    }
  }

  /// Writes a shell script to the folder for hooks.
  package func hook(_ name: String, _ script: String, mode: Int = 0o755) throws {
    try lay(name, "#!/bin/sh\n" + script + "\n", mode: mode)
  }

  /// Writes any text to a file in the folder for hooks.
  package func lay(_ name: String, _ text: String, mode: Int = 0o755) throws {
    try folder.write(Array(text.utf8), to: "home/config/hooks/" + name)
    // `permit` lets another process copy a file that becomes executable, so every file becomes executable first.
    try folder.permit(0o755, "home/config/hooks/" + name)
    if mode != 0o755 { try folder.permit(mode, "home/config/hooks/" + name) }
  }

  /// Runs the program with some arguments.
  package func haru(_ words: String...) throws -> BinaryUnderTest.Ending { try run(words) }

  /// Runs the program with some arguments.
  package func run(_ words: [String]) throws -> BinaryUnderTest.Ending {
    try program.run([program.path] + words)
  }

  /// Returns the path of an item in the temporary folder that contains the home.
  package func path(_ name: String) -> String { folder.path(name) }

  /// Returns the text of a file in the temporary folder.
  package func read(_ name: String) throws -> String {
    String(decoding: try folder.bytes(name), as: UTF8.self)
  }

  /// Returns whether a file exists in the temporary folder.
  package func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(name))
  }

  /// Returns the object `hook` from the JSON that a hook wrote to a file; empty if there is none.
  package func object(_ name: String) throws -> [String: Any] {
    let whole = try JSONSerialization.jsonObject(with: Foundation.Data(try folder.bytes(name)))
    return (whole as? [String: Any])?["hook"] as? [String: Any] ?? [:]
  }
}
