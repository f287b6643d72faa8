/// The dimming of everything behind a dialog.
extension Style.Attributes {
  /// A mark for a cell behind a dialog. Drawing over the cell removes the mark.
  package static let behind = Style.Attributes(rawValue: 64)
}

extension Frame {
  /// The share of its own colours that a cell keeps behind a dialog.
  package static let shareBehind = 0.38

  /// Marks all cells that are already drawn as the background of a dialog. A theme can still change their colours,
  /// because only `dimBehind` dims them. Pixel pictures are dimmed at once.
  public mutating func recede() {
    caret = nil
    clickTargets?.removeAll()
    if !pictures.isEmpty { veilPictures() }
    restyleCells { cell in
      if cell == .blank { return cell.style }
      var style = cell.style
      style.marks.insert(.behind)
      return style
    }
  }

  /// Mixes the colours of everything behind a dialog with the background colour.
  public mutating func dimBehind() {
    guard cells.contains(where: { $0.style.marks.contains(.behind) }) else { return }
    var last: (style: Style, dimmed: Style)?
    restyleCells { [behind = Behind(self)] cell in
      guard cell.style.marks.contains(.behind) else { return cell.style }
      if let last, last.style == cell.style { return last.dimmed }
      let dimmed = behind.dimmed(cell.style)
      last = (cell.style, dimmed)
      return dimmed
    }
  }

  /// Replaces all pixel pictures by dimmed ones.
  private mutating func veilPictures() {
    var veiled = Frame(size: size, rendition: rendition)
    (veiled.hue, veiled.knownGround) = (hue, knownGround)
    for picture in pictures {
      _ = veiled.add(picture.veiled(by: ground, 1 - Self.shareBehind))
    }
    for index in cells.indices { veiled.replace(cells[index], at: index) }
    veiled.covers = covers
    self = veiled
  }
}

/// The colours behind a dialog.
private struct Behind {
  private let ground: Ink
  /// The colour of text without its own colour; nil if it is unknown.
  private let text: Ink?
  /// Whether the terminal shows no colours, so that all text is drawn faint.
  private let isColourless: Bool
  private let grey16: UInt8

  init(_ frame: Frame) {
    ground = frame.ground
    text = frame.knownGround.map { frame.text(on: $0) }
    isColourless = frame.rendition == .letters
    grey16 = frame.isLight ? 7 : 8
  }

  func dimmed(_ style: Style) -> Style {
    var style = style
    style.marks.remove(.behind)
    style.marks.remove(.bold)
    if let ink = style.ink ?? text, !isColourless {
      style.ink = mixed(ink, ansi16: grey16)
      // The colour is faint already.
      style.marks.remove(.dim)
    } else {
      style.marks.insert(.dim)
    }
    if let paper = style.paper { style.paper = mixed(paper, ansi16: ground.ansi16) }
    return style
  }

  private func mixed(_ ink: Ink, ansi16: UInt8) -> Ink {
    let mixed = ink.mixed(with: ground, 1 - Frame.shareBehind)
    return Ink(
      red: mixed.red, green: mixed.green, blue: mixed.blue, ansi256: mixed.ansi256, ansi16: ansi16)
  }
}
