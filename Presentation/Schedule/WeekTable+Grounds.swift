import Domain
import PresentationKit
import TextUI

extension WeekTable {
  /// The tint of the background at an hour. On a dark screen it is a fraction of the sky's colour. On a light one it is
  /// a fraction of a pale colour, because the colours of the night would be grey. By day there is no tint, so that
  /// blocks are on the plain background.
  private struct Tint {
    let hour: Double
    let onDark: Double
    let pale: Ink
    let onLight: Double

    init(_ hour: Double, _ onDark: Double, _ pale: UInt32, _ onLight: Double) {
      (self.hour, self.onDark, self.onLight) = (hour, onDark, onLight)
      self.pale = Ink(pale, ansi16: 7)
    }

    func ground(in frame: Frame) -> Ink {
      frame.isLight
        ? frame.ground.mixed(with: pale, onLight)
        : frame.ground.mixed(with: DaySky.horizon(at: hour), onDark)
    }
  }

  private static let tints = [
    Tint(0, 0.3, 0x6A78E0, 0.13), Tint(DaySky.sunrise - 1.5, 0.3, 0x6A78E0, 0.13),
    Tint(DaySky.sunrise - 0.6, 0.22, 0xB088D8, 0.14), Tint(DaySky.sunrise, 0.14, 0xF0A078, 0.18),
    Tint(DaySky.sunrise + 1, 0.09, 0xF6CE84, 0.2), Tint(DaySky.sunrise + 2.5, 0, 0xF6CE84, 0),
    Tint(DaySky.sunset - 2, 0, 0xF6C878, 0), Tint(DaySky.sunset - 0.8, 0.09, 0xF6C070, 0.2),
    Tint(DaySky.sunset, 0.14, 0xF09078, 0.2), Tint(DaySky.sunset + 0.7, 0.22, 0xB088D8, 0.16),
    Tint(DaySky.sunset + 1.6, 0.3, 0x6A78E0, 0.13), Tint(24, 0.3, 0x6A78E0, 0.13),
  ]

  /// Returns the background at an hour with a faint tint of the sky at dawn, at dusk and at night; nil by day.
  static func ground(at hour: Double, in frame: Frame) -> Ink? {
    let next = tints.firstIndex { $0.hour > hour } ?? tints.count - 1
    let (one, other) = (tints[max(0, next - 1)], tints[next])
    if one.onDark == 0, other.onDark == 0 { return nil }
    let part = (hour - one.hour) / (other.hour - one.hour)
    return one.ground(in: frame).mixed(with: other.ground(in: frame), part)
  }

  /// Fills the rows of dawn, dusk and night with a faint tint of their sky, and the columns of today and of the weekend
  /// with a little of the text colour.
  func drawGrounds(into frame: inout Frame) {
    guard frame.knownGround != nil, sheet.glyphs.pictures.isDrawn else { return }
    for (hour, height) in zip(hours.hours, hours.heights) {
      for part in 0..<height {
        let time = Double(hour) + (Double(part) + 0.5) / Double(height)
        drawGround(
          Self.ground(at: time, in: frame), topRow + hours.row(ofHour: hour) + part, into: &frame)
      }
    }
  }

  /// Fills a row. The palettes of 256 and of 16 colours have no faint colours of the sky, so they use the plain
  /// background.
  private func drawGround(_ sky: Ink?, _ row: Int, into frame: inout Frame) {
    func paper(_ light: Double) -> Ink {
      let plain = frame.tinted(light)
      guard let sky else { return plain }
      return sky.mixed(with: frame.script, light)
        .with(ansi256: plain.ansi256, ansi16: plain.ansi16)
    }
    if sky != nil {
      let columns = column(6) + columns(6) - column(0)
      frame.fill(
        Area(column: column(0), row: row, columns: columns, rows: 1), Style(paper: paper(0)))
    }
    for (index, agenda) in sheet.days.enumerated() {
      let isWeekend = agenda.day.weekday == .saturday || agenda.day.weekday == .sunday
      let light = agenda.day == sheet.now.day ? 0.05 : isWeekend ? 0.025 : 0
      if light == 0 { continue }
      frame.fill(
        Area(column: column(index), row: row, columns: columns(index), rows: 1),
        Style(paper: paper(light)))
    }
  }
}
