import Domain

/// The arguments for `ssh`, and the interpretation of its exit status.
enum SSHWords {
  /// Returns the arguments of ssh that serve a folder of another computer. Unless `canAsk` is true, ssh does not
  /// prompt. `--` and quoting keep the address and folder from being read as options or shell syntax.
  static func arguments(_ address: SSHAddress, canAsk: Bool) -> [String] {
    (canAsk ? [] : ["-o", "BatchMode=yes"]) + ["-o", "ConnectTimeout=10"]
      + (address.port.map { ["-p", "\($0)"] } ?? [])
      + ["--", (address.user.map { $0 + "@" } ?? "") + address.host]
      + ["haru sync --serve " + quoted(address.path)]
  }

  /// Quotes a word for any POSIX shell.
  static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  /// Returns why the other computer sent no greeting. A shell exits with 127 if it does not find a program; ssh itself
  /// exits with 255, and its last line has the cause.
  static func reason(_ answer: ProgramAnswer) -> RemoteFailure {
    switch answer.status {
    case 126, 127: return .noHaru
    case 4: return .notFound
    case 255: break
    default: return .otherHaru
    }
    let line = RemoteWords.line(answer.errorLines.last ?? "")
    if line.contains("Permission denied") { return .passwordWanted }
    if line.contains("Host key verification failed") {
      let isChanged = answer.errorLines.contains { $0.contains("IDENTIFICATION HAS CHANGED") }
      return .unknownHost(isChanged: isChanged)
    }
    let network = [
      "Could not resolve", "Connection refused", "Connection timed out", "Operation timed out",
      "No route to host", "Network is unreachable", "Connection closed", "Connection reset",
      "lost connection", "Broken pipe", "Timeout, server",
    ]
    if line.isEmpty || network.contains(where: { line.contains($0) }) { return .unreachable }
    return .refused(line)
  }
}

/// Makes text from other programs safe to show.
enum RemoteWords {
  /// The greatest length of a line that is shown, in Unicode scalars.
  private static let longest = 200

  /// Returns a line of another program's output, without control characters that could affect the terminal.
  static func line(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: continue
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
