import Domain
import Platform

/// Exchanges input and output with a running program, in any order and without deadlock. The
/// exchange is either one request, or a dialogue of requests and answers.
struct ProgramTalk: ~Copyable {
  /// Why `goOn` returned. After `enough` it can be called again.
  enum End { case over, enough, tooMuch, tooSlow, cancelled }

  /// The number of bytes of standard error that are stored. Further bytes are read and dropped.
  private static let longestComplaint = 1 << 12
  /// The number of chunks that are still read after the deadline. If Haru itself was suspended, a
  /// complete answer may be waiting in the pipe.
  private static let lastPieces = 64

  private var input: OpenFile?
  private var output: OpenFile?
  private var errors: OpenFile?
  private var toSay: ArraySlice<UInt8>
  private let limit: Int
  private let cancellation: Cancellation?
  /// Whether the input stays open after all queued input is sent.
  private var mayGoOn: Bool
  private var piece = [UInt8](repeating: 0, count: 1 << 16)
  /// The output of the program that was not consumed yet.
  private(set) var received: [UInt8] = []
  /// The beginning of the program's standard error.
  private(set) var complaints: [UInt8] = []

  /// Takes ownership of Haru's ends of the three streams. With `mayGoOn` the program's input stays
  /// open after all queued input is sent.
  init(
    input: consuming OpenFile?, output: consuming OpenFile?, errors: consuming OpenFile?,
    toSay: [UInt8], limit: Int, cancellation: Cancellation? = nil, mayGoOn: Bool = false
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.toSay = toSay[...]
    self.limit = limit
    self.cancellation = cancellation
    self.mayGoOn = mayGoOn
  }

  /// Queues input for the program.
  mutating func add(_ bytes: [UInt8]) { toSay = toSay.isEmpty ? bytes[...] : toSay + bytes }

  /// Removes and returns the first `count` bytes of the output, which must have been received.
  mutating func consume(_ count: Int) -> [UInt8] {
    let first = Array(received.prefix(count))
    received.removeFirst(first.count)
    return first
  }

  /// Drops queued input and closes the program's input.
  mutating func fallSilent() {
    mayGoOn = false
    toSay = []
    input = nil
  }

  /// Exchanges data until the program has closed all streams, a limit or the deadline is reached,
  /// or the call is cancelled. With `wanted` it also returns when all input is sent and that many
  /// bytes of output are received, or no more can come.
  mutating func goOn(until deadline: Deadline, wanting wanted: Int? = nil) -> End {
    if toSay.isEmpty, !mayGoOn { input = nil }
    var lastPieces = Self.lastPieces
    while true {
      if let wanted {
        if received.count >= wanted, toSay.isEmpty || input == nil { return .enough }
        if output == nil { return .over }
      }
      var watched: [pollfd] = []
      if !toSay.isEmpty, let number = input?.number {
        watched.append(pollfd(fd: number, events: Int16(POLLOUT), revents: 0))
      }
      if let number = output?.number {
        watched.append(pollfd(fd: number, events: Int16(POLLIN), revents: 0))
      }
      if let number = errors?.number {
        watched.append(pollfd(fd: number, events: Int16(POLLIN), revents: 0))
      }
      if watched.isEmpty { return .over }
      if cancellation?.isCancelled == true { return .cancelled }
      let left = deadline.left
      let wait = cancellation == nil ? left : min(left, Deadline.longestWait)
      let count = unsafe poll(&watched, nfds_t(watched.count), Int32(clamping: wait))
      if count < 0 && errno != EINTR { return .tooSlow }
      if left == 0 {
        lastPieces -= 1
        if count <= 0 || lastPieces == 0 { return .tooSlow }
      }
      guard count > 0 else { continue }
      for file in watched where file.revents != 0 { attend(to: file.fd) }
      if received.count > limit { return .tooMuch }
    }
  }

  /// Exchanges data until the output ends with this line.
  mutating func goOn(until deadline: Deadline, endingWith line: [UInt8]) -> End {
    while true {
      let end = goOn(until: deadline, wanting: received.count + 1)
      guard end == .enough else { return end }
      let before = received.count - line.count
      guard before >= 0, received[before...].elementsEqual(line) else { continue }
      if before == 0 || received[before - 1] == ASCII.newline { return .enough }
    }
  }

  private mutating func attend(to number: Int32) {
    if number == input?.number {
      if !say(to: number), !(mayGoOn && toSay.isEmpty) { input = nil }
    } else if number == output?.number {
      guard let count = listen(to: number) else { return output = nil }
      received += piece[..<count]
    } else {
      guard let count = listen(to: number) else { return errors = nil }
      complaints += piece[..<min(count, Self.longestComplaint - complaints.count)]
    }
  }

  /// Sends as many bytes as the program accepts without blocking. Returns false if everything is
  /// sent or the program has closed its input.
  private mutating func say(to number: Int32) -> Bool {
    let count = unsafe toSay.withUnsafeBytes {
      unsafe send(
        number, $0.baseAddress, $0.count,
        Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
    if count >= 0 {
      toSay = toSay.dropFirst(count)
    } else {
      return errno == EINTR || errno == EAGAIN
    }
    return !toSay.isEmpty
  }

  /// Reads available data into `piece` and returns its size; nil at the end of the stream.
  private mutating func listen(to number: Int32) -> Int? {
    let count = unsafe piece.withUnsafeMutableBytes {
      unsafe read(number, $0.baseAddress, $0.count)
    }
    if count > 0 { return count }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : nil
  }
}
