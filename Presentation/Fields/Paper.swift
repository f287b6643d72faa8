import Domain
import TextUI

/// The paper a person writes on, and the ink that belongs to it: everything that has the terminal's
/// own colours gets these instead, and what has a colour of its own is made readable on them.
struct Paper: Equatable, Sendable {
  let ground: Ink
  let ink: Ink
  private let quiet: Ink

  /// The paper of a theme. Its words are nearly black, or nearly white where that is read better.
  init(_ colours: ThemeColours) {
    let (dark, light) = (RGB(0x1C1C1E), RGB(0xF2F2F7))
    let ground = colours.background
    let ink = dark.contrast(with: ground) >= light.contrast(with: ground) ? dark : light
    self.ground = Ink(ground)
    self.ink = Ink(ink)
    quiet = Ink(Self.readable(ink.mixed(with: ground, 0.4), on: ground, towards: ink))
  }

  /// The paper that settings come to; nothing where it is the terminal's own.
  init?(_ page: SettingsPage) {
    let colours = ThemeColours(
      theme: page.value(of: .theme), appearance: page.value(of: .appearance))
    guard let colours else { return nil }
    self.init(colours)
  }

  /// The least contrast a text has with what it stands on.
  static let contrast = 4.5

  /// The nearest colour to one that can be read, on the way to another that surely can.
  static func readable(_ colour: RGB, on ground: RGB, towards ink: RGB) -> RGB {
    for step in 0..<20 {
      let mixed = colour.mixed(with: ink, Double(step) / 20)
      if mixed.contrast(with: ground) >= contrast { return mixed }
    }
    return ink
  }

  /// A style as it is on this paper. What stands on a ground of its own stays as it is; a picture's
  /// cells keep their colour, however soft it is.
  func style(_ style: Style, isPicture: Bool) -> Style {
    var painted = style
    if style.paper != nil {
      if style.ink == nil { painted.ink = ink }
      return painted
    }
    painted.paper = ground
    if let own = style.ink {
      if !isPicture {
        let colour = Self.readable(own.rgb, on: ground.rgb, towards: ink.rgb)
        if colour != own.rgb { painted.ink = Ink(colour) }
      }
    } else {
      painted.ink = style.marks.contains(.dim) ? quiet : ink
    }
    // Terminals dim by other means, which would undo what was just made readable.
    painted.marks.remove(.dim)
    return painted
  }
}

extension Frame {
  /// Lays the picture on a paper.
  mutating func paint(_ paper: Paper) {
    // A screen has a handful of styles and thousands of cells.
    var known: [(style: Style, isPicture: Bool, painted: Style)] = []
    restyleCells { cell in
      let isPicture = Blocks.isPiece(cell.character)
      if let last = known.last, last.style == cell.style, last.isPicture == isPicture {
        return last.painted
      }
      if let place = known.lastIndex(where: { $0.style == cell.style && $0.isPicture == isPicture })
      {
        known.swapAt(place, known.count - 1)
        return known[known.count - 1].painted
      }
      let painted = paper.style(cell.style, isPicture: isPicture)
      known.append((cell.style, isPicture, painted))
      if known.count > 64 { known.removeFirst(32) }
      return painted
    }
  }
}
