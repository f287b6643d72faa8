import Glibc

/// The results of a run, as Markdown and as JSON.
struct Report {
  /// Facts about the machine and the versions, in the order of the report.
  let facts: [(name: String, value: String)]
  let others: Others
  let leastMegabytes: Double
  let outcomes: [Outcome]
  /// Measurements inside one process, which are not compared with another program.
  let inside: [InsideRow]
  /// Single numbers, each with its highest accepted value.
  let figures: [Figure]

  /// The report as Markdown tables.
  var markdown: String {
    var lines = [
      "| work | records | Haru | \(others.name) | ratio | memory | faults | calls | target |",
      "|---|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for outcome in outcomes {
      let comparison = outcome.comparison
      let cells = [
        comparison.title, Self.grouped(comparison.records), Self.fixed(outcome.ours, 1) + " ms",
        Self.fixed(outcome.theirs, 1) + " ms", Self.fixed(outcome.ratio, others.digits) + "×",
        Self.fixed(outcome.megabytes, 1) + " MB", "\(outcome.faults) : \(outcome.theirFaults)",
        outcome.calls.map { "\($0.ours) : \($0.theirs)" } ?? "–",
        "≤ \(Self.bound(comparison.target))×: \(outcome.isMet ? "pass" : "miss")",
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    if !figures.isEmpty {
      lines += ["", "| figure | | target |", "|---|--:|---|"]
      for figure in figures {
        lines.append(
          "| \(figure.title) | \(Self.fixed(figure.value, figure.digits))\(figure.unit) "
            + "| ≤ \(Self.bound(figure.target))\(figure.unit): \(figure.verdict) |")
      }
    }
    lines += [
      "", "| within the process | median | p99 | target (p99) |", "|---|--:|--:|---|",
    ]
    for row in inside {
      let verdict = row.p99 <= row.target ? "pass" : "miss"
      lines.append(
        "| \(row.title) | \(Self.fixed(row.median, 2)) ms | \(Self.fixed(row.p99, 2)) ms | "
          + "≤ \(Self.bound(row.target)) ms: \(verdict) |")
    }
    lines.append("")
    lines.append(
      "Medians of whole processes, run by turns. No command may hold more than "
        + "\(Int(Comparison.memoryTarget)) MB; `true` seems to hold "
        + "\(Self.fixed(leastMegabytes, 1)) MB here. Faults are pages touched for the first time, "
        + "calls what `strace` counts: Haru's, and those of \(others.name) after the colon.")
    lines.append(facts.map { "\($0.name): \($0.value)" }.joined(separator: " · "))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as JSON. The members are always in the same order.
  var json: String {
    var lines = ["{"]
    for fact in facts { lines.append("  \(Self.quoted(fact.name)): \(Self.quoted(fact.value)),") }
    lines.append("  \"memoryTargetMB\": \(Self.fixed(Comparison.memoryTarget, 1)),")
    lines.append("  \"leastMB\": \(Self.fixed(leastMegabytes, 1)),")
    lines.append("  \"rows\": [")
    lines.append(outcomes.map(row).joined(separator: ",\n"))
    lines += ["  ],", "  \"figures\": ["]
    lines.append(
      figures.map { figure in
        "    { \"figure\": \(Self.quoted(figure.title)), \"value\": \(Self.fixed(figure.value, 3)), "
          + "\"unit\": \(Self.quoted(figure.unit.filter { $0 != " " })), "
          + "\"target\": \(Self.fixed(figure.target, 1)), \"verdict\": \(Self.quoted(figure.verdict)) }"
      }.joined(separator: ",\n"))
    lines += ["  ],", "  \"inside\": ["]
    lines.append(
      inside.map { row in
        "    { \"work\": \(Self.quoted(row.title)), \"medianMs\": \(Self.fixed(row.median, 3)), "
          + "\"p99Ms\": \(Self.fixed(row.p99, 3)), \"targetMs\": \(Self.fixed(row.target, 1)) }"
      }.joined(separator: ",\n"))
    lines += ["  ]", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ outcome: Outcome) -> String {
    let members = [
      ("work", Self.quoted(outcome.comparison.title)),
      ("records", "\(outcome.comparison.records)"),
      ("runs", "\(outcome.runs)"),
      ("haruMs", Self.fixed(outcome.ours, 3)),
      (others.key + "Ms", Self.fixed(outcome.theirs, 3)),
      ("ratio", Self.fixed(outcome.ratio, 3)),
      ("haruMB", Self.fixed(outcome.megabytes, 1)),
      (others.key + "MB", Self.fixed(outcome.theirMegabytes, 1)),
      ("haruFaults", "\(outcome.faults)"),
      (others.key + "Faults", "\(outcome.theirFaults)"),
      ("haruCalls", outcome.calls.map { "\($0.ours)" } ?? "null"),
      (others.key + "Calls", outcome.calls.map { "\($0.theirs)" } ?? "null"),
      ("targetRatio", Self.fixed(outcome.comparison.target, 2)),
      ("verdict", Self.quoted(outcome.isMet ? "pass" : "miss")),
    ]
    return "    {\n" + members.map { "      \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n    }"
  }

  /// Returns a number with this many decimal places.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((number * Double(scale)).rounded())
    let rest = String(whole % scale)
    return digits == 0
      ? "\(whole)"
      : "\(whole / scale)." + String(repeating: "0", count: digits - rest.count) + rest
  }

  private static func bound(_ target: Double) -> String {
    let hundredths = Int((target * 100).rounded())
    return fixed(target, hundredths % 100 == 0 ? 0 : hundredths % 10 == 0 ? 1 : 2)
  }

  private static func grouped(_ number: Int) -> String {
    number < 1000
      ? "\(number)"
      : grouped(number / 1000) + "," + String(String(1000 + number % 1000).dropFirst())
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { character -> [Character] in
      switch character {
      case "\"", "\\": ["\\", character]
      case "\n", "\t", "\r\n": [" "]
      default: [character]
      }
    }
    return "\"" + String(escaped) + "\""
  }
}

extension Report {
  /// The program that Haru is compared with.
  enum Others {
    /// The `sqlite3` shell.
    case shell
    /// Another build of Haru.
    case former

    fileprivate var name: String {
      switch self {
      case .shell: "`sqlite3`"
      case .former: "former"
      }
    }

    /// The beginning of the names of JSON members.
    fileprivate var key: String {
      switch self {
      case .shell: "sqlite3"
      case .former: "former"
      }
    }

    /// The number of decimal places of ratios.
    fileprivate var digits: Int {
      switch self {
      case .shell: 2
      case .former: 3
      }
    }
  }
}

/// Facts about the machine that the benchmark runs on.
enum Machine {
  /// Returns the processor, the number of cores and the memory.
  static func facts() -> [(name: String, value: String)] {
    let memory = Int(value(of: "MemTotal", in: "/proc/meminfo").prefix { $0 != " " }) ?? 0
    return [
      ("processor", value(of: "model name", in: "/proc/cpuinfo")),
      ("cores", "\(sysconf(Int32(_SC_NPROCESSORS_ONLN)))"),
      ("memory", "\((memory + 524_288) / 1_048_576) GB"),
    ]
  }

  /// Returns the text after the colon in the first line that begins with `name`, or “unknown” if there is none.
  private static func value(of name: String, in path: String) -> String {
    guard let file = fopen(path, "r") else { return "unknown" }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    for _ in 0..<200 where fgets(&line, 512, file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if text.hasPrefix(name), let colon = text.firstIndex(of: ":") {
        return String(text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" })
      }
    }
    return "unknown"
  }
}
