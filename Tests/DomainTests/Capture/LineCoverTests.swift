import Foundation
import FuzzPromises
import Support
import Testing

@testable import Domain

// G-07: the pieces of a line cover it.
@Suite struct `The pieces of a line` {
  /// Returns all readings of a line, or the offers of a line that fits no part.
  private func readings(of line: String) -> [CaptureReading] {
    do throws(CaptureFailure) { return try LineTable.read(line, order: .monthFirst) } catch {
      do throws(CaptureFailure) { return try LineTable.read.offers(line, order: .monthFirst) } catch
      {
        return []
      }
    }
  }

  /// Returns what is wrong with the pieces of a line, for each of its readings and for none; nil if they cover it.
  private func fault(_ line: String) throws -> String? {
    let letters = Array(line)
    let readings = readings(of: line).map(Optional.some) + [nil]
    for pieces in try LineTable.read.pieces(line, as: readings, order: .monthFirst) {
      var end = 0
      for piece in pieces {
        guard piece.range.lowerBound >= end, piece.range.upperBound <= letters.count,
          !piece.range.isEmpty
        else { return "\(line): \(piece)" }
        if !letters[end..<piece.range.lowerBound].allSatisfy(\.isWhitespace) {
          return "\(line): a gap before \(piece)"
        }
        let text = String(letters[piece.range])
        if text != piece.text || text.first?.isWhitespace == true || text.last?.isWhitespace == true
        {
          return "\(line): the text of \(piece)"
        }
        end = piece.range.upperBound
      }
      if !letters[end...].allSatisfy(\.isWhitespace) { return "\(line): a gap at the end" }
    }
    return nil
  }

  private static let rows = LineTable.files.flatMap { file in
    ((try? LineTable(file: file))?.rows ?? []).map(\.line)
  }

  @Test func `cover every row of the tables`() throws {
    #expect(Self.rows.count > 2300)
    for line in Self.rows {
      let fault = try fault(line)
      #expect(fault == nil, "\(fault ?? "")")
    }
  }

  @Test(.slow) func `cover rows whose words were dropped, doubled, swapped and glued`() throws {
    var dice = Dice(seed: 41, input: 7)
    for _ in 0..<TestDepth.some(1500, of: 20_000) {
      let row = Self.rows[dice.below(Self.rows.count)]
      var words = row.components(separatedBy: " ")
      for _ in 0...dice.below(3) {
        let (one, other) = (dice.below(words.count), dice.below(words.count))
        switch dice.below(5) {
        case 0 where words.count > 1: words.remove(at: one)
        case 1: words.insert(words[one], at: other)
        case 2: words.swapAt(one, other)
        case 3 where one + 1 < words.count: words[one] += words.remove(at: one + 1)
        case 4:
          words.insert(["\t", "\u{301}", "#", "“", "\u{200B}", "👨‍👩‍👧", "~"][dice.below(7)], at: one)
        default: words.append(Self.rows[dice.below(Self.rows.count)])
        }
      }
      let fault = try fault(words.joined(separator: " "))
      #expect(fault == nil, "\(fault ?? "")")
    }
  }

  @Test(.slow, arguments: [true, false]) func `cover composed lines`(isKorean: Bool) throws {
    for number in 0..<TestDepth.some(1000, of: 10_000) {
      var dice = Dice(seed: 31, input: number)
      let fault = try fault(ComposedLine.next(&dice, isKorean: isKorean).text)
      #expect(fault == nil, "\(fault ?? "")")
    }
  }

  /// Returns the pieces of the likeliest reading as `text:role`, with a value after `=`.
  private func written(_ line: String) throws -> String {
    let pieces = try LineTable.read.pieces(line, as: [readings(of: line).first], order: .monthFirst)
    return pieces[0].map { piece in
      let value: String? =
        switch piece.value {
        case .day(let day): "\(day)"
        case .moment(let moment): String(moment.description.prefix(16))
        case .number(let number): "\(number)"
        case .seconds(let seconds): "\(seconds)s"
        case .text(let text): text
        case nil: nil
        }
      return "\(piece.text):\(piece.role)" + (value.map { "=" + $0 } ?? "")
    }.joined(separator: " | ")
  }

  @Test(arguments: [
    (
      "dinner with Anna tomorrow at 7",
      "dinner:word | with:word | Anna:person=Anna | tomorrow:day=2026-03-03 | at 7:time=2026-03-03T19:00"
    ),
    (
      "내일 7시 민아랑 저녁",
      "내일:day=2026-03-03 | 7시:time=2026-03-03T19:00 | 민아:person=민아 | 랑:particle | 저녁:word"
    ),
    (
      "yoga every tuesday at 8pm until 30 june",
      "yoga:word | every tuesday:rhythm=every tuesday | at 8pm:time=2026-03-03T20:00"
        + " | until 30 june:until=2026-06-30"
    ),
    (
      "workshop tomorrow 3-5pm at Luigi's",
      "workshop:word | tomorrow:day=2026-03-03"
        + " | 3-5pm:span=2026-03-03T15:00:00+09:00/2026-03-03T17:00:00+09:00 | at Luigi's:place=Luigi's"
    ),
    (
      "called Sara yesterday, she is well",
      "called:channel=call | Sara:person=Sara | yesterday:day=2026-03-01 | ,:free | she:word | is:word | well:word"
    ),
    ("데미안 105쪽", "데미안:book=데미안 | 105쪽:page=105"),
    ("mood 80 after walking", "mood 80:level=80 | after:word | walking:word"),
    ("심기 유나 7일마다 #가족", "심기:word | 유나:person=유나 | 7일마다:rhythm=7 | #가족:tag=가족"),
    (
      "회의 내일 오후 2시 30분 전 알림",
      "회의:word | 내일:day=2026-03-03 | 오후 2시:time=2026-03-03T14:00 | 30분 전 알림:reminder=1800s"
    ),
    ("report due by friday", "report:word | due:word | by friday:until=2026-03-06"),
  ])
  func `have a role and a value`(line: String, pieces: String) throws {
    #expect(try written(line) == pieces)
  }

  @Test func `are counted in letters as people see them, from the start of the line`() throws {
    let pieces = try LineTable.read.pieces("  👨‍👩‍👧 내일 치과 ", as: [nil], order: .monthFirst)[0]
    #expect(pieces.map(\.range) == [2..<3, 4..<6, 7..<9])
    #expect(pieces.allSatisfy { $0.role == .free && $0.value == nil })
  }

  @Test func `of a line that is too long are one piece`() throws {
    let long = String(repeating: "tomorrow 3 ", count: 400)
    let pieces = try LineTable.read.pieces(long, as: [nil], order: .monthFirst)[0]
    #expect(pieces.count == 1 && pieces[0].range == 0..<long.count - 1)
  }
}
