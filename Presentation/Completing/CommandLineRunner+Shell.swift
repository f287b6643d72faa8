import Domain

extension CommandLineRunner {
  /// Does what makes a shell comfortable.
  func run(_ command: ShellCommand, _ page: AnswerPage) -> ExitStatus {
    switch command {
    case .man:
      let manual = ManPage(table: table, language: page.language, version: version)
      page.raw(Array((manual.text + "\n").utf8))
    case .complete(let shell, let words): complete(words, for: shell, page)
    }
    return .done
  }

  /// Offers what may stand where somebody types. A store that cannot be read offers nothing and says
  /// nothing: nobody asked for it but a key.
  private func complete(
    _ words: [String], for shell: Completions.Shell, _ page: AnswerPage
  ) {
    let lines = CompletionLines(shell: shell)
    let completer = Completer(
      table: table, language: page.language, records: records, profiles: profileNames)
    let answer = completer.answer(lines.meant(words))
    for line in lines.lines(answer, typed: words.last ?? "") {
      page.raw(Array((line + "\n").utf8))
    }
  }

  private func records(
    _ profile: String?, _ kind: CandidateKind, _ beginning: String
  ) -> [Candidate] {
    let features: Features
    do throws(OpeningError) {
      features = try surroundings.open(
        StoreChoice(profile: profile, readOnly: true, makesStore: false, isHasty: true))
    } catch { return [] }
    do throws(StorageFailure) {
      return try features.candidates(kind, beginning: beginning)
    } catch { return [] }
  }

  private func profileNames() -> [Candidate] {
    guard let open = surroundings.profiles else { return [] }
    do throws(OpeningError) {
      let profiles = try open()
      do throws(ProfilesError) {
        return try profiles.look.all().map { Candidate($0.name.text) }
      } catch { return [] }
    } catch { return [] }
  }

  /// Writes a line of help; on a terminal that has colours, titles are dim.
  func show(_ line: HelpLine, _ page: AnswerPage) {
    guard line.isTitle, surroundings.hasColour, !page.noColor else { return page.line(line.text) }
    page.raw(Array("\u{1B}[2m\(Printable.line(line.text))\u{1B}[0m\n".utf8))
  }
}
