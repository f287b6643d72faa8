internal import CTerminal

/// The terminal in which the program runs; only this type handles modes, signals and bytes. Between `open` and `close`
/// the device owns the screen, and restores it however the program ends, even by a crash. Use the device from one
/// thread only.
public final class TerminalDevice {
  package let input: Int32
  package let output: Int32
  package let environment: (String) -> String?
  /// Whether the locale supports only ASCII.
  package let isASCII: Bool
  private let depth: ColourDepth

  var modesAtStart: termios?
  private var maskBefore: sigset_t?
  private var signals: Int32 = -1
  /// The descriptor for writing: a non-blocking descriptor opened for the output, or the output itself.
  package var writer: Int32
  /// Signals that arrived between two waits.
  private var caught: [Int32] = []
  /// Whether a terminating signal has arrived.
  private var isEnding = false
  /// The object with which other threads end a wait; nil if there is none.
  public var waker: Waker?
  /// A file descriptor that ends a wait when it becomes readable; nil if there is none.
  package var changeDescriptor: Int32?
  package var guardsCrashes = false
  private var readBuffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Whether the device owns the screen.
  public private(set) var isOpen = false
  /// The frame on the screen; nil if unknown.
  package var shown: Frame?
  package var decoder = KeyDecoder()
  package var lastRead: Int64 = 0
  package var lastSize = Size.standard
  /// Events that arrived between two waits.
  package var pending: [TerminalEvent] = []
  /// The abilities of the terminal to show pictures, as far as known.
  public package(set) var abilities: TerminalAbilities
  /// The rendition that the user chose; nil for automatic choice.
  package let wanted: Rendition?
  /// The maximum number of bytes of pixel pictures in one frame.
  let pictureBytes: Int
  /// The query sent when the terminal was opened, and its answers.
  package var question = TerminalQuestion()
  package var pictures: PictureScreen?

  /// Creates the device. The environment determines the colours, and the size if the terminal does not report its size.
  public init(
    input: Int32 = 0, output: Int32 = 1, isASCII: Bool = false, pictures wanted: Rendition? = nil,
    pictureBytes: Int = PictureScreen.most, environment: @escaping (String) -> String?
  ) {
    self.wanted = wanted
    self.pictureBytes = pictureBytes
    abilities = TerminalAbilities(
      environment, isASCII: isASCII, window: Self.cell(of: output), wanted: wanted)
    self.isASCII = isASCII
    self.input = input
    self.output = output
    writer = output
    self.environment = environment
    depth = ColourDepth.chosen(from: environment)
  }

  deinit { close() }

  /// Takes over the screen and the keyboard. Does nothing if the device is already open.
  public func open() throws(TerminalFailure) {
    if isOpen { return }
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    guard let modes = currentModes else { throw .refused(code: terminal_last_error()) }
    let descriptor = terminal_open_signals()
    guard descriptor >= 0 else { throw .refused(code: terminal_last_error()) }
    modesAtStart = modes
    signals = descriptor
    let own = terminal_open_writer(output)
    writer = own < 0 ? output : own
    (caught, isEnding) = ([], false)
    isOpen = true
    decoder = KeyDecoder()
    preparePictures()
    // If a terminating signal has arrived, `open` succeeds and the first wait reports the signal.
    guard enter() || shouldEnd else {
      let code = terminal_last_error()
      close()
      throw .refused(code: code)
    }
    ask()
  }

  /// Restores the screen and the keyboard. Does nothing if the device is already closed.
  public func close() {
    guard isOpen else { return }
    // Flushes the input, so that the shell does not receive late mouse reports.
    leave(TCSAFLUSH)
    isOpen = false
    _ = CTerminal.close(signals)
    signals = -1
    if writer != output { _ = CTerminal.close(writer) }
    writer = output
    shown = nil
  }

  /// The current size of the screen. It is read from the environment if the terminal does not report a size.
  public var size: Size {
    let reported = terminal_size(output)
    return TerminalSize.chosen(
      columns: Int(reported.ws_col), rows: Int(reported.ws_row), environment: environment)
  }

  /// Shows a frame by writing only its differences from the current frame.
  public func show(_ frame: Frame) {
    guard isOpen else { return }
    let frame =
      isASCII ? frame.inASCII() : abilities.drawsSignsWide ? frame.inNarrowSigns() : frame
    if shown == nil { pictures?.forget() }
    var plan = pictures?.plan(frame) ?? PicturePlan(frame)
    plan.addScaledTexts(after: shown, depth)
    let bytes = FrameDiff.bytes(from: shown, to: plan, depth: depth)
    shown = plan.frame
    if !bytes.isEmpty, !write(bytes) { shown = nil }
    if plan.isWaiting { pending.append(.roomForPictures) }
  }

