internal import CTerminal

/// The terminal the program runs in: the only place that knows about modes, signals and bytes.
///
/// It takes the whole screen between `open` and `close`, and gives it back as it was whatever
/// ends the program, a crash included. One thread owns it.
public final class TerminalDevice {
  package let input: Int32
  package let output: Int32
  package let environment: (String) -> String?
  /// Whether the locale knows nothing beyond ASCII.
  package let isASCII: Bool
  private let depth: ColourDepth

  var modesAtStart: termios?
  private var maskBefore: sigset_t?
  private var signals: Int32 = -1
  /// What is written to: an opening of our own that never waits, or the output itself.
  package var writer: Int32
  /// Signals that came while nobody waited for them.
  private var caught: [Int32] = []
  /// Whether one of them ends the program, from then on.
  private var isEnding = false
  /// What other threads end a wait with.
  public var waker: Waker?
  /// What a wait ends with too, when there is something to hear; the system's number for it.
  package var changeDescriptor: Int32?
  package var guardsCrashes = false
  private var readBuffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Tells whether the screen is the program's.
  public private(set) var isOpen = false
  /// What is on the screen, as far as is known.
  package var shown: Frame?
  package var decoder = KeyDecoder()
  package var lastRead: Int64 = 0
  package var lastSize = Size.standard
  /// What happened while nobody waited.
  package var pending: [TerminalEvent] = []
  /// How the terminal shows pictures, as far as is known.
  public package(set) var abilities: TerminalAbilities
  /// How a person wants them shown.
  package let wanted: Rendition?
  /// The most bytes of pictures in a frame.
  let pictureBytes: Int
  /// What was asked when the terminal was taken, and what it answered.
  package var question = TerminalQuestion()
  package var pictures: PictureScreen?

  /// Makes the device; the environment tells the colours, and the size where the terminal does
  /// not.
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

  /// Takes the screen and the keys; opening it again changes nothing.
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
    // Whoever is to end already hears so from the first wait.
    guard enter() || isToldToEnd else {
      let code = terminal_last_error()
      close()
      throw .refused(code: code)
    }
    ask()
  }

  /// Gives the screen and the keys back as they were; closing it again changes nothing.
  public func close() {
    guard isOpen else { return }
    // Reports of the mouse that are still on their way are no commands for the shell.
    leave(TCSAFLUSH)
    isOpen = false
    _ = CTerminal.close(signals)
    signals = -1
    if writer != output { _ = CTerminal.close(writer) }
    writer = output
    shown = nil
  }

  /// How large the screen is now; terminals that do not know leave it to the environment.
  public var size: Size {
    let told = terminal_size(output)
    return TerminalSize.chosen(
      columns: Int(told.ws_col), rows: Int(told.ws_row), environment: environment)
  }

  /// Shows a picture with one write, of nothing but what differs from what is shown.
  public func show(_ frame: Frame) {
    guard isOpen else { return }
    let frame =
      isASCII ? frame.inASCII() : abilities.drawsSignsWide ? frame.inNarrowSigns() : frame
    if shown == nil { pictures?.forget() }
    let plan = pictures?.plan(frame) ?? PicturePlan(frame)
    let bytes = FrameDiff.bytes(from: shown, to: plan, depth: depth)
    shown = plan.frame
    if !bytes.isEmpty, !write(bytes) { shown = nil }
    if plan.isWaiting { pending.append(.roomForPictures) }
  }

  /// Takes the terminal's modes, the signals and the screen; `false` if it is gone.
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

  /// Gives back what `enter` took. In the background the terminal belongs to the shell already.
  /// What a terminal does not take is not waited for.
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

  /// Takes the terminal's modes again, which the shell may have changed meanwhile.
  package func takeModesAgain() {
    guard let modesAtStart else { return }
    _ = terminal_set_modes(input, terminal_raw(modesAtStart), TCSADRAIN)
    _ = write(TerminalSequences.leave + TerminalSequences.enter)
    shown = nil
  }

  /// Sends bytes with one call, or as many as a terminal that is slow to take them needs; `false`
  /// when it is gone, or takes nothing while a signal says that this is the end.
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

  /// How long the last words wait for a terminal that takes nothing.
  private static let lastPatience: Int32 = 200

  private func waitForRoom() -> Bool {
    if isToldToEnd {
      return terminal_wait_for_room(writer, -1, Self.lastPatience) & TERMINAL_ROOM != 0
    }
    while true {
      let ready = terminal_wait_for_room(writer, signals, -1)
      if ready & TERMINAL_ROOM != 0 { return true }
      if isToldToEnd { return false }
    }
  }

  /// Whether a signal came that ends the program. Whatever came waits to be answered.
  package var isToldToEnd: Bool {
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

  /// What can be read now; nothing at all once the terminal is gone.
  package func read() -> ArraySlice<UInt8>? {
    let count = unsafe readBuffer.withUnsafeMutableBytes {
      unsafe CTerminal.read(input, $0.baseAddress, $0.count)
    }
    if count > 0 { return readBuffer[..<count] }
    return count < 0 && [EINTR, EAGAIN].contains(terminal_last_error()) ? [] : nil
  }

  /// Waits for something to read, and says what there is; nothing when the time is over.
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

  /// What a wait ended with.
  package struct Readiness {
    package let isInput: Bool
    package let isWoken: Bool
    package let isHeard: Bool
    package let signals: [Int32]
  }

  /// Prepares what a crash sends.
  package func armGuard() {
    guard let modesAtStart else { return }
    let leaving =
      (PictureWay(abilities)?.lastWords ?? []) + TerminalSequences.clear + TerminalSequences.leave
    let armed = unsafe leaving.withUnsafeBytes {
      unsafe terminal_arm_guard(input, writer, modesAtStart, $0.baseAddress, $0.count)
    }
    guardsCrashes = armed == 1
  }
}
