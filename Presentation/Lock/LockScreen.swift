import Domain
import PresentationKit
import TextUI

/// Covers the whole window while the store is locked: nothing of what is kept shows through. It
/// owns every key, and what lies below stays as it was left.
struct LockScreen: Equatable, Sendable {
  let language: Language
  let glyphs: Glyphs
  /// The digits that are typed so far. How many a code has is nowhere to be seen.
  private(set) var typed = ""
  /// The password that is typed instead of a code.
  private(set) var password: TextField?
  /// What was wrong with what was typed.
  private(set) var sentence: String?
  /// The thousandths of a second before anything is looked at again.
  private(set) var wait = 0

  /// Covers the window.
  init(_ language: Language, _ glyphs: Glyphs, wait: Int? = nil) {
    self.language = language
    self.glyphs = glyphs
    self.wait = (wait ?? 0) * 1000
  }

  /// The longest password that can be typed.
  private static let passwordLimit = 256

  var words: LockWords { LockWords(language) }
  /// The seconds before anything is looked at again; nothing when it would be at once.
  var secondsLeft: Int? { wait > 0 ? (wait + 999) / 1000 : nil }
  /// Whether the picture is another one soon, because seconds are counted.
  var isCounting: Bool { wait > 0 }
  /// The thousandths of a second until it is.
  var timeout: Int? { wait > 0 ? (wait - 1) % 1000 + 1 : nil }

  /// What keys do here.
  var bindings: [Binding] {
    if password != nil {
      return [
        Binding(.enter, meaning: words.takeAway, isPrimary: true, glyphs: glyphs),
        Binding(.escape, meaning: ShellWords(language).keyBack, isPrimary: true, glyphs: glyphs),
      ]
    }
    return [
      Binding(.enter, meaning: words.keyOpen, isPrimary: true, glyphs: glyphs),
      Binding(.backspace, meaning: words.takeBack, glyphs: glyphs),
      Binding(.character("r"), meaning: words.forgotten, isPrimary: true),
    ]
  }

  /// What leads out of the program.
  var trailing: [Binding] {
    [
      password == nil
        ? Binding(.character("q"), meaning: words.keyQuit)
        : Binding(.control("c"), meaning: words.keyQuit)
    ]
  }

  /// Does what a key means here.
  mutating func press(_ key: Key) -> [AppEffect] {
    if key == .control("c") { return [.quit] }
    if key == .control("z") { return [.suspend] }
    if key == .control("l") { return [.redraw] }
    return password == nil ? pressCode(key) : pressPassword(key)
  }

  private mutating func pressCode(_ key: Key) -> [AppEffect] {
    switch Dubeolsik.latin(key) {
    case .character("q"): return [.quit]
    // Whoever leaves a message or a half typed code with Esc must not type the rest into a shell.
    case .escape: typed = ""
    case .character("r"): return [.work(.lock(.prepareRecovery))]
    case .character(let character): add(character)
    case .backspace, .delete: _ = typed.popLast()
    case .control("u"), .control("w"): typed = ""
    case .enter:
      let code = typed
      typed = ""
      return [.work(.lock(code.isEmpty ? .look(.covered) : .enter(code)))]
    case .tab, .backTab, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .function, .control, .alt, .modified:
      break
    }
    return []
  }

  private mutating func add(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      let digit = LockCode.digit(scalar), typed.count < LockCode.length.upperBound
    else { return }
    if !isCounting { sentence = nil }
    typed.append(digit)
  }

  private mutating func pressPassword(_ key: Key) -> [AppEffect] {
    if key == .escape {
      password = nil
    } else if key == .enter {
      let text = password?.text ?? ""
      if text.isEmpty { return [] }
      password?.replace(with: "")
      return [.work(.lock(.recover(text)))]
    } else if password?.update(key) == .changed, !isCounting {
      sentence = Dubeolsik.isKorean(key) ? ShellWords(words.language).writesKorean : nil
    }
    return []
  }

  /// Puts in what the clipboard held: a password, or digits where all of it are digits.
  mutating func paste(_ text: String) {
    if password != nil {
      _ = password?.paste(text)
    } else if text.unicodeScalars.allSatisfy({ LockCode.digit($0) != nil }) {
      for character in text.prefix(LockCode.length.upperBound) { add(character) }
    }
  }

  /// Lets time pass for what is counted.
  mutating func pass(_ milliseconds: Int) {
    guard wait > 0 else { return }
    wait = max(0, wait - milliseconds)
    if wait == 0 { sentence = nil }
  }

  /// Shows why nothing was opened. Whatever was typed is gone.
  mutating func refuse(_ report: Report, wait seconds: Int?) {
    typed = ""
    password?.replace(with: "")
    sentence = words.short(report)
    wait = (seconds ?? 0) * 1000
  }

  /// Asks for the password instead of the code.
  mutating func askPassword() {
    typed = ""
    sentence = nil
    password = TextField(limit: Self.passwordLimit, isMasked: true)
  }
}
