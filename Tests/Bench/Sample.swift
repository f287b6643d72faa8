import Domain

/// Sample people, the same for the same number on every machine.
enum Sample {
  /// The date on which everything is measured: 1 March 2026.
  static let today = Day(ordinal: 20_513)
  /// Environment variables that set this date and the time zone of Seoul.
  static let pinned = ["HARU_NOW=2026-03-01T09:00:00+09:00", "TZ=Asia/Seoul"]
  /// The searched word: two syllables, which about one name in a hundred has.
  static let wanted = "서윤"
  /// The number of the person whose name is in the sample lines.
  static let inLine = 7

  /// Returns a person. Four in five have a Korean name, four in five have a phone number, and one in ten is due.
  static func person(_ number: Int) -> Person {
    var dice = Dice(number)
    let cycle = [3, 7, 14, 30, 90][dice.below(5)]
    let isKorean = dice.below(5) > 0
    let name = isKorean ? dice.korean() : "\(dice.pick(english)) \(dice.pick(surnames))"
    let late = dice.below(10) == 0
    let started = today - 100 - dice.below(900)
    var person = Person(
      id: ID(id(dice.next(), dice.next())), name: SingleLineText(stored: name), startedOn: started,
      alarmHour: 0)
    if dice.below(10) < 3 {
      person.nickname = SingleLineText(stored: String(name.suffix(2)) + "야")
    }
    if dice.below(5) > 0 { person.phone = PhoneNumber(stored: phone(number)) }
    if dice.below(5) < 3 {
      person.birthday = Birthday(
        year: dice.below(2) == 0 ? nil : 1950 + dice.below(60), month: 1 + dice.below(12),
        day: 1 + dice.below(28))
    }
    person.alarmHour = dice.below(24)
    person.notify = dice.below(10) > 0
    person.rhythm = ContactRhythm(
      cycle: Cycle(stored: cycle),
      next: late ? today - dice.below(4) : today + 1 + dice.below(cycle))
    person.affection = Affection(points: dice.below(13))
    person.postponedSinceWatering = dice.below(3)
    person.timesWatered = 1
    return person
  }

  /// Returns the ID of the person with this number.
  static func id(of number: Int) -> String { person(number).id.text }

  /// Returns the ID of the watering with this number.
  static func wateringID(_ number: Int) -> String {
    var dice = Dice(~number)
    return id(dice.next(), dice.next())
  }

  private static func phone(_ number: Int) -> String {
    let digits = String(10_000_000 + number)
    return "010-\(digits.prefix(4))-\(digits.suffix(4))"
  }

  static func id(_ a: UInt64, _ b: UInt64) -> String {
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    let bytes = [a, b].flatMap { half in
      (0..<10).map { letters[Int((half >> (5 * UInt64($0))) & 31)] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let english = ["Thomas", "Mina", "Élise", "José", "Anna", "Kaito", "Zoë", "Ben"]
  private static let surnames = ["Berg", "Kim", "Müller", "García", "Smith", "O’Brien", "Sato"]
}

/// A random number generator that returns the same sequence for the same seed.
struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  mutating func pick(_ words: [String]) -> String { words[below(words.count)] }

  mutating func korean() -> String {
    pick(Self.families) + pick(Self.firsts) + pick(Self.seconds)
  }

  private static let families = ["김", "이", "박", "최", "정", "강", "조", "윤", "장", "임", "한", "오"]
  private static let firsts = ["서", "민", "지", "하", "도", "예", "시", "은", "주", "윤"]
  private static let seconds = ["윤", "준", "아", "우", "연", "호", "슬", "진", "현", "빈", "솔"]
}
