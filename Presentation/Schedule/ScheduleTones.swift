import Domain
import PresentationKit
package import TextUI

/// The colours of the three groups: events are water blue, the present is ember, and what is over is faint. A colour is
/// never shown without a word or a sign.
extension EventGroup {
  /// The colour on an unknown background.
  package var ink: Ink {
    switch self {
    case .inProgress, .upcoming: hue.ink
    case .done: Ink(0x5F7389, ansi256: 66, ansi16: 8)
    }
  }

  private var hue: Hue {
    switch self {
    case .inProgress: .ember
    case .upcoming, .done: .water
    }
  }

  /// The part of the group's colour in signs; the rest is the background.
  private var strength: Double {
    switch self {
    case .inProgress, .upcoming: 1
    case .done: 0.45
    }
  }

  /// Returns the colour of the group for signs on the background of a frame.
  func ink(in frame: Frame) -> Ink {
    let ink = hue.colour(onLight: frame.isLight)
    return strength < 1 ? frame.ground.mixed(with: ink, strength).with(ansi16: 8) : ink
  }

  /// Returns the background of a block of the group; nil if the background of the frame is unknown. A raised block is
  /// stronger, so that it can be told apart from the one above.
  func fill(in frame: Frame, isRaised: Bool = false) -> Ink? {
    if frame.knownGround == nil { return nil }
    let ink = hue.colour(onLight: frame.isLight)
    return frame.fill(ink, (strength < 1 ? 0.15 : 0.3) * (isRaised ? 1.6 : 1))
  }
}

extension Frame {
  /// The colour of the hue of the part.
  var accent: Ink { hue.colour(onLight: isLight) }

  /// The colour of text.
  var script: Ink { text(on: ground) }

  /// Returns the background mixed with some text colour, for the columns of a week.
  func tinted(_ part: Double) -> Ink { ground.mixed(with: script, part) }
}
