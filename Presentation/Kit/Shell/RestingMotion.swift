/// The clock of a picture that always moves, such as a fire. It runs while the user is active, and rests after a minute
/// without input.
package struct RestingMotion: Equatable, Sendable {
  package let hasMotion: Bool
  /// The milliseconds for which the picture has moved.
  package private(set) var elapsed = 0
  /// The milliseconds since the last input.
  private var idle = 0

  /// The time for which the picture moves after the last input, in milliseconds.
  package static let timeout = 60_000

  package init(hasMotion: Bool) { self.hasMotion = hasMotion }

  package var isRunning: Bool { hasMotion && idle < Self.timeout }

  /// Advances the animation and the idle time.
  package mutating func pass(_ milliseconds: Int) {
    if !hasMotion { return }
    elapsed += max(0, milliseconds)
    idle += max(0, milliseconds)
  }

  /// Resets the idle time after input.
  package mutating func stir() { idle = 0 }
}
