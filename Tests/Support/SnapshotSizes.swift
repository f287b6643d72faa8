import Domain

@testable import PresentationKit
@testable import TextUI

/// The sizes in which screens are stored as snapshots: three in English, and only the standard size in Korean, because
/// there only the text is checked.
package enum SnapshotSizes {
  /// Every combination of language, name of the size, and size.
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
