/// The scroll position of a text that is longer than its area.
public struct ScrollCursor: Equatable, Sendable {
  /// The first visible line. It is clamped when used, because the text may have become shorter.
  private var top = 0

  /// Creates a cursor at the top of the text.
  public init() {}

  /// Scrolls by a key; returns false if the key does not scroll. `overlap` is the number of lines that stay visible
  /// after paging.
  public mutating func move(by key: Key, over lines: Int, height: Int, overlap: Int = 0) -> Bool {
    let key = key == .character(" ") ? .pageDown : key
    let last = max(0, lines - height)
    // `Rows.moved` keeps one row of the old page; the added 1 cancels that.
    let page = max(1, height - overlap) + 1
    guard let line = Rows.moved(min(top, last), by: key, count: last + 1, height: page) else {
      return false
    }
    top = line
    return true
  }

  /// Returns the indices of the visible lines, given the number of lines and the height.
  public func shown(of lines: Int, in height: Int) -> Range<Int> {
    let height = max(0, height)
    let first = min(top, max(0, lines - height))
    return first..<min(lines, first + height)
  }
}
