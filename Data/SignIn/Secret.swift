/// Texts that nobody can foresee. They are drawn from the system itself (`getrandom`), never from
/// a seed that could be known.
enum Secret {
  /// 256 random bits in letters that can stand in addresses.
  static func drawn() -> String {
    var source = SystemRandomNumberGenerator()
    return TokenLetters.forAddress((0..<32).map { _ in source.next() })
  }
}
