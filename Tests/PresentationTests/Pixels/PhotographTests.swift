import Support
import Testing

@testable import TextUI

/// F-24: tests that compare screenshots of real terminals with the drawings.
@Suite(.serialized) struct `A photograph of a real terminal` {
  private static let size = Size(columns: 20, rows: 9)
  private static let drawing = PixelPicture(
    PixelSample.sketch(), in: Area(column: 0, row: 0, columns: 20, rows: 9)
  ).pixels(cell: .standard)

  /// Returns the smallest difference between the drawing and several screenshots of the terminal.
  /// Stops at the first difference of at most 0.06.
  private func difference(_ terminal: [String], _ bytes: [UInt8]) throws -> Double {
    let screen = try UnseenScreen()
    try screen.start(terminal, showing: bytes)
    var least = 1.0
    _ = try Polling.until(every: 300_000) {
      least = min(least, try screen.photograph()?.difference(from: Self.drawing) ?? 1)
      return least <= 0.06
    }
    return least
  }

  @Test(.enabled(if: Photograph.canShow("xterm"), "xterm, xwd, netpbm or Xvfb is not installed"))
  func `shows the drawing that xterm was sent in sixels`() throws {
    let error = try difference(
      [
        "xterm", "-ti", "vt340", "-xrm", "XTerm*numColorRegisters: 256", "-bg", "black", "-fg",
        "black", "-b", "0", "-bw", "0", "-e",
      ], Sixel.bytes(of: Self.drawing))
    #expect(error <= 0.06)
  }

  @Test(.enabled(if: Photograph.canShow("kitty"), "kitty, xwd, netpbm or Xvfb is not installed"))
  func `shows the drawing that kitty was sent`() throws {
    let error = try difference(
      [
        "kitty", "--config", "NONE", "-o", "update_check_interval=0", "-o", "background=#000000",
        "-o", "cursor_blink_interval=0",
      ],
      KittyGraphics.send(Self.drawing, as: 9) + KittyGraphics.show(9, as: 9, in: Self.size))
    #expect(error <= 0.06)
  }
}
