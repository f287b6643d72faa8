internal import CTerminal

extension TerminalDevice {
  /// How long a lone Escape waits for what it may begin.
  private static let escapePatience: Int64 = 25

  /// Waits until something happens, for so long at most (for ever if no time is given), and
  /// tells what it was. It takes no time of the processor while nothing happens.
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
        if ready.isHeard { events.append(.heard) }
        // Last, so that a key that calls something off comes before its answer.
        if ready.isWoken { events.append(.woken) }
      } else if decoder.isWaiting, now >= lastRead + Self.escapePatience {
        lastRead = now
        events += decoder.flush().map(TerminalEvent.input)
      }
      if !events.isEmpty { return events }
      if let deadline, now >= deadline { return [.idle] }
    }
  }

  /// Stops the program like any other on Ctrl-Z; it goes on here when the shell says so.
  public func suspend() {
    guard isOpen else { return }
    leave()
    stopJob()
    comeBack()
    pending.insert(.resumed, at: 0)
  }

  /// Leaves the screen to something else, such as the person's editor, and comes back to it.
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

  /// Draws everything anew next time, as when something else wrote over the screen.
  public func forgetScreen() { shown = nil }

  /// Calls for attention.
  public func ringBell() {
    if isOpen { write(TerminalSequences.bell) }
  }

  /// Puts a text into the clipboard, also over ssh; `false` if it is too long for terminals.
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

  /// How long the next wait may last.
  private func timeout(until deadline: Int64?) -> Int64? {
    let left = deadline.map { max(0, $0 - now) }
    guard decoder.isWaiting else { return left }
    let quiet = max(0, lastRead + Self.escapePatience - now)
    return min(quiet, left ?? quiet)
  }

  private func readInput() -> [TerminalEvent] {
    guard let bytes = read() else { return [.ended(.inputClosed)] }
    lastRead = now
    let inputs = decoder.feed(bytes).map(TerminalEvent.input)
    if let answers = question.receive(decoder.takeReplies(), at: lastRead) { learn(answers) }
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

  /// Takes the screen again after something else had it.
  private func comeBack() {
    decoder = KeyDecoder()
    let before = lastSize
    guard enter() || isToldToEnd else {
      close()
      pending.append(.ended(.inputClosed))
      return
    }
    lastSize = before
    noticeSize(always: false)
  }

  /// Tells the new size once; a terminal that was resized may have moved everything it showed.
  private func noticeSize(always: Bool) {
    let size = size
    guard always || size != lastSize else { return }
    lastSize = size
    shown = nil
    pending.append(.resized(size))
  }

  /// The time, only ever used to tell how much of it has passed.
  package var now: Int64 { terminal_milliseconds() }

  /// Stops the job as the shell expects of Ctrl-Z.
  package func stopJob() { terminal_stop_job() }

  /// Leaves Ctrl-C to the program that has the terminal now, while something is done.
  package func passingInterrupts<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    terminal_pass_interrupts()
    defer { terminal_take_interrupts() }
    return try body()
  }
}
