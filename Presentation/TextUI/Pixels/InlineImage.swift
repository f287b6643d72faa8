/// Encodes an image for iTerm2, as a PNG file in one command with its size in cells.
package enum InlineImage {
  /// Returns the command that draws an image at the cursor.
  package static func bytes(of image: PixelGrid, in size: Size) -> [UInt8] {
    let file = PNG.file(of: image)
    let head =
      "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(size.columns);height=\(size.rows);"
      + "preserveAspectRatio=0;doNotMoveCursor=1:"
    return Array(head.utf8) + TerminalSequences.base64(file) + [0x07]
  }
}
