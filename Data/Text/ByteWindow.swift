import Domain

/// A sliding window over a byte stream, indexed by offsets in the whole stream. Bytes before `floor` may be discarded,
/// except if the bytes were given in memory.
struct ByteWindow {
  /// The bytes in the window, or all bytes if they were given in memory.
  private(set) var held: [UInt8]
  private var base: Int
  private var end: Int
  private let stream: ByteStream?
  private var isWhole: Bool
  /// The offset before which bytes are no longer needed. The caller raises it.
  var floor: Int

  /// The size of one read, in bytes.
  static let piece = 1 << 16

  /// Makes a window over bytes in memory.
  init(_ bytes: [UInt8]) {
    held = bytes
    (base, floor, end) = (0, 0, bytes.count)
    stream = nil
    isWhole = true
  }

  /// Makes a window over a stream, beginning at an offset.
  init(_ stream: ByteStream, from offset: Int = 0) {
    held = []
    (base, floor, end) = (offset, offset, offset)
    self.stream = stream
    isWhole = false
  }

  /// Returns whether there is a byte at an offset. Reads more bytes if necessary.
  @inline(__always) mutating func has(_ offset: Int) -> Bool { offset < end || load(offset) }

  /// Returns the byte at an offset. Call `has` with the offset before.
  @inline(__always) subscript(_ offset: Int) -> UInt8 { held[offset &- base] }

  /// Returns a range of bytes in the window.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    held[(range.lowerBound - base)..<(range.upperBound - base)]
  }

  /// The length of a byte order mark at the beginning, or 0.
  var markLength: Int {
    mutating get {
      guard has(2), self[0] == 0xEF, self[1] == 0xBB, self[2] == 0xBF else {
        return 0
      }
      return 3
    }
  }

  private mutating func load(_ offset: Int) -> Bool {
    guard !isWhole, let stream else { return false }
    let kept = max(base, min(floor, end))
    held.removeFirst(kept - base)
    base = kept
    while offset >= end {
      let piece = stream.piece(from: end, atMost: Self.piece)
      if piece.isEmpty {
        isWhole = true
        return false
      }
      held += piece
      end += piece.count
    }
    return true
  }
}
