import Domain
package import PresentationKit
package import TextUI

/// Covers the whole window while the store is locked, so that no data is visible. The lock screen receives every key;
/// the screens below keep their state.
package struct LockScreen: Equatable, Sendable {
  let language: Language
  let glyphs: Glyphs
  /// The digits typed so far. The length of the code is not shown.
  private(set) var typed = ""
  /// The password field; nil while the code is asked for.
  private(set) var password: TextField?
  /// The error about the last attempt; nil if there is none.
  private(set) var sentence: String?
  /// The milliseconds until the next attempt is accepted.
  private(set) var wait = 0
  /// Whether the dots shake after a wrong code.
  private let hasMotion: Bool
  /// The milliseconds for which the dots still shake.
  private var shake = 0

  /// Creates a lock screen. `wait` is the number of seconds until a code is accepted; nil means at once.
  package init(
    _ language: Language, _ glyphs: Glyphs, wait: Int? = nil, motion: Bool = false
  ) {
    self.language = language
    self.glyphs = glyphs
    hasMotion = motion
    self.wait = (wait ?? 0) * 1000
  }

  /// The maximum length of a password, in characters.
  private static let passwordLimit = 256

  var words: LockWords { LockWords(language) }
  /// The seconds until the next attempt is accepted; nil if it is accepted at once.
  var secondsLeft: Int? { wait > 0 ? (wait + 999) / 1000 : nil }
  /// Whether a countdown is shown or the dots shake, so that the screen must be redrawn regularly.
  package var isCounting: Bool { wait > 0 || shake > 0 }
  /// The milliseconds until the countdown or the dots change; nil if nothing changes by itself.
  package var timeout: Int? {
    if shake > 0 { return Self.shakeStep }
    return wait > 0 ? (wait - 1) % 1000 + 1 : nil
  }

  /// The milliseconds for which the dots shake, and those between two positions.
  private static let shakeTime = 360
  private static let shakeStep = 60

  /// The number of columns by which the dots are moved: a few quick steps that become smaller.
  var shakeOffset: Int {
    guard shake > 0 else { return 0 }
    let steps = [0, 1, -1, 2, -2, 2]
    return steps[min(steps.count - 1, (shake - 1) / Self.shakeStep)]
  }

  /// The least number of dots, whatever the length of the code is.
  static let leastDots = LockCode.length.lowerBound

  /// The key bindings in the current state.
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

  /// The key binding that quits the program.
  var trailing: [Binding] {
    [
      password == nil
        ? Binding(.character("q"), meaning: words.keyQuit)
        : Binding(.control("c"), meaning: words.keyQuit)
    ]
  }

  /// Handles a key: Ctrl-C quits, Ctrl-Z suspends, Ctrl-L redraws, and all others go to the code or the password.
  package mutating func press(_ key: Key) -> [AppEffect] {
    if key == .control("c") { return [.quit] }
    if key == .control("z") { return [.suspend] }
    if key == .control("l") { return [.redraw] }
    return password == nil ? pressCode(key) : pressPassword(key)
  }

  private mutating func pressCode(_ key: Key) -> [AppEffect] {
    switch Dubeolsik.latin(key) {
    case .character("q"): return [.quit]
    // Esc must not quit: a user who clears a half-typed code would type the rest into the shell.
    case .escape: typed = ""
    case .character("r"): return [.work(.lock(.prepareRecovery))]
    case .character(let character): add(character)
    case .backspace, .delete: _ = typed.popLast()
    case .control("u"), .control("w"): typed = ""
    case .enter:
      let code = typed
      typed = ""
      return [.work(.lock(code.isEmpty ? .check(.covered) : .enter(code)))]
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
    if wait == 0 { sentence = nil }
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
    } else if password?.update(key) == .changed, wait == 0 {
      sentence = Dubeolsik.isKorean(key) ? ShellWords(words.language).writesKorean : nil
    }
    return []
  }

  /// Pastes text: into the password field, or as a code if it consists of digits only.
  package mutating func paste(_ text: String) {
    if password != nil {
      _ = password?.paste(text)
    } else if text.unicodeScalars.allSatisfy({ LockCode.digit($0) != nil }) {
      for character in text.prefix(LockCode.length.upperBound) { add(character) }
    }
  }

  /// Advances the countdown and the shaking of the dots. The error disappears when the countdown ends.
  package mutating func pass(_ milliseconds: Int) {
    shake = max(0, shake - milliseconds)
    guard wait > 0 else { return }
    wait = max(0, wait - milliseconds)
    if wait == 0 { sentence = nil }
  }

  /// Shows why the attempt was refused and clears the input.
  package mutating func refuse(_ report: Report, wait seconds: Int?) {
    typed = ""
    password?.replace(with: "")
    sentence = words.short(report)
    let isWrong = report.code == "wrongCode" || report.code == "wrongPassword"
    if hasMotion, isWrong { shake = Self.shakeTime }
    wait = (seconds ?? 0) * 1000
  }

  /// Asks for the password instead of the code.
  package mutating func askPassword() {
    typed = ""
    sentence = nil
    password = TextField(limit: Self.passwordLimit, isMasked: true)
  }
}
