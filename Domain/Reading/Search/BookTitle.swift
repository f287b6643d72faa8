/// A title as written by shops, with the subtitle after a dash.
public struct BookTitle: Equatable, Sendable {
  public let title: String
  public let subtitle: String?

  /// Splits a title at the first dash between spaces. The rest is the subtitle.
  public init(_ written: String) {
    guard let dash = Self.dash(in: written) else {
      self.init(title: Text.trimmed(written), subtitle: nil)
      return
    }
    let first = Text.trimmed(String(written[..<dash]))
    let rest = Text.trimmed(String(written[written.index(dash, offsetBy: 3)...]))
    // Without a main title the subtitle becomes the title.
    self.init(title: first.isEmpty ? rest : first, subtitle: first.isEmpty ? nil : rest)
  }

  private init(title: String, subtitle: String?) {
    self.title = title
    self.subtitle = subtitle.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the index of the first " - ". Returns nil if there is none.
  private static func dash(in text: String) -> String.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(" - ") { return index }
      index = text.index(after: index)
    }
    return nil
  }
}
