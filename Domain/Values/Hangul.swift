/// Detects and decomposes Korean text.
public enum Hangul {
  /// Returns whether UTF-8 bytes contain Hangul syllables or letters (jamo).
  public static func isIn(_ bytes: some Collection<UInt8>) -> Bool { has(bytes) }

  /// Returns whether UTF-8 bytes contain Hangul, as in the generic overload. This overload reads slices without generic
  /// dispatch.
  public static func isIn(_ bytes: ArraySlice<UInt8>) -> Bool { has(bytes) }

  public static func isIn(_ bytes: String.UTF8View) -> Bool { has(bytes) }

  @inline(__always) private static func has(_ bytes: some Collection<UInt8>) -> Bool {
    var code: UInt32 = 0
    for byte in bytes {
      switch byte {
      // Hangul always has three UTF-8 bytes, of which the first gives the upper four bits.
      case 0xE0...0xEF: code = UInt32(byte & 0x0F) | 1 << 16
      case 0x80...0xBF where code != 0:
        code = code << 6 | UInt32(byte & 0x3F)
        // Bit 16 marks the first byte. It reaches bit 28 after two more bytes.
        guard code >> 28 == 1 else { continue }
        if isHangul(code & 0xFFFF) { return true }
        code = 0
      default: code = 0
      }
    }
    return false
  }

  private static func isHangul(_ code: UInt32) -> Bool {
    switch code {
    case 0xAC00...0xD7FF, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xFFA0...0xFFDC:
      true
    default: false
    }
  }

  /// Returns whether a text has at least one single letter (jamo), and otherwise only single letters and spaces. Such a
  /// text is not a word.
  public static func isLetters(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    return !letters.isEmpty
      && letters.allSatisfy {
        (0x3131...0x318E).contains($0.value) || (0x1100...0x11FF).contains($0.value)
      }
  }

  /// Returns whether a scalar of a folded text is a single initial consonant.
  static func isInitial(_ code: UInt32) -> Bool { (0x1100...0x1112).contains(code) }

  /// Returns whether a character is a Hangul syllable, also one that is written in separate letters.
  static func isSyllable(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      (0xAC00...0xD7A3).contains($0.value) || isInitial($0.value)
    }
  }

  /// Returns whether a scalar is a Hangul syllable or a Chinese character. Unlike a Latin letter, one such character
  /// can be a whole name.
  static func isSyllableOrSign(_ code: UInt32) -> Bool {
    (0xAC00...0xD7A3).contains(code) || (0x3400...0x9FFF).contains(code)
      || (0x20000...0x3FFFF).contains(code)
  }

  /// Returns the initial consonant of a syllable; any other scalar is returned unchanged.
  static func initial(_ code: UInt32) -> UInt32 {
    guard (0xAC00...0xD7A3).contains(code) else { return code }
    return 0x1100 + (code - 0xAC00) / 588
  }

  /// Returns the initial consonant of a syllable, or a single initial consonant itself; nil for any other scalar.
  public static func initialConsonant(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let initial = initial(scalar.value)
    return isInitial(initial) ? Unicode.Scalar(initial) : nil
  }

  /// Returns all syllables with an initial consonant; nil if the scalar is not an initial consonant.
  public static func syllables(beginningWith initial: Unicode.Scalar)
    -> ClosedRange<Unicode.Scalar>?
  {
    guard isInitial(initial.value) else { return nil }
    let first = 0xAC00 + (initial.value - 0x1100) * 588
    guard let lower = Unicode.Scalar(first), let upper = Unicode.Scalar(first + 587)
    else { return nil }
    return lower...upper
  }

  /// The end of a syllable: no final consonant, the final consonant rieul, or another one. Particles are chosen by it.
  enum Final { case vowel, rieul, other }

  /// Returns the end of a syllable; nil if the scalar is not a syllable.
  static func final(_ code: UInt32) -> Final? {
    guard (0xAC00...0xD7A3).contains(code) else { return nil }
    return switch (code - 0xAC00) % 28 {
    case 0: Final.vowel
    case 8: .rieul
    default: .other
    }
  }

  /// Returns the letters of a text, with syllables decomposed.
  static func letters(of text: some StringProtocol) -> [UInt32] {
    var letters: [UInt32] = []
    for scalar in text.unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        letters.append(scalar.value)
        continue
      }
      let index = scalar.value - 0xAC00
      letters += [0x1100 + index / 588, 0x1161 + index % 588 / 28]
      if index % 28 > 0 { letters.append(0x11A7 + index % 28) }
    }
    return letters
  }
}
