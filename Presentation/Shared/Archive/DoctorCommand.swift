import Domain
import PresentationKit
import TextUI

/// Checks a store, even one that does not open, and prints the findings.
struct DoctorCommand: Command {
  let mends: Bool

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let page = run.page
    guard run.borrowed == nil, let examine = run.surroundings.examine else {
      return report(Examination([.init(.noStore, .note)]), page)
    }
    let examination = try page.done { () throws(OpeningFailure) in
      try examine(run.options.profile, mends)
    }
    // The terminal is asked with escape sequences, which plain output does not have.
    return report(examination, page, page.isPlain ? nil : run.surroundings.pictures)
  }

  private func report(
    _ examination: Examination, _ page: CommandOutput, _ pictures: (() -> TerminalAbilities)? = nil
  ) -> ExitStatus {
    let words = DoctorWords(page.language)
    let found = examination.findings.flatMap { lines($0, words) }
    let hooks = examination.hooks.map { hook in
      mark(hook.state, words) + HookWords(page.language).sentence(hook)
    }
    let shown = page.wantsJSON ? [] : pictures.map { seen(by: $0(), page.language) } ?? []
    page.answer(lines: page.fitted(found + hooks) + shown) { json in
      json.key("doctor")
      json.examination(examination, words)
    }
    return examination.isHealthy ? .done : .failed
  }

  /// Describes how the terminal shows pictures, with a test card if it can draw any.
  private func seen(by abilities: TerminalAbilities, _ language: Language) -> [String] {
    let words = PictureMethodWords(language)
    let line = "· " + words.sentence(abilities)
    return abilities.rendition.isDrawn ? [line] + PictureTestCard(words: words).lines : [line]
  }

  private func lines(_ finding: Examination.Finding, _ words: DoctorWords) -> [String] {
    let line = mark(finding.state, words) + words.message(finding.check)
    guard finding.state != .ok, let remedy = words.remedy(finding.check) else { return [line] }
    return [line, words.isPlain ? remedy : "    → " + remedy]
  }

  private func mark(_ state: Examination.State, _ words: DoctorWords) -> String {
    if words.isPlain { return words.field(words.name(of: state), "") }
    return switch state {
    case .ok: "✓ "
    case .note: "· "
    case .problem: "✗ "
    }
  }
}
