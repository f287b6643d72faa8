package import Domain
package import TextUI

/// The colours of everything on the screen in a theme (palette): the ground, and the inks that belong
/// to it. What has the terminal's own colours gets these instead, accents and frames take the theme's
/// tint, and what has a colour of its own is made readable.
package struct Paper: Equatable, Sendable {
  package let ground: Ink
  package let ink: Ink
  /// Secondary text.
  let quiet: Ink
  /// Frames and rules.
  let line: Ink
  /// Whether the ground is drawn.
  private let isPainted: Bool
  /// What becomes of each hue.
  private let hues: [Change]

  /// A hue as it is on no paper, and as it is on this one.
  private struct Change: Equatable, Sendable {
    let own: Hue
    let tinted: Hue
  }

  /// The paper of a theme. Its words are nearly black, or nearly white where that is read better.
  package init(_ colours: ThemeColours) {
    let ground = colours.background
    let ink = Self.ink(on: ground)
    self.ground = Ink(ground)
    self.ink = Ink(ink)
    let faint = ink.mixed(with: ground, 0.4).mixed(with: colours.tint, 0.2)
    quiet = Ink(Self.readable(faint, on: ground, towards: ink))
    line = Ink(ground.mixed(with: colours.tint, 0.45))
    hues = Self.hues(tint: colours.tint, on: ground, ink)
    isPainted = true
  }

  /// The terminal's own paper: nothing is painted behind words, since it may be seen through, and
  /// only what could not be read on such a ground has other colours.
  init(ofTerminal colour: RGB) {
    let ink = Self.ink(on: colour)
    ground = Ink(colour)
    self.ink = Ink(ink)
    quiet = Ink(Self.readable(ink.mixed(with: colour, 0.4), on: colour, towards: ink))
    line = Ink(colour.mixed(with: ink, 0.35))
    hues = Self.hues(tint: nil, on: colour, ink)
    isPainted = false
  }

  /// Nearly black, or nearly white where that is read better.
  private static func ink(on ground: RGB) -> RGB {
    ground.shade == .light ? RGB(0x1C1C1E) : RGB(0xF2F2F7)
  }

  /// The least contrast a text has with what it stands on.
  static let contrast = 4.5

  /// How much of a theme's tint is in a hue. Rose says that something is late, so it stays redder,
  /// and ember must not look like it.
  private static func share(of hue: Hue) -> Double {
    hue == .rose ? 0.1 : hue == .ember ? 0.15 : 0.3
  }

  /// The hues on a ground, with some of a theme's tint. What is late is never fainter than what is
  /// not.
  private static func hues(tint: RGB?, on ground: RGB, _ ink: RGB) -> [Change] {
    func mixed(_ hue: Hue, _ least: Double) -> Hue {
      guard let tint else {
        let colour = readable(hue.ink.rgb, on: ground, towards: ink, least)
        return Hue(ink: colour == hue.ink.rgb ? hue.ink : Ink(colour), fill: hue.fill)
      }
      let accent = hue.ink.rgb.mixed(with: tint, share(of: hue))
      // White has to be read on it, so it only takes what is dark of the tint.
      let deep = tint.mixed(with: RGB(0), 0.7)
      let fill = readable(
        hue.fill.rgb.mixed(with: deep, share(of: hue)), on: Hue.onFill.rgb, towards: RGB(0))
      return Hue(
        ink: Ink(readable(accent, on: ground, towards: ink, least)), fill: Ink(fill))
    }
    let calm = Hue.all.filter { $0 != .rose }.map { Change(own: $0, tinted: mixed($0, contrast)) }
    let strongest = calm.map { $0.tinted.ink.rgb.contrast(with: ground) }.max() ?? contrast
    return calm + [Change(own: .rose, tinted: mixed(.rose, strongest))]
  }

  /// The nearest colour to one that can be read, on the way to another that surely can.
  static func readable(
    _ colour: RGB, on ground: RGB, towards ink: RGB, _ least: Double = contrast
  ) -> RGB {
    for step in 0..<20 {
      let mixed = colour.mixed(with: ink, Double(step) / 20)
      if mixed.contrast(with: ground) >= least { return mixed }
    }
    return ink
  }

  /// What stands in a cell, by which it takes colours.
  enum Kind: Equatable, Sendable {
    case text, rule, picture

    init(_ character: Character) {
      if Blocks.isPiece(character) {
        self = .picture
      } else {
        self = Self.isRule(character) ? .rule : .text
      }
    }

    /// Whether it is a piece of a frame or of a rule.
    private static func isRule(_ character: Character) -> Bool {
      character.unicodeScalars.first.map { (0x2500...0x257F).contains($0.value) } ?? false
    }
  }

  /// A style as it is on this paper. What stands on a ground of its own stays as it is, and what is
  /// selected takes the tinted fill; a picture's cells keep their colour, however soft it is.
  func style(_ style: Style, _ kind: Kind) -> Style {
    var painted = style
    if !isPainted, style.paper != nil || style.ink == nil && !style.marks.contains(.dim) {
      return style
    }
    if let own = style.paper {
      let fill = hues.first { $0.own.fill == own }?.tinted.fill
      painted.paper = fill ?? (kind == .picture ? tinted(own) : own) ?? own
      painted.ink = style.ink.flatMap { kind == .picture ? tinted($0) : $0 } ?? style.ink ?? ink
      return painted
    }
    if isPainted { painted.paper = ground }
    if let own = style.ink {
      painted.ink = colour(own, kind)
    } else if style.marks.contains(.dim) {
      painted.ink = kind == .rule ? line : quiet
    } else {
      painted.ink = ink
    }
    // Terminals dim by other means, which would undo what was just made readable.
    painted.marks.remove(.dim)
    return painted
  }

  /// The ink of a hue as it is on this paper; nothing for any other.
  private func tinted(_ own: Ink) -> Ink? { hues.first { $0.own.ink == own }?.tinted.ink }

  /// An ink as it is on this paper: a hue's tinted, a picture's its own, any other readable.
  private func colour(_ own: Ink, _ kind: Kind) -> Ink {
    if let hue = tinted(own) { return hue }
    if kind == .picture { return own }
    let colour = Self.readable(own.rgb, on: ground.rgb, towards: ink.rgb)
    return colour == own.rgb ? own : Ink(colour)
  }
}

extension Frame {
  /// Lays the picture on a paper.
  package mutating func paint(_ paper: Paper) {
    // A screen has a handful of styles and thousands of cells.
    var known: [(style: Style, kind: Paper.Kind, painted: Style)] = []
    restyleCells { cell in
      let kind = Paper.Kind(cell.character)
      if let last = known.last, last.style == cell.style, last.kind == kind { return last.painted }
      if let place = known.lastIndex(where: { $0.style == cell.style && $0.kind == kind }) {
        known.swapAt(place, known.count - 1)
        return known[known.count - 1].painted
      }
      let painted = paper.style(cell.style, kind)
      known.append((cell.style, kind, painted))
      if known.count > 64 { known.removeFirst(32) }
      return painted
    }
  }
}
