/// A random-access byte stream over a file that may not fit in memory, or over bytes in memory. Any range can be read
/// any number of times.
public struct ByteStream {
  /// The number of bytes when the stream was opened.
  public let count: Int
  private let read: (_ offset: Int, _ atMost: Int) -> [UInt8]
  private let fault: () -> FileFailure?

  /// Creates a stream from two closures. `read` must return no bytes beyond the end, or after an error; `failure`
  /// returns that error.
  public init(
    count: Int, read: @escaping (_ offset: Int, _ atMost: Int) -> [UInt8],
    failure: @escaping () -> FileFailure?
  ) {
    self.count = count
    self.read = read
    fault = failure
  }

  public init(_ bytes: [UInt8]) {
    self.init(
      count: bytes.count,
      read: { offset, most in
        offset < bytes.count ? Array(bytes[offset..<min(bytes.count, offset + most)]) : []
      }, failure: { nil })
  }

  /// Reads up to `most` bytes at an offset; empty beyond the end or after an error.
  public func piece(from offset: Int, atMost most: Int) -> [UInt8] { read(offset, most) }

  /// The error of an earlier read; nil if every read succeeded. After an error, the bytes read are incomplete.
  public var failure: FileFailure? { fault() }

  /// Returns the same stream with progress reports. `before` bytes of `whole` were already processed.
  public func tracked(by progress: ImportProgress, after before: Int = 0, of whole: Int? = nil)
    -> ByteStream
  {
    let whole = max(whole ?? 0, before + count)
    return ByteStream(
      count: count,
      read: { offset, most in
        let piece = read(offset, most)
        progress.report(min(whole, before + offset + piece.count), of: whole)
        return piece
      }, failure: fault)
  }
}

/// Receives progress reports of a long operation (progress callback). Reports are frequent, so the receiver must be
/// fast.
public struct ImportProgress {
  private let hear: (_ done: Int, _ whole: Int) -> Void
  private let check: () -> Bool

  /// A receiver that ignores all reports.
  public static var unheard: ImportProgress { ImportProgress { _, _ in } }

  /// Creates a receiver. `hear` gets the completed and total amounts; `isStopped` returns whether the operation was
  /// cancelled.
  public init(
    _ hear: @escaping (_ done: Int, _ whole: Int) -> Void,
    isStopped check: @escaping () -> Bool = { false }
  ) {
    self.hear = hear
    self.check = check
  }

  /// Whether the operation was cancelled. The operation must check this and stop.
  public var isStopped: Bool { check() }

  /// Reports the completed and total amounts.
  public func report(_ done: Int, of whole: Int) { hear(done, whole) }
}
