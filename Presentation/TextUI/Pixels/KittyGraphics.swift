/// The commands of kitty's graphics protocol, with replies disabled except for `question`.
package enum KittyGraphics {
  /// The maximum number of Base64 bytes per command.
  private static let chunk = 4096

  /// Returns the command that transmits an image under an id without showing it.
  package static func send(_ image: PixelGrid, as number: UInt32) -> [UInt8] {
    commands(PNG.file(of: image), "a=t,f=100,q=2,i=\(number)")
  }

  /// Returns the command that transmits an image to be shown by placeholders. `size` is the area in cells.
  package static func sendVirtual(_ image: PixelGrid, as number: UInt32, in size: Size) -> [UInt8] {
    commands(
      PNG.file(of: image),
      "a=T,U=1,f=100,q=2,i=\(number),c=\(size.columns),r=\(size.rows)")
  }

  /// Returns the command that shows a transmitted image at the cursor, without moving the cursor. `size` is the area in
  /// cells.
  package static func show(_ image: UInt32, as placement: UInt32, in size: Size) -> [UInt8] {
    command("a=p,q=2,C=1,i=\(image),p=\(placement),c=\(size.columns),r=\(size.rows)")
  }

  /// Returns the command that deletes a placement but not its image.
  package static func remove(_ placement: UInt32, of image: UInt32) -> [UInt8] {
    command("a=d,d=i,q=2,i=\(image),p=\(placement)")
  }

  /// Returns the command that deletes an image and all its placements.
  package static func forget(_ image: UInt32) -> [UInt8] { command("a=d,d=I,q=2,i=\(image)") }

  /// The command that deletes all visible placements on the screen, and their images.
  package static let forgetAll = command("a=d,d=A,q=2")

  /// The command that queries support for the protocol by sending one pixel that is not stored.
  package static let question = command("i=31,s=1,v=1,a=q,t=d,f=24", "AAAA")

  private static func command(_ keys: String, _ content: String = "") -> [UInt8] {
    Array("\u{1B}_G\(keys)\(content.isEmpty ? "" : ";")\(content)\u{1B}\\".utf8)
  }

  private static func commands(_ file: [UInt8], _ keys: String) -> [UInt8] {
    let letters = TerminalSequences.base64(file)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count + 64)
    for start in stride(from: 0, to: letters.count, by: chunk) {
      let end = min(start + chunk, letters.count)
      let more = end < letters.count ? 1 : 0
      bytes.append(contentsOf: "\u{1B}_G\(start == 0 ? keys + "," : "q=2,")m=\(more);".utf8)
      bytes.append(contentsOf: letters[start..<end])
      bytes.append(contentsOf: [0x1B, UInt8(ascii: "\\")])
    }
    return bytes
  }
}

/// Wrapping of escape sequences that tmux passes through to the outer terminal.
package enum Passthrough {
  /// Wraps each command separately, so that tmux does not interpret it.
  package static func tmux(_ commands: [UInt8]) -> [UInt8] {
    var wrapped: [UInt8] = []
    var isOpen = false
    for (index, byte) in commands.enumerated() {
      if !isOpen {
        wrapped.append(contentsOf: "\u{1B}Ptmux;".utf8)
        isOpen = true
      }
      if byte == 0x1B { wrapped.append(0x1B) }
      wrapped.append(byte)
      if byte == UInt8(ascii: "\\"), index > 0, commands[index - 1] == 0x1B {
        wrapped.append(contentsOf: "\u{1B}\\".utf8)
        isOpen = false
      }
    }
    if isOpen { wrapped.append(contentsOf: "\u{1B}\\".utf8) }
    return wrapped
  }
}
