import Domain

/// The stretch of some bytes that is being read (sliding window). Places are those in all the bytes;
/// what stands before `floor` may be gone. Bytes that are in memory are all there at any time.
struct ByteWindow {
  /// The bytes that are held; of bytes in memory all.
  private(set) var held: [UInt8]
  private var base: Int
  private var end: Int
  private let stream: ByteStream?
  private var isWhole: Bool
  /// Nothing before this place is asked for again.
  var floor: Int

  /// How many bytes are read at once.
  static let piece = 1 << 16

  /// All of some bytes.
  init(_ bytes: [UInt8]) {
    held = bytes
    (base, floor, end) = (0, 0, bytes.count)
    stream = nil
    isWhole = true
  }

  /// Bytes that come as they are needed, from a place on.
  init(_ stream: ByteStream, from place: Int = 0) {
    held = []
    (base, floor, end) = (place, place, place)
    self.stream = stream
    isWhole = false
  }

  /// Whether there is a byte at a place.
  @inline(__always) mutating func has(_ place: Int) -> Bool { place < end || load(place) }

  /// The byte at a place there is.
  @inline(__always) subscript(place: Int) -> UInt8 { held[place &- base] }

  /// Bytes that are held.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    held[(range.lowerBound - base)..<(range.upperBound - base)]
  }

  /// How long the mark is that some programs put before everything else.
  var markLength: Int {
    mutating get {
      guard has(2), self[0] == 0xEF, self[1] == 0xBB, self[2] == 0xBF else { return 0 }
      return 3
    }
  }

  private mutating func load(_ place: Int) -> Bool {
    guard !isWhole, let stream else { return false }
    let kept = max(base, min(floor, end))
    held.removeFirst(kept - base)
    base = kept
    while place >= end {
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
