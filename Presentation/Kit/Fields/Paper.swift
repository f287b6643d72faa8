package import Domain
package import TextUI

/// The colours of the screen in a theme: background, text, and the adjusted hues. The default colours of the terminal
/// are replaced by those of the theme, accents and frames take its tint, and other colours are made readable.
package struct Paper: Equatable, Sendable {
  package let ground: Ink
  package let ink: Ink
  let quiet: Ink
  /// The colour of frames and rules.
  let line: Ink
  /// Whether the background is painted.
  private let isPainted: Bool
  /// The replacements of the hues.
  private let hues: [Change]

  /// A hue and its tinted version in this theme.
  private struct Change: Equatable, Sendable {
    let own: Hue
    let tinted: Hue
  }

  /// Creates the colours of a theme. The text is nearly black or nearly white, whichever contrasts more.
  package init(_ colours: ThemeColours) {
    let ground = colours.background
    let ink = Self.ink(on: ground)
    self.ground = Ink(ground)
    self.ink = Ink(ink)
    let faint = ink.mixed(with: ground, 0.4).mixed(with: colours.tint, 0.2)
    quiet = Ink(Self.readable(faint, on: ground, towards: ink))
    line = Ink(ground.mixed(with: colours.tint, 0.35))
    hues = Self.hues(tint: colours.tint, on: ground, ink)
    isPainted = true
  }

  /// Creates colours for the background of the terminal. The background is not painted, because it may be transparent,
  /// and only unreadable colours are changed.
  init(ofTerminal colour: RGB) {
    let ink = Self.ink(on: colour)
    ground = Ink(colour)
    self.ink = Ink(ink)
    quiet = Ink(Self.readable(ink.mixed(with: colour, 0.4), on: colour, towards: ink))
    line = Ink(colour.mixed(with: ink, 0.24))
    hues = Self.hues(tint: nil, on: colour, ink)
    isPainted = false
  }

  /// Returns nearly black or nearly white, whichever contrasts more.
  private static func ink(on ground: RGB) -> RGB {
    ground.shade == .light ? RGB(0x1C1C1E) : RGB(0xF2F2F7)
  }

  /// The minimum contrast ratio of text with its background.
  static let contrast = 4.5

  /// The hue of items that are due today. It belongs to no part, so it is not in `Hue.all`. On a dark background it is
  /// deeper, so that it is not brighter than rose.
  private static let due = Hue(
    ink: Accent.amber, fill: Ink(0x8A5A14, ansi256: 94, ansi16: 3),
    bright: Ink(0xCE8D38, ansi256: 172, ansi16: 3))

  /// Returns how much of the theme's tint is mixed into a hue, from 0 to 1. Rose marks late items, so it stays redder,
  /// and ember and amber must not look like it.
  private static func share(of hue: Hue) -> Double {
    hue == .rose ? 0.1 : hue == .ember || hue == due ? 0.15 : 0.3
  }

  /// Returns the hues for a background, mixed with some of the theme's tint, if there is one. Rose, for late items,
  /// contrasts at least as much as every other hue. Amber, for items that are due today, contrasts at least as much as
  /// leaf.
  private static func hues(tint: RGB?, on ground: RGB, _ ink: RGB) -> [Change] {
    func mixed(_ hue: Hue, _ least: Double) -> Hue {
      let own = hue.colour(onLight: ground.shade == .light)
      guard let tint else {
        let colour = readable(own.rgb, on: ground, towards: ink, least)
        return Hue(
          ink: colour == own.rgb ? own : Ink(colour, ansi16: own.ansi16), fill: hue.fill)
      }
      let accent = own.rgb.mixed(with: tint, share(of: hue))
      // White text has to be readable on the fill, so only a dark tint is mixed in.
      let deep = tint.mixed(with: RGB(0), 0.7)
      let fill = readable(
        hue.fill.rgb.mixed(with: deep, share(of: hue)), on: Hue.onFill.rgb, towards: RGB(0))
      return Hue(
        ink: Ink(readable(accent, on: ground, towards: ink, least)), fill: Ink(fill))
    }
    func strength(_ change: Change) -> Double { change.tinted.ink.rgb.contrast(with: ground) }
    var calm = Hue.all.filter { $0 != .rose }.map { Change(own: $0, tinted: mixed($0, contrast)) }
    let well = calm.first { $0.own == .leaf }.map(strength) ?? contrast
    calm.append(Change(own: due, tinted: mixed(due, well)))
    let strongest = calm.map(strength).max() ?? contrast
    return calm + [Change(own: .rose, tinted: mixed(.rose, strongest))]
  }

  /// Mixes `colour` with as little of `ink` as gives it at least the contrast `least` with the background. Returns
  /// `ink` if no mixture has that contrast.
  static func readable(
    _ colour: RGB, on ground: RGB, towards ink: RGB, _ least: Double = contrast
  ) -> RGB {
    for step in 0..<20 {
      let mixed = colour.mixed(with: ink, Double(step) / 20)
      if mixed.contrast(with: ground) >= least { return mixed }
    }
    return ink
  }

  /// Returns the style in this theme. A cell with its own background keeps it, tinted if it is a hue, and its text is
  /// made readable on it. If the theme does not paint the background, a style without an ink is unchanged, unless it is
  /// dim.
  func style(_ style: Style, _ kind: CharacterKind) -> Style {
    var painted = style
    if !isPainted, style.ink == nil, !style.marks.contains(.dim) { return style }
    if let own = style.paper {
      let fill = hues.first { $0.own.fill == own }?.tinted.fill ?? tinted(own) ?? own
      painted.paper = fill
      painted.ink = inkOnFill(of: style, fill, kind)
      painted.marks.remove(.dim)
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
    // Terminals dim in their own ways, which would make the text unreadable again.
    painted.marks.remove(.dim)
    return painted
  }

  /// Returns the ink of a cell with its own background; nil to keep the ink of the terminal. Dim text gets a softer ink
  /// that is still readable.
  private func inkOnFill(of style: Style, _ fill: Ink, _ kind: CharacterKind) -> Ink? {
    if let own = style.ink {
      let colour = tinted(own) ?? own
      if kind != .text { return colour }
      let towards = Self.ink(on: fill.rgb)
      let readable = Self.readable(colour.rgb, on: fill.rgb, towards: towards)
      return readable == colour.rgb ? colour : Ink(readable, ansi16: colour.ansi16)
    }
    if style.marks.contains(.dim) {
      let towards = Self.ink(on: fill.rgb)
      return Ink(Self.readable(quiet.rgb, on: fill.rgb, towards: towards))
    }
    return isPainted ? ink : nil
  }

  /// Returns the tinted ink of a hue; nil if the ink is not a hue.
  private func tinted(_ own: Ink) -> Ink? {
    hues.first { $0.own.ink == own || $0.own.bright == own }?.tinted.ink
  }

  /// Returns the ink in this theme: tinted for a hue, unchanged in a picture, otherwise made readable.
  private func colour(_ own: Ink, _ kind: CharacterKind) -> Ink {
    if let hue = tinted(own) { return hue }
    // Rules and bars need no more contrast than pictures.
    if kind != .text { return own }
    let colour = Self.readable(own.rgb, on: ground.rgb, towards: ink.rgb)
    return colour == own.rgb ? own : Ink(colour)
  }
}

extension Frame {
  /// Applies the colours of a theme to all cells.
  package mutating func paint(_ paper: Paper) {
    for index in scaledTexts.indices {
      scaledTexts[index].style = paper.style(scaledTexts[index].style, .text)
    }
    exchangeStyles { paper.style($0, $1) }
  }
}
