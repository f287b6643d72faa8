import Domain
package import TextUI

/// The colours of the three groups of events: upcoming events are water blue, events in progress are ember, and past
/// events are faint. A colour is never shown without a word or a sign.
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

  /// The fraction of the group's colour in the colour of signs; the rest is the colour of the background.
  private var strength: Double {
    switch self {
    case .inProgress, .upcoming: 1
    case .done: 0.45
    }
  }

  /// Returns the colour of the group for signs on the background of a frame.
  func ink(in frame: Frame) -> Ink {
    let ink = hue.colour(onLight: frame.isLight)
    guard strength < 1 else { return ink }
    let mixed = frame.ground.mixed(with: ink, strength)
    return mixed.with(ansi256: frame.isLight ? 110 : 60, ansi16: 8)
  }

  /// Returns the background of a block of the group; nil if the background of the frame is unknown. A raised block is
  /// stronger, so that it can be told apart from the one above.
  func fill(in frame: Frame, isRaised: Bool = false) -> Ink? {
    if frame.knownGround == nil { return nil }
    let ink = hue.colour(onLight: frame.isLight)
    let fill = frame.fill(ink, (strength < 1 ? 0.15 : 0.3) * (isRaised ? 1.6 : 1))
    return fill.with(ansi256: palette(frame.isLight, isRaised), ansi16: fill.ansi16)
  }

  /// Returns the fill in the palette of 256 colours. The nearest colour of a faint mixture would be grey.
  private func palette(_ isLight: Bool, _ isRaised: Bool) -> UInt8 {
    switch (self, isLight) {
    case (.inProgress, false): isRaised ? 88 : 52
    case (.inProgress, true): isRaised ? 216 : 223
    case (.upcoming, false): isRaised ? 25 : 24
    case (.upcoming, true): isRaised ? 110 : 153
    case (.done, false): isRaised ? 238 : 236
    case (.done, true): isRaised ? 252 : 254
    }
  }
}

extension Frame {
  /// The colour of the frame's hue, adapted to a light or a dark background.
  var accent: Ink { hue.colour(onLight: isLight) }

  /// The colour of text on the frame's background.
  var script: Ink { text(on: ground) }

  /// Returns the background mixed with a fraction `part` of the text colour, for the columns of a week.
  func tinted(_ part: Double) -> Ink { ground.mixed(with: script, part) }
}

extension Ink {
  /// Returns the colour with other entries in the palettes of 256 and of 16 colours.
  func with(ansi256: UInt8, ansi16: UInt8) -> Ink {
    Ink(red: red, green: green, blue: blue, ansi256: ansi256, ansi16: ansi16)
  }
}
