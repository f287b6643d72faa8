internal import CTerminal

extension TerminalDevice {
  /// The milliseconds after which a lone Escape counts as the Escape key.
  private static let escapeTimeout: Int64 = 25

  /// Waits for events and returns them. The wait lasts at most `milliseconds` (nil means no limit) and does not use the
  /// processor.
  public func wait(milliseconds: Int?) -> [TerminalEvent] {
    if !pending.isEmpty { return takePending() }
    guard isOpen else { return [.ended(.inputClosed)] }
    let deadline = milliseconds.map { now + Int64(max(0, min($0, 1 << 40))) }
    while true {
      let ready = poll(timeout(until: deadline))
      var events: [TerminalEvent] = []
      if question.isOver(at: now) { decoder.expectsReplies = false }
      if let ready {
        if ready.isInput { events += readInput() }
        events += answer(ready.signals)
        if ready.isHeard { events.append(.changed) }
        // Last, so that a key that cancels something comes before its result.
        if ready.isWoken { events.append(.woken) }
      } else if decoder.isWaiting, now >= lastRead + Self.escapeTimeout {
        lastRead = now
        events += decoder.flush().map(TerminalEvent.input)
      }
      if !events.isEmpty { return events }
      if let deadline, now >= deadline { return [.idle] }
    }
  }

  /// Suspends the program as on Ctrl-Z, and returns when the shell resumes the program.
  public func suspend() {
    guard isOpen else { return }
    leave()
    stopJob()
    comeBack()
    pending.insert(.resumed, at: 0)
  }

  /// Releases the terminal while `body` runs another program, such as the user's editor, and takes the terminal again
  /// afterwards.
  public func outside<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    guard isOpen else { return try body() }
    let before = shown
    leave()
    defer {
      comeBack()
      if isOpen, let before, before.size == lastSize { show(before) }
    }
    return try passingInterrupts(body)
  }

  /// Forces a full redraw of the next frame. Call it after another program wrote to the screen.
  public func forgetScreen() { shown = nil }

  /// Sounds the bell. Some terminals flash the screen instead.
  public func ringBell() {
    if isOpen { write(TerminalSequences.bell) }
  }

  /// Copies a text to the clipboard (OSC 52), also over ssh. Returns false if the text is too long for terminals, or if
  /// the terminal is closed.
  @discardableResult
  public func copyToClipboard(_ text: String) -> Bool {
    guard isOpen, let bytes = TerminalSequences.clipboard(text) else { return false }
    return write(bytes)
  }

  private func takePending() -> [TerminalEvent] {
    let taken = pending
    pending = []
    return taken
  }

  /// Returns the time limit of the next wait, in milliseconds; nil means no limit.
  private func timeout(until deadline: Int64?) -> Int64? {
    let left = deadline.map { max(0, $0 - now) }
    guard decoder.isWaiting else { return left }
    let quiet = max(0, lastRead + Self.escapeTimeout - now)
    return min(quiet, left ?? quiet)
  }

  private func readInput() -> [TerminalEvent] {
    guard let bytes = read() else { return [.ended(.inputClosed)] }
    lastRead = now
    let inputs = decoder.feed(bytes).map(TerminalEvent.input)
    receive(decoder.takeReplies())
    return inputs + takePending()
  }

  private func answer(_ signals: [Int32]) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    if signals.contains(SIGCONT), !signals.contains(SIGTSTP) {
      takeModesAgain()
      events.append(.resumed)
    }
    if signals.contains(SIGTSTP) {
      suspend()
      events += takePending()
    }
    if signals.contains(SIGWINCH) {
      noticeSize(always: true)
      events += takePending()
    }
    for signal in [SIGINT, SIGHUP, SIGTERM] where signals.contains(signal) {
      events.append(.ended(.terminated(signal: signal)))
    }
    return events
  }

  /// Takes the terminal again after another program used it.
  private func comeBack() {
    decoder = KeyDecoder()
    let before = lastSize
    guard enter() || shouldEnd else {
      close()
      pending.append(.ended(.inputClosed))
      return
    }
    lastSize = before
    noticeSize(always: false)
  }

  /// Reports a new size and forces a redraw, because resizing may have moved everything on the screen. Does nothing if
  /// the size is the same, unless `always` is true.
  private func noticeSize(always: Bool) {
    let size = size
    guard always || size != lastSize else { return }
    lastSize = size
    shown = nil
    pending.append(.resized(size))
  }

  /// A time in milliseconds, only for measuring durations.
  package var now: Int64 { terminal_milliseconds() }

  /// Suspends the process group, as the shell expects on Ctrl-Z.
  package func stopJob() { terminal_stop_job() }

  /// Lets another program receive Ctrl-C while `body` runs.
  package func passingInterrupts<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    terminal_pass_interrupts()
    defer { terminal_take_interrupts() }
    return try body()
  }
}
