public import Domain
import Synchronization

/// The file of settings of one profile, which people write by hand and the program rewrites
/// without losing what they wrote. It is read when something is asked of it, and again only when
/// it is another one than before.
public final class ConfigFile: Sendable {
  /// Where it lies.
  public let path: String
  let kept = Mutex<Kept?>(nil)
  let renamedSettings = Mutex<[Preference]>([])

  struct Kept {
    let stamp: WholeFile.Stamp?
    let reading: ConfigReading
  }

  /// Names a file, which need not be there.
  public init(path: String) { self.path = path }

  /// What a setting is set to in the file: the usual value where what stands there does not
  /// count, nothing where nothing does.
  public func value(of preference: Preference) -> String? {
    kept.withLock { kept in
      reading(&kept).values[preference].map { $0 ?? preference.usual }
    }
  }

  /// Everything the file sets.
  var values: [Preference: String] {
    kept.withLock { kept in
      var all: [Preference: String] = [:]
      for (preference, value) in reading(&kept).values {
        all[preference] = value ?? preference.usual
      }
      return all
    }
  }

  /// The line a setting stands on with a value that counts; nothing where there is none.
  func line(of preference: Preference) -> Int? {
    kept.withLock { kept in
      let reading = reading(&kept)
      guard let value = reading.values[preference], value != nil else { return nil }
      return reading.lines[preference]
    }
  }

  /// What stands in the file and does not count.
  public var problems: [PreferenceProblem] { kept.withLock { reading(&$0).problems } }

  /// What the file says of keys under the head `keys`, with the names below it.
  var keyLines: [WrittenKeyMap.Line] {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return kept.withLock { kept in
      reading(&kept).keys.map { WrittenKeyMap.Line(file, $0, below: 1) }
    }
  }

  /// Sets a setting, or gives it its usual value back; a file that cannot be understood is left
  /// as it is.
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

  /// Expects that a setting could be set, and sets nothing.
  func check(_ preference: Preference, to value: String?, notes: ConfigNotes)
    throws(StorageFailure)
  {
    try kept.withLock { (kept) throws(StorageFailure) in
      if value == nil, isSilent(of: preference, &kept) { return }
      _ = try changed(reading(&kept), preference, value, notes)
      try WholeFile(path: path).expectReplaceable()
    }
  }

  /// Whether the file can be read and says nothing of a setting.
  private func isSilent(of preference: Preference, _ kept: inout Kept?) -> Bool {
    let reading = reading(&kept)
    return !reading.values.keys.contains(preference) && reading.text != nil
  }

  /// The file with a setting that has another value, or its usual one.
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
    let heading = notes.heading(language ?? Preference.language.usual)
    let start = isNew ? ConfigText(heading.flatMap { Array("# \($0)\n".utf8) }) : text
    return start.setting(
      preference.path, to: preference.written(value),
      note: notes.note(preference, language ?? Preference.language.usual))
  }

  /// What the file says now. It is looked at before it is read, so that what is written in between
  /// is seen the next time.
  func reading(_ kept: inout Kept?) -> ConfigReading {
    let stamp = WholeFile(path: path).stamp
    if let kept, kept.stamp == stamp { return kept.reading }
    let reading = read()
    kept = Kept(stamp: stamp, reading: reading)
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

/// What a file of settings says to those who read it, in the language its settings ask for.
public struct ConfigNotes: Sendable {
  /// The lines at its beginning.
  public var heading: @Sendable (_ language: String) -> [String]
  /// The line above a setting.
  public var note: @Sendable (Preference, _ language: String) -> String

  /// Makes notes.
  public init(
    heading: @escaping @Sendable (_ language: String) -> [String],
    note: @escaping @Sendable (Preference, _ language: String) -> String
  ) {
    self.heading = heading
    self.note = note
  }
}

/// The files of settings of all profiles.
public final class ConfigFolder: Sendable {
  /// Where it lies; nothing where there is none.
  public let path: String?
  private let files = Mutex<[String: ConfigFile]>([:])

  /// Names their folder; without one there are no files.
  public init(path: String?) { self.path = path }

  /// The file of a profile, or of the usual one.
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
