import Domain

/// The parsed content of a settings file.
struct ConfigReading {
  /// The text of the file; nil if it cannot be read.
  let text: ConfigText?
  /// The settings in the file. An inner nil means an invalid value.
  private(set) var values: [Preference: String?] = [:]
  /// The line of each setting; the last line if the setting is repeated.
  private(set) var lines: [Preference: Int] = [:]
  private(set) var problems: [PreferenceParseError]
  /// The entries of the key map, which are not settings.
  private(set) var keys: [ConfigText.Entry] = []
  /// The entries that use a former name.
  private(set) var former: [(entry: ConfigText.Entry, preference: Preference)] = []

  /// The maximum size of a settings file in bytes.
  static let limit = 1 << 20

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
        PreferenceParseError(
          line: trouble.line, trouble.trouble == .unclosed ? .unclosed : .unreadableLine)
      })
    for entry in text.entries where text.counts(entry) { read(entry) }
    readFormer()
    problems.sort { $0.line < $1.line }
  }

  /// Makes the content of a file that cannot be read: no settings, and one problem.
  init(unreadable reason: PreferenceParseError.Cause) {
    self.init(text: nil, problems: [PreferenceParseError(line: 0, reason)])
  }

  private init(text: ConfigText?, problems: [PreferenceParseError]) {
    self.text = text
    self.problems = problems
  }

  private mutating func read(_ entry: ConfigText.Entry) {
    if entry.path.count > 1, entry.path[0] == "keys" {
      keys.append(entry)
      return
    }
    func problem(_ reason: PreferenceParseError.Cause) -> PreferenceParseError {
      PreferenceParseError(line: entry.line, reason)
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

  /// Reads the entries with former names. A former name applies only if the file does not have the new name.
  private mutating func readFormer() {
    guard let first = former.first else { return }
    let current = Set(values.keys)
    for (entry, preference) in former where !current.contains(preference) {
      read(entry, of: preference)
    }
    var named: [Preference] = []
    for (_, preference) in former where !named.contains(preference) { named.append(preference) }
    problems.append(PreferenceParseError(line: first.entry.line, .formerNames(named)))
  }

  private mutating func read(_ entry: ConfigText.Entry, of preference: Preference) {
    func problem(_ reason: PreferenceParseError.Cause) -> PreferenceParseError {
      PreferenceParseError(line: entry.line, reason)
    }
    if values.keys.contains(preference) { problems.append(problem(.repeated(preference))) }
    lines[preference] = entry.line
    do throws(PreferenceFailure) {
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
  /// The components of the dotted name.
  var path: [String] { Self.parts(of: rawValue) }

  static func parts(of name: String) -> [String] { name.split(separator: ".").map(String.init) }
}
