import Foundation
import StoreSupport
import Support
import Testing

// Y-15
/// Two devices that read the same note, in any order with sync.
@Suite struct `A note that two devices read` {
  /// What one of the two devices does.
  enum Step: CaseIterable { case oneReads, twoReads, oneSyncs, twoSyncs }

  private static let note = """
    mood 80 after walking
    saying "Slow is smooth" — Ada
    called Marguerite about oranges
    Walden p.30
    dentist tomorrow 15:00
    umbrella

    diary of nothing
    """

  /// All orders of the steps.
  private static let orders: [[Step]] = permutations(Step.allCases)

  private static func permutations(_ steps: [Step]) -> [[Step]] {
    if steps.count < 2 { return [steps] }
    return steps.indices.flatMap { index in
      var rest = steps
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  private func did(_ home: SyncHome, _ words: String...) throws {
    let ending = try home.program.run([home.program.path] + words)
    #expect(ending.status == 0, "\(words): \(ending)")
  }

  /// Writes the same note into a folder of each device.
  private func write(_ homes: SyncHomes, for home: SyncHome, _ name: String) throws {
    let folder = homes.folder.path("notes-" + name)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try did(home, "settings", "set", "inbox.folders", folder)
    try homes.folder.write(Array(Self.note.utf8), to: "notes-\(name)/note.txt")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_772_000_000)],
      ofItemAtPath: folder + "/note.txt")
  }

  private func count(_ home: SyncHome, _ text: String, _ words: String...) throws -> Int {
    let out = try home.program.run([home.program.path] + words).out
    return out.components(separatedBy: text).count - 1
  }

  @Test(.slow) func `is stored once, whatever comes first`() throws {
    for order in Self.orders {
      try SyncHomes.using { homes in
        let (one, two) = (try homes.home("one"), try homes.home("two"))
        try did(one, "people", "add", "Marguerite", "--every", "7")
        try did(
          one, "books", "add", "--manual", "--title", "Walden", "--pages", "352")
        try homes.pair(one, two, names: ("one", "two"))
        try write(homes, for: one, "one")
        try write(homes, for: two, "two")
        for step in order {
          switch step {
          case .oneReads: try did(one, "inbox")
          case .twoReads: try did(two, "inbox")
          case .oneSyncs: try did(one, "sync")
          case .twoSyncs: try did(two, "sync")
          }
        }
        for home in [one, two, one, two] { try did(home, "sync") }
        for home in [one, two] {
          let why = Comment(rawValue: "\(order)")
          let export = try home.program.run([home.program.path, "export", "--json"]).out
          func times(_ text: String) -> Int { export.components(separatedBy: text).count - 1 }
          #expect(times("after walking") == 1, why)
          #expect(times("Slow is smooth") == 1, why)
          #expect(times("oranges") == 1, why)
          #expect(times(#""title":"dentist""#) == 1, why)
          #expect(times(#""pagesRead":30"#) == 1, why)
          #expect(times(#""timesWatered":1"#) == 1, "\(order): \(export)")
          #expect(try count(home, #""text":"umbrella""#, "inbox", "list", "--json") == 1, why)
          #expect(try home.conflicts().isEmpty, why)
        }
      }
    }
  }

  @Test(.slow) func `is taken back on both devices by one undo`() throws {
    try SyncHomes.using { homes in
      let (one, two) = (try homes.home("one"), try homes.home("two"))
      try homes.pair(one, two, names: ("one", "two"))
      try write(homes, for: one, "one")
      try write(homes, for: two, "two")
      try did(one, "inbox")
      try did(one, "undo")
      for home in [one, two] { try did(home, "sync") }
      try did(two, "inbox")
      for home in [two, one] {
        try did(home, "sync")
        #expect(try count(home, "after walking", "moods", "list", "--json") == 0)
      }
    }
  }
}
