import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A file of settings` {
  static func changed(_ text: String, _ preference: Preference, _ value: String) -> String {
    let bytes = ConfigText(Array(text.utf8)).setting(
      preference.path, to: preference.written(value), note: "what it is")
    return String(decoding: bytes, as: UTF8.self)
  }

  private func problems(_ text: String) -> [PreferenceParseError] {
    ConfigReading(Array(text.utf8)).problems
  }

  private func value(_ preference: Preference, _ text: String) -> String? {
    ConfigReading(Array(text.utf8)).values[preference]?.flatMap(\.self)
  }

  @Test(arguments: [
    "moods.picture = \"latest\"", "[moods]\npicture = \"latest\"", "moods . picture='latest' # so",
    "\u{FEFF}[ moods ]\r\n  picture\t=\t\"l\\u0061test\"\r\n", "[\"moods\"]\n'picture' = 'latest'",
    "[books]\noffline = true\n[moods] # mine\npicture = \"latest\"",
    "x = \"\"\"\n[moods]\npicture = \"daily\"\n\"\"\"\nmoods.picture = \"latest\"",
    "x = [ # list\n \"a]\", { b = 1, c.d = [] },\n]\nmoods.picture = \"latest\"",
  ])
  func `is read however it is written`(_ text: String) {
    #expect(value(.moodsPicture, text) == "latest")
  }

  @Test func `takes true and on for the same`() {
    for text in ["motion = false", "motion = \"off\""] { #expect(value(.motion, text) == "off") }
    for text in ["motion = true", "motion = 'on'"] { #expect(value(.motion, text) == "on") }
    #expect(value(.peopleHour, "people.hour = +0") == "0")
    #expect(value(.peopleHour, "people.hour = 2_1") == "21")
    #expect(value(.peopleHour, "people.hour = 08") == nil)
    #expect(value(.peopleHour, "people.hour = \"21\"") == "21")
  }

  @Test func `tells by line what does not count`() {
    let text = """
      # mine
      language = "fr"
      motion = 3
      moods.kanvas = "daily"
      moods.artist = "하루
      [moods
      name = "not counted"
      [people]
      hour = 8
      hour = 9
      notify = ["on"]
      books.shelf = "liked"
      lock.idle = maybe
      """
    #expect(
      problems(text) == [
        .init(line: 2, .refused(.notAChoice(.language, "fr"))), .init(line: 3, .wrongKind(.motion)),
        .init(line: 4, .unknownKey("moods.kanvas")), .init(line: 5, .unreadableLine),
        .init(line: 6, .unreadableLine), .init(line: 10, .repeated(.peopleHour)),
        .init(line: 11, .wrongKind(.peopleNotify)),
        .init(line: 12, .unknownKey("people.books.shelf")), .init(line: 13, .unreadableLine),
      ])
    #expect(value(.peopleHour, text) == "9")
    #expect(value(.moodsArtist, text) == nil)
    #expect(problems("a = \"\"\"\nmotion = false") == [.init(line: 1, .unclosed)])
    #expect(ConfigReading([0xFF]).problems == [.init(line: 0, .notText)])
    #expect(problems("books.shelf = 'liked'") == [.init(line: 1, .unknownKey("books.shelf"))])
  }

  @Test func `keeps all that is not changed`() {
    let text = "\u{FEFF}# top\r\n\r\n[moods] # mine\r\n\tpicture = 'daily'  # how\r\nodd line\r\n"
    #expect(
      Self.changed(text, .moodsPicture, "latest")
        == text.replacing("'daily'", with: "\"latest\""))
    #expect(
      Self.changed(text, .moodsShuffle, "off")
        == text.replacing(
          "# how\r\n", with: "# how\r\n# what it is\r\nshuffle = false\r\n"))
    #expect(
      Self.changed(text, .motion, "off")
        == text.replacing("# top\r\n", with: "# top\r\n\r\n# what it is\r\nmotion = false\r\n"))
    #expect(
      Self.changed(text, .peopleHour, "7")
        == text + "\r\n[people]\r\n# what it is\r\nhour = 7\r\n")
  }

  @Test func `puts what is new beside its like`() {
    #expect(
      Self.changed("moods.picture = \"daily\"", .moodsArtist, "a\"\\b")
        == "moods.picture = \"daily\"\n# what it is\nmoods.artist = \"a\\\"\\\\b\"\n")
    #expect(
      Self.changed("[books]\n[books.aladin]\n", .booksAladinKey, "k")
        == "[books]\n[books.aladin]\n# what it is\nkey = \"k\"\n")
    #expect(
      Self.changed("motion = true\n\n# about moods\n[moods]\n", .theme, "lily")
        == "motion = true\n# what it is\ntheme = \"lily\"\n\n# about moods\n[moods]\n")
    #expect(Self.changed("", .motion, "on") == "# what it is\nmotion = true\n")
    #expect(
      Self.changed("[moods]\n", .motion, "on") == "# what it is\nmotion = true\n\n[moods]\n")
  }

  @Test func `changes the last of several and wakes what rests`() {
    #expect(
      Self.changed("motion = true\nmotion = true", .motion, "off")
        == "motion = true\nmotion = false")
    let resting = ConfigText(Array("[moods]\n  picture = \"latest\" # so\n".utf8))
      .resting(["moods", "picture"])
    let text = String(decoding: resting, as: UTF8.self)
    #expect(text == "[moods]\n  # picture = \"latest\" # so\n")
    #expect(
      Self.changed(text, .moodsPicture, "daily") == "[moods]\n  picture = \"daily\" # so\n")
    let long = ConfigText(Array("motion = [\n1,\n2]\n".utf8)).resting(["motion"])
    #expect(String(decoding: long, as: UTF8.self) == "# motion = [\n# 1,\n# 2]\n")
  }
}

@Suite struct `Any file of settings` {
  static let good = """
    \u{FEFF}# 하루\r
    language = "ko" # here\r
    theme = 'lily'
    x = [1, "two", { three = 3.5, four = 1979-05-27T07:32:00Z }]
    long = \"\"\"
    motion = false \\
    \"\"\"
    lit = '''a''b'''

    [moods]
    # picture = "latest"
      name = "이름\\t\\"x\\""
    [books.aladin]
    key = "k"
    [people]
    hour = 0x14
    notify = "on"
    [[odd]]
    hour = 3
    [ "a b" . c ]
    d = +1_000

    """

  /// Returns valid values of a setting, including texts that need quoting.
  private static func values(_ preference: Preference) -> [String] {
    switch preference.kind {
    case .flag: ["on", "off"]
    case .choice(let words): words
    case .number(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .text: ["a", "이 # \"b\" \\ 'c'", "e\u{301}🙂", "= [x]"]
    case .address where preference.isSecure: ["https://a.example/'a", "http://[::1]:80/'"]
    case .address: ["https://a.example/?q=\"#", "http://[::1]:80/'"]
    case .hours: ["off", "22-7"]
    case .cycles: ["30, family 14", "30, work 30, 가족 7"]
    case .target: ["none", "7d"]
    case .command: ["open '{}' \"\\\\\" # x", "a"]
    }
  }

  private static func check(_ bytes: [UInt8], _ preference: Preference, _ value: String) throws {
    let reading = ConfigReading(bytes)
    guard let text = reading.text, text.unclosedLine == nil else { return }
    let changed = text.setting(preference.path, to: preference.written(value), note: "a note")
    let after = ConfigReading(changed)
    try #require(
      after.values[preference]?.flatMap(\.self) == value,
      "\(String(decoding: bytes, as: UTF8.self))")
    // All other settings are unchanged and in the same order.
    for (other, kept) in reading.values where other != preference {
      try #require(after.values[other] == kept)
    }
    let gone = ConfigReading(after.text?.resting(preference.path) ?? [])
    // If the file also has a former name of the setting, that value is used then.
    try #require(gone.values[preference] == nil || preference.formerName != nil)
    try #require(gone.text?.setting(preference.path, to: .text(value), note: "") != nil)
    let lines = changed.split(separator: 10, omittingEmptySubsequences: false)
    var rest = lines[...]
    var missing = 0
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if let index = rest.firstIndex(where: { $0 == line || $0 == line + [13] }) {
        rest = rest[(index + 1)...]
      } else {
        missing += 1
      }
    }
    // Only the line of the setting may change, or its lines if the value has several.
    let spans = text.entries.last { $0.path == preference.path }.map { entry in
      bytes[entry.valueRange].count { $0 == 10 } + 1
    }
    try #require(missing <= (spans ?? 1), "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test(.slow) func `gives back what it was given, however it was harmed before`() throws {
    var dice = RandomBytes.drawn(60_000)[...]
    func roll(_ count: Int) -> Int {
      let (high, low) = (Int(dice.popFirst() ?? 0), Int(dice.popFirst() ?? 0))
      return (high << 8 | low) % max(1, count)
    }
    let good = Array(Self.good.utf8)
    let pieces = ["[", "]", "\"", "'", "\"\"\"", "=", "#", "\n", "\r\n", ".", "\\", "{", ","]
      .map { Array($0.utf8) }
    for turn in 0..<1500 {
      var bytes = good
      for _ in 0..<(turn % 5) {
        let offset = roll(bytes.count)
        switch roll(4) {
        case 0: bytes.remove(at: offset)
        case 1: bytes.insert(contentsOf: pieces[roll(pieces.count)], at: offset)
        case 2: bytes.removeSubrange(offset..<min(bytes.count, offset + roll(40)))
        default: bytes[offset] = UInt8(roll(128))
        }
      }
      let preference = Preference.allCases.filter { !$0.isScreensMemory }[roll(26)]
      let values = Self.values(preference)
      try Self.check(bytes, preference, values[roll(values.count)])
    }
    for preference in Preference.allCases where !preference.isScreensMemory {
      for value in Self.values(preference) { try Self.check(good, preference, value) }
    }
  }

  @Test(.slow) func `may be any bytes`() {
    let bytes = RandomBytes.drawn(200_000)
    let signs = Array("[]{}\"'=#.,\n\r\\ amotin-1_".utf8)
    for start in stride(from: 0, to: bytes.count - 400, by: 97) {
      let piece = Array(bytes[start..<start + 400])
      _ = ConfigText(piece).setting(["motion"], to: .flag(true), note: "")
      _ = ConfigReading(piece)
      let text = ConfigText(piece.map { signs[Int($0) % signs.count] })
      _ = text.setting(["motion"], to: .flag(true), note: "")
      _ = text.resting(["motion"])
    }
    let deep = Array(("x = " + String(repeating: "[", count: 100_000)).utf8)
    #expect(!ConfigText(deep).troubles.isEmpty)
    // Comments that look like unclosed lists must not slow down reading.
    let comments = Array(String(repeating: "# a = [\n", count: 100_000).utf8)
    #expect(ConfigText(comments).entries.isEmpty)
    #expect(
      ConfigReading([UInt8](repeating: 10, count: 1 << 21)).problems
        == [.init(line: 0, .tooLarge(limit: 1 << 20))])
  }
}
