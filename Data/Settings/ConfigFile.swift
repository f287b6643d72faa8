public import Domain
import Synchronization

/// The settings file of a profile, edited by users and rewritten without losing their text. The file is read on demand
/// and cached until its `Stamp` changes.
public final class ConfigFile: Sendable {
  public let path: String
  let kept = Mutex<CachedReading?>(nil)
  let renamedSettings = Mutex<[Preference]>([])

  struct CachedReading {
    let stamp: WholeFile.Stamp?
    let reading: ConfigReading
  }

  /// Uses the settings file at a path, which need not exist.
  public init(path: String) { self.path = path }

  /// Returns the value in the file; nil if the file does not have the setting. An invalid value counts as the default.
  public func value(of preference: Preference) -> String? {
    kept.withLock { kept in
      reading(&kept).values[preference].map { $0 ?? preference.defaultValue }
    }
  }

  /// All settings in the file. An invalid value counts as the default.
  var values: [Preference: String] {
    kept.withLock { kept in
      var all: [Preference: String] = [:]
      for (preference, value) in reading(&kept).values {
        all[preference] = value ?? preference.defaultValue
      }
      return all
    }
  }

  /// Returns the line of a setting with a valid value; nil if the file has none.
  func line(of preference: Preference) -> Int? {
    kept.withLock { kept in
      let reading = reading(&kept)
      guard let value = reading.values[preference], value != nil else { return nil }
      return reading.lines[preference]
    }
  }

  /// The invalid entries of the file, and one entry for the former names of settings that it uses.
  public var problems: [PreferenceParseError] { kept.withLock { reading(&$0).problems } }

  /// The entries of the `[keys]` table, with paths relative to the table.
  var keyLines: [WrittenKeyMap.Line] {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return kept.withLock { kept in
      reading(&kept).keys.map { WrittenKeyMap.Line(file, $0, below: 1) }
    }
  }

  /// Writes a setting. If `value` is nil, restores the default by commenting the setting out. Throws, and changes
  /// nothing, if the file cannot be parsed.
  func set(_ preference: Preference, to value: String?, notes: ConfigNotes)
    throws(StorageFailure)
  {
    try kept.withLock { (kept) throws(StorageFailure) in
      if value == nil, isSilent(of: preference, &kept) { return }
      let file = WholeFile(path: path)
      try file.alone { () throws(StorageFailure) in
        kept = nil
        _ = try replaceFormerNames(&kept)
        try file.replace(by: try changed(reading(&kept), preference, value, notes))
        kept = nil
      }
    }
  }

  /// Throws the error that `set` would throw, without writing.
  func check(_ preference: Preference, to value: String?, notes: ConfigNotes)
    throws(StorageFailure)
  {
    try kept.withLock { (kept) throws(StorageFailure) in
      if value == nil, isSilent(of: preference, &kept) { return }
      _ = try changed(reading(&kept), preference, value, notes)
      try WholeFile(path: path).expectReplaceable()
    }
  }

  /// Returns whether the file is readable and does not contain the setting.
  private func isSilent(of preference: Preference, _ kept: inout CachedReading?) -> Bool {
    let reading = reading(&kept)
    return !reading.values.keys.contains(preference) && reading.text != nil
  }

  /// Returns the content of the file after changing a setting. If `value` is nil, the default is restored.
  private func changed(
    _ reading: ConfigReading, _ preference: Preference, _ value: String?, _ notes: ConfigNotes
  ) throws(StorageFailure) -> [UInt8] {
    guard let text = reading.text else { throw .settingsUnreadable(path: path, line: 0) }
    if let line = text.unclosedLine { throw .settingsUnreadable(path: path, line: line) }
    let changed = Self.changed(text, preference, value, reading, notes)
    guard changed.count <= ConfigReading.limit else {
      throw .settingsUnreadable(path: path, line: 0)
    }
    return changed
  }

  private static func changed(
    _ text: ConfigText, _ preference: Preference, _ value: String?, _ reading: ConfigReading,
    _ notes: ConfigNotes
  ) -> [UInt8] {
    guard let value else { return text.resting(preference.path) }
    let language = preference == .language ? value : reading.values[.language]?.flatMap(\.self)
    let isNew = text.bytes.isEmpty
    let heading = notes.heading(language ?? Preference.language.defaultValue)
    let start = isNew ? ConfigText(heading.flatMap { Array("# \($0)\n".utf8) }) : text
    return start.setting(
      preference.path, to: preference.written(value),
      note: notes.note(preference, language ?? Preference.language.defaultValue))
  }

  /// Returns the parsed file, from the cache if the file is unchanged. The stamp is taken before reading, so that a
  /// write in between is noticed next time.
  func reading(_ kept: inout CachedReading?) -> ConfigReading {
    let stamp = WholeFile(path: path).stamp
    if let kept, kept.stamp == stamp { return kept.reading }
    let reading = read()
    kept = CachedReading(stamp: stamp, reading: reading)
    return reading
  }

  private func read() -> ConfigReading {
    do throws(FileFailure) {
      return ConfigReading(try OrdinaryFile(path: path).read(limit: ConfigReading.limit))
    } catch {
      switch error.reason {
      case .missing: return ConfigReading([])
      case .tooLarge(let limit): return ConfigReading(unreadable: .tooLarge(limit: limit))
      case .notPermitted, .isFolder, .isFile, .diskFull, .other:
        return ConfigReading(unreadable: .unreadableFile)
      }
    }
  }
}

/// The comments written to a settings file, in the language that the file itself sets.
public struct ConfigNotes: Sendable {
  /// A closure that returns the lines at the top of a new file.
  public var heading: @Sendable (_ language: String) -> [String]
  /// A closure that returns the comment above a setting.
  public var note: @Sendable (Preference, _ language: String) -> String

  public init(
    heading: @escaping @Sendable (_ language: String) -> [String],
    note: @escaping @Sendable (Preference, _ language: String) -> String
  ) {
    self.heading = heading
    self.note = note
  }
}

/// The settings files of all profiles.
public final class ConfigFolder: Sendable {
  /// The path of the folder; nil if there is none.
  public let path: String?
  private let files = Mutex<[String: ConfigFile]>([:])

  public init(path: String?) { self.path = path }

  /// Returns the cached `ConfigFile` of a profile, or of the default profile if `profile` is nil. Returns nil if there
  /// is no folder.
  public func file(of profile: String?) -> ConfigFile? {
    guard let path else { return nil }
    let name = profile.map { "profiles/\($0).toml" } ?? "config.toml"
    return files.withLock { files in
      if let file = files[name] { return file }
      let file = ConfigFile(path: path + "/" + name)
      files[name] = file
      return file
    }
  }
}
