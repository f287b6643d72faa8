import Domain
import TextUI

/// Colours the signs in lines of commands as on the screens: the states of plants, the shapes of moods, bars and dots.
/// The words keep the colour of the terminal.
struct SignInks {
  private let depth: ColourDepth
  private let styles: [Character: Style]

  init(_ paint: OutputPaint) {
    depth = paint.depth
    let isLight = paint.ground?.isLight ?? false
    func ink(_ hue: Hue) -> Style { Style(ink: hue.colour(onLight: isLight)) }
    let dots = "○─┈·…".map { ($0, Style.dim) }
    let bars = "━╾▁▂▃▄▅▆▇█".map { ($0, ink(.violet)) }
    // The shapes of moods, from the unhappiest to the happiest.
    let shapes = zip(Glyphs.unicode.moods, stride(from: 0, through: 90, by: 10)).compactMap {
      shape, level in
      shape.first.map { ($0, Style(ink: Ink(MoodTheme.dawn.colour(at: level)))) }
    }
    let states: [(Character, Style)] = [
      ("✕", ink(.rose)), ("◔", Style(ink: Accent.amber)), ("●", ink(.leaf)), ("✓", ink(.leaf)),
      ("♥", ink(.rose)), ("❝", ink(.ember)),
    ]
    styles = Dictionary(shapes + dots + bars + states, uniquingKeysWith: { $1 })
  }

  /// Returns a line whose signs are coloured.
  func bytes(of line: String) -> [UInt8] {
    if line.utf8.allSatisfy({ $0 < 0x80 }) { return Array(line.utf8) }
    var (bytes, pen) = ([UInt8](), Pen.plain)
    for character in line {
      let next = character.isASCII ? .plain : Pen(styles[character] ?? .plain, depth)
      if next != pen {
        next.write(after: pen, to: &bytes)
        pen = next
      }
      bytes.append(contentsOf: character.utf8)
    }
    if pen != .plain { Pen.plain.write(after: pen, to: &bytes) }
    return bytes
  }
}
