import Foundation

/// The files of the project, for tests that read them.
package enum ProjectFolder {
  /// The folder with `Package.swift` in it.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The Swift files below some folders, by their paths from the root.
  package static func swiftFiles(in folders: [String]) throws -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      let base = root.appendingPathComponent(folder)
      guard let walk = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
      else { continue }
      for case let file as URL in walk where file.pathExtension == "swift" {
        let path = file.path.replacingOccurrences(of: root.path + "/", with: "")
        files[path] = try String(contentsOf: file, encoding: .utf8)
      }
    }
    return files
  }
}

extension String {
  /// Whether some text stands in it, byte by byte: letters in another form are other letters. Over
  /// all sources it is a hundred times as fast as `contains`.
  package func holds(_ text: some StringProtocol) -> Bool {
    withCString { whole in text.withCString { strstr(whole, $0) != nil } }
  }
}
