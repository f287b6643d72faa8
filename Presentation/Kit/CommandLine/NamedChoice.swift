import Domain

/// One of a few fixed values, with a code for scripts and files and a localised name.
package struct NamedChoice: Equatable, Sendable {
  package let code: String
  package let name: Phrase
  /// Additional accepted spellings.
  package let others: [String]

  package init(_ code: String, _ name: Phrase, _ others: [String] = []) {
    self.code = code
    self.name = name
    self.others = others
  }

  /// Returns the code with its name, such as `mango (망고)`; the code alone if both are equal.
  package func listed(_ language: Language) -> String {
    let name = name(language)
    return Self.plain(name) == Self.plain(code) ? code : "\(code) (\(name))"
  }

  /// Returns the code of a typed value, in either language and any case; nil if no choice matches.
  package static func code(of text: String, among choices: [NamedChoice]) -> String? {
    let wanted = plain(text)
    return choices.first { choice in
      let names = [choice.code, choice.name.korean, choice.name.english] + choice.others
      return names.contains { plain($0) == wanted }
    }?.code
  }

  /// Returns a word in lower case without white space.
  package static func plain(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}

/// The values of settings and options that have names in both languages.
package enum NamedChoices {
  package static func words(_ list: String) -> [String] {
    list.split(separator: " ").map(String.init)
  }

  package static func both(_ name: (Language) -> String) -> Phrase {
    Phrase(name(.korean), name(.english))
  }

  package static let switches = [
    NamedChoice("on", state(isOn: true), words("켬 켜기 yes true 예")),
    NamedChoice("off", state(isOn: false), words("끔 끄기 no false 아니요")),
  ]

  /// Returns the state of a switch as a value to display: on or off.
  package static func state(isOn: Bool) -> Phrase {
    isOn ? Phrase("켜짐", "On") : Phrase("꺼짐", "Off")
  }

  package static let languages = [
    NamedChoice("ko", Phrase("한국어", "Korean"), ["한글"]),
    NamedChoice("en", Phrase("영어", "English")),
  ]
}
