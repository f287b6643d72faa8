import Domain

/// Builds the options of `curl`, and interprets its results.
enum CurlWords {
  /// Returns the command line arguments. Other users can read them, so they contain nothing private. `-q` ignores the
  /// user's curl configuration.
  static func arguments(limit: Int, timeout: Int, agent: String) -> [String] {
    ["-q", "--fail", "--location", "--max-redirs", "5", "--proto", "=http,https"]
      + ["--proto-redir", "=http,https"] + always(limit, timeout, agent) + ["--config", "-"]
  }

  /// Returns the arguments of a strict request: redirects are not followed, and the body of an error page is returned.
  /// Requests to this computer bypass any proxy.
  static func strictArguments(limit: Int, timeout: Int, agent: String, isLoopback: Bool)
    -> [String]
  {
    ["-q"]
      + strictOptions(limit: limit, timeout: timeout, agent: agent, isLoopback: isLoopback)
      + ["--config", "-"]
  }

  /// Returns the options of one strict request when several are sent over the same connection.
  static func strictOptions(limit: Int, timeout: Int, agent: String, isLoopback: Bool)
    -> [String]
  {
    ["--max-redirs", "0", "--proto", isLoopback ? "=http,https" : "=https"]
      + (isLoopback ? ["--noproxy", "*"] : []) + always(limit, timeout, agent)
  }

  /// Formats options in the syntax of a curl config file, for standard input.
  static func settings(_ options: [String]) -> [UInt8] {
    var (lines, rest): ([UInt8], [String]) = ([], options)
    while let option = rest.first {
      rest.removeFirst()
      let name = String(option.dropFirst(2))
      if let value = rest.first, !value.hasPrefix("--") {
        lines += setting(name, value)
        rest.removeFirst()
      } else {
        lines += Array("\(name)\n".utf8)
      }
    }
    return lines
  }

  private static func always(_ limit: Int, _ timeout: Int, _ agent: String) -> [String] {
    // Whole seconds, because the decimal separator depends on the locale. The process timeout is
    // exact to the millisecond.
    let seconds = max(1, timeout / 1000 + (timeout % 1000 > 0 ? 1 : 0))
    return [
      "--silent", "--show-error", "--globoff", "--compressed", "--connect-timeout",
      "\(min(10, seconds))", "--max-time", "\(seconds)", "--max-filesize", "\(max(1, limit))",
      "--user-agent", agent, "--write-out", "%{stderr}%{http_code}\n",
    ]
  }

  /// Returns the config line for an address. It is passed on standard input, which is private, unlike arguments.
  static func settings(_ address: String) -> [UInt8] { setting("url", address) }

  /// Returns one config line with its value escaped.
  static func setting(_ name: String, _ value: String) -> [UInt8] {
    var line = Array("\(name) = \"".utf8)
    for byte in value.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        line.append(UInt8(ascii: "\\"))
      }
      line.append(byte)
    }
    return line + Array("\"\n".utf8)
  }

  /// Returns the reason of a failure; nil for success. The numbers are the exit codes of curl.
  static func reason(_ answer: ProgramAnswer, limit: Int) -> FetchFailure.Cause? {
    let lines = answer.errorLines
    let status = lines.last.flatMap(httpStatus)
    switch answer.status {
    case 0:
      if let status, (200..<300).contains(status) { return nil }
    case 22: break
    case 3: return .badAddress
    // No host or no connection, or a connection that broke.
    case 5, 6, 7, 16, 18, 52, 55, 56, 92, 95, 97: return .unreachable
    case 28: return .slow
    // Problems with TLS and certificates.
    case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: return .insecure
    case 63: return .tooLarge(limit: limit)
    default: return .other(lines.first { httpStatus($0) == nil } ?? "curl: \(answer.status)")
    }
    return status.map { .refused(status: $0) } ?? .other(lines.first ?? "curl: \(answer.status)")
  }

  /// Returns whether the line says that no data was transferred during the low-speed timeout.
  static func isSilence(_ line: String) -> Bool { line.contains("Operation too slow") }

  /// Parses a line that consists only of the HTTP status; nil for any other line.
  static func httpStatus(_ line: String) -> Int? { line.utf8.count == 3 ? Int(line) : nil }
}
