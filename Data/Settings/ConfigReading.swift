import Domain

/// What a file of settings says.
struct ConfigReading {
  /// The text; nothing where the file cannot be read.
  let text: ConfigText?
  /// The settings that stand there with what they are set to: nothing where that does not count.
  private(set) var values: [Preference: String?] = [:]
  /// The lines they stand on; of a setting that stands there more than once the last one.
  private(set) var lines: [Preference: Int] = [:]
  private(set) var problems: [PreferenceProblem]
  /// What stands there of keys, which are no settings.
  private(set) var keys: [ConfigText.Entry] = []
  /// The lines with a former name of a setting.
  private(set) var former: [(entry: ConfigText.Entry, preference: Preference)] = []

  /// The largest file anybody writes settings into.
  static let limit = 1 << 20

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8]) {
    guard bytes.count <= Self.limit else {
      self.init(unreadable: .tooLarge(limit: Self.limit))
      return
    }
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      self.init(unreadable: .notText)
      return
    }
    let text = ConfigText(bytes)
    self.init(
      text: text,
      problems: text.troubles.map { trouble in
        PreferenceProblem(
          line: trouble.line, trouble.trouble == .unclosed ? .unclosed : .unreadableLine)
      })
    for entry in text.entries where text.counts(entry) { read(entry) }
    readFormer()
    problems.sort { $0.line < $1.line }
  }

  /// A file that cannot be read.
  init(unreadable reason: PreferenceProblem.Reason) {
    self.init(text: nil, problems: [PreferenceProblem(line: 0, reason)])
  }

  private init(text: ConfigText?, problems: [PreferenceProblem]) {
    self.text = text
    self.problems = problems
  }

  private mutating func read(_ entry: ConfigText.Entry) {
    if entry.path.count > 1, entry.path[0] == "keys" {
      keys.append(entry)
      return
    }
    func problem(_ reason: PreferenceProblem.Reason) -> PreferenceProblem {
      PreferenceProblem(line: entry.line, reason)
    }
    let name = entry.path.joined(separator: ".")
    guard let preference = Preference(rawValue: name), preference.path == entry.path,
      !preference.isScreensMemory
    else {
      if let preference = Preference.formerNames[name], Preference.parts(of: name) == entry.path {
        former.append((entry, preference))
      } else {
        problems.append(problem(.unknownKey(name)))
      }
      return
    }
    read(entry, of: preference)
  }

  /// A former name counts only where the new one is not in the file.
  private mutating func readFormer() {
    guard let first = former.first else { return }
    let current = Set(values.keys)
    for (entry, preference) in former where !current.contains(preference) {
      read(entry, of: preference)
    }
    var named: [Preference] = []
    for (_, preference) in former where !named.contains(preference) { named.append(preference) }
    problems.append(PreferenceProblem(line: first.entry.line, .formerNames(named)))
  }

  private mutating func read(_ entry: ConfigText.Entry, of preference: Preference) {
    func problem(_ reason: PreferenceProblem.Reason) -> PreferenceProblem {
      PreferenceProblem(line: entry.line, reason)
    }
    if values.keys.contains(preference) { problems.append(problem(.repeated(preference))) }
    lines[preference] = entry.line
    do throws(PreferenceError) {
      let value = try preference.accepted(entry.value)
      values[preference] = .some(value)
      if value == nil { problems.append(problem(.wrongKind(preference))) }
    } catch {
      values[preference] = .some(nil)
      problems.append(problem(.refused(error)))
    }
  }
}

extension Preference {
  /// The parts of its name.
  var path: [String] { Self.parts(of: rawValue) }

  static func parts(of name: String) -> [String] { name.split(separator: ".").map(String.init) }
}
