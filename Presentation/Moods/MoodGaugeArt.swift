import Domain
import PresentationKit
import TextUI

/// The gauge as a vessel of coloured water: the happier, the higher it stands. Above the vessel
/// lies the zone that cancels, which is empty.
struct MoodGaugeArt: Equatable, Sendable {
  let level: MoodLevel
  let theme: MoodTheme
  /// Whether the finger or the mouse is in the zone that cancels.
  let isCancelling: Bool
  /// The thousandths of a second since it was opened; nothing moves without.
  let elapsed: Int?

  /// The gauge at a level.
  init(_ level: MoodLevel, theme: MoodTheme, isCancelling: Bool = false, elapsed: Int? = nil) {
    self.level = level
    self.theme = theme
    self.isCancelling = isCancelling
    self.elapsed = elapsed.map { max(0, $0) }
  }

  /// The smallest area in which it can be used.
  static let smallest = Size(columns: 3, rows: 4)
  /// The part of the height above the vessel.
  private static let zone = 0.15

  /// What a place on the screen means, for the mouse.
  static func meaning(of point: Point, in area: Area) -> MoodGauge.Meaning {
    let height = Double(max(1, area.size.rows))
    return MoodGauge.meaning(at: (Double(point.row - area.origin.row) + 0.5) / height)
  }

  /// The row of the water's edge, for what stands beside it.
  func edgeRow(in area: Area) -> Int {
    area.origin.row + min(area.size.rows - 1, Int(surface(of: area.size.rows)))
  }

  /// How far below the upper edge of a gauge of some height the water begins.
  private func surface(of height: Int) -> Double {
    let part = Self.zone + (1 - Self.zone) * Double(100 - level.value) / 100
    return part * Double(height)
  }

  /// How many rows, or rows of pixels, the zone that cancels has.
  private static func zone(of height: Int) -> Int {
    max(1, Int((Double(height) * zone).rounded()))
  }

  /// Draws the gauge into the whole area.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard area.size.columns >= Self.smallest.columns, area.size.rows >= Self.smallest.rows else {
      return
    }
    switch glyphs.pictures.isDrawn {
    case true: picture(in: area.size, on: frame.ground).draw(into: &frame, in: area)
    case false: drawLetters(into: &frame, in: area, glyphs)
    }
    let style = isCancelling ? Style(ink: Accent.rose, .bold) : .dim
    frame.put(
      glyphs.withered, area.origin.column + (area.size.columns - 1) / 2,
      area.origin.row + (Self.zone(of: area.size.rows) - 1) / 2, style, upTo: area.endColumn)
  }

  /// The vessel in letters.
  private func drawLetters(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    let first = area.origin.row + Self.zone(of: area.size.rows)
    let edge = max(first, edgeRow(in: area))
    for row in first..<max(first, area.endRow) {
      let isEmpty = row < edge || isCancelling
      let letter = isEmpty ? glyphs.track : row == edge ? "~" : "#"
      let part = Double(row - first) / Double(max(1, area.endRow - 1 - first))
      frame.put(
        String(repeating: letter, count: area.size.columns), area.origin.column, row,
        isEmpty ? .dim : Style(ink: theme.ink(at: tone(at: part))), upTo: area.endColumn)
    }
  }
}

/// The water.
extension MoodGaugeArt {
  /// How long the colours take to shift by one stop.
  static let shift = 1500
  /// After so long the waves are where they were.
  private static let tide = 6000

  /// The gauge in pixels; the zone that cancels is clear.
  func picture(in size: Size, on ground: Ink? = nil) -> Picture {
    let vessel = MoodSheet(theme, on: ground).fading
    let (width, height) = Picture.pixels(in: size)
    var picture = Picture(width: width, height: height)
    let first = Self.zone(of: height)
    for x in 0..<width {
      let front = edge(x, height, isBehind: false)
      let back = edge(x, height, isBehind: true)
      for y in first..<max(first, height) {
        if Self.isCut(x, y - first, width, height - first) { continue }
        let part = Double(y - first) / Double(max(1, height - 1 - first))
        picture[x, y] = ink(
          at: part, front: Double(y) + 1 - front, back: Double(y) + 1 - back, vessel)
      }
    }
    return picture
  }

  /// The colour of a pixel at a part of the vessel's height and so far below the edges of the
  /// water: water, the paler wave behind it, or what could be filled.
  private func ink(at part: Double, front: Double, back: Double, _ vessel: Ink) -> Ink {
    let water = theme.ink(at: tone(at: part))
    let empty = water.mixed(with: vessel, 0.8).with(ansi16: theme.faint16)
    if isCancelling { return empty }
    let behind = water.mixed(with: vessel, 0.5).with(ansi16: theme.faint16)
    return empty.mixed(with: behind, min(1, back)).mixed(with: water, min(1, front))
  }

  /// The level whose colour a part of the height has: the happiest on top. While it moves, the
  /// colours shift by one stop and back.
  private func tone(at part: Double) -> Int {
    var shift = 0.0
    if let elapsed {
      let now = elapsed % (2 * Self.shift)
      let along = Double(min(now, 2 * Self.shift - now)) / Double(Self.shift)
      shift = 10 * Easing.smooth(along)
    }
    return Int((100 * (1 - part) + shift).rounded())
  }

  /// How far below the upper edge of the gauge the water of a wave begins in a column.
  private func edge(_ x: Int, _ height: Int, isBehind: Bool) -> Double {
    let reach = min(1.6, max(0.8, Double(height) / 36))
    let moved = elapsed.map { Double($0 % Self.tide) / Double(Self.tide) } ?? 0
    let sway = Easing.sway(Double(x) / 10 + (isBehind ? 0.4 - 2 * moved : 3 * moved))
    return surface(of: height) - reach * (isBehind ? 0.8 * sway + 0.8 : sway)
  }

  /// Whether a pixel is missing from a round corner.
  private static func isCut(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
    width >= 6 && height >= 8 && min(x, width - 1 - x) + min(y, height - 1 - y) < 2
  }
}
