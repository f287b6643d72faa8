import Domain

/// The page that waits while somebody signs in with a browser. The address stands on it whole, one
/// row below the other, for those whose browser is elsewhere.
struct SignInScreen: Equatable, Sendable, PartScreen {
  var look: Look
  let provider: String
  private var pending = Pending("signIn")
  private var address: String?
  /// What is going on, or why nothing came of it.
  private var sentence = ""
  private var isFailed = false
  /// The first row that is shown.
  private var top = 0

  init(_ provider: String, _ look: Look) {
    self.look = look
    self.provider = provider
  }

  private var words: SignInWords { SignInWords(look.language) }

  var awaited: [Ticket] { pending.awaited.map { [$0] } ?? [] }

  /// Asks the provider, from the beginning.
  mutating func begin() -> [ScreenEffect] {
    address = nil
    isFailed = false
    top = 0
    sentence = words.beginning
    return pending.ask(.signIn(SignInErrand(provider: provider, words: words.browser)))
  }

  /// Takes what became of it so far.
  mutating func receive(_ result: ErrandResult, for ticket: Ticket) -> [ScreenEffect] {
    guard case .signIn(let news) = result, pending.awaited == ticket else { return [] }
    switch news {
    case .step(.address(let address)):
      self.address = address
      sentence = words.byHand
    case .step(.browser(let isOpened)): if !isOpened { sentence = words.noBrowser }
    case .step(.answered):
      address = nil
      sentence = words.checking
    case .proven(let identity):
      _ = pending.takes(ticket)
      sentence = words.signedIn(identity)
      return [.back, .work(.entrance(.enterSocial(identity)))]
    case .failed(let failure):
      _ = pending.takes(ticket)
      address = nil
      isFailed = true
      sentence = words.report(failure).message
    }
    top = 0
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
        Binding(
          .up, .down, label: glyphs.arrowKeys(0, 1), meaning: ShellWords(language).keyScroll))
    }
    return all + [Binding(.escape, meaning: words.keyCancel, isPrimary: true, glyphs: glyphs)]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let last = max(0, lines(in: area).count - height(in: area))
    switch key {
    case .enter where isFailed: return begin()
    case .character("y"):
      guard let address else { return nil }
      return [.copy(address)]
    case .up, .character("k"): top = max(0, min(top, last) - 1)
    case .down, .character("j"): top = min(last, top + 1)
    // The errand of a page that is gone is stopped.
    case .escape: return [.back]
    default: return nil
    }
    return []
  }

  private func height(in area: Area) -> Int { max(1, area.size.rows - 2) }

  /// What stands under the title. An address is broken wherever a row ends, and nowhere else, so
  /// that the rows together are the address.
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
    let height = height(in: area)
    let first = min(top, max(0, lines.count - height))
    for (row, line) in lines.dropFirst(first).prefix(height).enumerated() {
      frame.write([line], in: room, row: row + 2)
    }
    let below = lines.count - first - height
    if below > 0 {
      let hint = "\(glyphs.arrows[1]) \(below)"
      frame.write(
        [StyledText(hint, .dim)], area.endColumn - 2 - TextLayout.cells(hint), in: area, row: 1)
    }
  }
}
