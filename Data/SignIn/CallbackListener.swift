import Domain

/// Waits on the loopback interface for the browser's redirect. Browsers also request icons, or open connections in
/// advance and send nothing. So several connections are served concurrently, each with a short timeout.
struct CallbackListener: ~Copyable {
  private let port: CallbackPort
  private var callers: [CallbackCaller] = []
  private let words: BrowserWords

  /// The maximum number of open connections. A further connection closes the oldest one.
  private static let mostCallers = 32

  /// Listens on a port, or on any free port if `port` is nil.
  init(port: Int?, words: BrowserWords) throws(SignInFailure) {
    guard let opened = CallbackPort.open(port) else { throw .noPort(port) }
    self.port = opened
    self.words = words
  }

  var number: Int { Int(port.number) }

  /// Passes requests to `answer` until it returns a result; nil on timeout.
  mutating func wait<Result>(
    until deadline: Deadline, _ cancellation: Cancellation?,
    _ answer: (CallbackRequest) -> (page: CallbackPage, result: Result?)
  ) throws(SignInFailure) -> Result? {
    while deadline.left > 0 {
      if cancellation?.isCancelled == true { throw .cancelled }
      let timeout = min(deadline.left, cancellation == nil ? 1_000 : Deadline.longestWait)
      let ready = CallbackPort.ready(
        [port.descriptor] + callers.map(\.descriptor), within: timeout)
      for caller in callers where ready.contains(caller.descriptor) {
        let mayGoOn = caller.listen()
        if let result = attend(to: caller, mayGoOn, answer) { return result }
      }
      callers.removeAll { $0.deadline.left == 0 }
      guard ready.contains(port.descriptor) else { continue }
      if let caller = port.caller() {
        if callers.count >= Self.mostCallers { callers.removeFirst() }
        callers.append(caller)
      } else {
        // The connection is closed already, or the process has no file descriptor left.
        Pause.milliseconds(5)
      }
    }
    return nil
  }

  /// Processes the bytes that one connection has sent so far. Returns the result of `answer`; nil if the request is
  /// incomplete or refused, or has no result.
  private mutating func attend<Result>(
    to caller: CallbackCaller, _ mayGoOn: Bool,
    _ answer: (CallbackRequest) -> (page: CallbackPage, result: Result?)
  ) -> Result? {
    var result: Result?
    switch CallbackRequest.read(caller.heard) {
    case .unfinished:
      if mayGoOn { return nil }
    case .refused(let status):
      say(CallbackPage(status: status, text: words.nothingHere), to: caller)
    case .whole(let request):
      let (page, found) = answer(request)
      say(page, to: caller)
      result = found
    }
    callers.removeAll { $0 === caller }
    return result
  }

  private func say(_ page: CallbackPage, to caller: CallbackCaller) {
    var page = page
    page.language = words.language
    caller.say(page.bytes)
  }
}
