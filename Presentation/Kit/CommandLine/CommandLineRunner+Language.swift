/// The language of an answer. `--lang` takes precedence over the language set for the profile, which takes precedence
/// over the language of the environment.
extension CommandLineRunner {
  /// Returns the given language, or the default language of the profile if none is given. The result includes the clock
  /// and week settings of the profile, and whether texts are plain lines.
  func language(_ asked: Language?, of profile: String?, plain: Bool) -> Language {
    let language = asked ?? surroundings.chosenLanguage(profile) ?? surroundings.language
    return language.at(surroundings.language.habits).with(surroundings.customs(profile))
      .plain(plain || surroundings.isPlain(profile))
  }

  /// Returns the language for a command line that is not parsed yet.
  package func language(for words: [[UInt8]]) -> Language {
    language(
      Self.hintedLanguage(words), of: Self.hinted("--profile", words),
      plain: Self.isHinted("--plain", words)
    ).forJSON(Self.isJSONHinted(words))
  }

  /// Returns the language in `--lang`, even if the rest of the line is invalid; nil if the option is missing or names
  /// no known language.
  static func hintedLanguage(_ words: [[UInt8]]) -> Language? {
    hinted("--lang", words).flatMap { NamedChoice.code(of: $0, among: NamedChoices.languages) }
      .flatMap(Language.init(rawValue:))
  }

  /// Returns the value of an option, found without parsing the line; nil if the line does not contain the option with a
  /// value.
  private static func hinted(_ option: String, _ words: [[UInt8]]) -> String? {
    let texts = words.map { String(decoding: $0.prefix(100), as: UTF8.self) }
    for (index, text) in texts.enumerated() {
      if text.hasPrefix(option + "=") { return String(text.dropFirst(option.count + 1)) }
      if text == option, index + 1 < texts.count { return texts[index + 1] }
    }
    return nil
  }

  /// Decodes the words as UTF-8. The error names the position of the invalid word.
  static func decoded(_ words: [[UInt8]]) throws(ArgumentParseError) -> [String] {
    var decoded: [String] = []
    for (index, bytes) in words.enumerated() {
      guard let word = String(validating: bytes, as: UTF8.self) else {
        throw .notUnicode(position: index + 1)
      }
      decoded.append(word)
    }
    return decoded
  }

  /// Returns whether the line contains `--json` or `--json-lines` before any `--`. The line need not be valid.
  static func isJSONHinted(_ words: [[UInt8]]) -> Bool {
    isHinted("--json", words) || isHinted("--json-lines", words)
  }

  /// Returns whether the line contains an option before any `--`. The line need not be valid.
  private static func isHinted(_ option: StaticString, _ words: [[UInt8]]) -> Bool {
    words.prefix { $0 != Array("--".utf8) }.contains(Array(option.description.utf8))
  }
}

extension Language {
  /// Returns the language for JSON, which is the same with `--plain`.
  fileprivate func forJSON(_ isJSON: Bool) -> Language { isJSON ? plain(false) : self }
}
