import Domain
import PresentationKit
import PresentationSayings
package import TextUI

extension LockScreen {
  /// Draws the lock screen over the whole window.
  package func draw(into frame: inout Frame) {
    let size = frame.size
    let rows = lines(size)
    let fire = fireRows(size)
    // Messages below do not move the page.
    let page = rows.count - news(size).count + fire
    let top = max(0, (size.rows - 1 - page - (size.rows > 12 ? 2 : 3)) / 2)
    if fire > 0 {
      let hearth = Area(column: 0, row: top, columns: size.columns, rows: fire - 1)
      Bonfire.asleep.draw(into: &frame, in: hearth, glyphs.pictures)
    }
    let first = top + fire
    for (row, line) in rows.enumerated() where first + row < size.rows - 1 {
      let offset = row == dotRow(size) ? shakeOffset : 0
      let column = TextLayout.indent(of: line.cells, .centre, in: size.columns) + offset
      frame.write(
        line, column, in: Area(column: 0, row: first + row, columns: size.columns, rows: 1))
      if row == fieldRow(size), password != nil { drawPassword(into: &frame, first + row) }
    }
    let bar = Area(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    KeyBar(bindings, trailing: trailing).draw(into: &frame, in: bar)
  }

  /// Returns the rows of text on the lock screen. The caller centres each row.
  private func lines(_ size: Size) -> [[StyledText]] {
    let gap: [[StyledText]] = size.rows >= 12 ? [[]] : []
    let question = password == nil ? words.enterCode : words.enterPassword
    let middle = password == nil ? [dots] : [[StyledText("")], []]
    return [[StyledText(ShellWords(language).program, Style(ink: Accent.ember, .bold))]]
      + gap + [[StyledText(question, .dim)]] + gap + middle + (size.rows > 12 ? gap : [])
      + news(size)
  }

  /// Returns the number of rows of the picture of a fire with the blank row below it; 0 if there is no room for it.
  private func fireRows(_ size: Size) -> Int {
    size.rows < 18 || size.columns < 20 ? 0 : min(17, size.rows / 2 - 3)
  }

  /// Returns the index of the dots among the rows of `lines`; nil while the password is asked for.
  private func dotRow(_ size: Size) -> Int? {
    password == nil ? (size.rows >= 12 ? 4 : 2) : nil
  }

  /// Returns the index of the password field among the rows of `lines`.
  private func fieldRow(_ size: Size) -> Int { size.rows >= 12 ? 4 : 2 }

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

  /// The dots of the code. There are at least four, and one is filled for each typed digit. The number of dots does not
  /// reveal the length of the code.
  private var dots: [StyledText] {
    let count = max(Self.leastDots, typed.count)
    return (0..<count).map { index in
      let gap = index + 1 < count ? "  " : ""
      let isTyped = index < typed.count
      return StyledText(
        (isTyped ? glyphs.watered : glyphs.next) + gap,
        isTyped ? Style(ink: Accent.ember, .bold) : .dim)
    }
  }

  /// Returns the lines of the error, and the line that says how long to wait; empty if there is neither.
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
