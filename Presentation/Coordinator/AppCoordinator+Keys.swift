import PresentationKit
import PresentationShared
import TextUI

/// Handles keys and pastes while no overlay is shown.
extension AppCoordinator {
  /// Translates a key by the key map into the default key of its action, and handles the default key.
  mutating func press(_ key: Key) -> [AppEffect] {
    let begun = begunChord
    begunChord = nil
    if overlay != nil { return handleDefault(key) }
    let meaning = meaning(of: key, after: begun)
    // An undefined chord does nothing, because its second key alone might remove a record unnoticed.
    if let begun, meaning == .standard {
      if key != .escape {
        let chord = begun.printed(glyphs) + " " + key.printed(glyphs)
        notice = NoticeLine(.refusal, words.nothing(chord), hint: habit(of: begun))
      } else {
        notice = nil
      }
      return []
    }
    switch meaning {
    case .standard: return handleDefault(key)
    case .screen(let defaultKey): return handleDefault(defaultKey)
    case .shell(let defaultKey): return handleDefault(defaultKey, everywhere: true)
    case .begins:
      begunChord = key
      notice = NoticeLine(.plain, key.printed(glyphs) + " " + glyphs.ellipsis)
      return []
    case .nothing:
      notice = sayingNothing(of: key)
      return []
    }
  }

  private func meaning(of key: Key, after begun: Key?) -> KeyMap.Meaning {
    let top = current.top
    let isHome = current.isHome
    // Keys of the screen in other states stay reserved for it. Above a home, the brackets are reserved as well, because
    // they would leave what the user is working on.
    let taken = { (key: Key) in
      top.bindings.contains { $0.keys.contains(key) } || top.keyContext?.row(of: key) != nil
        || (!isHome && [.character("["), .character("]")].contains(key))
    }
    if top.ownsKeys { return keys.meaningBesideText(of: key, in: top.keyContext, taken: taken) }
    let meaning = keys.meaning(of: key, after: begun, in: top.keyContext, taken: taken)
    let latin = Dubeolsik.latin(key)
    guard meaning == .standard, latin != key else { return meaning }
    return keys.meaning(of: latin, after: begun, in: top.keyContext, taken: taken)
  }

  /// Handles a default key. With `everywhere` the key skips the screen and goes to the shell.
  mutating func handleDefault(_ key: Key, everywhere: Bool = false) -> [AppEffect] {
    // Locked before the suspend, so that nothing else is drawn on resume.
    if key == .control("z") { return [.work(.lock(.check(.away))), .suspend] }
    if key == .control("l") { return [.redraw] }
    // Opening the help would discard a typed command.
    if key == .function(1), !isTypingCommand {
      overlay = .help(helpOverlay)
      return []
    }
    if overlay != nil { return pressOverlay(key) }
    let offered = offeredUndo
    notice = nil
    if key == .control("f"), onboarding == nil { return search() }
    // A form uses this key to show masked fields, and a question owns all keys.
    if key == .control("p"), onboarding == nil, !current.top.ownsKeys {
      openPalette()
      return []
    }
    if isMistakable(key) { return [] }
    let key = current.top.readsLetters ? key : Dubeolsik.latin(key)
    if key == .escape, shownPanel != nil, !current.top.ownsKeys {
      enlarged = nil
      return []
    }
    let area = content
    let depth = current.depth
    let effects = everywhere ? nil : current.press(key, in: area)
    if key == .escape, let effects = leave(effects, from: depth) { return effects }
    if let effects { return perform(effects) }
    // A screen that owns all keys must not be left by a key it does not handle.
    if current.top.ownsKeys, !everywhere {
      if !current.top.takesText {
        notice = NoticeLine(.refusal, words.onlyKeys(shownHere))
      }
      return []
    }
    if onboarding != nil {
      if key == .character("q") { return [.quit] }
      if key == .character("?") { overlay = .help(helpOverlay) }
      return []
    }
    if key == .control("t"), let subject = part.subject {
      return navigate { $0.arrive(in: .more, by: .more(.tutorial(subject))) }
    }
    if let effects = turn(key, offered) { return effects }
    if let part = neighbour(key) { return choose(part) }
    if key == .character(",") { return choose(.more) }
    if key == .character("-"), let last { return choose(last) }
    if key == .character("q") { return [.quit] }
    if key == .character("+") { return openCapture() }
    if key == .character("=") {
      toggleEnlarged()
      return []
    }
    if key == .character("?") {
      overlay = .help(helpOverlay)
    } else if key == .character(":") {
      overlay = .command(
        CommandPrompt(history: typedCommands, placeholder: words.commandPlaceholder))
    } else {
      notice = sayingNothing(of: key)
    }
    return []
  }

