import Domain

/// One of a few values: the word scripts and files use, and what people call it.
package struct NamedChoice: Equatable, Sendable {
  package let code: String
  package let name: Phrase
  /// Other words for it.
  package let others: [String]

  package init(_ code: String, _ name: Phrase, _ others: [String] = []) {
    self.code = code
    self.name = name
    self.others = others
  }

  /// How it is listed, such as `mango (망고)`.
  package func listed(_ language: Language) -> String {
    let name = name(language)
    return Self.plain(name) == Self.plain(code) ? code : "\(code) (\(name))"
  }

  /// The code of a value that was typed, in whatever language and case; nothing where it is none.
  package static func code(of text: String, among choices: [NamedChoice]) -> String? {
    let wanted = plain(text)
    return choices.first { choice in
      let names = [choice.code, choice.name.korean, choice.name.english] + choice.others
      return names.contains { plain($0) == wanted }
    }?.code
  }

  /// A word without its case and its blanks.
  package static func plain(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}

/// The values that have names in both languages.
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

  /// How a switch stands, as a value by itself.
  package static func state(isOn: Bool) -> Phrase {
    isOn ? Phrase("켜짐", "On") : Phrase("꺼짐", "Off")
  }

  package static let languages = [
    NamedChoice("ko", Phrase("한국어", "Korean"), ["한글"]),
    NamedChoice("en", Phrase("영어", "English")),
  ]
}
