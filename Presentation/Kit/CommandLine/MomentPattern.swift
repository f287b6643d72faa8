import Domain
import TextUI

/// A format pattern for a day or a moment, such as `yyyy-MM-dd HH:mm`.
struct MomentPattern: Equatable, Sendable {
  /// A component of a pattern: a number with its minimum digits, a name, or literal text.
  private enum Piece: Equatable, Sendable {
    case year(Int), month(Int), day(Int), hour(Int), minute(Int), second(Int)
    case weekday
    /// The name of the month, abbreviated or in full.
    case monthName(isShort: Bool)
    /// The hour of a 12-hour clock with its minimum digits, and AM or PM.
    case twelve(Int), half
    case text(String)
  }

  private var pieces: [Piece] = []

  /// The default pattern of moments in columns.
  static let standard = MomentPattern(pieces: [
    .year(4), .text("-"), .month(2), .text("-"), .day(2), .text(" "), .hour(2), .text(":"),
    .minute(2),
  ])

  private init(pieces: [Piece]) { self.pieces = pieces }

  /// An unknown run of letters in a pattern.
  struct ParseError: Error { let letters: String }

  /// Parses a pattern. ASCII letters are fields, except between single quotes.
  init(_ text: String) throws(ParseError) {
    var rest = Substring(text)
    while let first = rest.first {
      if first == "'" {
        rest = rest.dropFirst()
        let quoted = rest.prefix { $0 != "'" }
        pieces.append(.text(quoted.isEmpty ? "'" : Printable.line(quoted)))
        rest = rest.dropFirst(quoted.count + 1)
      } else if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        guard let piece = Self.piece(String(run)) else {
          throw ParseError(letters: String(run.prefix(9)))
        }
        pieces.append(piece)
        rest = rest.dropFirst(run.count)
      } else {
        let between = rest.prefix { $0 != "'" && !($0.isASCII && $0.isLetter) }
        pieces.append(.text(Printable.line(between)))
        rest = rest.dropFirst(between.count)
      }
    }
  }

  private static func piece(_ run: String) -> Piece? {
    switch run {
    case "yyyy": .year(4)
    case "MM", "M": .month(run.count)
    case "MMM": .monthName(isShort: true)
    case "MMMM": .monthName(isShort: false)
    case "dd", "d": .day(run.count)
    case "HH", "H": .hour(run.count)
    case "hh", "h": .twelve(run.count)
    case "a": .half
    case "mm": .minute(2)
    case "ss": .second(2)
    case "EEE": .weekday
    default: nil
    }
  }

  /// Formats a day or moment that is given in the form of the JSON output, with dashes for missing fields. Other values
  /// are returned unchanged.
  func written(_ value: String, _ language: Language) -> String {
    guard let moment = MomentNumbers(value) else { return value }
    var text = ""
    for piece in pieces {
      switch piece {
      case .year(let digits): text += Self.digits(moment.year, digits)
      case .month(let digits): text += Self.digits(moment.month, digits)
      case .day(let digits): text += Self.digits(moment.day, digits)
      case .hour(let digits): text += Self.digits(moment.hour, digits)
      case .minute(let digits): text += Self.digits(moment.minute, digits)
      case .second(let digits): text += Self.digits(moment.second, digits)
      case .weekday:
        text += moment.weekday.map { CalendarWords.weekday($0, in: language) } ?? "-"
      case .monthName(let isShort):
        let name = moment.month.flatMap { Self.name(of: $0, language) }
        text += name.map { isShort && language.isEnglish ? String($0.prefix(3)) : $0 } ?? "-"
      case .twelve(let digits):
        text += Self.digits(moment.hour.map { $0 % 12 == 0 ? 12 : $0 % 12 }, digits)
      case .half: text += moment.hour.map { CalendarWords.half($0, in: language) } ?? "-"
      case .text(let between): text += between
      }
    }
    return text
  }

  private static func name(of month: Int, _ language: Language) -> String? {
    guard (1...12).contains(month) else { return nil }
    return language.isEnglish ? CalendarWords.monthName(month) : "\(month)월"
  }

  private static func digits(_ number: Int?, _ count: Int) -> String {
    guard let number else { return String(repeating: "-", count: count) }
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

/// The numbers of a day or moment in JSON: `2026-03-08T21:00:00+09:00`, `2026-03-08`, or a birthday
/// without a year, `03-08`.
private struct MomentNumbers {
  var year: Int?
  var month: Int?
  var day: Int?
  var hour: Int?
  var minute: Int?
  var second: Int?

  init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(19))
    func number(_ range: Range<Int>) -> Int? {
      range.upperBound <= bytes.count ? Digits.number(bytes[range]) : nil
    }
    let dash = UInt8(ascii: "-")
    if bytes.count == 5, bytes[2] == dash {
      (month, day) = (number(0..<2), number(3..<5))
    } else if bytes.count >= 10, bytes[4] == dash, bytes[7] == dash {
      (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
      if bytes.count > 10, bytes[10] == UInt8(ascii: "T") {
        (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
      }
    }
    guard month != nil, day != nil else { return nil }
  }

  var weekday: Weekday? {
    guard let year, let month, let day else { return nil }
    return Day(year: year, month: month, day: day)?.weekday
  }
}
