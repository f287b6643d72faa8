package import TextUI

/// The Korean two-set keyboard layout. Where letters are commands, a jamo stands for the Latin letter on its key, so
/// that the user need not switch the keyboard.
package enum Dubeolsik {
  private static let keys: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃ", "qwertyuiopasdfghjklzxcvbnmQ"))

  /// Maps a jamo to the Latin letter on its key, and returns any other key unchanged. Of the jamo typed
  /// with Shift, only `ㅃ` is mapped, because commands on capitals must be intended, and `Q` only shows a code.
  package static func latin(_ key: Key) -> Key {
    if case .character(let jamo) = key, let letter = keys[jamo] { return .character(letter) }
    return key
  }

  /// Returns whether the key is a whole syllable. An input method sends syllables only after it has composed them.
  package static func isSyllable(_ key: Key) -> Bool {
    guard case .character(let character) = key, let first = character.unicodeScalars.first else {
      return false
    }
    return (0xAC00...0xD7A3).contains(first.value)
  }

  /// Returns whether the key is a Korean character.
  package static func isKorean(_ key: Key) -> Bool {
    guard case .character(let character) = key, let first = character.unicodeScalars.first else {
      return false
    }
    return isSyllable(key) || (0x1100...0x11FF).contains(first.value)
      || (0x3131...0x318E).contains(first.value)
  }
}
