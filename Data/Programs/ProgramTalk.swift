import Domain
import Glibc

/// The talk with a running program: what it reads is handed to it and what it writes is taken, in
/// whichever order it likes. It is over when all is said, or goes on by question and answer.
struct ProgramTalk: ~Copyable {
  /// How a talk ends, or comes to a rest: it has said enough.
  enum End { case over, enough, tooMuch, tooSlow, cancelled }

  /// How much of its complaints is kept; the rest is taken and forgotten.
  private static let longestComplaint = 1 << 12
  /// How many pieces that lie there already are still taken when the time is over: whoever was
  /// stopped for a while finds the answer waiting.
  private static let lastPieces = 64

  private var input: OpenFile?
  private var output: OpenFile?
  private var errors: OpenFile?
  private var toSay: ArraySlice<UInt8>
  private let limit: Int
  private let cancellation: Cancellation?
  /// Whether more may be said when all is said.
  private var mayGoOn: Bool
  private var piece = [UInt8](repeating: 0, count: 1 << 16)
  /// What the program wrote.
  private(set) var said: [UInt8] = []
  /// The beginning of what it wrote to its standard error.
  private(set) var complaints: [UInt8] = []

  /// Begins a talk over Haru's ends of the three streams. Where it may go on, the program's input
  /// stays open when all is said.
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

  /// Adds to what the program is told.
  mutating func add(_ bytes: [UInt8]) { toSay = toSay.isEmpty ? bytes[...] : toSay + bytes }

  /// Hands out what the program said first, of which there has to be as much.
  mutating func consume(_ count: Int) -> [UInt8] {
    let first = Array(said.prefix(count))
    said.removeFirst(first.count)
    return first
  }

  /// Says nothing more.
  mutating func fallSilent() {
    mayGoOn = false
    toSay = []
    input = nil
  }

  /// Talks until the program has closed all streams, said too much or taken too long, or nobody
  /// wants to hear it any more; or until it was told all and has said as much as is wanted, or will
  /// say nothing more.
  mutating func goOn(until deadline: Deadline, wanting wanted: Int? = nil) -> End {
    if toSay.isEmpty, !mayGoOn { input = nil }
    var lastPieces = Self.lastPieces
    while true {
      if let wanted {
        if said.count >= wanted, toSay.isEmpty || input == nil { return .enough }
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
      let wait = cancellation == nil ? left : min(left, Deadline.glance)
      let count = unsafe poll(&watched, nfds_t(watched.count), Int32(clamping: wait))
      if count < 0 && errno != EINTR { return .tooSlow }
      if left == 0 {
        lastPieces -= 1
        if count <= 0 || lastPieces == 0 { return .tooSlow }
      }
      guard count > 0 else { continue }
      for file in watched where file.revents != 0 { attend(to: file.fd) }
      if said.count > limit { return .tooMuch }
    }
  }

  /// The same until what was said ends with a line, behind which the program is silent.
  mutating func goOn(until deadline: Deadline, endingWith line: [UInt8]) -> End {
    while true {
      let end = goOn(until: deadline, wanting: said.count + 1)
      guard end == .enough else { return end }
      let before = said.count - line.count
      guard before >= 0, said[before...].elementsEqual(line) else { continue }
      if before == 0 || said[before - 1] == ASCII.newline { return .enough }
    }
  }

  private mutating func attend(to number: Int32) {
    if number == input?.number {
      if !say(to: number), !(mayGoOn && toSay.isEmpty) { input = nil }
    } else if number == output?.number {
      guard let count = listen(to: number) else { return output = nil }
      said += piece[..<count]
    } else {
      guard let count = listen(to: number) else { return errors = nil }
      complaints += piece[..<min(count, Self.longestComplaint - complaints.count)]
    }
  }

  /// Hands on what the program takes at once; false when all is said or nobody listens.
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

  /// Takes what there is; nothing when there will never be more.
  private mutating func listen(to number: Int32) -> Int? {
    let count = unsafe piece.withUnsafeMutableBytes {
      unsafe read(number, $0.baseAddress, $0.count)
    }
    if count > 0 { return count }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : nil
  }
}
