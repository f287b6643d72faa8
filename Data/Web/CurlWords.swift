import Domain

/// What is said to `curl`, and what its answers mean.
enum CurlWords {
  /// The arguments, which everybody on this computer can read: nothing private is among them. No
  /// file of the user's own changes what curl does.
  static func arguments(limit: Int, timeout: Int, agent: String) -> [String] {
    ["-q", "--fail", "--location", "--max-redirs", "5", "--proto", "=http,https"]
      + ["--proto-redir", "=http,https"] + always(limit, timeout, agent) + ["--config", "-"]
  }

  /// The arguments where nobody may be led elsewhere, and the page of a refusal is wanted as well.
  /// What lies on this computer is asked for without anybody in between.
  static func strictArguments(limit: Int, timeout: Int, agent: String, isLoopback: Bool)
    -> [String]
  {
    ["-q"]
      + strictOptions(limit: limit, timeout: timeout, agent: agent, isLoopback: isLoopback)
      + ["--config", "-"]
  }

  /// The options of one strict question among several that are asked over one connection.
  static func strictOptions(limit: Int, timeout: Int, agent: String, isLoopback: Bool)
    -> [String]
  {
    ["--max-redirs", "0", "--proto", isLoopback ? "=http,https" : "=https"]
      + (isLoopback ? ["--noproxy", "*"] : []) + always(limit, timeout, agent)
  }

  /// Options as curl reads them from its standard input.
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
    // Whole seconds, because how a fraction is written depends on the locale; the call itself
    // counts more finely.
    let seconds = max(1, timeout / 1000 + (timeout % 1000 > 0 ? 1 : 0))
    return [
      "--silent", "--show-error", "--globoff", "--compressed", "--connect-timeout",
      "\(min(10, seconds))", "--max-time", "\(seconds)", "--max-filesize", "\(max(1, limit))",
      "--user-agent", agent, "--write-out", "%{stderr}%{http_code}\n",
    ]
  }

  /// What curl reads from its standard input, where nobody else looks.
  static func settings(_ address: String) -> [UInt8] { setting("url", address) }

  /// One setting of curl's, whatever stands in it.
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

  /// Why an answer is none, or nothing when it is one. The numbers are those of curl's manual.
  static func reason(_ answer: ProgramAnswer, limit: Int) -> FetchFailure.Reason? {
    let lines = answer.errorLines
    let status = lines.last.flatMap(httpStatus)
    switch answer.status {
    case 0:
      if let status, (200..<300).contains(status) { return nil }
    case 22: break
    case 3: return .badAddress
    // No host, no connection; none that lasts, or one that broke in the middle.
    case 5, 6, 7, 16, 18, 52, 55, 56, 92, 95, 97: return .unreachable
    case 28: return .slow
    // All that can be wrong with TLS and its certificates.
    case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: return .insecure
    case 63: return .tooLarge(limit: limit)
    default: return .other(lines.first { httpStatus($0) == nil } ?? "curl: \(answer.status)")
    }
    return status.map { .refused(status: $0) } ?? .other(lines.first ?? "curl: \(answer.status)")
  }

  /// Whether a line says that no byte came or went for as long as is waited for one.
  static func isSilence(_ line: String) -> Bool { line.contains("Operation too slow") }

  /// The status of an answer, which stands alone in a line.
  static func httpStatus(_ line: String) -> Int? { line.utf8.count == 3 ? Int(line) : nil }
}
