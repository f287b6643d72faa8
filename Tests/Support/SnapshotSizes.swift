import Domain

@testable import PresentationKit
@testable import TextUI

/// The sizes a screen is kept at: small, usual and large in English; in Korean the usual one, which
/// is where its words are read.
package enum SnapshotSizes {
  /// Every picture of a screen.
  package static let all: [(Language, String, Size)] = [Language.english, .korean].flatMap {
    language in
    shown(in: language).map { (language, $0.name, $0.size) }
  }

  package static func shown(in language: Language) -> [(name: String, size: Size)] {
    switch language.tongue {
    case .english:
      [
        ("80x24", .standard), ("120x40", Size(columns: 120, rows: 40)),
        ("40x12", Size(columns: 40, rows: 12)),
      ]
    case .korean: [("80x24", .standard)]
    }
  }
}