  /// Returns the notice that a key does nothing here; nil for keys such as arrows, which may do nothing at the end of a
  /// list.
  private func sayingNothing(of key: Key) -> NoticeLine? {
    guard key.mayBeMeant else { return nil }
    return NoticeLine(.refusal, words.nothing(key.printed(glyphs)), hint: habit(of: key))
  }

  /// Returns a hint for a key that does nothing here: the Haru key for the action that many programs give to this key,
  /// and the help key.
  private func habit(of key: Key) -> String {
    let context = current.top.keyContext
    let meant: (KeyContext?, String)? =
      switch key {
      case .character("u"), .control("_"): (.shell, "undo")
      case .control("r"): (.shell, "redo")
      case .character("d"), .character("x"), .character("D"), .delete: (context, "remove")
      case .character("e"), .character("c"): (context, "edit")
      case .character("y"): (context, "copy")
      case .character("v"): (context, "mark-range")
      case _: nil
      }
    let help = keys.label(of: "help", in: .shell, glyphs).map { $0 + " " + words.help }
    guard let (owner, name) = meant, let owner, let row = owner.row(name),
      let stroke = keys.label(of: name, in: owner, glyphs)
    else { return help ?? "" }
    return [stroke + " " + row.meaning(language), help].compactMap(\.self)
      .joined(separator: " · ")
  }

  /// Returns whether a Korean character must not be handled as a key: a whole syllable, or `ㅋ` right after an undo,
  /// which may stand for `Z`. Shows a notice that explains it, for syllables from the second one on.
  private mutating func isMistakable(_ key: Key) -> Bool {
    let hadUndone = hasUndone
    hasUndone = false
    guard !current.top.readsLetters else { return false }
    if Dubeolsik.isSyllable(key) {
      syllables += 1
      if syllables > 1 { notice = NoticeLine(.refusal, words.writesKorean) }
      return true
    }
    syllables = 0
    guard hadUndone, key == .character("ㅋ") else { return false }
    notice = NoticeLine(.refusal, words.undoOrRedo)
    return true
  }

  /// Shows a part that the user chose directly, and clears the back stack.
  mutating func choose(_ part: Part) -> [AppEffect] {
    backStack.leave()
    return enter(part, again: part == self.part)
  }

  private var isTypingCommand: Bool {
    switch overlay {
    case .command, .capture, .palette: true
    case .help, .answer, nil: false
    }
  }

  /// Returns the part to which a key leads: a digit to the part with that number, Tab and Shift-Tab to the next or
  /// previous part. From More, both lead to the part shown before it. Other keys return nil.
  private func neighbour(_ key: Key) -> Part? {
    let (tabs, count) = (Part.tabs, Part.tabs.count)
    let here = tabs.firstIndex(of: part) ?? tabs.firstIndex(of: before) ?? 0
    if key == .tab { return part == .more ? before : tabs[(here + 1) % count] }
    if key == .backTab { return part == .more ? before : tabs[(here + count - 1) % count] }
    guard case .character(let digit) = key, let number = digit.wholeNumberValue, digit.isASCII,
      (1...count).contains(number)
    else { return nil }
    return tabs[number - 1]
  }

  /// The maximum number of bytes taken from one paste.
  private static let longestPaste = 65_536

  /// Cuts a pasted text to the maximum, at a character boundary.
  static func pasted(_ text: String) -> String {
    guard
      let end = text.utf8.index(text.startIndex, offsetBy: longestPaste, limitedBy: text.endIndex)
    else { return text }
    return String(text[..<end])
  }

  mutating func paste(_ text: String) -> [AppEffect] {
    let kept = Self.pasted(text)
    let shown = notice
    let effects = put(in: kept)
    // A message of the form about its own limit is more specific.
    if kept.utf8.count < text.utf8.count, notice == shown {
      notice = NoticeLine(.refusal, words.pasteCut(kept.count))
    }
    return effects
  }

  private mutating func put(in text: String) -> [AppEffect] {
    switch overlay {
    case .help(var help):
      _ = help.paste(text)
      overlay = .help(help)
      return []
    case .capture(let prompt): return paste(text, on: prompt)
    case .palette(let palette): return paste(text, on: palette)
    case .command(var prompt):
      _ = prompt.paste(text)
      offerCommands(&prompt)
      return []
    case .answer: return []
    case nil: return perform(current.paste(text))
    }
  }
}
