/// The keys held down beside another, as terminals number them.
package struct HeldKeys {
  /// The ones a key can be named with.
  package let modifiers: Key.Modifiers
  /// Super and Hyper belong to the desktop; a key pressed with them means nothing here.
  package let belongsToDesktop: Bool

  /// Reads the parameter that stands for the keys held down, which counts from one.
  package init(parameter: Int) {
    let bits = max(0, parameter - 1)
    var modifiers = Key.Modifiers(rawValue: UInt8(bits & 7))
    if bits & 32 != 0 { modifiers.insert(.alt) }
    self.modifiers = modifiers
    belongsToDesktop = bits & 24 != 0
  }

  /// Names the keys held down directly.
  package init(_ modifiers: Key.Modifiers) {
    self.modifiers = modifiers
    belongsToDesktop = false
  }
}

/// Turns what terminals send for a key into the key as a person names it.
package enum KeyReading {
  /// A key with a name, and the keys held down beside it.
  package static func named(_ key: Key, _ held: HeldKeys) -> Key? {
    if held.belongsToDesktop { return nil }
    var modifiers = held.modifiers
    var named = key
    if key == .backTab || (key == .tab && modifiers.contains(.shift)) {
      named = .backTab
      modifiers.remove(.shift)
    }
    // Shift stays down while a person types capitals and mends a slip.
    if key == .backspace { modifiers.remove(.shift) }
    return modifiers.isEmpty ? named : .modified(named, modifiers)
  }

  /// A character, what Shift makes of it if the terminal says, and the keys held down.
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

  /// The keys that one byte below the space stands for.
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

  /// The same key with Alt held down (or Escape pressed before it).
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
