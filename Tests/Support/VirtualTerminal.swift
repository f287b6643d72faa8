import CVTerm
import PresentationKit
import TextUI

/// A terminal emulator in memory, which shows a test what a real terminal would show.
package final class VirtualTerminal {
  /// A cell as the emulator shows it.
  package struct Seen: Equatable {
    /// The character; a space if nothing was drawn.
    package var text = " "
    /// The width of the character in cells.
    package var width = 1
    /// The text colour.
    package var ink = Colour.own
    /// The background colour.
    package var paper = Colour.own
    /// The text attributes. The emulator does not support `dim`.
    package var marks: Style.Attributes = []
  }

  /// A colour as the program set it: the default colour, a palette number or RGB.
  package enum Colour: Equatable {
    case own
    case palette(UInt8)
    case mixed(UInt8, UInt8, UInt8)
  }

  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>

  /// The last value of each terminal property, such as the visibility of the cursor, by property number. Titles are not
  /// recorded.
  fileprivate var switches: [UInt32: Int32] = [:]
  /// The number of lines that scrolled off the top of the screen.
  package fileprivate(set) var scrolls = 0

  /// Creates an emulator of a size, which must be at least one cell.
  package init(_ size: Size) {
    terminal = vterm_new(Int32(size.rows), Int32(size.columns))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    vterm_screen_enable_altscreen(screen, 1)
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, user in
      guard let user, let value, property != VTERM_PROP_TITLE, property != VTERM_PROP_ICONNAME
      else { return 1 }
      VirtualTerminal.of(user).switches[property.rawValue] = value.pointee.boolean
      return 1
    }
    callbacks.pointee.sb_pushline = { _, _, user in
      if let user { VirtualTerminal.of(user).scrolls += 1 }
      return 1
    }
    vterm_screen_set_callbacks(screen, callbacks, Unmanaged.passUnretained(self).toOpaque())
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  private static func of(_ user: UnsafeMutableRawPointer) -> VirtualTerminal {
    Unmanaged<VirtualTerminal>.fromOpaque(user).takeUnretainedValue()
  }

  /// Processes the output of a program.
  package func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes {
      _ = vterm_input_write(terminal, $0.bindMemory(to: CChar.self).baseAddress, bytes.count)
    }
  }

  /// The position of the cursor, from 0.
  package var cursor: Point {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return Point(column: Int(position.col), row: Int(position.row))
  }

  /// Whether the cursor is visible.
  package var showsCursor: Bool { switches[VTERM_PROP_CURSORVISIBLE.rawValue] != 0 }

  /// Whether the alternate screen is active, which leaves the lines of the shell unchanged.
  package var isOnAlternateScreen: Bool { switches[VTERM_PROP_ALTSCREEN.rawValue] == 1 }

  /// Returns what the emulator shows in a cell.
  package subscript(column: Int, row: Int) -> Seen {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    var seen = Seen()
    var text = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.chars) {
      for value in $0.bindMemory(to: UInt32.self).prefix(while: { $0 != 0 }) {
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
    }
    if !text.isEmpty { seen.text = String(text) }
    seen.width = Int(cell.width)
    seen.ink = Self.colour(cell.fg)
    seen.paper = Self.colour(cell.bg)
    if cell.attrs.bold != 0 { seen.marks.insert(.bold) }
    if cell.attrs.italic != 0 { seen.marks.insert(.italic) }
    if cell.attrs.underline != 0 { seen.marks.insert(.underline) }
    if cell.attrs.reverse != 0 { seen.marks.insert(.reverse) }
    return seen
  }

  private static func colour(_ colour: VTermColor) -> Colour {
    let type = UInt32(colour.type)
    if type & VTERM_COLOR_DEFAULT_MASK.rawValue != 0 { return .own }
    if type & VTERM_COLOR_TYPE_MASK.rawValue == VTERM_COLOR_INDEXED.rawValue {
      return .palette(colour.indexed.idx)
    }
    return .mixed(colour.rgb.red, colour.rgb.green, colour.rgb.blue)
  }
}
