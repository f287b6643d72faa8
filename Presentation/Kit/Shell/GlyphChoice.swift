package import TextUI

extension Glyphs {
  /// Chooses the glyphs that the terminal supports: ASCII if the locale or the terminal requires it. Without colours,
  /// pictures are drawn with letters.
  package static func chosen(from environment: (String) -> String?) -> Glyphs {
    var glyphs = signs(from: environment)
    glyphs.pictures = Rendition(ColourDepth.chosen(from: environment), isASCII: glyphs == .ascii)
    return glyphs
  }

  private static func signs(from environment: (String) -> String?) -> Glyphs {
    let terminal = environment("TERM") ?? ""
    if terminal == "dumb" || terminal.hasPrefix("vt") { return .ascii }
    return isASCIIOnly(environment) ? .ascii : .unicode
  }

  /// Returns whether the locale does not use UTF-8. If no locale is set, UTF-8 is assumed.
  package static func isASCIIOnly(_ environment: (String) -> String?) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    guard let locale else { return false }
    // Bytes are compared, because searching in strings takes longer than the rest of a short command.
    let letters = locale.utf8.map { $0 | 0x20 }.filter { $0 != UInt8(ascii: "-") }
    let wanted = Array("utf8".utf8)
    return !letters.indices.contains { letters[$0...].starts(with: wanted) }
  }
}
