import Domain
package import TextUI

/// The colours of the three groups, readable on black and on white. A colour is never shown without a word or a title.
extension EventGroup {
  package var ink: Ink {
    switch self {
    case .inProgress: Ink(0x008B83, ansi256: 30, ansi16: 6)
    case .upcoming: Accent.leaf
    case .done: Ink(0x7C7C82, ansi256: 244, ansi16: 8)
    }
  }
}
