import Domain
import PresentationKit

/// Parses values of settings in the forms that users type: 오후 8시, `8pm`, 10분, 밤 10시~아침 7시.
enum SpokenSetting {
  /// Returns the stored form of a typed value; nil if the value cannot be parsed.
  static func code(of text: String, _ preference: Preference) -> String? {
    switch preference.kind {
    case .number(let range) where range == 0...23:
      number(text) == nil ? ReadArguments.hour(text).map { String($0) } : nil
    case .number where preference == .lockIdle: minutes(text).map { String($0) }
    case .hours: hours(text)
    case .flag, .choice, .number, .text, .address, .command, .cycles, .target: nil
    }
  }

  private static func number(_ text: String) -> Int? { Int(Text.trimmed(text)) }

  /// Whether a word means off.
  private static func isOff(_ text: String) -> Bool {
    NamedChoice.code(of: text, among: NamedChoices.switches) == "off"
      || ["없음", "안함", "none", "never"].contains(plain(text))
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }

  /// Parses a time with its unit, such as `10분` or `2h`, as minutes. Words that mean off return 0. Other texts return
  /// nil, even a number without a unit.
  private static func minutes(_ text: String) -> Int? {
    if isOff(text) { return 0 }
    let text = plain(text)
    let digits = text.prefix { "0"..."9" ~= $0 }
    guard let number = Int(digits), number <= 1440 else { return nil }
    switch text.dropFirst(digits.count) {
    case "분", "m", "min", "minute", "minutes": return number
    case "시간", "h", "hour", "hours": return number * 60
    case _: return nil
    }
  }

  /// Parses a range of hours. Words that mean off return `off`; other texts that are not a range return nil.
  private static func hours(_ text: String) -> String? {
    if isOff(text) { return "off" }
    for sign in ["~", "–", "부터", "에서", " to ", "-"] {
      let parts = text.split(separator: sign, maxSplits: 1).map(String.init)
      guard parts.count == 2, let start = hour(parts[0]), let end = hour(parts[1]) else { continue }
      return "\(start)-\(end)"
    }
    return nil
  }

  private static func hour(_ text: String) -> Int? {
    var words = Text.trimmed(text)
    if words.hasSuffix("까지") { words = Text.trimmed(String(words.dropLast(2))) }
    return number(words) ?? ReadArguments.hour(words)
  }
}
