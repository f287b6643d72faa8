package import TextUI

/// The Korean keyboard. Where letters are commands, a jamo means the key it lies on, so that
/// nobody has to switch the keyboard to press `w`.
package enum Dubeolsik {
  private static let keys: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "qwertyuiopasdfghjklzxcvbnm"))

  /// The key a jamo lies on; every other key as it is. Capitals stay capitals' own: what they do
  /// must be meant.
  package static func latin(_ key: Key) -> Key {
    if case .character(let jamo) = key, let letter = keys[jamo] { return .character(letter) }
    return key
  }

  /// Whether a key is a whole syllable: it was put together where none of its jamo was a key.
  package static func isSyllable(_ key: Key) -> Bool {
    guard case .character(let character) = key, let first = character.unicodeScalars.first else {
      return false
    }
    return (0xAC00...0xD7A3).contains(first.value)
  }

  /// Whether a key wrote Korean.
  package static func isKorean(_ key: Key) -> Bool {
    guard case .character(let character) = key, let first = character.unicodeScalars.first else {
      return false
    }
    return isSyllable(key) || (0x1100...0x11FF).contains(first.value)
      || (0x3131...0x318E).contains(first.value)
  }
}
