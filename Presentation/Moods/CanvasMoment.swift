import Domain
import TextUI

/// What moves on a canvas at one moment. The same moment always looks the same.
package struct CanvasMoment: Equatable, Sendable {
  /// Shapes that slide from where they were before a shuffle, in the order of the canvas.
  struct Glide: Equatable, Sendable {
    let from: [CanvasPosition]
    /// The thousandths of a second since the shuffle.
    var elapsed = 0

    /// How long it takes.
    static let length = 1500
  }

  /// One shape that goes and comes back, to be found among the others.
  struct Blink: Equatable, Sendable {
    let item: Int
    /// The thousandths of a second since it began.
    var elapsed = 0

    /// How long it goes, and how long it comes back.
    static let half = 300
  }

  /// The thousandths of a second for which the shapes have been rising and sinking.
  private(set) var elapsed = 0
  var glide: Glide?
  var blink: Blink?

  /// Begins with a moment that is so far on.
  init(elapsed: Int = 0, glide: Glide? = nil, blink: Blink? = nil) {
    self.elapsed = max(0, elapsed)
    self.glide = glide
    self.blink = blink
  }

  /// Lets time pass; what is over is gone.
  mutating func pass(_ milliseconds: Int) {
    let passed = min(60_000, max(0, milliseconds))
    elapsed = (elapsed + passed) % Self.day
    glide?.elapsed += passed
    blink?.elapsed += passed
    if let now = glide, now.elapsed >= Glide.length { glide = nil }
    if let now = blink, now.elapsed >= 2 * Blink.half { blink = nil }
  }

  /// After a day everything begins anew.
  private static let day = 86_400_000

  // MARK: What it does to a shape

  /// How far a shape has risen, from 0 to 1. Each waits up to a second before it rises and before
  /// it comes back, always the same time, which its name decides.
  func rise(of name: String) -> Double {
    let waits = Self.waits(of: name)
    let now = elapsed % (waits.up + waits.down + 2 * Self.half)
    let turn = waits.up + Self.half
    if now < turn { return Self.eased(now - waits.up, of: Self.half) }
    return 1 - Self.eased(now - turn - waits.down, of: Self.half)
  }

  /// How long a shape rises, and how long it sinks.
  static let half = 2000

  /// Where a shape is on its way to its place.
  func place(_ item: Int, _ place: CanvasPosition) -> Spot {
    let end = Spot(Double(place.x) / 100, Double(place.y) / 100)
    guard let glide, glide.from.indices.contains(item) else { return end }
    let start = glide.from[item]
    return Spot(Double(start.x) / 100, Double(start.y) / 100)
      .toward(end, Self.eased(glide.elapsed, of: Glide.length))
  }

  /// How much of a shape is there, from 0 to 1.
  func presence(_ item: Int) -> Double {
    guard let blink, blink.item == item else { return 1 }
    let part = Double(max(0, min(2 * Blink.half, blink.elapsed))) / Double(Blink.half)
    return part < 1 ? 1 - part : part - 1
  }

  /// The part done of a way that is fast first and slow at its end.
  private static func eased(_ elapsed: Int, of length: Int) -> Double {
    let rest = 1 - Double(max(0, min(length, elapsed))) / Double(length)
    return 1 - rest * rest
  }

  /// How long a shape waits before it rises and before it sinks, from its name.
  private static func waits(of name: String) -> (up: Int, down: Int) {
    let mixed = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return (Int((mixed >> 5) % 1001), Int((mixed >> 17) % 1001))
  }
}
