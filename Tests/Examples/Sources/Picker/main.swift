// A full screen for choosing one word of some; what was chosen is printed when the screen is given back.
//   swift run Picker WORD...    arrows, the wheel and clicks choose, Enter takes, Esc takes none
import TextUI

var list = ListCursor(Array(CommandLine.arguments.dropFirst()))
let keys = KeyBar([
  .arrows("choose", .unicode), Binding(.enter, meaning: "take"), Binding(.escape, meaning: "none"),
])

/// Where the list stands: between the title and the keys.
func listArea(_ size: Size) -> Area {
  Area(column: 1, row: 2, columns: size.columns - 2, rows: size.rows - 4)
}

/// The whole window as a value; the device writes what differs from the last one, and nothing else.
func picture(_ size: Size, _ list: ListCursor<String>, _ keys: KeyBar) -> Frame {
  var frame = Frame(size: size)
  frame.put("Which one?", 1, 0, Style(ink: Accent.leaf, .bold))
  list.draw(into: &frame, in: listArea(size), glyphs: .unicode) { word, _ in [StyledText(word)] }
  keys.draw(into: &frame, in: Area(column: 1, row: size.rows - 1, columns: size.columns, rows: 1))
  return frame
}

let terminal = TerminalDevice(environment: { _ in nil })
try terminal.open()
var chosen: String?
choosing: while true {
  terminal.show(picture(terminal.size, list, keys))
  for event in terminal.wait(milliseconds: nil) {
    switch event {
    case .input(.key(.enter)): chosen = list.chosen; break choosing
    case .input(.key(.escape)), .input(.key(.control("c"))), .ended: break choosing
    case .input(.key(let key)): _ = list.move(by: key, height: listArea(terminal.size).size.rows)
    case .input(.mouse(let mouse)): _ = list.click(mouse.position, in: listArea(terminal.size))
    case .input, .resized, .resumed, .woken, .changed, .learned, .ground, .sizesText,
      .roomForPictures, .idle:
      break
    }
  }
}
terminal.close()
if let chosen { print(chosen) }
