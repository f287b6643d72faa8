import Domain
import PresentationKit
import TextUI

/// A sample day for the pages about the schedule: the sky of each hour, an axis, and events with their names.
struct TutorialDay {
  let language: Language
  let glyphs: Glyphs

  /// The first and the last hour shown.
  private static let (dawn, dusk) = (6.0, 23.0)
  /// The hour that counts as now, at which the sun is drawn.
  private static let now = 14.0

  /// The title of a sample event.
  static let lunch = Phrase("민아와 점심", "Lunch with Mina")

  private static let events: [(start: Double, end: Double, title: Phrase)] = [
    (8, 10.5, Phrase("달리기", "Run")), (12, 15, lunch),
    (16, 18, Phrase("치과", "Dentist")), (19, 22, Phrase("합창단 연습", "Choir")),
  ]

  func draw(into frame: inout Frame, in area: Area) {
    guard area.size.rows >= 4, area.size.columns >= 34 else { return }
    let day = area.middle(columns: min(area.size.columns, 120), rows: min(area.size.rows, 17))
    let sky = glyphs.pictures.isDrawn ? day.size.rows - 3 : 0
    if sky > 0 { drawSky(into: &frame, in: day.rows(0, sky)) }
    drawAxis(into: &frame, in: day.rows(sky, 1))
    drawEvents(into: &frame, in: day.rows(sky + 1))
  }

  /// Returns the column of an hour.
  private func column(_ hour: Double, in area: Area) -> Int {
    let part = (hour - Self.dawn) / (Self.dusk - Self.dawn)
    return area.origin.column + Int(part * Double(area.size.columns - 1))
  }

  // MARK: The sky

  private static let sky: [(hour: Double, ink: Ink)] = [
    (5, Ink(0x1A2140)), (7, Ink(0xE08F6B)), (9, Ink(0x86BEE0)), (13, Ink(0x6BAFE3)),
    (17, Ink(0x9CC3DC)), (19, Ink(0xE2865C)), (20.5, Ink(0x4B3A68)), (22, Ink(0x161B36)),
    (24, Ink(0x101426)),
  ]

  private static func colour(at hour: Double) -> Ink {
    guard let next = sky.firstIndex(where: { $0.hour >= hour }), next > 0 else { return sky[0].ink }
    let (before, after) = (sky[next - 1], sky[next])
    return before.ink.mixed(
      with: after.ink, (hour - before.hour) / (after.hour - before.hour))
  }

  private func drawSky(into frame: inout Frame, in area: Area) {
    var picture = Picture(width: area.size.columns, height: area.size.rows * 2)
    let sun = (
      x: Double(column(Self.now, in: area) - area.origin.column), y: Double(picture.height) * 0.4
    )
    let radius = max(1.6, Double(picture.height) * 0.2)
    for x in 0..<picture.width {
      let part = Double(x) / Double(max(1, picture.width - 1))
      let hour = Self.dawn + (Self.dusk - Self.dawn) * part
      let base = Self.colour(at: hour)
      for y in 0..<picture.height {
        // The sky is deeper above and paler at the horizon.
        let height = 1 - Double(y) / Double(max(1, picture.height - 1))
        var ink = base.mixed(with: Ink(0x0D1430), height * 0.3)
        let (dx, dy) = (Double(x) - sun.x, Double(y) - sun.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        if distance <= radius {
          ink = Ink(0xFFE3A0, ansi256: 222, ansi16: 11)
        } else if distance <= radius * 2.2 {
          ink = ink.mixed(with: Ink(0xFFE3A0), 0.5 * (1 - (distance - radius) / (radius * 1.2)))
        }
        if hour > 20.6, (x * 7 + y * 13) % 31 == 0 { ink = Ink(0xE9E6D2) }
        picture[x, y] = ink
      }
    }
    picture.draw(into: &frame, in: area)
  }

  // MARK: The axis and the events

  private func drawAxis(into frame: inout Frame, in area: Area) {
    let dots = String(repeating: glyphs.pictures.isDrawn ? "┈" : ".", count: area.size.columns)
    frame.write([StyledText(dots, .dim)], in: area)
    for hour in stride(from: 8, through: 22, by: 2) {
      let label = hour < 10 ? "0\(hour)" : "\(hour)"
      frame.write([StyledText(label, .dim)], column(Double(hour), in: area), in: area)
    }
  }

  private func drawEvents(into frame: inout Frame, in area: Area) {
    let fill = Hue.water.fill
    for event in Self.events {
      let start = column(event.start, in: area)
      let width = max(6, column(event.end, in: area) - start)
      let title = TextLayout.aligned(
        Self.words(of: event.title(language), in: width - 1), .left, in: width - 1)
      let isNow = event.start <= Self.now && Self.now < event.end
      var style = Style(ink: Hue.onFill, paper: isNow ? Hue.ember.fill : fill, isNow ? .bold : [])
      var text = " " + title
      if !glyphs.pictures.isDrawn {
        style = isNow ? .bold : .plain
        text = "[" + TextLayout.aligned(title, .left, in: width - 2) + "]"
      }
      for row in 0..<min(2, area.size.rows) {
        let line = row == 0 ? text : String(repeating: " ", count: width)
        if row == 1, !glyphs.pictures.isDrawn { continue }
        frame.write([StyledText(line, style)], start, in: area, row: row)
      }
    }
  }

  /// Returns as many words of a title as fit, at least a part of the first one.
  private static func words(of title: String, in columns: Int) -> String {
    var words = title.split(separator: " ")
    while words.count > 1, TextLayout.cells(words.joined(separator: " ")) > columns {
      words.removeLast()
    }
    // A short English word at the end, such as “with”, is removed.
    if words.count > 1, words.count < title.split(separator: " ").count,
      words.last?.count ?? 0 <= 4, words.last?.allSatisfy(\.isASCII) == true
    {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }
}
