/// The commands of kitty's graphics protocol. None of them is answered.
package enum KittyGraphics {
  /// The most letters of an image that one command holds.
  private static let chunk = 4096

  /// Sends an image under a number, without showing it.
  package static func send(_ image: PixelGrid, as number: UInt32) -> [UInt8] {
    commands(PNG.file(of: image), "a=t,f=100,q=2,i=\(number)")
  }

  /// Sends an image that placeholders of so many cells will show.
  package static func sendVirtual(_ image: PixelGrid, as number: UInt32, in size: Size) -> [UInt8] {
    commands(
      PNG.file(of: image),
      "a=T,U=1,f=100,q=2,i=\(number),c=\(size.columns),r=\(size.rows)")
  }

  /// Shows an image that was sent, over so many cells from the cursor on; the cursor stays.
  package static func place(_ image: UInt32, as placement: UInt32, in size: Size) -> [UInt8] {
    command("a=p,q=2,C=1,i=\(image),p=\(placement),c=\(size.columns),r=\(size.rows)")
  }

  /// Takes one placement away and keeps the image.
  package static func remove(_ placement: UInt32, of image: UInt32) -> [UInt8] {
    command("a=d,d=i,q=2,i=\(image),p=\(placement)")
  }

  /// Takes an image away wherever it is shown, and forgets it.
  package static func forget(_ image: UInt32) -> [UInt8] { command("a=d,d=I,q=2,i=\(image)") }

  /// Takes everything away that is seen on this screen.
  package static let forgetAll = command("a=d,d=A,q=2")

  /// Asks whether the terminal knows the protocol: it is sent one pixel, which it does not keep.
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

/// What tmux hands on to the terminal it runs in.
package enum Passthrough {
  /// Wraps commands, each by itself, so that tmux takes none of them for its own.
  package static func tmux(_ commands: [UInt8]) -> [UInt8] {
    var wrapped: [UInt8] = []
    var isOpen = false
    for (place, byte) in commands.enumerated() {
      if !isOpen {
        wrapped.append(contentsOf: "\u{1B}Ptmux;".utf8)
        isOpen = true
      }
      if byte == 0x1B { wrapped.append(0x1B) }
      wrapped.append(byte)
      if byte == UInt8(ascii: "\\"), place > 0, commands[place - 1] == 0x1B {
        wrapped.append(contentsOf: "\u{1B}\\".utf8)
        isOpen = false
      }
    }
    if isOpen { wrapped.append(contentsOf: "\u{1B}\\".utf8) }
    return wrapped
  }
}
