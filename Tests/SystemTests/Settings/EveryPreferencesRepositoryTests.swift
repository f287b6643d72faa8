import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// The repositories that store settings. All of them have to pass the same tests.
enum PreferencesBacking: String, CaseIterable, Sendable {
  case fake, memory, file, tried

  /// Runs the body with an empty repository of this kind.
  func open(_ body: (any PreferencesRepository) throws -> Void) throws {
    switch self {
    case .fake: try body(PreferencesInMemory())
    case .memory: try body(SQLitePreferences(try Database(.memory)))
    case .tried: try body(TrialPreferences(over: PreferencesInMemory()))
    case .file:
      try SampleFolder.using {
        try body(SQLitePreferences(try Database(.file($0.path("haru.sqlite")))))
      }
    }
  }
}

@Suite struct `Every preferences repository` {
  @Test(arguments: PreferencesBacking.allCases)
  func `has no choices at first`(_ backing: PreferencesBacking) throws {
    try backing.open { preferences throws in
      #expect(try preferences.value(of: "moods.shake") == nil)
      #expect(try preferences.all() == [:])
    }
  }

  @Test(arguments: PreferencesBacking.allCases)
  func `keeps the last choice for each key`(_ backing: PreferencesBacking) throws {
    // CV-01, CV-55
    try backing.open { preferences throws in
      try preferences.set("moods.mode", to: "daily")
      try preferences.set("moods.artist", to: "무명 '; DROP TABLE settings; --")
      try preferences.set("moods.mode", to: "latest")
      try preferences.set("moods.hint", to: "")
      let chosen = [
        "moods.mode": "latest", "moods.artist": "무명 '; DROP TABLE settings; --",
        "moods.hint": "",
      ]
      #expect(try preferences.all() == chosen)
      for (key, value) in chosen { #expect(try preferences.value(of: key) == value) }
      #expect(try preferences.value(of: "MOODS.MODE") == nil)
      #expect(try preferences.value(of: "moods") == nil)
    }
  }

  @Test(arguments: PreferencesBacking.allCases)
  func `forgets one choice and no other`(_ backing: PreferencesBacking) throws {
    try backing.open { preferences throws in
      try preferences.set("a", to: "1")
      try preferences.set("b", to: "2")
      try preferences.set("a", to: nil)
      try preferences.set("never", to: nil)
      #expect(try preferences.value(of: "a") == nil)
      #expect(try preferences.all() == ["b": "2"])
      try preferences.set("a", to: "3")
      #expect(try preferences.all() == ["a": "3", "b": "2"])
    }
  }
}

@Suite struct `Choices in a file` {
  @Test func `are there when it is opened again`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try SQLitePreferences(try Database(.file(path))).set("moods.shake", to: "off")
      let reader = SQLitePreferences(try Database(.file(path), readOnly: true))
      #expect(try reader.value(of: "moods.shake") == "off")
      #expect(throws: StorageFailure.openedForReading) { try reader.set("moods.shake", to: nil) }
    }
  }

  @Test func `change wholly or not at all`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let witness = SQLitePreferences(try Database(.file(path)))
      try witness.set("a", to: "old")
      var steps = 0
      var isThrough = false
      while !isThrough {
        let database = try Database(.file(path))
        steps = FaultPoints.after(steps)
        isThrough = try !database.isCutShort(after: steps) { () throws(MoodsFailure) in
          try storing(as: MoodsFailure.self) { () throws(StorageFailure) in
            try SQLitePreferences(database).set("a", to: "new")
          }
        }
        try #require(try witness.all() == ["a": isThrough ? "new" : "old"], "after \(steps) steps")
      }
      #expect(steps > 10)
    }
  }
}
