import Domain
import PresentationKit

/// The command that talks about a day, line by line.
struct EveningCommand: Command {
  /// The day as typed; nil for today.
  let day: String?

  var mayRepeat: Bool { false }

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let words = EveningWords(run.page.language)
    // The screens have no line to answer on.
    guard run.page.mayStay else { throw words.notHere }
    let (features, page) = try run.openStore(.standard)
    let today = features.evening.now.day
    var day = today
    if let typed = self.day {
      let days = page.days(today: today, looking: .back)
      day = try page.done { () throws(ArgumentParseError) in try days.day(typed, option: "day") }
    }
    guard day <= today else { throw words.dayToCome }
    let voice = EveningVoice(
      page: page, day: day, today: today, composed: run.surroundings.composed)
    var conversation = try EveningConversation(features, voice, of: day)
    try conversation.run()
    return .done
  }
}
