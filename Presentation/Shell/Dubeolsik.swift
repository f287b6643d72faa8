/// The Korean keyboard. Where letters are commands, a jamo means the key it lies on, so that
/// nobody has to switch the keyboard to press `w`.
enum Dubeolsik {
  private static let keys: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "qwertyuiopasdfghjklzxcvbnm"))

  /// The key a jamo lies on; every other key as it is. Capitals stay capitals' own: what they do
  /// must be meant.
  static func latin(_ key: Key) -> Key {
    if case .character(let jamo) = key, let letter = keys[jamo] { return .character(letter) }
    return key
  }
}
