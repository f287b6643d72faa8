/// The way in which a terminal's cells show the modules of a QR code.
public enum QRCells: Equatable, Sendable, CaseIterable {
  /// Half blocks: one column for each module and one row for two modules.
  case halves
  /// Blanks with a background: two columns and one row for each module. These need no block characters, so they suit
  /// ASCII locales and terminals that draw block characters two cells wide.
  case blanks

  /// Returns the size of a code with its quiet zone. The quiet zone has 2 rows above and below and 4 columns on each
  /// side with half blocks. These are the 4 modules that the standard demands.
  public func size(side: Int) -> Size {
    let modules = side + 2 * QRCode.quietZone
    return switch self {
    case .halves: Size(columns: modules, rows: (modules + 1) / 2)
    case .blanks: Size(columns: 2 * modules, rows: modules)
    }
  }

  /// Returns the number of modules on each side of the largest code that fits with its quiet zone; 0 if none fits.
  public func largestSide(in size: Size) -> Int {
    let modules =
      switch self {
      case .halves: min(size.columns, 2 * size.rows)
      case .blanks: min(size.columns / 2, size.rows)
      }
    return QRCode.sides.last { $0 + 2 * QRCode.quietZone <= modules } ?? 0
  }
}

extension QRCode {
  /// The numbers of modules on each side of all codes, from 21 to 177.
  package static let sides = QRVersion.all.map(\.side)

  /// Black. The palette entries belong to the fixed part of the palette where there is one.
  package static let black = Ink(0x000000, ansi256: 16, ansi16: 0)
  /// White. The palette entries belong to the fixed part of the palette where there is one.
  package static let white = Ink(0xFFFFFF, ansi256: 231, ansi16: 15)

  /// Returns the half blocks of two rows of modules, with the character that is drawn for dark modules or, with
  /// `inverted`, for light modules.
  package func halves(_ column: Int, _ row: Int, inverted: Bool) -> Character {
    switch (self[column, row] != inverted, self[column, row + 1] != inverted) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}

/// Text for a terminal.
extension QRCode {
  /// Returns the lines of the code with its quiet zone. With colours each line is black on white, whatever the colours
  /// of the terminal, and resets the style at its end. Without colours the lines have no escape sequences, and
  /// `onLight` tells whether the terminal draws dark text on a light background. On the opposite background such a
  /// code is inverted, which not every reader accepts.
  public func lines(
    _ depth: ColourDepth, cells: QRCells = .halves, onLight: Bool = false
  ) -> [String] {
    switch cells {
    case .halves: halfLines(depth, onLight)
    case .blanks: blankLines(depth, onLight)
    }
  }

  private func halfLines(_ depth: ColourDepth, _ onLight: Bool) -> [String] {
    let (outer, end) = (Self.quietZone, side + Self.quietZone)
    let start = Self.sequence(Style(ink: Self.black, paper: Self.white), depth)
    // Without colours, an inverted code has the right colours on a dark background.
    let inverted = depth == .none && !onLight
    return stride(from: -outer, to: end, by: 2).map { row in
      let line = String((-outer..<end).map { halves($0, row, inverted: inverted) })
      return depth == .none ? line : start + line + Self.reset
    }
  }

  private func blankLines(_ depth: ColourDepth, _ onLight: Bool) -> [String] {
    let (outer, end) = (Self.quietZone, side + Self.quietZone)
    let dark = Self.sequence(Style(paper: Self.black), depth)
    let light = Self.sequence(Style(paper: Self.white), depth)
    return (-outer..<end).map { row in
      if depth == .none {
        return (-outer..<end).map { self[$0, row] == onLight ? "##" : "  " }.joined()
      }
      var (line, last) = ("", nil as Bool?)
      for column in -outer..<end {
        let isDark = self[column, row]
        if isDark != last { line += isDark ? dark : light }
        last = isDark
        line += "  "
      }
      return line + Self.reset
    }
  }

  private static let reset = "\u{1B}[0m"

  private static func sequence(_ style: Style, _ depth: ColourDepth) -> String {
    var bytes: [UInt8] = []
    Pen(style, depth).write(after: .plain, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
