import DIContainer
import Foundation
import PresentationKit
import PresentationShared
import TextUI

/// A home folder on disk, of which a test can compare every byte.
package final class TrialHome {
  package let folder: SampleFolder
  private let environment: [String: String]

  /// Creates an empty home or a copy of another one. `extra` contains additional environment variables.
  package init(copying other: TrialHome? = nil, _ extra: [String: String] = [:]) throws {
    folder = try SampleFolder()
    environment = extra
    guard let other else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: other.folder.path) {
      try FileManager.default.copyItem(atPath: other.folder.path(name), toPath: folder.path(name))
    }
  }

  /// Runs a command line as the user would type it after `haru`. `HOME/` in the line stands for the folder.
  package func run(_ line: String, input: String = "") throws -> Output {
    let variables = [
      "HARU_HOME": folder.path, "PATH": folder.path("bin"), "PWD": folder.path,
      "LANG": "en_US.UTF-8", "LC_TIME": "C.UTF-8", "HARU_NOW": "2026-03-01T09:00", "HARU_SEED": "7",
    ].merging(environment) { $1 }
    return try Shells(environment: { variables[$0] })
      .commandLine(readInput: { _ in Array(input.utf8) }, isTerminal: false)
      .output(of: ShellLine.words(line.replacing("HOME/", with: folder.path + "/")))
  }

  /// Returns the bytes of every file in the home by relative path; folders are listed without bytes.
  package func everything() throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.path(name), isDirectory: &isFolder)
      found[name] = isFolder.boolValue ? [] : try folder.bytes(name)
    }
    return found
  }
}