  /// Takes over the terminal's modes, the signals and the screen. Returns false if the terminal was closed.
  package func enter() -> Bool {
    guard let modesAtStart else { return false }
    maskBefore = terminal_hold_signals()
    guard terminal_set_modes(input, terminal_raw(modesAtStart), TCSADRAIN) == 0 else {
      return false
    }
    shown = nil
    lastSize = size
    armGuard()
    return write(TerminalSequences.enter)
  }

  /// Restores what `enter` changed. In the background the terminal belongs to the shell and is not touched. If the
  /// output cannot be written, the modes are restored without waiting for it.
  package func leave(_ when: Int32 = TCSADRAIN) {
    if terminal_is_in_background(input) == 0, let modesAtStart {
      let pictures = pictures?.removal ?? []
      let isTaken = write(pictures + TerminalSequences.clear + TerminalSequences.leave)
      _ = terminal_set_modes(input, modesAtStart, isTaken ? when : TCSANOW)
    }
    if guardsCrashes { terminal_disarm_guard() }
    guardsCrashes = false
    if let maskBefore { terminal_release_signals(maskBefore) }
    maskBefore = nil
  }

  /// Sets the terminal's modes again, because the shell may have changed the modes during a suspension.
  package func takeModesAgain() {
    guard let modesAtStart else { return }
    _ = terminal_set_modes(input, terminal_raw(modesAtStart), TCSADRAIN)
    _ = write(TerminalSequences.leave + TerminalSequences.enter)
    shown = nil
  }

  /// Writes all bytes, in several calls if the terminal is slow. Returns false if the terminal was closed, or accepts
  /// nothing after a terminating signal.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe CTerminal.write(writer, $0.baseAddress?.advanced(by: sent), $0.count - sent)
      }
      if count > 0 {
        sent += count
      } else if terminal_last_error() == EAGAIN {
        if !waitForRoom() { return false }
      } else if terminal_last_error() != EINTR {
        return false
      }
    }
    return true
  }

  /// The milliseconds to wait for a terminal that accepts no output when the program ends.
  private static let endTimeout: Int32 = 200

  private func waitForRoom() -> Bool {
    if shouldEnd {
      return terminal_wait_for_room(writer, -1, Self.endTimeout) & TERMINAL_ROOM != 0
    }
    while true {
      let ready = terminal_wait_for_room(writer, signals, -1)
      if ready & TERMINAL_ROOM != 0 { return true }
      if shouldEnd { return false }
    }
  }

  /// Whether a terminating signal has arrived. Other signals are queued for the next wait.
  package var shouldEnd: Bool {
    catchSignals()
    return isEnding
  }

  private func catchSignals() {
    guard signals >= 0 else { return }
    while case let signal = terminal_next_signal(signals), signal != 0 {
      caught.append(signal)
      if [SIGINT, SIGHUP, SIGTERM].contains(signal) { isEnding = true }
    }
  }

  /// Reads the bytes available now; nil if the terminal was closed.
  package func read() -> ArraySlice<UInt8>? {
    let count = unsafe readBuffer.withUnsafeMutableBytes {
      unsafe CTerminal.read(input, $0.baseAddress, $0.count)
    }
    if count > 0 { return readBuffer[..<count] }
    return count < 0 && [EINTR, EAGAIN].contains(terminal_last_error()) ? [] : nil
  }

  /// Waits for input or signals, for at most `milliseconds`; there is no limit if they are nil. Returns nil on timeout.
  package func poll(_ milliseconds: Int64?) -> Readiness? {
    let limit = caught.isEmpty ? milliseconds.map { Int32(clamping: $0) } ?? -1 : 0
    let ready = terminal_wait(input, signals, waker?.number ?? -1, changeDescriptor ?? -1, limit)
    if ready == 0, caught.isEmpty { return nil }
    catchSignals()
    defer { caught = [] }
    func has(_ what: Int32) -> Bool { ready > 0 && ready & what != 0 }
    return Readiness(
      isInput: has(TERMINAL_INPUT), isWoken: has(TERMINAL_WAKER), isHeard: has(TERMINAL_EAR),
      signals: caught)
  }

  /// The cause that ended a wait.
  package struct Readiness {
    package let isInput: Bool
    package let isWoken: Bool
    package let isHeard: Bool
    package let signals: [Int32]
  }

  /// Prepares the bytes that the crash handler sends.
  package func armGuard() {
    guard let modesAtStart else { return }
    let leaving =
      (PictureProtocol(abilities)?.lastWords ?? []) + TerminalSequences.clear
      + TerminalSequences.leave
    let armed = unsafe leaving.withUnsafeBytes {
      unsafe terminal_arm_guard(input, writer, modesAtStart, $0.baseAddress, $0.count)
    }
    guardsCrashes = armed == 1
  }
}
