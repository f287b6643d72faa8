/// Which language a command line is answered in: the one it asks for, else the one somebody chose
/// for the profile, else that of the environment.
extension CommandLineRunner {
  /// The language a line asks for, or else the usual one of a profile, with the customs of the
  /// profile.
  func language(_ asked: Language?, of profile: String?) -> Language {
    let language = asked ?? surroundings.chosenLanguage(profile) ?? surroundings.language
    return language.at(surroundings.language.habits).with(surroundings.customs(profile))
  }

  /// The language of a line that was not read yet.
  package func language(for words: [[UInt8]]) -> Language {
    language(Self.hintedLanguage(words), of: Self.hinted("--profile", words))
  }

  /// The language a line asks for, whatever else is wrong with it.
  static func hintedLanguage(_ words: [[UInt8]]) -> Language? {
    hinted("--lang", words).flatMap { NamedChoice.code(of: $0, among: NamedChoices.languages) }
      .flatMap(Language.init(rawValue:))
  }

  /// The value of an option, for lines that could not be read.
  private static func hinted(_ option: String, _ words: [[UInt8]]) -> String? {
    let texts = words.map { String(decoding: $0.prefix(100), as: UTF8.self) }
    for (index, text) in texts.enumerated() {
      if text.hasPrefix(option + "=") { return String(text.dropFirst(option.count + 1)) }
      if text == option, index + 1 < texts.count { return texts[index + 1] }
    }
    return nil
  }

  /// The words as text; bytes that are no text are named by their place.
  static func decoded(_ words: [[UInt8]]) throws(UsageError) -> [String] {
    var decoded: [String] = []
    for (index, bytes) in words.enumerated() {
      guard let word = String(validating: bytes, as: UTF8.self) else {
        throw .notUnicode(place: index + 1)
      }
      decoded.append(word)
    }
    return decoded
  }

  /// Whether scripts read the answer, for errors in a line that could not be read.
  static func isJSONHinted(_ words: [[UInt8]]) -> Bool {
    isHinted("--json", words) || isHinted("--json-lines", words)
  }

  /// Whether an option is there, for errors in a line that could not be read.
  private static func isHinted(_ option: StaticString, _ words: [[UInt8]]) -> Bool {
    words.prefix { $0 != Array("--".utf8) }.contains(Array(option.description.utf8))
  }
}
