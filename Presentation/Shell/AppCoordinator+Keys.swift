/// What keys, the mouse and the clipboard mean where nothing lies over everything.
extension AppCoordinator {
  mutating func press(_ key: Key) -> [AppEffect] {
    // Covered before it stops, so that nothing else is drawn when it goes on.
    if key == .control("z") { return [.work(.lock(.look(.away))), .suspend] }
    if key == .control("l") { return [.redraw] }
    // The help would throw away a command that is typed.
    if key == .function(1), !isTypingCommand {
      overlay = .help(helpOverlay)
      return []
    }
    if overlay != nil { return pressOverlay(key) }
    notice = nil
    if key == .control("f"), entrance == nil { return search() }
    let key = current.takesText ? key : Dubeolsik.latin(key)
    let area = content
    let depth = current.depth
    let effects = change { $0.press(key, in: area) }
    if key == .escape, let effects = leave(effects, from: depth) { return effects }
    if let effects { return perform(effects) }
    // Where every key belongs to what is shown, none of them leads away.
    if current.ownsKeys { return [] }
    if entrance != nil {
      if key == .character("q") { return [.quit] }
      if key == .character("?") { overlay = .help(helpOverlay) }
      return []
    }
    if key == .control("t"), let subject = part.subject {
      return travel { $0.arrive(in: .more, by: .more(.tutorial(subject))) }
    }
    if let effects = turn(key) { return effects }
    if let part = neighbour(key) { return choose(part) }
    if key == .character(",") { return choose(.more) }
    if key == .character("q") { return [.quit] }
    if key == .character("?") { overlay = .help(helpOverlay) }
    if key == .character(":") {
      overlay = .command(
        CommandPrompt(history: history, placeholder: words.commandPlaceholder))
    }
    return []
  }

  /// Shows a part somebody chose, from which no trail leads back.
  private mutating func choose(_ part: Part) -> [AppEffect] {
    trail.leave()
    return enter(part, again: part == self.part)
  }

  private var isTypingCommand: Bool { if case .command = overlay { true } else { false } }

  /// A click on a tab shows its part; any other belongs to the screen.
  mutating func point(_ mouse: Mouse) -> [AppEffect] {
    if mouse.action == .press, let index = tabs.tab(at: mouse.place, in: top),
      Part.tabs.indices.contains(index), !current.ownsKeys, entrance == nil
    {
      return choose(Part.tabs[index])
    }
    let area = content
    return perform(change { $0.handle(mouse, in: area) })
  }

  /// The part a key leads to: its number, or the next one.
  private func neighbour(_ key: Key) -> Part? {
    let (tabs, count) = (Part.tabs, Part.tabs.count)
    let here = tabs.firstIndex(of: part) ?? tabs.firstIndex(of: before) ?? 0
    switch key {
    case .tab: return part == .more ? before : tabs[(here + 1) % count]
    case .backTab: return part == .more ? before : tabs[(here + count - 1) % count]
    case .character(let digit):
      guard let number = digit.wholeNumberValue, digit.isASCII, (1...count).contains(number) else {
        return nil
      }
      return tabs[number - 1]
    default: return nil
    }
  }

  mutating func paste(_ text: String) -> [AppEffect] {
    switch overlay {
    case .help(var help):
      _ = help.paste(text)
      overlay = .help(help)
      return []
    case .command(var prompt):
      _ = prompt.paste(text)
      offerCommands(&prompt)
      return []
    case .answer: return []
    case nil: return perform(change { $0.paste(text) })
    }
  }
}
