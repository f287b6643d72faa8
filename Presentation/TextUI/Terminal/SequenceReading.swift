/// Converts complete control sequences into inputs. Replies and unknown sequences are ignored.
package enum SequenceReading {
  /// Returns the inputs of a sequence (`CSI … final`).
  package static func inputs(of sequence: ControlSequence, final: UInt8) -> [TerminalInput] {
    if sequence.isOdd { return [] }
    if let mark = sequence.mark {
      guard mark == UInt8(ascii: "<") else { return [] }
      return MouseReading.modern(sequence, final: final).map { [.mouse($0)] } ?? []
    }
    // Event type 3 is a key release.
    if sequence.number(1, part: 1, or: 1) == 3 { return [] }
    switch final {
    case UInt8(ascii: "u"): return coded(sequence).map(TerminalInput.key)
    case UInt8(ascii: "M"): return MouseReading.rxvt(sequence).map { [.mouse($0)] } ?? []
    case UInt8(ascii: "I") where sequence.isEmpty: return [.focus(true)]
    case UInt8(ascii: "O") where sequence.isEmpty: return [.focus(false)]
    default: return key(sequence, final: final).map { [.key($0)] } ?? []
    }
  }

  /// Returns the key of a sequence that begins with `SS3`; nil for an unknown sequence.
  package static func applicationKey(_ sequence: ControlSequence, final: UInt8) -> Key? {
    let held = HeldKeys(parameter: sequence.number(sequence.parameters.count - 1, or: 1))
    if final != UInt8(ascii: "Z"), let key = KeyNames.lettered(final) {
      return KeyReading.named(key, held)
    }
    if let arrow = KeyNames.smallArrow(final) {
      return KeyReading.named(arrow, HeldKeys(.control))
    }
    return KeyNames.keypad(final)
  }

  /// Returns the function key of the Linux console (`CSI [ A` … `CSI [ E`). Returns nil for other keys.
  package static func consoleKey(_ final: UInt8) -> Key? {
    (0x41...0x45).contains(final) ? .function(Int(final) - 0x40) : nil
  }

  private static func key(_ sequence: ControlSequence, final: UInt8) -> Key? {
    let held = HeldKeys(parameter: sequence.number(1, or: 1))
    let number = sequence.number(0, or: 0)
    switch final {
    case UInt8(ascii: "~") where number == 27:
      return pressed(sequence.number(2, or: 0), held)
    case UInt8(ascii: "~"): return named(number, held)
    case UInt8(ascii: "$"): return named(number, HeldKeys(.shift))
    case UInt8(ascii: "^"): return named(number, HeldKeys(.control))
    case UInt8(ascii: "@"): return named(number, HeldKeys([.control, .shift]))
    // `CSI 1 ; modifiers R` is F3 with modifiers; other numbers are a cursor position report.
    case UInt8(ascii: "R") where number != 1 || !(2...16).contains(sequence.number(1, or: 1)):
      return nil
    case UInt8(ascii: "a")...UInt8(ascii: "d") where sequence.isEmpty:
      return KeyNames.smallArrow(final).flatMap { KeyReading.named($0, HeldKeys(.shift)) }
    default: return KeyNames.lettered(final).flatMap { KeyReading.named($0, held) }
    }
  }

  private static func named(_ number: Int, _ held: HeldKeys) -> Key? {
    KeyNames.numbered(number).flatMap { KeyReading.named($0, held) }
  }

  /// Returns the keys of the kitty protocol: `CSI code:shifted:base ; held:event ; text u`.
  private static func coded(_ sequence: ControlSequence) -> [Key] {
    let held = HeldKeys(parameter: sequence.number(1, or: 1))
    let text = written(sequence)
    if !text.isEmpty, held.modifiers.isSubset(of: .shift), !held.belongsToDesktop {
      return text.map { .character(Character($0)) }
    }
    let code = sequence.number(0, or: 0)
    let base = sequence.number(0, part: 2, or: 0)
    // With a Hangul layout, a shortcut refers to the Latin letter on the key (`base`).
    let meant = code > 127 && held.modifiers.contains(.control) && base > 0 ? base : code
    let shifted = KeyNames.character(sequence.number(0, part: 1, or: 0))
    return pressed(meant, shifted: shifted, held).map { [$0] } ?? []
  }

  private static func pressed(
    _ code: Int, shifted: Unicode.Scalar? = nil, _ held: HeldKeys
  ) -> Key? {
    if let key = KeyNames.coded(code) { return KeyReading.named(key, held) }
    return KeyNames.character(code).flatMap { KeyReading.typed($0, shifted: shifted, held) }
  }

  /// Returns the text that an input method produced from a key.
  private static func written(_ sequence: ControlSequence) -> [Unicode.Scalar] {
    guard sequence.parameters.count > 2 else { return [] }
    return sequence.parameters[2].compactMap { $0.flatMap(KeyNames.character) }
  }
}
