public import Domain

extension Opener {
  /// Opens links with the commands of the settings, and without one with the desktop's own program
  /// for them, found in `PATH`. What it prints goes nowhere, and it may go on running after Haru.
  public static func system(
    path: String?,
    command: @escaping @Sendable (Link.Kind) throws(StorageFailure) -> ProgramWords? = {
      (_) throws(StorageFailure) in nil
    }
  ) -> Opener {
    @Sendable func outcome(_ link: Link, _ start: ([String], String?) -> Outcome) -> Outcome {
      do throws(StorageFailure) {
        guard let words = try command(link.kind) else {
          return link.uri.map { start(["xdg-open", $0], path) } ?? .noProgram
        }
        guard let address = link.uri ?? link.bareTarget else { return .noLink }
        return start(words.with(address), path)
      } catch {
        // Where settings cannot be read nobody knows which program is meant.
        return .noProgram
      }
    }
    return Opener(open: { outcome($0, start) }, look: { outcome($0, find) })
  }

  /// Starts a program that `PATH` or a whole path leads to.
  private static func start(_ words: [String], _ path: String?) -> Outcome {
    guard let program = program(words, path) else { return .noProgram }
    return StartedProgram.stays([program] + words.dropFirst(), timeout: timeout)
      ? .opened : .noProgram
  }

  /// Looks whether there is such a program.
  private static func find(_ words: [String], _ path: String?) -> Outcome {
    guard let program = program(words, path) else { return .noProgram }
    return ProgramPath.isProgram(program) ? .opened : .noProgram
  }

  private static func program(_ words: [String], _ path: String?) -> String? {
    words.first.flatMap { $0.hasPrefix("/") ? $0 : ProgramPath.found($0, in: path) }
  }

  /// How many milliseconds a program has to say that it failed.
  private static let timeout = 150
}

extension Opener.Link {
  /// The address other programs know the way by; messengers have none in common.
  var uri: String? {
    switch kind {
    case .call: "tel:" + target
    case .message: "sms:" + target
    case .mail: "mailto:" + target
    case .web: target.hasPrefix("https://") || target.hasPrefix("http://") ? target : nil
    case .messenger: nil
    }
  }

  /// What a messenger is given: the number or the name itself, unless the program would take it
  /// for an option.
  var bareTarget: String? {
    kind == .messenger && !target.hasPrefix("-") && !target.isEmpty ? target : nil
  }
}
