import Domain
import PresentationKit
import TextUI

/// Shows a watched command full-screen: the command line above its output, which can be scrolled.
final class WatchWindow {
  private let watched: WatchedCommand
  private let language: Language
  private let glyphs: Glyphs
  private var scroll = ScrollCursor()
  private var answer: WatchedAnswer?

  init(_ watched: WatchedCommand, _ language: Language, _ isASCIIOnly: Bool) {
    self.watched = watched
    self.language = language
    glyphs = isASCIIOnly ? .ascii : .unicode
  }

  /// Runs until the user leaves or the terminal ends. Returns nil if the user left.
  func run(on device: TerminalDevice) throws(TerminalFailure) -> EndCause? {
    try device.open()
    defer { device.close() }
    var debouncer = StoreChangeDebouncer(watched.changes)
    var answer = watched.answer(columns: device.size.columns)
    while true {
      self.answer = answer
      device.show(frame(device.size))
      device.changeDescriptor = debouncer.changeDescriptor
      let events = device.wait(
        milliseconds: debouncer.timeout(watched.timeout(answer), at: device.now))
      var isOld = debouncer.detectsChange(at: device.now) || watched.isOver(answer)
      for event in events {
        switch event {
        case .ended(let reason): return reason
        case .input(.key(let key)):
          if Self.leaves(key) { return nil }
          isOld = handleDefault(key, device) || isOld
        case .input(.mouse(let mouse)): turn(mouse, device.size)
        case .changed: debouncer.receive(at: device.now)
        case .resized, .resumed: isOld = true
        case .input, .woken, .learned, .ground, .sizesText, .roomForPictures, .idle: break
        }
      }
      if isOld { answer = watched.answer(columns: device.size.columns) }
    }
  }

  private static func leaves(_ key: Key) -> Bool {
    [.character("q"), .escape, .control("c")].contains(Dubeolsik.latin(key))
  }

  /// Handles a key; returns whether to run the command again.
  private func handleDefault(_ key: Key, _ device: TerminalDevice) -> Bool {
    switch Dubeolsik.latin(key) {
    case .control("z"): device.suspend()
    case .control("l"): device.forgetScreen()
    case .character("r"): return true
    case let key: scroll(by: key, device.size)
    }
    return false
  }

  private func turn(_ mouse: Mouse, _ size: Size) {
    switch mouse.action {
    case .wheelUp: scroll(by: .up, size)
    case .wheelDown: scroll(by: .down, size)
    case .press, .release, .drag: break
    }
  }

  private func scroll(by key: Key, _ size: Size) {
    let room = room(size).size
    _ = scroll.move(by: key, over: lines(room.columns).count, height: room.rows)
  }

  // MARK: Drawing

  /// Returns the area of the output, below the command line and, if there is room, a blank row.
  private func room(_ size: Size) -> Area {
    let head = size.rows > 6 ? 2 : size.rows > 1 ? 1 : 0
    return Area(column: 0, row: head, columns: size.columns, rows: size.rows - head)
  }

  private func lines(_ columns: Int) -> [[StyledText]] {
    guard let answer else { return [] }
    return PrintedText(answer.out + answer.err).lines(columns: columns)
  }

  private func frame(_ size: Size) -> Frame {
    var frame = Frame(size: size)
    let room = room(size)
    if room.origin.row > 0, let answer {
      let time = answer.at.time.description
      let typed = (["haru"] + watched.words.map(ShellQuote.word)).joined(separator: " ")
      let left = max(0, size.columns - TextLayout.cells(time) - 2)
      let head = Area(column: 0, row: 0, columns: size.columns, rows: 1)
      let title = TextLayout.clipped(Printable.line(typed), to: left, ellipsis: glyphs.ellipsis)
      frame.write([StyledText(title, .dim)], in: head)
      frame.write([StyledText(time, .dim)], max(0, size.columns - TextLayout.cells(time)), in: head)
    }
    let lines = lines(room.size.columns)
    let shown = scroll.shown(of: lines.count, in: room.size.rows)
    let hint = ListHint(below: lines.count - shown.upperBound, glyphs)
    for (row, line) in lines[shown].enumerated() {
      let isLast = row == room.size.rows - 1
      frame.write(line, in: isLast ? hint.leaving(room) : room, row: row)
    }
    hint.draw(into: &frame, in: room, row: room.size.rows - 1)
    return frame
  }
}
