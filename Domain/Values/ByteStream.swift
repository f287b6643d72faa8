/// Bytes that are read piece by piece (random-access stream), from any place and as often as wanted:
/// those of a file that may be longer than memory is to hold, or those that are in memory anyway.
public struct ByteStream {
  /// How many there were when it was opened.
  public let count: Int
  private let read: (_ place: Int, _ atMost: Int) -> [UInt8]
  private let fault: () -> FileFailure?

  /// Reads by a closure that gives nothing behind the end, and from then on where something failed,
  /// which the other one tells.
  public init(
    count: Int, read: @escaping (_ place: Int, _ atMost: Int) -> [UInt8],
    failure: @escaping () -> FileFailure?
  ) {
    self.count = count
    self.read = read
    fault = failure
  }

  /// Bytes that are in memory.
  public init(_ bytes: [UInt8]) {
    self.init(
      count: bytes.count,
      read: { place, most in
        place < bytes.count ? Array(bytes[place..<min(bytes.count, place + most)]) : []
      }, failure: { nil })
  }

  /// A few bytes from a place on; nothing behind the end.
  public func piece(from place: Int, atMost most: Int) -> [UInt8] { read(place, most) }

  /// What went wrong, if anything did: then what was read is not all there is.
  public var failure: FileFailure? { fault() }

  /// The same bytes, while somebody hears how far they were read. Before them so many others were
  /// read, of so many in all.
  public func heard(by progress: ImportProgress, after before: Int = 0, of whole: Int? = nil)
    -> ByteStream
  {
    let whole = max(whole ?? 0, before + count)
    return ByteStream(
      count: count,
      read: { place, most in
        let piece = read(place, most)
        progress.tell(min(whole, before + place + piece.count), of: whole)
        return piece
      }, failure: fault)
  }
}

/// Hears how far something long has come (progress callback). It is told often, and has to be quick.
public struct ImportProgress {
  private let hear: (_ done: Int, _ whole: Int) -> Void
  private let look: () -> Bool

  /// Nobody hears it.
  public static var unheard: ImportProgress { ImportProgress { _, _ in } }

  /// Passes on what is done of how much, and knows whether somebody does not want it any more.
  public init(
    _ hear: @escaping (_ done: Int, _ whole: Int) -> Void,
    isStopped look: @escaping () -> Bool = { false }
  ) {
    self.hear = hear
    self.look = look
  }

  /// Whether whoever hears it does not want any more of it (cancellation).
  public var isStopped: Bool { look() }

  /// So much is done of how much there is.
  public func tell(_ done: Int, of whole: Int) { hear(done, whole) }
}
