import TextUI

/// The animated fire of the sayings. It flickers while the user is active, and stops after a minute without input.
struct Hearth: Equatable, Sendable {
  let hasMotion: Bool
  private var elapsed = 0
  /// The milliseconds since the last input.
  private var idle = 0

  /// The milliseconds between two frames; about 6 frames are drawn in a second.
  static let frame = 167
  /// The time for which the fire moves after the last input, in milliseconds.
  static let timeout = 60_000

  init(hasMotion: Bool) { self.hasMotion = hasMotion }

  var isBurning: Bool { hasMotion && idle < Self.timeout }
  var fire: Bonfire { hasMotion ? Bonfire(elapsed: elapsed) : .still }

  /// Advances the animation and the idle time.
  mutating func pass(_ milliseconds: Int) {
    elapsed = (elapsed + max(0, milliseconds)) % Bonfire.loop
    idle += max(0, milliseconds)
  }

  /// Resets the idle time after input.
  mutating func stir() { idle = 0 }
}
