import Domain
import PresentationKit

/// The command that asks questions about a day. The user answers each question with a line.
struct EveningCommand: Command {
  /// The day as typed; nil for today.
  let day: String?

  var mayRepeat: Bool { false }

  /// Before this hour, the greeting explains how to look back on the day before instead.
  private static let morningHour = 4

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let words = EveningWords(run.page.language)
    let (features, page) = try run.openStore(.standard)
    let today = features.evening.now.day
    var day = today
    if let typed = self.day {
      let days = page.days(today: today, looking: .back)
      day = try page.done { () throws(ArgumentParseError) in try days.day(typed, option: "day") }
    }
    guard day <= today else { throw words.dayToCome }
    var voice = EveningVoice(
      page: page, day: day, today: today, composed: run.surroundings.composed)
    voice.isNight = self.day == nil && features.evening.now.time.hour < Self.morningHour
    var conversation = try EveningConversation(features, voice, of: day)
    try conversation.run()
    return .done
  }
}
