import Domain

/// One of a few values: the word scripts and files use, and what people call it.
package struct NamedChoice: Equatable, Sendable {
  let code: String
  let name: Phrase
  /// Other words for it.
  let others: [String]

  init(_ code: String, _ name: Phrase, _ others: [String] = []) {
    self.code = code
    self.name = name
    self.others = others
  }

  /// How it is listed, such as `mango (망고)`.
  func listed(_ language: Language) -> String {
    let name = name(language)
    return Self.plain(name) == Self.plain(code) ? code : "\(code) (\(name))"
  }

  /// The code of a value that was typed, in whatever language and case; nothing where it is none.
  static func code(of text: String, among choices: [NamedChoice]) -> String? {
    let wanted = plain(text)
    return choices.first { choice in
      let names = [choice.code, choice.name.korean, choice.name.english] + choice.others
      return names.contains { plain($0) == wanted }
    }?.code
  }

  /// A word without its case and its blanks.
  private static func plain(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}

/// The values that have names in both languages.
enum NamedChoices {
  private static func words(_ list: String) -> [String] {
    list.split(separator: " ").map(String.init)
  }

  private static func both(_ name: (Language) -> String) -> Phrase {
    Phrase(name(.korean), name(.english))
  }

  static let switches = [
    NamedChoice("on", state(isOn: true), words("켬 켜기 yes true 예")),
    NamedChoice("off", state(isOn: false), words("끔 끄기 no false 아니요")),
  ]

  /// How a switch stands, as a value by itself.
  static func state(isOn: Bool) -> Phrase {
    isOn ? Phrase("켜짐", "On") : Phrase("꺼짐", "Off")
  }

  static let languages = [
    NamedChoice("ko", Phrase("한국어", "Korean"), ["한글"]),
    NamedChoice("en", Phrase("영어", "English")),
  ]

  static func channels(_ channels: [Watering.Channel] = Watering.Channel.allCases)
    -> [NamedChoice]
  {
    channels.map { channel in
      let others =
        switch channel {
        case .call: ["통화", "phone"]
        case .message: ["메시지", "sms", "text"]
        case .messenger: ["카톡", "카카오톡", "kakaotalk"]
        case .met: ["만났어요", "meeting", "meet"]
        }
      return NamedChoice(channel.rawValue, both { PeopleWords($0).channel(channel) }, others)
    }
  }

  static func sorts(_ sorts: [BookSort]) -> [NamedChoice] {
    sorts.map { sort in
      let others =
        switch sort {
        case .title: ["제목"]
        case .titleDown: ["-제목"]
        case .author: ["지은이", "저자", "저자순"]
        case .authorDown: ["-지은이", "-저자"]
        case .custom: ["내가 정한 순서", "own"]
        case .recent: ["최근"]
        }
      return NamedChoice(sort.rawValue, both { ReadingWords($0).name(sort) }, others)
    }
  }

  static let colours = BookTheme.allCases.map { theme in
    NamedChoice(
      theme.rawValue, both { CategoryWords($0).name(theme) }, theme == .gray ? ["grey"] : [])
  }

  static let bookSources = BookSource.allCases.map { source in
    NamedChoice(
      source.rawValue, both { BookSearchWords($0).name(source) },
      source == .library ? ["my library"] : [])
  }

  /// The name of a service one signs in with; an address is its own.
  static func provider(_ text: String) -> String {
    NamedChoice.code(of: text, among: providers) ?? text
  }

  private static let providers =
    IdentityProvider.Known.allCases.compactMap { known in
      ProviderWords.known(known.rawValue).map { NamedChoice(known.rawValue, $0) }
    } + [NamedChoice("issuer", ProviderWords.other, ["발급자"])]

  static let discoveries = DiscoveryList.allCases.map { list in
    NamedChoice(list.rawValue, both { BookSearchWords($0).name(list) })
  }

  /// The themes of days, by their numbers.
  static let moodThemes = MoodTheme.allCases.map { theme in
    NamedChoice(String(theme.rawValue), both { MoodsWords($0).name(of: theme) })
  }

  /// The values a setting takes, as the screen of settings names them.
  static func values(of preference: Preference) -> [NamedChoice]? {
    preference.choices.map { codes in
      codes.map { code in
        NamedChoice(
          code, both { SettingsScreenWords($0).value(preference, code) },
          others(code, preference.kind) + (ownNames[preference]?[code] ?? []))
      }
    }
  }

  /// What people call values of some settings besides.
  private static let ownNames: [Preference: [String: [String]]] = [
    .calendarClock: [
      ClockFace.twentyFour.rawValue: ["24시간", "24시간제", "24 hours", "24h"],
      ClockFace.twelve.rawValue: ["12시간", "12시간제", "오전오후", "12 hours", "12h", "am/pm"],
    ],
    .calendarHolidays: [
      HolidayCalendar.nobody.rawValue: ["끔", "끄기", "없음", "off", "none"],
      HolidayCalendar.korea.rawValue: ["한국", "켬", "korean"],
    ],
  ]

  private static func others(_ code: String, _ kind: PreferenceKind) -> [String] {
    let known = kind == .flag ? switches : languages + sorts(BookSort.ofGoals) + bookSources
    return known.first { $0.code == code }.map { $0.others + [$0.name.korean, $0.name.english] }
      ?? []
  }
}
