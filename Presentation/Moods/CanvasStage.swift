import Domain

/// The stage of a canvas: shapes rise and sink while somebody is there, glide after a shuffle, and
/// blink when they are chosen.
struct CanvasStage: Equatable, Sendable {
  private(set) var moment = CanvasMoment()
  /// The thousandths of a second since somebody did something.
  private var idle = 0

  /// The thousandths of a second between two pictures while shapes only rise and sink.
  static let frame = 250
  /// The same while something is on its way.
  static let quickFrame = 84
  /// How long shapes rise and sink after the last key.
  static let timeout = 60_000

  /// Whether something is on its way.
  var isBusy: Bool { moment.glide != nil || moment.blink != nil }
  var isAwake: Bool { isBusy || idle < Self.timeout }

  mutating func settle() { moment = CanvasMoment(elapsed: moment.elapsed) }
  mutating func glide(from places: [CanvasPosition]) { moment.glide = .init(from: places) }
  mutating func blink(_ place: Int) { moment.blink = .init(item: place) }
  mutating func stir() { idle = 0 }

  mutating func pass(_ milliseconds: Int) {
    moment.pass(milliseconds)
    idle += max(0, milliseconds)
  }
}
