/// The modifier keys held during a key press, as terminals encode them.
package struct HeldKeys {
  /// The modifiers that `Key` can express.
  package let modifiers: Key.Modifiers
  /// Whether Super or Hyper is held. Keys with these modifiers are for the desktop and are ignored.
  package let belongsToDesktop: Bool

  /// Parses the modifier parameter, which is a bit mask plus 1.
  package init(parameter: Int) {
    let bits = max(0, parameter - 1)
    var modifiers = Key.Modifiers(rawValue: UInt8(bits & 7))
    if bits & 32 != 0 { modifiers.insert(.alt) }
    self.modifiers = modifiers
    belongsToDesktop = bits & 24 != 0
  }

  package init(_ modifiers: Key.Modifiers) {
    self.modifiers = modifiers
    belongsToDesktop = false
  }
}

/// Builds keys from decoded codes and modifiers.
package enum KeyReading {
  /// Returns a named key with modifiers; nil if the modifiers belong to the desktop.
  package static func named(_ key: Key, _ held: HeldKeys) -> Key? {
    if held.belongsToDesktop { return nil }
    var modifiers = held.modifiers
    var named = key
    if key == .backTab || (key == .tab && modifiers.contains(.shift)) {
      named = .backTab
      modifiers.remove(.shift)
    }
    // Users often keep Shift held from typing capitals.
    if key == .backspace { modifiers.remove(.shift) }
    return modifiers.isEmpty ? named : .modified(named, modifiers)
  }

  /// Returns a character key with modifiers, or nil if the modifiers belong to the desktop. `shifted` is the character
  /// that Shift produces; nil if the terminal does not report it.
  package static func typed(
    _ scalar: Unicode.Scalar, shifted: Unicode.Scalar? = nil, _ held: HeldKeys
  ) -> Key? {
    if held.belongsToDesktop { return nil }
    let character = Character(scalar)
    let modifiers = held.modifiers
    switch modifiers {
    case []: return .character(character)
    case .control: return .control(small(character))
    case .alt: return .alt(character)
    case .shift: return .character(shifted.map { Character($0) } ?? capital(character))
    case [.alt, .shift]: return .alt(shifted.map { Character($0) } ?? capital(character))
    default: return .modified(.character(small(character)), modifiers)
    }
  }

  /// Returns the key of a control byte.
  package static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: .control(" ")
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1B: .escape
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  /// Returns the key combined with Alt, which many terminals send as Escape and the key.
  package static func alt(_ key: Key) -> Key {
    switch key {
    case .character(let character): .alt(character)
    case .control(let letter): .modified(.character(letter), [.alt, .control])
    case .modified(let inner, let modifiers): .modified(inner, modifiers.union(.alt))
    case .alt: key
    case .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .up, .down, .left,
      .right, .home, .end, .pageUp, .pageDown, .function:
      .modified(key, .alt)
    }
  }

  private static func small(_ character: Character) -> Character {
    guard let ascii = character.asciiValue, (0x41...0x5A).contains(ascii) else { return character }
    return Character(Unicode.Scalar(ascii + 0x20))
  }

  private static func capital(_ character: Character) -> Character {
    guard let ascii = character.asciiValue, (0x61...0x7A).contains(ascii) else { return character }
    return Character(Unicode.Scalar(ascii - 0x20))
  }
}
