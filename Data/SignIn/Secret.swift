/// Random secrets. They come from the system (`getrandom`), never from a seeded generator.
enum Secret {
  /// Returns 256 random bits in base64url.
  static func drawn() -> String {
    var source = SystemRandomNumberGenerator()
    return TokenLetters.forAddress((0..<32).map { _ in source.next() })
  }
}
