import Domain
import PresentationKit
import TextUI

/// The garden without any person: dashed pots on a board, and the keys that add a first person.
struct EmptyGarden {
  let words: PeopleWords
  let glyphs: Glyphs
  let title: String

  /// The rows of the drawing of a dashed pot.
  private var pot: [String] {
    glyphs.upward.count > 1
      ? ["╭╌╌╌╌╌╌╮", "╎      ╎", " ╎    ╎ ", " ╰╌╌╌╌╯ "]
      : ["+------+", "|      |", " :    : ", " `----' "]
  }

  func draw(into frame: inout Frame, in area: Area) {
    var room = area
    if SizeClass(area).hasPanels {
      Panel(title, ink: frame.hue.ink, hasKeys: true).draw(into: &frame, in: area, glyphs: glyphs)
      room = area.inset(columns: 1, rows: 1)
    }
    let texts = lines
    let hasPots = room.size.rows >= texts.count + 7 && room.size.columns >= 24
    let height = texts.count + (hasPots ? 7 : 0)
    var row = max(0, (room.size.rows - height) / 2)
    if hasPots {
      drawPots(into: &frame, in: room, row)
      row += 7
    }
    for line in texts where row < room.size.rows {
      let fitting = line.clipped(to: room.size.columns - 2, ellipsis: glyphs.ellipsis)
      let indent = TextLayout.indent(of: fitting.cells, .centre, in: room.size.columns)
      frame.write(fitting, room.origin.column + indent, in: room, row: row)
      row += 1
    }
  }

  private var lines: [[StyledText]] {
    [
      [StyledText(words.emptyGarden, .bold)], [StyledText(words.plantIsPerson, .dim)], [],
      invitation("n", words.inviteToPlant), invitation("a", words.inviteFromContacts),
    ]
  }

  /// Returns a line with a key and its effect. All these lines have the same width, so that their keys are below each
  /// other.
  private func invitation(_ key: String, _ text: String) -> [StyledText] {
    let width = [words.inviteToPlant, words.inviteFromContacts].map { TextLayout.cells($0) }.max()
    return [
      StyledText(key, .bold), "  ", StyledText(TextLayout.aligned(text, .left, in: width ?? 0)),
    ]
  }

  private func drawPots(into frame: inout Frame, in room: Area, _ top: Int) {
    let count = max(1, min(7, room.size.columns / 16))
    let width = room.size.columns / count
    let left = room.origin.column + (room.size.columns - count * width) / 2
    for index in 0..<count {
      for (row, line) in pot.enumerated() {
        let start = left + index * width + (width - 8) / 2
        frame.put(line, start, room.origin.row + top + row, .dim, upTo: room.endColumn)
      }
    }
    Board.draw(
      into: &frame, row: room.origin.row + top + pot.count, from: room.origin.column,
      to: room.endColumn, glyphs)
  }
}
