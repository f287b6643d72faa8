import Domain

/// One block of a Kindle clippings file: title line, heading with position and date, and words.
struct KindleBlock: Equatable {
  let line: Int
  let title: String
  let heading: String
  let words: String
  /// Whether the block ends with its separator line.
  let isWhole: Bool
  /// Whether the words exceed `KindleBlocks.longest`. If so, `words` is empty.
  let isTooLong: Bool
}

/// Reads the blocks of a clippings file one by one. Each block ends with a line of at least ten equals signs. Byte
/// order marks may occur at the beginning of any line, since some programs write them there.
struct KindleBlocks {
  /// The size limit of the words of a block, in bytes.
  static let longest = 4 << 20

  private var reader: ByteReader
  private var line = 0

  init(_ source: any ByteSource) { reader = ByteReader(source) }

  /// Returns the next non-empty block; nil at the end of the file.
  mutating func next() throws(ImportFailure) -> KindleBlock? {
    var head: [String] = []
    var (first, size) = (0, 0)
    var words: [[UInt8]] = []
    var isAny = false
    while let bytes = try nextLine() {
      if Self.isEnd(bytes) {
        if !isAny { continue }
        return block(first, head, words, size, isWhole: true)
      }
      let isBlank = bytes.allSatisfy(ASCII.isBlank)
      if head.isEmpty, isBlank { continue }
      if !isAny { first = line }
      isAny = true
      if head.count < 2, !isBlank || head.count == 1 {
        head.append(Text.trimmed(String(decoding: bytes.prefix(4096), as: UTF8.self)))
      } else {
        size += bytes.count + 1
        if size <= Self.longest { words.append(bytes) }
      }
    }
    return isAny ? block(first, head, words, size, isWhole: false) : nil
  }

  private func block(
    _ first: Int, _ head: [String], _ words: [[UInt8]], _ size: Int, isWhole: Bool
  ) -> KindleBlock {
    let isTooLong = size > Self.longest
    let text = String(decoding: Array(words.joined(separator: [ASCII.newline])), as: UTF8.self)
    return KindleBlock(
      line: first, title: head.first ?? "", heading: head.count > 1 ? head[1] : "",
      words: isTooLong ? "" : Text.trimmed(text), isWhole: isWhole, isTooLong: isTooLong)
  }

  static func isEnd(_ line: [UInt8]) -> Bool {
    let signs = ASCII.trimmed(line[...])
    return signs.count >= 10 && signs.count <= 40 && signs.allSatisfy { $0 == ASCII.equals }
  }

  /// Returns the next line without its line break and byte order marks; nil at the end of the file.
  private mutating func nextLine() throws(ImportFailure) -> [UInt8]? {
    guard try reader.peek() != nil else { return nil }
    var bytes: [UInt8] = []
    try reader.consume(into: &bytes, atMost: Self.longest) {
      $0 == ASCII.newline || $0 == ASCII.carriageReturn
    }
    line += 1
    if try reader.consume() == ASCII.carriageReturn, try reader.peek() == ASCII.newline {
      reader.pass()
    }
    while bytes.starts(with: ASCII.byteOrderMark) { bytes.removeFirst(3) }
    return bytes
  }
}
