import Domain

/// What is said to `ssh`, and what its end means.
enum SSHWords {
  /// The arguments that serve a folder of another computer. Where nobody can be asked, ssh asks for
  /// no password; nothing that was typed is read as an option, and the other side's shell reads the
  /// folder as one word.
  static func arguments(_ address: SSHAddress, canAsk: Bool) -> [String] {
    (canAsk ? [] : ["-o", "BatchMode=yes"]) + ["-o", "ConnectTimeout=10"]
      + (address.port.map { ["-p", "\($0)"] } ?? [])
      + ["--", (address.user.map { $0 + "@" } ?? "") + address.host]
      + ["haru sync --serve " + quoted(address.path)]
  }

  /// A word that any POSIX shell reads as it is.
  static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  /// Why there was no greeting. A shell says 127 where it finds no program; what ssh itself says with
  /// 255 stands in its last line.
  static func reason(_ answer: ProgramAnswer) -> RemoteFailure {
    switch answer.status {
    case 126, 127: return .noHaru
    case 4: return .noPlace
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

/// What engines say.
enum RemoteWords {
  /// No line is shown of more letters.
  private static let longest = 200

  /// A line of somebody else's words without what steers a terminal.
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
