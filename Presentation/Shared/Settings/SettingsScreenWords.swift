package import Domain
import PresentationKit
import TextUI

/// Messages of the settings screen.
package struct SettingsScreenWords: KeyWords, Equatable {
  let language: Language

  package var title: String { MoreItem.settings.title(language) }
  var keyReset: String { say("기본값으로", "reset to default") }
  var keyTake: String { say("선택", "apply") }
  var defaultFont: String { say("기본 글꼴 (나눔고딕)", "default (NanumGothic)") }
  private var fontNote: String {
    say(
      "터미널의 글꼴은 바뀌지 않아요. 여기서 고른 글꼴은 저장하는 그림에 적용돼요.",
      "The terminal keeps its own font. This font is for the pictures you save.")
  }
  private var themeNote: String {
    say(
      "테마를 고르는 동안 화면에 바로 보여 줘요. 밝은 바탕과 어두운 바탕은 ‘밝기’에서 고를 수 있어요.",
      "The screen previews each theme as you choose. “Brightness” gives every theme a "
        + "light or dark background."
    )
  }
  /// Returns the note above a setting's list of values.
  func note(of preference: Preference) -> String {
    preference == .theme
      ? themeNote
      : preference == .sayingsLettering
        ? letteringNote : preference == .pictureFont ? fontNote : ""
  }
  private var letteringNote: String {
    say(
      "터미널의 글꼴은 바뀌지 않아요. 여기서는 화면에 보일 글귀의 모양을 고를 수 있어요.",
      "The terminal keeps its own font. Choose how sayings look on the screen.")
  }
  var sample: String { say("오늘은 한 걸음이면 충분해요.", "One step is enough for today.") }

  /// Returns the number of further ignored entries of the settings file, as a suffix in brackets.
  package func more(_ count: Int) -> String { say(" (그 밖에 \(count)개)", " (and \(count) more)") }

  /// Returns the notice after a setting was changed, with its new value.
  package func changed(_ preference: Preference, _ value: String) -> String {
    let now = "\(label(preference)) · \(self.value(preference, value))"
    return say("바꿨어요. \(now)", "Changed: \(now)")
  }

  /// Returns the notice after notifications were turned on or off.
  func noticesTurned(_ isOn: Bool) -> String {
    isOn ? say("알림을 켰어요.", "Notifications are on.") : say("알림을 껐어요.", "Notifications are off.")
  }

  /// Returns the short name of a setting.
  func label(_ preference: Preference) -> String { SettingText.of(preference).label(language) }

  /// Returns the localised name of a value.
  func value(_ preference: Preference, _ value: String) -> String {
    switch preference.kind {
    case .flag: return NamedChoices.state(isOn: value == "on")(language)
    case .choice: return choice(preference, value)
    case .number:
      if preference == .signInPort { return value == "0" ? say("아무거나", "Any") : value }
      if preference == .picturesLimit { return say("한 화면에 \(value) kB", "\(value) kB a frame") }
      guard preference == .lockIdle else {
        return Int(value).map { ClockWords.wholeHour($0, in: language) } ?? value
      }
      return value == "0" ? say("잠그지 않기", "Never") : say("\(value)분 뒤", "After \(value) min")
    case .hours:
      guard let hours = QuietHours(value) else { return NamedChoices.state(isOn: false)(language) }
      return CalendarWords.span(
        ClockWords.wholeHour(hours.start, in: language),
        ClockWords.wholeHour(hours.end, in: language), in: language)
    case .target:
      guard let days = NewBookTarget(value)?.days else { return say("없음", "None") }
      if preference == .peopleDatesAhead { return say("\(days)일 전", "\(days) days before") }
      return say("\(days)일 뒤", days == 1 ? "In 1 day" : "In \(days) days")
    case .text, .address, .command, .cycles:
      if preference == .profileCodeSender, let senderName = sender(value) { return senderName }
      if !value.isEmpty { return value }
      if preference == .pictureFont { return defaultFont }
      let opensByItself: [Preference] = [.openerTel, .openerSMS, .openerMail, .openerWeb]
      return opensByItself.contains(preference)
        ? say("시스템 기본값", "system default") : say("비어 있음", "none")
    }
  }

  /// Returns the name of a built-in method that sends sign-in codes; nil if the value is a command.
  private func sender(_ value: String) -> String? {
    switch value {
    case "", "print": say("화면에 표시", "Shown here")
    case "mail": say("메일로", "By mail")
    default: nil
    }
  }

  /// Returns the localised name of a choice.
  private func choice(_ preference: Preference, _ value: String) -> String {
    if let theme = SayingTheme(named: value), preference == .theme { return name(theme) }
    if preference == .sayingsLettering, let lettering = SayingLettering(rawValue: value) {
      return say(lettering.names.korean, lettering.names.english)
    }
    if let own = SettingText.of(preference).value(value) { return own(language) }
    if preference == .pictures, let rendition = Rendition(rawValue: value) {
      return PictureMethodWords(language).name(rendition)
    }
    switch value {
    case "auto": return say("자동", "Automatic")
    case NoticeChannel.desktop.rawValue: return say("데스크톱 알림", "Desktop")
    case NoticeChannel.terminal.rawValue: return say("터미널", "Terminal")
    case NoticeChannel.command.rawValue: return say("명령", "Command")
    case "ko": return "한국어"
    case "en": return "English"
    case "light": return say("밝게", "Light")
    case "dark": return say("어둡게", "Dark")
    default: return value
    }
  }

  func name(_ theme: SayingTheme) -> String { say(theme.names.korean, theme.names.english) }
}
