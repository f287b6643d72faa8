import Domain

/// The animations of a canvas: shapes rise and sink while the user is active and drift afterwards, glide after a
/// shuffle, and blink when selected.
struct CanvasStage: Equatable, Sendable {
  private(set) var moment = CanvasMoment()
  /// The milliseconds since the last input.
  private var idle = 0

  /// The frame interval in milliseconds while shapes only rise and sink.
  static let frame = 250
  /// The frame interval in milliseconds during a glide or a blink.
  static let quickFrame = 84
  /// The frame interval in milliseconds while shapes only drift.
  static let slowFrame = 20_000
  /// The time after the last input at which the shapes stop rising and sinking, in milliseconds.
  static let timeout = 60_000

  /// Whether a glide or a blink is in progress.
  var isBusy: Bool { moment.glide != nil || moment.blink != nil }
  var isAwake: Bool { isBusy || idle < Self.timeout }

  var frame: Int { isBusy ? Self.quickFrame : isAwake ? Self.frame : Self.slowFrame }

  mutating func endTransitions() { (moment.glide, moment.blink) = (nil, nil) }
  mutating func glide(from positions: [CanvasPosition]) { moment.glide = .init(from: positions) }
  /// Starts the animation in which a new shape flies to its position.
  mutating func land(from positions: [CanvasPosition]) {
    moment.glide = .init(from: positions, length: CanvasMoment.Glide.landingLength)
  }
  mutating func blink(_ index: Int) { moment.blink = .init(item: index) }
  mutating func stir() { idle = 0 }

  mutating func pass(_ milliseconds: Int) {
    if isAwake { moment.pass(milliseconds) } else { moment.drift(milliseconds) }
    idle += max(0, milliseconds)
  }
}
