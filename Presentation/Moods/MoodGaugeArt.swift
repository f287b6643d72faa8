import Domain
import PresentationKit
import TextUI

/// Draws the gauge as a vessel of coloured water, higher for happier moods. The empty zone above the vessel cancels.
struct MoodGaugeArt: Equatable, Sendable {
  let level: MoodLevel
  let theme: MoodTheme
  /// Whether the mouse or the level is in the cancel zone.
  let isCancelling: Bool
  /// The milliseconds since the gauge was opened; nil disables the animation.
  let elapsed: Int?

  init(_ level: MoodLevel, theme: MoodTheme, isCancelling: Bool = false, elapsed: Int? = nil) {
    self.level = level
    self.theme = theme
    self.isCancelling = isCancelling
    self.elapsed = elapsed.map { max(0, $0) }
  }

  /// The smallest area in which the gauge is usable.
  static let smallest = Size(columns: 3, rows: 4)
  /// The height of the cancel zone as a fraction of the total height.
  private static let zone = 0.15

  /// Returns the meaning of a screen position, for the mouse.
  static func meaning(of point: Point, in area: Area) -> MoodGauge.Meaning {
    let height = Double(max(1, area.size.rows))
    return MoodGauge.meaning(at: (Double(point.row - area.origin.row) + 0.5) / height)
  }

  /// Returns the row of the water surface, with which other elements are aligned.
  func edgeRow(in area: Area) -> Int {
    area.origin.row + min(area.size.rows - 1, Int(surface(of: area.size.rows)))
  }

  /// Returns the distance of the water surface from the upper edge of a gauge with the given height.
  private func surface(of height: Int) -> Double {
    let part = Self.zone + (1 - Self.zone) * Double(100 - level.value) / 100
    return part * Double(height)
  }

  /// Returns the height of the cancel zone in rows, or in pixel rows.
  private static func zone(of height: Int) -> Int {
    max(1, Int((Double(height) * zone).rounded()))
  }

  /// Draws the gauge into the whole area.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard area.size.columns >= Self.smallest.columns, area.size.rows >= Self.smallest.rows else {
      return
    }
    switch glyphs.pictures.isDrawn {
    case true: picture(in: area.size, on: frame.knownGround).draw(into: &frame, in: area)
    case false: drawLetters(into: &frame, in: area, glyphs)
    }
    // Only a gauge that is pulled beyond the top shows that it cancels.
    guard isCancelling else { return }
    let style = Style(ink: Accent.rose, .bold)
    frame.put(
      glyphs.withered, area.origin.column + (area.size.columns - 1) / 2,
      area.origin.row + (Self.zone(of: area.size.rows) - 1) / 2, style, upTo: area.endColumn)
  }

  /// Draws the vessel in plain characters.
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

extension MoodGaugeArt {
  /// Draws the names of the five steps at the left of the vessel, at the heights of their levels, if there is room from
  /// the column `start` on. The name of the level's own step is bright.
  func drawNames(
    _ words: MoodsWords, into frame: inout Frame, in area: Area, from start: Int
  ) {
    let names = MoodStep.allCases.map { words.name(of: $0) }
    let end = area.origin.column - 2
    guard names.allSatisfy({ TextLayout.cells($0) <= end - start }), area.size.rows >= 10
    else { return }
    for (step, name) in zip(MoodStep.allCases, names) {
      let row = MoodGaugeArt(step.level, theme: theme).edgeRow(in: area)
      let isHere = !isCancelling && name == words.name(of: level)
      frame.put(
        name, end - TextLayout.cells(name), row,
        isHere ? Style(ink: theme.readable(level), .bold) : .dim)
    }
  }
}

/// Draws the water of the gauge.
extension MoodGaugeArt {
  /// The milliseconds in which the colours shift by one stop.
  static let shift = 1500
  /// The period of the waves in milliseconds.
  private static let tide = 6000

  /// Returns the gauge in pixels. The cancel zone is transparent.
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

  /// Returns the colour of a pixel at a fraction of the height. `front` and `back` are its depths below the two waves.
  private func ink(at part: Double, front: Double, back: Double, _ vessel: Ink) -> Ink {
    let water = theme.ink(at: tone(at: part))
    let empty = water.mixed(with: vessel, 0.8).with(ansi16: theme.faint16)
    if isCancelling { return empty }
    let behind = water.mixed(with: vessel, 0.5).with(ansi16: theme.faint16)
    return empty.mixed(with: behind, min(1, back)).mixed(with: water, min(1, front))
  }

  /// Returns the level whose colour is drawn at a fraction of the height, highest at the top. The animation shifts the
  /// level by one stop and back.
  private func tone(at part: Double) -> Int {
    var shift = 0.0
    if let elapsed {
      let now = elapsed % (2 * Self.shift)
      let along = Double(min(now, 2 * Self.shift - now)) / Double(Self.shift)
      shift = 10 * Easing.smooth(along)
    }
    return Int((100 * (1 - part) + shift).rounded())
  }

  /// Returns the distance of the surface of a wave from the upper edge, in one column.
  private func edge(_ x: Int, _ height: Int, isBehind: Bool) -> Double {
    let reach = min(1.6, max(0.8, Double(height) / 36))
    let moved = elapsed.map { Double($0 % Self.tide) / Double(Self.tide) } ?? 0
    let sway = Easing.sway(Double(x) / 10 + (isBehind ? 0.4 - 2 * moved : 3 * moved))
    return surface(of: height) - reach * (isBehind ? 0.8 * sway + 0.8 : sway)
  }

  /// Returns whether a pixel is cut off by a round corner.
  private static func isCut(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
    width >= 6 && height >= 8 && min(x, width - 1 - x) + min(y, height - 1 - y) < 2
  }
}
