import Domain
import Foundation
import Support
import Testing

/// K-30
@Suite struct `A birthday by the lunar calendar` {
  private typealias ParseError = LunarBirthday.ParseError

  private func parseError(_ text: String) -> ParseError? {
    do throws(ParseError) {
      _ = try LunarBirthday(reading: text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("lunar:3-8", "lunar:03-08"), ("lunar:03-08", "lunar:03-08"),
    ("lunar:1985-3-8", "lunar:1985-03-08"), ("lunar:1985-03-08", "lunar:1985-03-08"),
    ("lunar:윤4-1", "lunar:leap04-01"), ("lunar:leap4-1", "lunar:leap04-01"),
    ("lunar:leap04-01", "lunar:leap04-01"), ("lunar:2020-leap4-1", "lunar:2020-leap04-01"),
    ("lunar:2020-윤4-1", "lunar:2020-leap04-01"), ("LUNAR:Leap4-1", "lunar:leap04-01"),
    ("lunar 3-8", "lunar:03-08"), ("lunar: 3-8", "lunar:03-08"), ("음력 3월 8일", "lunar:03-08"),
    ("음력 1985년 3월 8일", "lunar:1985-03-08"), ("음력 윤4월 1일", "lunar:leap04-01"),
    ("음력 2020년 윤4월 1일", "lunar:2020-leap04-01"), ("음력 윤달 4월 1일", "lunar:leap04-01"),
    ("음력3월8일", "lunar:03-08"), ("음력 3-8", "lunar:03-08"), ("음력 윤 4월 1일", "lunar:leap04-01"),
    ("  음력 3월 8일 ", "lunar:03-08"), ("음력 1985-03-08", "lunar:1985-03-08"),
    ("lunar:12-30", "lunar:12-30"), ("lunar:leap12-30", "lunar:leap12-30"),
    ("lunar:2050-11-18", "lunar:2050-11-18"), ("lunar:1900-1-1", "lunar:1900-01-01"),
  ])
  func `is read, and written so that it is read again`(text: String, canonical: String) throws {
    for form in [text, text.decomposedStringWithCanonicalMapping] {
      let birthday = try LunarBirthday(reading: form)
      #expect(birthday.description == canonical)
    }
    #expect(try LunarBirthday(reading: canonical).description == canonical)
  }

  @Test(arguments: [
    ("3-8", ParseError.notLunar), ("1985-03-08", .notLunar), ("", .notLunar), ("lunar", .notLunar),
    ("lunarium:3-8", .notLunar), ("3월 8일", .notLunar), ("음 3월 8일", .notLunar),
    ("lunar:", .notADate), ("음력", .notADate), ("음력 ", .notADate), ("lunar:3", .notADate),
    ("lunar:3-", .notADate), ("lunar:-3-8", .notADate), ("lunar:3-8-", .notADate),
    ("lunar:85-3-8", .notADate), ("lunar:003-8", .notADate), ("lunar:01985-3-8", .notADate),
    ("lunar:1985-3", .notADate), ("lunar:1985", .notADate), ("lunar:1985-3-8-9", .notADate),
    ("lunar:leap1985-3-8", .notADate), ("lunar:4-leap1", .notADate), ("lunar:윤윤4-1", .notADate),
    ("음력 3월", .notADate), ("음력 3월 8", .notADate), ("음력 3-8일", .notADate),
    ("음력 3월-8일", .notADate), ("음력 3일 8월", .notADate), ("음력 3월 8일생", .notADate),
    ("음력 1985년", .notADate), ("lunar:1 2-8", .notADate), ("lunar:３-8", .notADate),
    ("lunar:3\u{301}-8", .notADate), ("lunar:+3-8", .notADate), ("lunar:3/8", .notADate),
    ("음력 어제", .notADate), ("lunar:3-8\u{0}", .notADate),
    ("lunar:13-1", .noSuchDay), ("lunar:0-1", .noSuchDay), ("lunar:3-31", .noSuchDay),
    ("lunar:3-0", .noSuchDay), ("lunar:2026-2-30", .noSuchDay), ("lunar:2026-윤6-1", .noSuchDay),
    ("lunar:2025-leap6-30", .noSuchDay), ("음력 13월 1일", .noSuchDay),
    ("lunar:1899-3-8", .outsideTables), ("lunar:2051-1-1", .outsideTables),
    ("lunar:0000-1-1", .outsideTables), ("lunar:9999-12-30", .outsideTables),
    ("lunar:2050-11-19", .outsideTables), ("lunar:2050-12-29", .outsideTables),
  ])
  func `is refused where it is none, and why`(text: String, why: LunarBirthday.ParseError) {
    #expect(parseError(text) == why, "\(text)")
  }

  @Test(arguments: [
    "lunar:", "lunar:1-", "음력 ", "음력 1월", "-", "윤", "leap", "1", " ", "\u{301}", "lunar:3\u{301}",
    "음력\u{1100}",
  ])
  func `is no text of a megabyte`(piece: String) {
    for start in ["", "lunar:", "음력 "] {
      #expect(parseError(start + String(repeating: piece, count: 1 << 17)) != nil)
    }
  }

  @Test func `is read again as it is written, or refused, whatever is written`() {
    let pieces = [
      "1985", "2025", "-", "년", "윤", "leap", "윤달", "4", "12", "30", "월", "일", " ", "\u{301}",
    ]
    let shapes = [
      [0, 2, 7, 2, 8], [1, 3, 4, 7, 10, 9, 11], [5, 8, 2, 7], [6, 7, 10, 12, 8, 11],
    ]
    var (dice, read) = (Roll(state: 20), 0)
    for _ in 0..<20_000 {
      var shape = shapes[dice.roll(shapes.count)]
      if dice.roll(2) == 0 { shape[dice.roll(shape.count)] = dice.roll(pieces.count) }
      let text = "lunar:" + shape.map { pieces[$0] }.joined()
      guard let birthday = try? LunarBirthday(reading: text) else { continue }
      read += 1
      #expect((try? LunarBirthday(reading: birthday.description)) == birthday, "\(text)")
    }
    #expect((5_000..<19_000).contains(read))
  }

  @Test func `is a civil day, from which ages are counted`() throws {
    let birthday = try LunarBirthday(reading: "lunar:1985-3-8")
    #expect(birthday.born == .on("1985-04-27"))
    #expect(birthday.age(on: .on("2026-04-24")) == 40)
    #expect(birthday.age(on: .on("2026-04-26")) == 40)
    #expect(birthday.age(on: .on("2026-04-27")) == 41)
    #expect(birthday.age(on: .on("1985-04-27")) == 0)
    #expect(birthday.age(on: .on("1985-04-26")) == nil)
    let unknown = try LunarBirthday(reading: "lunar:3-8")
    #expect(unknown.born == nil && unknown.age(on: .on("2026-04-27")) == nil)
    let leapling = try LunarBirthday(reading: "lunar:2000-1-25")
    #expect(leapling.born == .on("2000-02-29"))
    #expect(leapling.age(on: .on("2026-02-27")) == 25)
    #expect(leapling.age(on: .on("2026-02-28")) == 26)
    #expect(leapling.age(on: .on("2028-02-28")) == 27)
    #expect(leapling.age(on: .on("2028-02-29")) == 28)
    // A lunar year begins later than a civil one, so its last days are in the next civil year.
    #expect(try LunarBirthday(reading: "lunar:1985-12-1").born == .on("1986-01-10"))
  }
}

/// A random number generator that returns the same sequence for the same state (xorshift).
private struct Roll {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }
}
