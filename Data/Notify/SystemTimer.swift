public import Domain
import Platform

/// Runs a command of Haru periodically, by a systemd user timer or a cron line.
public struct SystemTimer: Sendable {
  /// The command and its interval.
  public struct Job: Sendable {
    /// The name of the systemd unit.
    let unit: String
    /// The description of the unit.
    let purpose: String
    let words: [String]
    /// The interval in the syntax of systemd, in the syntax of cron, and in words.
    let often: (systemd: String, cron: String, people: String)

    /// The job that delivers notices every minute.
    public static let notices = Job(
      unit: "haru-notify", purpose: "Haru notifications", words: ["notify", "run"],
      often: ("minutely", "* * * * *", "every minute"))
    /// The job that syncs with other devices every five minutes.
    public static let sync = Job(
      unit: "haru-sync", purpose: "Sync of Haru", words: ["sync"],
      often: ("*:0/5", "*/5 * * * *", "every five minutes"))
  }

  let job: Job
  /// The absolute path of the program.
  let program: String
  let profile: String
  /// The folder of the user's systemd units; nil if unknown.
  let folder: String?
  /// The environment variables that select the same store and language for the runs.
  let environment: [(name: String, value: String)]
  /// The folder whose existence shows that systemd is running.
  let systemd: String

  /// The environment variables that the timer sets for each run of `haru`.
  private static let handedOn = [
    "HARU_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "LC_ALL", "LANG", "TZ",
  ]

  /// Creates the timer of a job for a profile.
  public init(
    _ job: Job = .notices, program: String?, profile: String,
    systemd: String = "/run/systemd/system",
    _ variable: (String) -> String?
  ) {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    self.job = job
    self.program = program ?? "haru"
    self.profile = profile
    self.systemd = systemd
    let home = value("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.config" : nil }
    let config = value("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    folder = config.map { $0 + "/systemd/user" }
    environment = Self.handedOn.compactMap { name in
      guard let text = value(name), !text.unicodeScalars.contains(where: { $0.value < 32 })
      else { return nil }
      // The timer runs in another working directory, so a relative path is made absolute.
      if name == "HARU_HOME", !text.hasPrefix("/") {
        return value("PWD").map { (name, $0 + "/" + text) }
      }
      return (name, text)
    }
  }

  /// The timer as the domain's interface.
  public var port: NoticeTimer {
    NoticeTimer(
      install: { () throws(StorageFailure) in try install() },
      remove: { () throws(StorageFailure) in try remove() })
  }

  /// The path of the running program; nil if unknown.
  public static var ownProgram: String? { ownProgramPath() }

  private var files: [(path: String, text: String)] {
    guard let folder else { return [] }
    return [
      ("\(folder)/\(job.unit).service", service), ("\(folder)/\(job.unit).timer", timer),
    ]
  }

  private func install() throws(StorageFailure) -> TimerPlan {
    guard hasSystemd else { return TimerPlan(kind: .cron, files: [], step: cronLine) }
    for file in files {
      let whole = WholeFile(path: file.path)
      try whole.alone { () throws(StorageFailure) in try whole.replace(by: Array(file.text.utf8)) }
    }
    return TimerPlan(
      kind: .systemd, files: files.map(\.path),
      step: "systemctl --user daemon-reload && systemctl --user enable --now \(job.unit).timer")
  }

  private func remove() throws(StorageFailure) -> TimerPlan {
    var removed: [String] = []
    for file in files where try StoreFile.exists(file.path) {
      try StoreFile.remove(file.path)
      removed.append(file.path)
    }
    guard hasSystemd else { return TimerPlan(kind: .cron, files: removed, step: cronLine) }
    return TimerPlan(
      kind: .systemd, files: removed, step: "systemctl --user disable --now \(job.unit).timer")
  }

  private var hasSystemd: Bool { unsafe folder != nil && access(systemd, F_OK) == 0 }

  // MARK: Texts

  private var words: [String] { [program, "--profile", profile] + job.words }

  var service: String {
    """
    [Unit]
    Description=\(job.purpose)

    [Service]
    Type=oneshot
    \(environment.map { "Environment=" + Self.quoted("\($0.name)=\($0.value)") + "\n" }.joined())\
    ExecStart=\(words.map(Self.unitWord).joined(separator: " "))
    # Nothing that could be done just now, or a profile that is locked, is no fault.
    SuccessExitStatus=5 6

    """
  }

  var timer: String {
    """
    [Unit]
    Description=\(job.purpose), \(job.often.people)

    [Timer]
    OnCalendar=\(job.often.systemd)
    AccuracySec=1s
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
  }

  /// The line for `crontab -e`. Per cent signs are escaped, because they would end the command.
  var cronLine: String {
    let variables = environment.map { "\($0.name)=\(Self.shellWord($0.value)) " }.joined()
    let command = variables + words.map(Self.shellWord).joined(separator: " ")
    return "\(job.often.cron) "
      + command.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "\\%")
  }

  /// Returns a word of a command in a unit. `$` is doubled, because it would start a variable.
  static func unitWord(_ word: String) -> String {
    quoted(word.reduce(into: "") { $0 += $1 == "$" ? "$$" : String($1) })
  }

  /// Returns a quoted word of a unit. Its `%` specifiers are doubled.
  private static func quoted(_ word: String) -> String {
    let escaped = word.reduce(into: "") { whole, character in
      switch character {
      case "\\", "\"": whole += "\\\(character)"
      case "%": whole += "%%"
      default: whole.append(character)
      }
    }
    return "\"\(escaped)\""
  }

  private static func shellWord(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789/._-:@=".unicodeScalars.contains(scalar))
    }
    if isPlain, !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
