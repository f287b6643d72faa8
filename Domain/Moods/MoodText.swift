/// How long the words of a feeling may be.
extension MoodRecord {
  /// How long a text may be that is typed on the gauge.
  public static let textLimit = TextLimit.cells(500)
  /// The most lines of such a text.
  public static let lineLimit = 15
  /// The longest entry, in bytes.
  public static let entryLimit = 4 << 20

  /// Accepts what somebody wrote about a feeling.
  public static func text(_ raw: String) throws(MoodRefusal) -> MultilineText {
    let passage = try accepted(raw, limit: textLimit)
    if !isShort(passage) { throw .tooManyLines(limit: lineLimit) }
    return passage
  }

  /// Accepts an entry, which is as long as what somebody has to say.
  public static func entry(_ raw: String) throws(MoodRefusal) -> MultilineText {
    if raw.utf8.count > entryLimit { throw .entryTooLong(limit: entryLimit) }
    return try accepted(raw, limit: .characters(entryLimit))
  }

  /// Whether its words are longer than what is typed on the gauge, so that lists show their
  /// beginning.
  public var isLong: Bool {
    guard let text else { return false }
    return text.text.utf8.count > Self.textLimit.count * 4
      || Self.textLimit.length(of: text.text) > Self.textLimit.count || !Self.isShort(text)
  }

  /// Accepts other words for it: an entry, and whatever was long already, may be long.
  func rewritten(_ raw: String) throws(MoodRefusal) -> MultilineText {
    level == nil || isLong ? try Self.entry(raw) : try Self.text(raw)
  }

  private static func isShort(_ passage: MultilineText) -> Bool {
    passage.text.utf8.count(where: { $0 == 10 }) < lineLimit
  }

  private static func accepted(_ raw: String, limit: TextLimit) throws(MoodRefusal) -> MultilineText
  {
    do throws(TextRefusal) { return try MultilineText(raw, limit: limit) } catch {
      switch error {
      case .empty: throw .textEmpty
      case .tooLong(let limit): throw .textTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter
      }
    }
  }
}
