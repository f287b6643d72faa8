import Foundation
import Support
import Testing

/// Runs the project's scripts and the release build.
enum PackageFolder {
  /// The path of the program that `Scripts/build` made; nil if it was not built.
  static let shipped = ProcessInfo.processInfo.environment["HARU_RELEASE_BINARY"]

  static func size(_ path: String) throws -> Int {
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    return (facts[.size] as? NSNumber)?.intValue ?? 0
  }

  /// Runs a command in the project's folder and expects this exit status. Returns its output and
  /// its errors as one text.
  @discardableResult
  static func run(
    _ words: [String], _ variables: [String: String] = [:], status: Int32 = 0
  ) throws -> String {
    try SampleFolder.using { folder in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      process.currentDirectoryURL = ProjectFolder.root
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["HARU_HOME": "/nonexistent", "LANG": "en_US.UTF-8"], uniquingKeysWith: { $1 }
      ).merging(variables, uniquingKeysWith: { $1 })
      try folder.write([], to: "out")
      let out = FileHandle(forWritingAtPath: folder.path("out"))
      process.standardInput = FileHandle.nullDevice
      (process.standardOutput, process.standardError) = (out, out)
      try process.run()
      process.waitUntilExit()
      let said = String(decoding: try folder.bytes("out"), as: UTF8.self)
      #expect(process.terminationStatus == status, "\(words): \(said)")
      return said
    }
  }
}
