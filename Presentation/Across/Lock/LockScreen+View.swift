import Domain
import PresentationKit
package import TextUI

extension LockScreen {
  /// Draws the lock screen over the whole window.
  package func draw(into frame: inout Frame) {
    let size = frame.size
    let rows = lines(size)
    // Messages below do not move the page.
    let page = rows.count - news(size).count
    let first = max(0, (size.rows - 1 - page - (size.rows > 12 ? 2 : 3)) / 2)
    for (row, line) in rows.enumerated() where first + row < size.rows - 1 {
      let column = TextLayout.indent(of: line.cells, .centre, in: size.columns)
      frame.write(
        line, column, in: Area(column: 0, row: first + row, columns: size.columns, rows: 1))
      if row == fieldRow(size), password != nil { drawPassword(into: &frame, first + row) }
    }
    let bar = Area(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    KeyBar(bindings, trailing: trailing).draw(into: &frame, in: bar)
  }

  /// Returns the rows of the lock screen, each of which is to be centred.
  private func lines(_ size: Size) -> [[StyledText]] {
    let gap: [[StyledText]] = size.rows >= 12 ? [[]] : []
    let question = password == nil ? words.enterCode : words.enterPassword
    let middle = password == nil ? twig : [[], [StyledText("")], []]
    return [[StyledText(ShellWords(language).program, Style(ink: Accent.ember, .bold))]]
      + gap + [[StyledText(question, .dim)]] + gap + middle + (size.rows > 12 ? gap : [])
      + news(size)
  }

  /// Returns the row of the password field.
  private func fieldRow(_ size: Size) -> Int { size.rows >= 12 ? 5 : 3 }

  private func drawPassword(into frame: inout Frame, _ row: Int) {
    let columns = min(32, frame.size.columns - 8)
    let column = (frame.size.columns - columns) / 2
    password?.draw(
      into: &frame, in: Area(column: column, row: row, columns: columns, rows: 1),
      isFocused: true, glyphs: glyphs)
    for position in column..<(column + columns) {
      frame.put(glyphs.rule, position, row + 1, .dim)
    }
  }

  /// A twig with one leaf per typed digit, on alternating sides.
  private var twig: [[StyledText]] {
    var above = ""
    var stem = glyphs.rule
    var below = ""
    for index in typed.indices {
      let isAbove = typed.distance(from: typed.startIndex, to: index).isMultiple(of: 2)
      above += " " + (isAbove ? glyphs.watered : " ")
      below += " " + (isAbove ? " " : glyphs.watered)
      stem += glyphs.rule + glyphs.rule
    }
    let leaf = Style(ink: Accent.leaf)
    return [
      [StyledText(above + " ", leaf)], [StyledText(stem, .dim)], [StyledText(below + " ", leaf)],
    ]
  }

  /// Returns the error, and the time to wait.
  private func news(_ size: Size) -> [[StyledText]] {
    var rows: [[StyledText]] = []
    let columns = min(60, size.columns - 4)
    let room = size.rows <= 12 ? 3 : 5
    if let sentence {
      let lines = TextLayout.balanced(
        sentence, to: columns - 2, rows: secondsLeft == nil ? room : room - 1,
        ellipsis: glyphs.ellipsis)
      for (row, line) in lines.enumerated() {
        let sign = StyledText(glyphs.refused + " ", Style(ink: Accent.rose, .bold))
        rows.append(row == 0 ? [sign, StyledText(line)] : [StyledText(line)])
      }
    }
    if let seconds = secondsLeft { rows.append([StyledText(words.waiting(seconds), .dim)]) }
    return rows
  }
}
