import Domain
import PresentationKit
import TextUI

extension ShellCommand: Command {
  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    switch self {
    case .man:
      let manual = ManPage(
        table: run.runner.table, language: run.page.documentLanguage, version: run.runner.version)
      run.page.raw(Array((manual.text + "\n").utf8))
    case .complete(let shell, let words): run.complete(words, for: shell)
    }
    return .done
  }
}

extension CommandRun {
  /// Prints candidates for the current word. If the store cannot be read, it prints neither candidates nor an error,
  /// because the user only pressed a key.
  fileprivate func complete(_ words: [String], for shell: Completions.Shell) {
    let lines = CompletionLines(shell: shell)
    let completer = Completer(
      table: runner.table, language: page.language, records: records, profiles: profileNames)
    let answer = completer.answer(lines.meant(words))
    for line in lines.lines(answer, typed: words.last ?? "") {
      page.raw(Array((line + "\n").utf8))
    }
  }

  private func records(
    _ profile: String?, _ kind: CandidateKind, _ beginning: String
  ) -> [Candidate] {
    let features: Features
    do throws(OpeningFailure) {
      features = try surroundings.open(
        StoreChoice(profile: profile, readOnly: true, makesStore: false, isHasty: true))
    } catch { return [] }
    do throws(StorageFailure) {
      return try features.candidates(kind, beginning: beginning)
    } catch { return [] }
  }

  private func profileNames() -> [Candidate] {
    guard let open = surroundings.profiles else { return [] }
    do throws(OpeningFailure) {
      let profiles = try open()
      do throws(ProfilesFailure) {
        return try profiles.queries.all().map { Candidate($0.name.text) }
      } catch { return [] }
    } catch { return [] }
  }
}
