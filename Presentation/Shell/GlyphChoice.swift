extension Glyphs {
  /// The signs a terminal can show: plain ones where the locale or the terminal knows no others.
  /// Without colours pictures are made of letters.
  public static func chosen(from environment: (String) -> String?) -> Glyphs {
    var glyphs = signs(from: environment)
    glyphs.pictures = Rendition(ColourDepth.chosen(from: environment), isASCII: glyphs == .ascii)
    return glyphs
  }

  private static func signs(from environment: (String) -> String?) -> Glyphs {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    let terminal = environment("TERM") ?? ""
    if terminal == "dumb" || terminal.hasPrefix("vt") { return .ascii }
    guard let locale else { return .unicode }
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }
}
