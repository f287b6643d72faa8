import Foundation
import Support
import Testing

/// Checks that no feature uses the types of another feature. In Presentation each feature is a module, so the compiler
/// and the manifest ensure this. In Domain and Data the test reads folders and declared types, so a new folder is
/// checked without being listed.
@Suite struct `The features` {
  /// Folders that all features may use. They may not name a type of a feature.
  private static let below: [String: Set<String>] = [
    "Domain": [
      "Almanac", "Completing", "Filter", "Hooks", "Naming", "Recurrence", "Time",
      "Values",
    ],
    "Data": [
      "Clock", "Completing", "Files", "Finding", "Fonts", "History", "JSON", "Naming", "Notify",
      "Parts", "Pictures", "Platform", "Programs", "Search", "Secrets", "Settings", "Shapes",
      "Support", "Text",
      "Web", "Zip",
    ],
    "Presentation/TextUI": ["Drawing", "Pixels", "Terminal", "Widgets"],
  ]

  /// Folders that may use several features, each with the reason.
  private static let across: [String: [String: String]] = [
    "Domain": [
      "Shared": "what goes from one part into another", "Archive": "everything that is kept",
      "Capture": "a line that may belong to any part",
      "Evening": "the questions about a day in all parts",
      "Finding": "records of all parts", "History": "what was done in all parts",
      "Imports": "what other programs hand over for all parts",
      "Notify": "what all parts have to say", "Photos": "belong to records of any part",
      "Phrases": "days and years as people say them",
      "Publish": "what all parts show to other devices",
      "Settings": "choices of all parts", "Support": "what opens addresses",
      "Sync": "what all parts have, on several computers",
      "Today": "the day in all parts", "Vdir": "events, contacts and people as files",
      "Widget": "the day at a glance",
      "Year": "a year in all parts",
    ],
    "Data": [
      "Archive": "whose copies are opened, and what their members are",
      "Encryption": "the files of all parts",
      "Hooks": "hear of the records of all parts",
      "Imports": "what other programs hand over for all parts", "Opener": "is one",
      "Photos": "belong to records of any part",
      "SQLite": "makes the tables of all parts",
      "Sync": "what all parts have, on several computers",
      "Tags": "words in the records of all parts",
      "Vdir": "events, contacts and people as files", "Widget": "the day at a glance",
      "Year": "a year in all parts",
    ],
  ]

  /// Folders that may also use the types of the listed folders: profiles, lock and sign-in belong together.
  private static let neighbours: [String: Set<String>] = ["Profiles": ["Lock", "SignIn"]]

  /// A folder of a layer, with the types that its files name and declare.
  private struct Folder {
    let layer: String
    let name: String
    var files: [(path: String, names: Set<String>, nested: Set<String>)] = []
    var declared: Set<String> = []
  }

  private static func folders() throws -> [Folder] {
    var folders: [String: Folder] = [:]
    for layer in ["Domain", "Data", "Presentation/TextUI"] {
      for (path, source) in try ProjectFolder.swiftFiles(in: [layer]) {
        let parts = path.dropFirst(layer.count + 1).split(separator: "/").map(String.init)
        guard parts.count > 1 else { continue }
        let words = SourceWords(source)
        var folder = folders["\(layer)/\(parts[0])"] ?? Folder(layer: layer, name: parts[0])
        folder.files.append((path, words.names, words.declared))
        folder.declared.formUnion(words.declaredForOthers)
        folders["\(layer)/\(parts[0])"] = folder
      }
    }
    return Array(folders.values)
  }

  private static func isFeature(_ folder: Folder) -> Bool {
    below[folder.layer]?.contains(folder.name) != true
      && across[folder.layer]?[folder.name] == nil
  }

  // house 3: a list of type names once missed uses of persons, plants and books
  @Test func `know nothing of each other, and what lies below nothing of them`() throws {
    let folders = try Self.folders()
    let features = folders.filter(Self.isFeature)
    var owners: [String: Set<String>] = [:]
    for feature in features {
      for type in feature.declared { owners[type, default: []].insert(feature.name) }
    }
    for folder in folders where Self.across[folder.layer]?[folder.name] == nil {
      let known = (Self.neighbours[folder.name] ?? []).union([folder.name])
      for file in folder.files {
        for name in file.names.subtracting(file.nested) {
          guard let owner = owners[name], owner.isDisjoint(with: known) else { continue }
          Issue.record("\(file.path) names \(name) of \(owner.sorted().joined(separator: ", "))")
        }
      }
    }
    // Checks that the source reader finds known types and folders at all.
    #expect(owners["Person"] == ["People"] && owners["SQLiteReading"] == ["Reading"])
    #expect(features.contains { $0.layer == "Data" && $0.name == "Moods" })
  }

  // H-22: the manifest says what the compiler lets a module import
  @Test func `are modules in Presentation, and none depends on another`() throws {
    let manifest = try ProjectFolder.text("Package.swift")
    for part in ["People", "Sayings", "Moods", "Schedule", "Reading"] {
      let target = #"name: "Presentation\#(part)",\s*dependencies: \[([^\]]*)\]"#
      let found = try #require(
        manifest.firstMatch(of: try Regex(target, as: (Substring, Substring).self)), "\(part)")
      let names = found.output.1.split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      #expect(
        Set(names).subtracting([""]) == [#""Domain""#, #""PresentationKit""#, #""TextUI""#],
        "\(part)")
    }
  }

  @Test func `are told from other folders by folders that are there`() throws {
    let folders = Set(try Self.folders().map { "\($0.layer)/\($0.name)" })
    for (layer, names) in Self.below {
      for name in names {
        #expect(folders.contains("\(layer)/\(name)"), "there is no \(layer)/\(name)")
        #expect(Self.across[layer]?[name] == nil, "\(layer)/\(name) lies below and across")
      }
    }
    for (layer, reasons) in Self.across {
      for name in reasons.keys {
        #expect(folders.contains("\(layer)/\(name)"), "there is no \(layer)/\(name)")
      }
    }
  }
}
