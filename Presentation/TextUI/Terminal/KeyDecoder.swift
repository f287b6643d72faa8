/// Decodes the terminal's bytes into keys, pastes, mouse and focus events, however the reads split them. Unknown
/// sequences are discarded as a whole, so that a reply or an unknown key is never inserted as text.
public struct KeyDecoder: Sendable {
  /// The maximum length of a control string. A longer string has lost its terminator.
  private static let longestString = 1 << 20

  private var state = DecodingState.ground
  private var assembler = UTF8Assembler()
  private let pasteLimit: Int
  private var collector = PasteCollector()
  private var inputs: [TerminalInput] = []
  private var collected = ReplyCollector()
  /// Whether replies to a query are pending. In this state, a pause within a reply does not turn its first half into
  /// keys.
  package var expectsReplies = false

  public init() { self.init(pasteLimit: PasteCollector.limit) }

  /// Creates a decoder. `pasteLimit` is the maximum size of a paste in bytes.
  package init(pasteLimit: Int) { self.pasteLimit = pasteLimit }

  /// Whether the caller must call `flush()` after a pause. An incomplete UTF-8 character does not count, because the
  /// rest of it will arrive, however slow the connection.
  public var isWaiting: Bool { state.isWaiting }

  /// Decodes bytes and returns the inputs that are complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    for byte in bytes { decode(byte) }
    return takeInputs()
  }

  /// Returns the inputs that a pause completes; a pending Escape then counts as the Escape key. Call it after a pause
  /// in the input.
  public mutating func flush() -> [TerminalInput] {
    if expectsReplies, state.isWithinReply { return takeInputs() }
    switch state {
    case .ground, .character: break
    case .console, .oldMouse: state = .ground
    case .escape(let again):
      if again { emit(.escape) }
      finish(.escape)
    case .sequence(let sequence, let alt): abandon(sequence, alt: alt, typed: "[")
    case .application(let sequence, let alt): abandon(sequence, alt: alt, typed: "O")
    case .string(let introducer, let length, let escaped):
      let typed = Character(Unicode.Scalar(introducer))
      finish(length == 0 ? .alt(typed) : nil)
      if escaped { emit(.escape) }
    case .paste: finishPaste(collector.pause())
    }
    return takeInputs()
  }

  /// Returns and removes the completed replies since the last call.
  package mutating func takeReplies() -> [TerminalReply] { collected.takeAll() }

  private mutating func decode(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte)
    case .character(let alt): takeCharacter(byte, alt: alt)
    case .escape(let again): takeEscaped(byte, again: again)
    case .sequence(let sequence, let alt): takeSequence(byte, sequence, alt: alt)
    case .application(let sequence, let alt): takeApplication(byte, sequence, alt: alt)
    case .console:
      if isPrintable(byte) { finish(SequenceReading.consoleKey(byte)) } else { restart(byte) }
    case .oldMouse(let bytes): takeOldMouse(byte, bytes)
    case .string(let introducer, let length, let escaped):
      takeString(byte, introducer, length: length, escaped: escaped)
    case .paste: finishPaste(collector.feed(byte))
    }
  }

  private mutating func begin(_ byte: UInt8) {
    if byte == 0x1B {
      state = .escape(again: false)
    } else if isPrintable(byte) {
      emit(.character(Character(Unicode.Scalar(byte))))
    } else if byte < 0x80 {
      emit(KeyReading.control(byte))
    } else if assembler.begin(with: byte) {
      state = .character(alt: false)
    }
  }

  private mutating func takeCharacter(_ byte: UInt8, alt: Bool) {
    switch assembler.feed(byte) {
    case .more: break
    case .broken: restart(byte)
    case .scalar(let scalar):
      let isControl = scalar.properties.generalCategory == .control
      finish(isControl ? nil : alt ? .alt(Character(scalar)) : .character(Character(scalar)))
    }
  }

  private mutating func takeEscaped(_ byte: UInt8, again: Bool) {
    switch byte {
    case UInt8(ascii: "["): state = .sequence(ControlSequence(), alt: again)
    case UInt8(ascii: "O"): state = .application(ControlSequence(), alt: again)
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"):
      if again { emit(.escape) }
      collected.begin()
      state = .string(introducer: byte, length: 0, escaped: false)
    default:
      if again { emit(.escape) }
      takeAlt(byte)
    }
  }

  private mutating func takeAlt(_ byte: UInt8) {
    if byte == 0x1B {
      state = .escape(again: true)
    } else if isPrintable(byte) {
      finish(.alt(Character(Unicode.Scalar(byte))))
    } else if byte < 0x80 {
      finish(KeyReading.alt(KeyReading.control(byte)))
    } else if assembler.begin(with: byte) {
      state = .character(alt: true)
    } else {
      finish(.escape)
    }
  }

  private mutating func takeSequence(_ byte: UInt8, _ sequence: ControlSequence, alt: Bool) {
    var sequence = sequence
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty: state = .console
    case UInt8(ascii: "M") where sequence.isEmpty: state = .oldMouse([])
    case UInt8(ascii: "~") where sequence.isPasteStart:
      collector = PasteCollector(limit: pasteLimit)
      state = .paste
    case _ where (0x40...0x7E).contains(byte) || (byte == 0x24 && sequence.isOneNumber):
      state = .ground
      collected.receive(sequence, final: byte)
      // While replies are expected, `CSI 1 ; 2 R` is a cursor position and not F3 with Shift.
      if expectsReplies, byte == UInt8(ascii: "R") { return }
      for input in SequenceReading.inputs(of: sequence, final: byte) { emit(input, alt: alt) }
    case 0x20...0x3F:
      sequence.feed(byte)
      state = .sequence(sequence, alt: alt)
    default: restart(byte)
    }
  }

  private mutating func takeApplication(_ byte: UInt8, _ sequence: ControlSequence, alt: Bool) {
    var sequence = sequence
    switch byte {
    case 0x30...0x3B:
      sequence.feed(byte)
      state = .application(sequence, alt: alt)
    case 0x20...0x7E:
      let key = SequenceReading.applicationKey(sequence, final: byte)
      finish(key.map { alt ? KeyReading.alt($0) : $0 })
    default: restart(byte)
    }
  }

  private mutating func takeOldMouse(_ byte: UInt8, _ bytes: [UInt8]) {
    guard byte >= 0x20 else { return restart(byte) }
    state = .oldMouse(bytes + [byte])
    guard bytes.count == 2 else { return }
    state = .ground
    if let mouse = MouseReading.old(bytes + [byte]) { inputs.append(.mouse(mouse)) }
  }

  /// Handles a byte of a control string. The string ends with BEL or `ESC \`; any other sequence aborts it.
  private mutating func takeString(
    _ byte: UInt8, _ introducer: UInt8, length: Int, escaped: Bool
  ) {
    switch byte {
    case UInt8(ascii: "\\") where escaped: endString(introducer)
    case _ where escaped:
      state = .escape(again: false)
      decode(byte)
    case 0x1B: state = .string(introducer: introducer, length: length, escaped: true)
    case 0x07: endString(introducer)
    case 0x18, 0x1A: state = .ground
    case _ where length == Self.longestString: state = .ground
    default:
      collected.add(byte)
      state = .string(introducer: introducer, length: length + 1, escaped: false)
    }
  }

  private mutating func endString(_ introducer: UInt8) {
    state = .ground
    collected.end(introducer)
  }

  /// Discards an invalid sequence. The byte that made it invalid may start another sequence.
  private mutating func restart(_ byte: UInt8) {
    state = .ground
    begin(byte)
  }
}

extension KeyDecoder {
  private mutating func abandon(_ sequence: ControlSequence, alt: Bool, typed: Character) {
    if alt, sequence.isEmpty { emit(.escape) }
    finish(sequence.isEmpty ? .alt(typed) : nil)
  }

  private mutating func finish(_ key: Key?) {
    state = .ground
    if let key { emit(key) }
  }

  private mutating func finishPaste(_ text: String?) {
    guard let text else { return }
    state = .ground
    collector = PasteCollector()
    inputs.append(.paste(text))
  }

  private mutating func emit(_ key: Key) { inputs.append(.key(key)) }

  private mutating func emit(_ input: TerminalInput, alt: Bool) {
    if alt, case .key(let key) = input {
      emit(KeyReading.alt(key))
    } else {
      inputs.append(input)
    }
  }

  private mutating func takeInputs() -> [TerminalInput] {
    let taken = inputs
    inputs.removeAll()
    return taken
  }

  private func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }
}
