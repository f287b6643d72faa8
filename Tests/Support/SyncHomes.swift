import Foundation

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
  package var place: String { folder.path("place") }

  /// The home of a device.
  package func home(_ name: String) throws -> SyncHome {
    var program = try BinaryUnderTest(home: folder.path(name))
    program.environment["HOME"] = folder.path
    return SyncHome(name: name, program: program)
  }

  /// All files of the place, by their paths within it.
  package func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: place) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: place + "/" + path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try folder.bytes("place/" + path) }
    }
    return files
  }
}

/// One of them.
package struct SyncHome {
  package let name: String
  package var program: BinaryUnderTest

  /// Runs the program.
  package func haru(_ words: String...) throws -> BinaryUnderTest.Ending {
    try program.run([program.path] + words)
  }

  /// Runs the program with something to read.
  package func haru(reading input: String, _ words: String...) throws -> BinaryUnderTest.Ending {
    try program.run(
      ["sh", "-c", "printf '%s\\n' \"$1\" | { shift; exec \"$HARU\" \"$@\"; }", "sh", input] + words
    )
  }

  /// An object of an answer in JSON.
  package func object(_ words: String...) throws -> [String: Any] {
    let ending = try program.run([program.path] + words + ["--json"])
    let whole = try JSONSerialization.jsonObject(with: Foundation.Data(ending.out.utf8))
    return whole as? [String: Any] ?? [:]
  }
}
