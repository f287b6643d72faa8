import Domain

/// Waits for a browser to come back to this computer. Browsers also come to ask for icons, or open
/// connections in advance and say nothing on them: so several are heard at a time, each with little
/// patience, and none keeps another from being heard.
struct CallbackListener: ~Copyable {
  private let port: CallbackPort
  private var callers: [CallbackCaller] = []
  private let words: BrowserWords

  /// More are not listened to at a time; the one that came first has to go.
  private static let mostCallers = 32

  /// Listens at a port, or at any free one, and answers in the words of a language.
  init(port: Int?, words: BrowserWords) throws(SignInFailure) {
    guard let opened = CallbackPort.open(port) else { throw .noPort(port) }
    self.port = opened
    self.words = words
  }

  /// The number of the port.
  var number: Int { Int(port.number) }

  /// Hands requests to somebody who answers them, until there is a result; nothing when the time is
  /// over.
  mutating func wait<Result>(
    until deadline: Deadline, _ cancellation: Cancellation?,
    _ answer: (CallbackRequest) -> (page: CallbackPage, result: Result?)
  ) throws(SignInFailure) -> Result? {
    while deadline.left > 0 {
      if cancellation?.isCancelled == true { throw .cancelled }
      let timeout = min(deadline.left, cancellation == nil ? 1_000 : Deadline.glance)
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
        // It went away already, or there is no room for it now.
        Pause.milliseconds(5)
      }
    }
    return nil
  }

  /// Looks at what one of them said so far.
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
