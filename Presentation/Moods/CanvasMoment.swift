import Domain
import TextUI

/// The state of the animations of a canvas at one moment. Drawing the state is deterministic.
package struct CanvasMoment: Equatable, Sendable {
  /// The animation after a shuffle, in which shapes glide from their previous positions. The positions are in the order
  /// of the canvas.
  struct Glide: Equatable, Sendable {
    let from: [CanvasPosition]
    /// The duration of the animation in milliseconds.
    var length = Self.shuffleLength
    /// The milliseconds since the start of the animation.
    var elapsed = 0

    /// The duration after a shuffle, and for a new shape, in milliseconds.
    static let shuffleLength = 1500
    static let landingLength = 300
  }

  /// The animation of one shape that fades out and back in, so that the user finds it among the others.
  struct Blink: Equatable, Sendable {
    let item: Int
    /// The milliseconds since the start of the animation.
    var elapsed = 0

    /// The duration of fading out, and of fading in again, in milliseconds.
    static let half = 300
  }

  /// The milliseconds of the rising and sinking animation, modulo a day.
  private(set) var elapsed = 0
  /// The milliseconds for which the shapes have drifted.
  private(set) var drifted = 0
  var glide: Glide?
  var blink: Blink?

  init(elapsed: Int = 0, glide: Glide? = nil, blink: Blink? = nil) {
    self.elapsed = max(0, elapsed)
    self.glide = glide
    self.blink = blink
  }

  /// Advances the animations and removes finished ones. A single step is capped at a minute.
  mutating func pass(_ milliseconds: Int) {
    let passed = min(60_000, max(0, milliseconds))
    elapsed = (elapsed + passed) % Self.day
    glide?.elapsed += passed
    blink?.elapsed += passed
    if let now = glide, now.elapsed >= now.length { glide = nil }
    if let now = blink, now.elapsed >= 2 * Blink.half { blink = nil }
  }

  mutating func drift(_ milliseconds: Int) {
    drifted = (drifted + min(60_000, max(0, milliseconds))) % Self.day
  }

  /// The milliseconds of a day, after which `elapsed` starts over.
  private static let day = 86_400_000

  // MARK: Effect on a shape

  /// Returns how far a shape has risen, from 0 to 1. The pauses before rising and sinking last up to a second and are
  /// fixed for each shape by a hash of its name.
  func rise(of name: String) -> Double {
    let waits = Self.pauses(of: name)
    let now = elapsed % (waits.up + waits.down + 2 * Self.half)
    let turn = waits.up + Self.half
    if now < turn { return Self.eased(now - waits.up, of: Self.half) }
    return 1 - Self.eased(now - turn - waits.down, of: Self.half)
  }

  /// Returns the offset of a shape that drifts, in steps to the right and down, drawn again for each step of time from a
  /// hash of its name.
  func drift(of name: String) -> SketchPoint {
    let steps = drifted / CanvasStage.slowFrame
    if steps == 0 { return SketchPoint(0, 0) }
    let drawn = Self.pauses(of: "\(name) \(steps)")
    return SketchPoint(Double(drawn.up % 3 - 1), Double(drawn.down % 3 - 1))
  }

  /// The duration of rising, and of sinking, in milliseconds.
  static let half = 2000

  /// Returns the position of a shape on its way to `target`.
  func position(_ item: Int, _ target: CanvasPosition) -> SketchPoint {
    let end = SketchPoint(Double(target.x) / 100, Double(target.y) / 100)
    guard let glide, glide.from.indices.contains(item) else { return end }
    let start = glide.from[item]
    return SketchPoint(Double(start.x) / 100, Double(start.y) / 100)
      .toward(end, glided)
  }

  /// How far a glide has come, from 0 to 1; 1 without one.
  var glided: Double { glide.map { Self.eased($0.elapsed, of: $0.length) } ?? 1 }

  /// Returns the opacity of a shape, from 0 to 1.
  func presence(_ item: Int) -> Double {
    guard let blink, blink.item == item else { return 1 }
    let part = Double(max(0, min(2 * Blink.half, blink.elapsed))) / Double(Blink.half)
    return part < 1 ? 1 - part : part - 1
  }

  /// Returns the completed fraction of an animation with ease-out: fast at first and slow at the end.
  private static func eased(_ elapsed: Int, of length: Int) -> Double {
    let rest = 1 - Double(max(0, min(length, elapsed))) / Double(length)
    return 1 - rest * rest
  }

  /// Returns the pauses of a shape in milliseconds before rising and sinking, hashed from its name (FNV-1a).
  private static func pauses(of name: String) -> (up: Int, down: Int) {
    let mixed = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return (Int((mixed >> 5) % 1001), Int((mixed >> 17) % 1001))
  }
}
