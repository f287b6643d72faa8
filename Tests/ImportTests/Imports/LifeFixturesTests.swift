import Domain
import FuzzPromises
import Support
import Testing

@testable import Data

@Suite struct `Files of other lives` {
  @Test(arguments: LifeFixtures.all.map(\.name))
  func `fit exactly one format`(name: String) throws {
    // I-01: the format is recognised only by the content.
    try SampleFolder.using { folder in
      let fixture = try #require(LifeFixtures.all.first { $0.name == name })
      let file = try LifeReading.file(fixture, in: folder)
      #expect(ImportRecipes.all.filter { $0.fits(file) }.map(\.format) == [fixture.format])
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
}
