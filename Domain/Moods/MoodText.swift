/// Limits on the words of a feeling.
extension MoodRecord {
  /// The maximum length of the words of a feeling with a level.
  public static let textLimit = TextLimit.cells(500)
  /// The maximum number of lines of the words of a feeling with a level.
  public static let lineLimit = 15
  /// The maximum length of a diary entry in bytes.
  public static let entryLimit = 4 << 20

  /// Validates the words of a feeling with a level.
  public static func text(_ raw: String) throws(MoodRefusal) -> MultilineText {
    let passage = try accepted(raw, limit: textLimit)
    if !isShort(passage) { throw .tooManyLines(limit: lineLimit) }
    return passage
  }

  /// Validates the text of a diary entry, which may be much longer than the words of a feeling with a level.
  public static func entry(_ raw: String) throws(MoodRefusal) -> MultilineText {
    if raw.utf8.count > entryLimit { throw .entryTooLong(limit: entryLimit) }
    return try accepted(raw, limit: .characters(entryLimit))
  }

  /// Whether the words exceed `textLimit` or `lineLimit`. Such words are shortened in lists.
  public var isLong: Bool {
    guard let text else { return false }
    return text.text.utf8.count > Self.textLimit.count * 4
      || Self.textLimit.length(of: text.text) > Self.textLimit.count || !Self.isShort(text)
  }

  /// Validates changed words. The words of a diary entry, and words that are long already, may exceed `textLimit` and
  /// `lineLimit`.
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
