package import Domain

/// What the screens learned from each terminal: its background and the block characters that it draws. Commands never
/// ask the terminal, so they draw with what is kept here. Unreadable files count as missing.
package struct TerminalMemory: Sendable {
  private let folder: PrivateFolder
  /// The name of the file of the terminal.
  private let name: String

  /// Opens the memory of a terminal, named as in the environment.
  package init(folder: String, terminal: String) {
    self.folder = PrivateFolder(path: folder)
    let signs = terminal.unicodeScalars.filter {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
    }
    name = "terminal-" + String(String.UnicodeScalarView(signs.prefix(40)))
  }

  /// The background, and the name of the block characters; nil if nothing is known of the terminal.
  package var known: (ground: RGB, blocks: String)? {
    guard let bytes = folder.read(name, limit: 64) else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 2, words[0].utf8.count == 7,
      let number = UInt32(words[0].dropFirst(), radix: 16)
    else { return nil }
    return (RGB(number), String(words[1]))
  }

  package func keep(ground: RGB, blocks: String) {
    if let known, known == (ground, blocks) { return }
    folder.write(Array("\(ground.hex) \(blocks)\n".utf8), to: name)
  }
}
