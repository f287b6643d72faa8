/// Parses mouse reports.
package enum MouseReading {
  /// Parses the SGR encoding: `CSI < button ; column ; row M`, or `m` for a release. Returns nil for other sequences.
  package static func modern(_ sequence: ControlSequence, final: UInt8) -> Mouse? {
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M"), sequence.parameters.count == 3
    else { return nil }
    return mouse(
      sequence.number(0, or: -1), column: sequence.number(1, or: 0),
      row: sequence.number(2, or: 0), isRelease: isRelease)
  }

  /// Parses the rxvt encoding: `CSI button ; column ; row M`, with an offset of 32 on the button. Returns nil for other
  /// sequences.
  package static func rxvt(_ sequence: ControlSequence) -> Mouse? {
    guard sequence.parameters.count == 3 else { return nil }
    let button = sequence.number(0, or: 0) - 32
    return mouse(
      button, column: sequence.number(1, or: 0), row: sequence.number(2, or: 0),
      isRelease: button & 3 == 3 && button & 96 == 0)
  }

  /// Parses the X10 encoding: `CSI M` and three bytes, each with an offset of 32. Returns nil for other sequences.
  package static func old(_ bytes: [UInt8]) -> Mouse? {
    guard bytes.count == 3 else { return nil }
    let button = Int(bytes[0]) - 32
    return mouse(
      button, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32,
      isRelease: button & 3 == 3 && button & 96 == 0)
  }

  /// Returns the mouse event for a button code and a position, whose coordinates start at 1; nil unless the event is of
  /// the first button or of the wheel.
  private static func mouse(_ code: Int, column: Int, row: Int, isRelease: Bool) -> Mouse? {
    guard code >= 0, column > 0, row > 0 else { return nil }
    let position = Point(column: column - 1, row: row - 1)
    let button = code & ~28
    switch button {
    case _ where isRelease: return button == 0 || button == 3 ? Mouse(.release, position) : nil
    case 0: return Mouse(.press, position)
    case 32: return Mouse(.drag, position)
    case 64: return Mouse(.wheelUp, position)
    case 65: return Mouse(.wheelDown, position)
    default: return nil
    }
  }
}
