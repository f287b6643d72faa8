import Domain
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

/// Tests that the descriptors of the parts are complete: every kind of record, change and setting
/// is registered.
@Suite struct `The register of parts` {
  @Test(arguments: RecordSummaryKind.allCases)
  func `names every kind of record in its own part alone`(_ kind: RecordSummaryKind) {
    let parts = DailyPart.allCases.filter { $0.entry.records()[kind] != nil }
    #expect(parts == [kind.part])
  }

  @Test(arguments: TrashItem.Kind.allCases)
  func `names what lies in the trash in its own part alone`(_ kind: TrashItem.Kind) {
    let parts = DailyPart.allCases.filter { $0.entry.trash()[kind] != nil }
    #expect(parts == [kind.part])
  }

  @Test(arguments: ChangeKind.allCases)
  func `has words for every deed in its own part alone`(_ kind: ChangeKind) {
    let parts = DailyPart.allCases.filter { $0.entry.changePhrases()[kind] != nil }
    #expect(parts == (kind.part.map { [$0] } ?? []))
    #expect(ChangeWords(kind, "3", in: .english).sentence != nil)
  }

  @Test(arguments: Preference.allCases)
  func `has one text for every setting`(_ preference: Preference) {
    let texts =
      SettingsGroup.all.flatMap(\.texts)
      + FeatureDescriptor.all.flatMap { $0.settings().remembered }
    #expect(texts.filter { $0.preference == preference }.count == 1)
    #expect(Preference.shown.contains(preference) != preference.isScreensMemory)
  }

  private static let nouns: [DailyPart: Set<String>] = [
    .people: ["people", "gifts", "contacts"], .sayings: ["sayings"], .moods: ["moods"],
    .schedule: ["schedule"], .books: ["books", "quotes"], .notes: ["note", "notes"],
    .counts: ["count", "counts"],
  ]

  @Test(arguments: DailyPart.allCases)
  func `has a tab, commands and pages for every part`(_ part: DailyPart) {
    let titles = Part.tabs.filter { $0.kept == part }.map(\.title)
    #expect(titles == (DailyPart.tabs.contains(part) ? [part.entry.name] : []))
    let nouns = Set(part.commands.flatMap(\.nouns))
    #expect(nouns == Self.nouns[part])
    #expect(!part.entry.tutorial().pages.isEmpty)
  }
}
