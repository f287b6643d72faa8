import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Convention 5 and 31: tests of the key map file, and of the same table in the settings file.
@Suite struct `The file of keys` {
  private func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return folder.path
  }

  @Test func `is read with its lines, one key or a list of them`() throws {
    let folder = try folder([
      "keys.toml": """
      preset = "vim"
      [people]
      water = ["W", "g w"]   # two
      refresh = []
      new = 3
      [shell]
      "undo" = 'u'
      """
    ])
    #expect(
      KeysFile(in: folder).read(over: nil)
        == WrittenKeyMap(lines: [
          .init("keys.toml", line: 1, path: ["preset"], keys: ["vim"]),
          .init("keys.toml", line: 3, path: ["people", "water"], keys: ["W", "g w"]),
          .init("keys.toml", line: 4, path: ["people", "refresh"], keys: []),
          .init("keys.toml", line: 5, path: ["people", "new"], keys: nil),
          .init("keys.toml", line: 7, path: ["shell", "undo"], keys: ["u"]),
        ]))
  }

  @Test func `comes after the table of keys among the settings, which is no setting`() throws {
    let folder = try folder([
      "config.toml": "language = \"ko\"\n[keys.people]\nwater = \"v\"\n[keys]\npreset = \"vim\"\n",
      "keys.toml": "people.water = \"W\"\n",
    ])
    let settings = ConfigFile(path: folder + "/config.toml")
    #expect(settings.problems.isEmpty)
    #expect(
      KeysFile(in: folder).read(over: settings).lines == [
        .init("config.toml", line: 3, path: ["people", "water"], keys: ["v"]),
        .init("config.toml", line: 5, path: ["preset"], keys: ["vim"]),
        .init("keys.toml", line: 1, path: ["people", "water"], keys: ["W"]),
      ])
  }

  @Test func `that is not there is no map, and one that cannot be read is told of`() throws {
    #expect(KeysFile(in: try folder([:])).read(over: nil) == WrittenKeyMap())
    #expect(
      KeysFile(in: try folder(["keys.toml": "[people\nwater = \"W\"\nnew = \"\n"])).read(over: nil)
        .unread.map(\.line) == [1, 3])
    #expect(
      KeysFile.read([0xFF, 0xFE]).unread == [.init("keys.toml", line: 0, .notText)])
    #expect(
      KeysFile.read(Array("people.water = [\"a\",".utf8)).unread
        == [.init("keys.toml", line: 1, .unclosed)])
    let path = try folder([:])
    try FileManager.default.createDirectory(
      atPath: path + "/keys.toml", withIntermediateDirectories: false)
    #expect(
      KeysFile(in: path).read(over: nil).unread
        == [.init("keys.toml", line: 0, .unreadableFile)])
  }
}
