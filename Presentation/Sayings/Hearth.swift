import TextUI

/// The fire of the home as it burns: it flickers while somebody is there, and rests after a
/// minute without a key.
struct Hearth: Equatable, Sendable {
  let hasMotion: Bool
  private var elapsed = 0
  /// The thousandths of a second since somebody did something.
  private var idle = 0

  /// The thousandths of a second between two pictures: six in a second.
  static let frame = 167
  /// How long it goes on after the last key.
  static let timeout = 60_000

  init(hasMotion: Bool) { self.hasMotion = hasMotion }

  var isBurning: Bool { hasMotion && idle < Self.timeout }
  var fire: Bonfire { hasMotion ? Bonfire(elapsed: elapsed) : .still }

  /// Lets time pass.
  mutating func pass(_ milliseconds: Int) {
    elapsed = (elapsed + max(0, milliseconds)) % Bonfire.loop
    idle += max(0, milliseconds)
  }

  /// Somebody is there.
  mutating func stir() { idle = 0 }
}
