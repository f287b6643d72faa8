import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

@Suite struct `Files of other lives` {
  @Test(arguments: LifeFixtures.all.map(\.name))
  func `fit exactly one format`(name: String) throws {
    // I-01: by what is in them alone.
    try SampleFolder.using { folder in
      let fixture = try #require(LifeFixtures.all.first { $0.name == name })
      let file = try LifeReading.file(fixture, in: folder)
      #expect(LifeReading.formats(file).map(\.rawValue) == [fixture.format])
      #expect(ImportRecipes.all.filter { $0.fits(file) }.map(\.format.rawValue) == [fixture.format])
    }
  }

  @Test func `have entries with names of their own`() throws {
    for fixture in LifeFixtures.all {
      let ids = try SampleFolder.using { folder in
        try LifeReading.pieces(LifeReading.file(fixture, in: folder)).compactMap { piece in
          if case .entry(let entry) = piece { "\(entry.kind) \(entry.id)" } else { nil }
        }
      }
      #expect(!ids.isEmpty && Set(ids).count == ids.count, "\(fixture.name)")
    }
  }

  @Test func `are read to their end however they are harmed`() throws {
    // I-36: what comes out is told, and nothing stops the program.
    let signs = [
      "\"", "{", "}", "[", "]", ",", "\n", "\\", "<", "&#0;", "\u{0}", "9999999999999", "/",
    ]
    let pieces = signs.map { Array($0.utf8) } + [[0xFF], [0xED, 0xA0, 0x80]]
    try SampleFolder.using { folder in
      for (place, fixture) in LifeFixtures.all.enumerated() {
        guard case .file(let bytes) = fixture.form else { continue }
        for number in 0..<60 {
          var dice = Dice(seed: UInt64(place), input: number)
          var harmed = bytes
          for _ in 0...dice.below(3) { dice.harm(&harmed, with: pieces) }
          do {
            let file = try LifeReading.file(harmed, in: folder)
            let read = try LifeReading.pieces(file)
            #expect(read.count <= harmed.count + 1)
          } catch is ImportFailure { continue }
        }
      }
    }
  }
}
