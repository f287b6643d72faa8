import Domain
import Testing

@Suite struct `A phone number` {
  @Test(arguments: [
    "010-1234-5678", "+82 10 1234 5678", "01012345678", "+82-10-1234-5678", "+821012345678",
    "0082 10 1234 5678", "+82 (0)10-1234-5678", "(+82) 10 1234 5678", "+82 010 1234 5678",
    "０１０-１２３４-５６７８", "＋８２ １０ 1234 5678", "010.1234.5678", "010 1234/5678",
    "（＋82）10-1234-5678", "tel:010-1234-5678", "\u{FF08}010\u{FF09}1234 5678",
    "+ 82 10 1234 5678",
  ])
  func `is one number however it is spelt`(text: String) throws {
    // V15, C-12
    #expect(try PhoneNumber(text).key == "01012345678")
    #expect(try PhoneNumber(text).written.text == text)
  }

  @Test(arguments: [
    ("(02) 123-4567", "021234567"), ("+82 2 123 4567", "021234567"), ("1588-1234", "15881234"),
    ("+1 415 555 2671", "+14155552671"), ("001-1 415 555", "+11415555"),
    ("0044 20 7946 0000", "+442079460000"), ("114", "114"), ("820-1234", "8201234"),
    ("+7 495 1234567", "+74951234567"),
  ])
  func `of another place or kind keeps its own digits`(text: String, key: String) throws {
    #expect(try PhoneNumber(text).key == key)
  }

  @Test func `abroad is not the same as one at home`() throws {
    #expect(try PhoneNumber("+1 010 1234 5678").key != PhoneNumber("010-1234-5678").key)
    #expect(try PhoneNumber("+1 415 555 2671").key == PhoneNumber("001 415 555 2671").key)
  }

  @Test(arguments: [
    ("01012345678", "010-1234-5678"), ("0101234567", "010-123-4567"),
    ("+82 10 1234 5678", "010-1234-5678"), ("021234567", "02-123-4567"),
    ("1588-1234", "1588-1234"), ("+1 415 555 2671", "+1 415 555 2671"),
    ("010123456789", "010123456789"),
    // korean D7
    ("0505-123-4567", "0505-123-4567"), ("050212345678", "0502-1234-5678"),
    ("15881235", "1588-1235"), ("1644 1234", "1644-1234"), ("18001234", "1800-1234"),
    ("12345678", "12345678"), ("0501234567", "050-123-4567"),
    // N-30
    ("01632 960777", "01632 960777"), ("020 7946 0958", "020 7946 0958"),
    ("07700 900456", "07700 900456"), ("15 88 12 34", "15 88 12 34"),
    ("0049 30 901820", "0049 30 901820"), ("(02)1234-5678", "02-1234-5678"),
    ("031)123-4567", "031-123-4567"), ("+82 (0)2 123 4567", "02-123-4567"),
    ("0612345678", "061-234-5678"), ("06 12 34 56 78", "06 12 34 56 78"),
  ])
  func `is shown as Koreans write it, unless it is long or foreign`(
    text: String, shown: String
  ) throws {
    // C-14
    #expect(try PhoneNumber(text).shown == shown)
  }

  @Test(arguments: ["", "   ", "none", "+", "()-", "없음", "+-"])
  func `has a digit in it`(text: String) {
    #expect(throws: PersonRefusal.phoneWithoutDigits) { try PhoneNumber(text) }
  }

  @Test func `is at most 45 characters long and has no control characters`() throws {
    let longest = String(repeating: "1", count: 45)
    #expect(try PhoneNumber(longest).key == longest)
    #expect(throws: PersonRefusal.tooLong(.phone, limit: 45)) { try PhoneNumber(longest + "1") }
    #expect(throws: PersonRefusal.controlCharacter(.phone)) { try PhoneNumber("010\u{1B}[m") }
  }
}

@Suite struct `A birthday` {
  @Test(arguments: [
    ("05-17", "05-17"), ("5-7", "05-07"), ("1990-05-17", "1990-05-17"), ("1990-5-7", "1990-05-07"),
    ("02-29", "02-29"), ("2000-02-29", "2000-02-29"),
  ])
  func `is a day with a year or without`(text: String, written: String) throws {
    // C-14
    #expect(try Birthday(reading: text).description == written)
  }

  @Test(arguments: ["02-30", "00-10", "13-01", "04-31", "1990-02-29", "1900-02-29", "0000-05-17"])
  func `is not a day that no calendar has`(text: String) {
    #expect(throws: Birthday.ParseError.noSuchDay) { try Birthday(reading: text) }
  }

  @Test(arguments: [
    "", "May", "0517", "90-05-17", "1990/05/17", "1990-05", "05-17-1990", "-05-17", "05-", "5--7",
    "005-17", "+5-17", "1990-05-17-",
  ])
  func `is not anything that is no date`(text: String) {
    #expect(throws: Birthday.ParseError.notADate) { try Birthday(reading: text) }
  }
}
