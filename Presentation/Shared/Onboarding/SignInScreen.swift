import Domain
import PresentationKit
import TextUI

/// Waits for the user to sign in with a browser. The address is shown in full, wrapped over rows, for a browser on
/// another computer.
struct SignInScreen: Equatable, Sendable, ScrollingScreen, StillScreen {
  var context: ViewContext
  let provider: String
  private var pending = InFlightTask("signIn")
  private var address: String?
  /// The progress, or why sign-in failed.
  private var sentence = ""
  private var isFailed = false
  private var scroll = ScrollCursor()

  init(_ provider: String, _ context: ViewContext) {
    self.context = context
    self.provider = provider
  }

  private var words: SignInWords { SignInWords(context.language) }

  var inFlight: [TaskID] { pending.inFlight.map { [$0] } ?? [] }

  /// Starts sign-in from the beginning.
  mutating func begin() -> [ScreenEffect] {
    address = nil
    isFailed = false
    scroll = ScrollCursor()
    sentence = words.beginning
    return pending.ask(.signIn(SignInTask(provider: provider, words: words.browser)))
  }

  /// Handles the progress and the result of the sign-in task.
  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect] {
    guard let news = result.signIn, pending.inFlight == taskID else { return [] }
    switch news {
    case .step(.address(let address)):
      self.address = address
      sentence = words.byHand
    case .step(.browser(let isOpened)): if !isOpened { sentence = words.noBrowser }
    case .step(.answered):
      address = nil
      sentence = words.checking
    case .proven(let identity):
      _ = pending.takes(taskID)
      sentence = words.signedIn(identity)
      return [.back, .work(.onboarding(.enterSocial(identity)))]
    case .failed(let failure):
      _ = pending.takes(taskID)
      address = nil
      isFailed = true
      sentence = words.report(failure).message
    }
    scroll = ScrollCursor()
    return []
  }

  var bindings: [Binding] {
    var all: [Binding] = []
    if isFailed {
      all.append(Binding(.enter, meaning: words.keyAgain, isPrimary: true, glyphs: glyphs))
    }
    if address != nil {
      all.append(Binding(.character("y"), meaning: words.copyAddress, isPrimary: true))
      all.append(
        .arrows(ShellWords(language).keyScroll, glyphs))
    }
    return all + [Binding(.escape, meaning: words.keyCancel, isPrimary: true, glyphs: glyphs)]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .enter, isFailed { return begin() }
    if key == .character("y"), let address { return [.copy(address)] }
    // Going back removes the screen, which cancels its background task.
    if key == .escape { return [.back] }
    return scroll.move(by: key, over: lines(in: area).count, height: height(in: area)) ? [] : nil
  }

  private func height(in area: Area) -> Int { max(1, area.size.rows - 2) }

  /// Returns the text below the title. The address is wrapped exactly at row ends without hyphens or spaces, so that
  /// the rows concatenate to the address.
  private func lines(in area: Area) -> [StyledText] {
    let columns = max(1, area.size.columns - 4)
    var lines = TextLayout.wrapped(sentence, to: min(72, columns)).map { StyledText($0) }
    guard let address else { return lines }
    lines.append("")
    var rest = Printable.line(address)[...]
    while !rest.isEmpty {
      lines.append(StyledText(String(rest.prefix(columns)), Style(ink: Accent.ember)))
      rest = rest.dropFirst(columns)
    }
    return lines
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    frame.write(
      [StyledText(words.title(provider), .bold)].clipped(
        to: room.size.columns, ellipsis: glyphs.ellipsis), in: room)
    let lines = lines(in: area)
    let shown = scroll.shown(of: lines.count, in: height(in: area))
    for (row, line) in lines[shown].enumerated() { frame.write([line], in: room, row: row + 2) }
    let below = lines.count - shown.upperBound
    if below > 0 {
      let hint = "\(glyphs.arrows[1]) \(below)"
      frame.write(
        [StyledText(hint, .dim)], area.endColumn - 2 - TextLayout.cells(hint), in: area, row: 1)
    }
  }
}
