import Domain

/// A list item of Markdown: `- [ ] milk`, `* milk`, `1. milk`.
struct ListItem {
  /// The text without bullet, number and box; may be empty.
  let text: String
  let isDone: Bool

  /// Parses a line; nil if it is not a list item.
  init?(_ line: [UInt8]) {
    var rest = line.drop(while: ASCII.isBlank)
    let digits = rest.prefix { (48...57).contains($0) }.count
    if (1...9).contains(digits) { rest = rest.dropFirst(digits) }
    guard let mark = rest.popFirst(), (digits > 0 ? ".)" : "-*+").utf8.contains(mark),
      rest.first.map(ASCII.isBlank) ?? true
    else { return nil }
    rest = rest.drop(while: ASCII.isBlank)
    let box = Array(rest.prefix(4))
    let hasBox =
      box.count > 2 && box[0] == UInt8(ascii: "[") && box[2] == UInt8(ascii: "]")
      && (box.count == 3 || ASCII.isBlank(box[3]))
    isDone = hasBox && box[1] | 32 == UInt8(ascii: "x")
    text = Array(rest.dropFirst(hasBox ? 3 : 0)).trimmedText
  }

  /// Whether a text consists of list items only. `head` is the beginning of the text.
  static func isList(_ head: [UInt8]) -> Bool { count(head) { $0 == nil } == 0 && has(head) }

  /// Whether a text has a list item.
  static func has(_ head: [UInt8]) -> Bool { count(head) { $0 != nil } > 0 }

  private static func count(_ head: [UInt8], _ isCounted: (ListItem?) -> Bool) -> Int {
    var head = head
    // The last line of the beginning may be cut.
    if head.count >= ImportFile.headSize, let end = head.lastIndex(of: ASCII.newline) {
      head.removeSubrange(end...)
    }
    var lines = LineStream(MemorySource(head))
    var count = 0
    do throws(ImportFailure) {
      while let line = try lines.next() {
        if !line.isBlankLine, isCounted(ListItem(line)) { count += 1 }
      }
    } catch { return 0 }
    return count
  }
}
