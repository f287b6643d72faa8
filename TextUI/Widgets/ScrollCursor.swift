/// How far a text is scrolled that is longer than its room.
public struct ScrollCursor: Equatable, Sendable {
  /// The first line that is wanted; where the text has become shorter, the nearest one is shown.
  private var top = 0

  /// Begins at the top.
  public init() {}

  /// Scrolls; false when the key does not scroll. A page may leave some of its last lines in sight.
  public mutating func move(by key: Key, over lines: Int, height: Int, overlap: Int = 0) -> Bool {
    let key = key == .character(" ") ? .pageDown : key
    let last = max(0, lines - height)
    // A page of a list leaves one of its rows in sight.
    let page = max(1, height - overlap) + 1
    guard let line = Rows.moved(min(top, last), by: key, count: last + 1, height: page) else {
      return false
    }
    top = line
    return true
  }

  /// The lines that are shown of so many.
  public func shown(of lines: Int, in height: Int) -> Range<Int> {
    let height = max(0, height)
    let first = min(top, max(0, lines - height))
    return first..<min(lines, first + height)
  }
}
