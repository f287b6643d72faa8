/// A title as shops write it, with its subtitle behind a dash.
public struct BookTitle: Equatable, Sendable {
  public let title: String
  public let subtitle: String?

  /// Parts a title at the first dash between blanks; all that follows is the subtitle.
  public init(_ written: String) {
    guard let dash = Self.dash(in: written) else {
      self.init(title: Text.trimmed(written), subtitle: nil)
      return
    }
    let first = Text.trimmed(String(written[..<dash]))
    let rest = Text.trimmed(String(written[written.index(dash, offsetBy: 3)...]))
    // A title that is all subtitle is none.
    self.init(title: first.isEmpty ? rest : first, subtitle: first.isEmpty ? nil : rest)
  }

  private init(title: String, subtitle: String?) {
    self.title = title
    self.subtitle = subtitle.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Where a blank, a dash and a blank follow each other.
  private static func dash(in text: String) -> String.Index? {
    var place = text.startIndex
    while place < text.endIndex {
      if text[place...].hasPrefix(" - ") { return place }
      place = text.index(after: place)
    }
    return nil
  }
}
