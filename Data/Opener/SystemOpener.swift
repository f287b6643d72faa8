public import Domain

extension Opener {
  /// Returns an opener of links that uses the commands from the settings, otherwise `xdg-open` from
  /// `PATH`. Output is discarded, and the started program may outlive Haru.
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
        // If the settings cannot be read, the program is unknown.
        return .noProgram
      }
    }
    return Opener(open: { outcome($0, start) }, check: { outcome($0, find) })
  }

  /// Starts a program by absolute path or from `PATH`.
  private static func start(_ words: [String], _ path: String?) -> Outcome {
    guard let program = program(words, path) else { return .noProgram }
    return StartedProgram.stays([program] + words.dropFirst(), timeout: timeout)
      ? .opened : .noProgram
  }

  /// Checks whether the program exists, without starting it.
  private static func find(_ words: [String], _ path: String?) -> Outcome {
    guard let program = program(words, path) else { return .noProgram }
    return ProgramPath.isProgram(program) ? .opened : .noProgram
  }

  private static func program(_ words: [String], _ path: String?) -> String? {
    words.first.flatMap { $0.hasPrefix("/") ? $0 : ProgramPath.find($0, in: path) }
  }

  /// The time in milliseconds for which Haru waits for an error. A program that fails later counts as opened.
  private static let timeout = 150
}

extension Opener.Link {
  /// The URI of the link. Nil for messengers, which have no common scheme, and for web addresses
  /// without http or https.
  var uri: String? {
    switch kind {
    case .call: "tel:" + target
    case .message: "sms:" + target
    case .mail: "mailto:" + target
    case .web: target.hasPrefix("https://") || target.hasPrefix("http://") ? target : nil
    case .messenger: nil
    }
  }

  /// The number or name for a messenger; nil if it is empty or would be parsed as an option.
  var bareTarget: String? {
    kind == .messenger && !target.hasPrefix("-") && !target.isEmpty ? target : nil
  }
}
