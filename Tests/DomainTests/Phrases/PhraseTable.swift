import Domain
import Foundation
import Support

/// The examples in `phrases.txt`.
struct PhraseTable {
  let examples: [PhraseExample]

  static func standard() throws -> PhraseTable {
    let file = ProjectFolder.root.appendingPathComponent("Tests/DomainTests/Phrases/phrases.txt")
    return PhraseTable(try String(contentsOf: file, encoding: .utf8))
  }

  init(_ text: String) {
    var examples: [PhraseExample] = []
    var asked = ""
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        asked = String(line.dropFirst().dropLast())
        continue
      }
      let sides = line.components(separatedBy: " = ")
      examples.append(
        PhraseExample(
          line: number + 1, asked: asked, text: sides[0], meaning: sides.dropFirst().joined()))
    }
    self.examples = examples
  }
}

/// A phrase with its expected meaning.
struct PhraseExample {
  let line: Int
  /// The requested type and options, such as `moment ahead` or `birthday Korean`.
  let asked: String
  let text: String
  let meaning: String

  var isKorean: Bool { text.unicodeScalars.contains { ("가"..."힣").contains($0) } }

  func with(text: String) -> PhraseExample {
    PhraseExample(line: line, asked: asked, text: text, meaning: meaning)
  }

  /// Returns the meaning that the parser finds, in the notation of the table.
  func answer(on today: Day) -> String {
    let words = asked.split(separator: " ")
    let looking: Looking =
      words.contains("back") ? .back : words.contains("around") ? .around : .ahead
    let order = words.contains("British") ? DateOrder.dayFirst : .monthFirst
    let reader = PhraseReader(
      today: today, looking: looking,
      order: words.contains("Korean") ? order.withYearFirst : order)
    do throws(PhraseParseError) {
      if words.first == "birthday" { return try reader.birthday(text).description }
      let wanted: PhraseWanted =
        words.first == "day" ? .day : words.first == "month" ? .month : .moment
      return Self.written(try reader.read(text, as: wanted))
    } catch {
      switch error {
      case .unknown: return "?"
      case .noSuchDay: return "no such day"
      case .noSuchMonth: return "no such month"
      case .weekdayDiffers(let day, let weekday): return "\(day) is no \(weekday)"
      }
    }
  }

  private static func written(_ read: Understood) -> String {
    var parts = [(read.isDeadline ? "by " : "") + written(read.start)]
    if let end = read.end { parts += ["->", written(end)] }
    if let length = read.lasting {
      parts.append("for")
      if length.days != 0 { parts.append("\(length.days)d") }
      if length.seconds != 0 { parts.append("\(length.seconds / 60)m") }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func written(_ point: UnderstoodPoint) -> String {
    var parts: [String] = []
    if let span = point.days?.span {
      let isOne = span.lowerBound == span.upperBound
      parts.append(isOne ? "\(span.lowerBound)" : "\(span.lowerBound)..\(span.upperBound)")
    }
    if let seconds = point.seconds { parts.append(clock(seconds)) }
    if let ahead = point.fromNow { parts.append("now\(ahead < 0 ? "-" : "+")\(abs(ahead) / 60)m") }
    return parts.joined(separator: " ")
  }

  private static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = seconds % 60 == 0 ? "" : ":" + two(seconds % 60)
    return two(seconds / 3600) + ":" + two(seconds / 60 % 60) + rest
  }
}
