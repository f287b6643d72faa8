package import Domain
import PresentationKit
package import TextUI

/// The words of a saying as the rows of a card, in a lettering style.
package struct SayingLetters {
  /// A row of text, which is either centred or left-aligned.
  package struct Row: Equatable {
    package let text: String
    package let style: Style
    package var isCentred = true
  }

  let lettering: SayingLettering
  let glyphs: Glyphs
  /// The size of the area within the card's border, in cells.
  let size: Size

  package init(_ lettering: SayingLettering, _ glyphs: Glyphs, in size: Size) {
    self.lettering = lettering
    self.glyphs = glyphs
    self.size = size
  }

  /// Returns the rows of a saying: the reader's language first, blank rows between the parts, and the speaker always
  /// dim.
  func rows(_ sayingWords: SayingWords, _ language: Language) -> [Row] {
    var rows: [Row] = []
    for part in sayingWords.parts(language).dropLast(sayingWords.who == nil ? 0 : 1) {
      rows += (rows.isEmpty ? [] : [.blank]) + self.rows(part)
    }
    if let who = sayingWords.who?.text {
      rows += (rows.isEmpty ? [] : [.blank])
      rows += TextLayout.balanced(who, to: size.columns).map { Row(text: $0, style: .dim) }
    }
    return rows
  }

  /// Returns the rows of one part of a saying.
  package func rows(_ text: String) -> [Row] {
    switch lettering {
    case .plain, .bold, .italic, .slanted:
      return TextLayout.balanced(text, to: size.columns).map { Row(text: $0, style: style) }
    case .wide, .loud:
      return TextLayout.balanced(text, to: size.columns / 2).map {
        Row(text: Self.apart($0), style: style)
      }
    case .verse:
      return TextLayout.balanced(text, to: size.columns - 4).enumerated().map { row, line in
        Row(text: (row == 0 ? "" : "    ") + line, style: style, isCentred: false)
      }
    case .quoted: return quoted(text)
    case .notebook:
      return TextLayout.wrapped(text, to: size.columns).map {
        let line = TextLayout.aligned($0, .left, in: size.columns)
        return Row(text: line, style: style, isCentred: false)
      }
    case .manuscript: return manuscript(text)
    case .upright: return upright(text)
    case .board: return board(text)
    }
  }

  /// The text attributes of the lettering.
  private var style: Style { Style(lettering.marks) }

  /// Inserts a blank between letters; words are then separated by three blanks.
  private static func apart(_ line: String) -> String {
    line.map(String.init).joined(separator: " ")
  }

  private func quoted(_ text: String) -> [Row] {
    let lines = TextLayout.balanced(text, to: size.columns - 4)
    let (open, close) = glyphs.quotes
    return lines.enumerated().map { row, line in
      let (before, after) = (
        row == 0 ? open + " " : "", row == lines.count - 1 ? " " + close : ""
      )
      return Row(text: before + line + after, style: style)
    }
  }

  /// Returns Korean text in boxes of one syllable each. Other text, and text on a narrow card, is laid out plainly.
  private func manuscript(_ text: String) -> [Row] {
    let count = min(12, (size.columns - 1) / 3)
    guard count >= 4, Self.isKorean(text) else { return plain(text) }
    let cells = Self.boxes(text)
    let edge = glyphs.edge
    let rule = Row(text: String(repeating: glyphs.rule, count: count * 3 + 1), style: .dim)
    var rows = [rule]
    for start in stride(from: 0, to: cells.count, by: count) {
      let line = cells[start..<min(cells.count, start + count)]
      let filled = line + Array(repeating: "  ", count: count - line.count)
      rows.append(Row(text: edge + filled.joined(separator: edge) + edge, style: style))
      rows.append(rule)
    }
    return rows
  }

  /// Returns the contents of the boxes: one wide letter, two narrow letters, or nothing for a blank.
  private static func boxes(_ text: String) -> [String] {
    var boxes: [String] = []
    var half: String?
    func put(_ box: String) { boxes.append(TextLayout.aligned(box, .left, in: 2)) }
    for letter in text {
      let isNarrow = TextLayout.cells(String(letter)) == 1 && !letter.isWhitespace
      if isNarrow, let first = half {
        put(first + String(letter))
        half = nil
      } else {
        if let first = half { put(first) }
        half = isNarrow ? String(letter) : nil
        if !isNarrow { put(letter.isWhitespace ? "" : String(letter)) }
      }
    }
    if let half { put(half) }
    return boxes
  }

  /// Returns Korean text written downwards, in columns from right to left. Other text, and text whose columns do not
  /// fit, is laid out plainly.
  private func upright(_ text: String) -> [Row] {
    let height = max(4, min(10, size.rows - 4))
    guard Self.isKorean(text) else { return plain(text) }
    let columns = TextLayout.wrapped(text, to: height * 2).map { Array($0) }
    let deepest = columns.map(\.count).max() ?? 0
    guard columns.count * 4 <= size.columns, deepest <= max(height, size.rows) else {
      return plain(text)
    }
    return (0..<deepest).map { row in
      let letters = columns.reversed().map { column in
        TextLayout.aligned(column.indices.contains(row) ? String(column[row]) : "", .left, in: 2)
      }
      return Row(text: letters.joined(separator: "  "), style: style)
    }
  }

  private func board(_ text: String) -> [Row] {
    let lines = TextLayout.balanced(text, to: size.columns - 4)
    let width = (lines.map { TextLayout.cells($0) }.max() ?? 0) + 4
    let air = Row(text: String(repeating: " ", count: width), style: style)
    let rows = lines.map { Row(text: TextLayout.aligned($0, .centre, in: width), style: style) }
    return [air] + rows + [air]
  }

  private func plain(_ text: String) -> [Row] {
    TextLayout.balanced(text, to: size.columns).map { Row(text: $0, style: .plain) }
  }

  private static func isKorean(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}

extension SayingLetters.Row {
  static let blank = SayingLetters.Row(text: "", style: .plain)
}

extension SayingLettering {
  /// The text attributes of a lettering. They are also used if there is no room for the layout of the lettering.
  var marks: Style.Attributes {
    switch self {
    case .plain, .wide, .verse, .quoted, .manuscript, .upright: []
    case .bold, .loud: .bold
    case .italic: .italic
    case .slanted: [.bold, .italic]
    case .notebook: .underline
    case .board: [.bold, .reverse]
    }
  }
}

extension Glyphs {
  /// The large quotation mark before a sentence; an ASCII character if the terminal lacks others.
  var quotationMark: String { upward.count > 1 ? "❝" : "\"" }

  /// The opening and closing quotation marks; ASCII characters if the terminal lacks others.
  fileprivate var quotes: (String, String) { upward.count > 1 ? ("“", "”") : ("\"", "\"") }
}
