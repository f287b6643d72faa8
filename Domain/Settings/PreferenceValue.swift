/// A typed value as a settings file spells it.
public enum WrittenValue: Equatable, Sendable {
  case flag(Bool)
  case number(Int)
  case text(String)
  /// A list of texts, which only key maps accept.
  case texts([String])
  /// A value no setting accepts, such as a table.
  case other
}

/// Why a setting was not changed.
public enum PreferenceFailure: StorageFailing, Equatable, Sendable {
  case unknown(String)
  case notAChoice(Preference, String)
  case notANumber(Preference, String, ClosedRange<Int>)
  case tooLong(Preference, limit: Int)
  case controlCharacter(Preference)
  /// The value is not a range of hours. A valid range is `22-7`.
  case notHours(Preference, String)
  /// The value is neither `none` nor a number of days. A valid number of days is `7d`.
  case notATarget(Preference, String)
  /// The value is not a list of tags with days. A valid list is `family 14, work 30`.
  case notCycles(Preference, String)
  /// The value is not a cycle of a tag. Valid cycles are `7` and `weekly`.
  case notACycle(tag: String, String, ClosedRange<Int>)
  /// The value is not a valid URL of a service.
  case notAnAddress(Preference)
  /// The URL does not use `https`, or cannot be the URL of an issuer.
  case notSecure(Preference)
  /// The command has an unclosed quote, or no valid program.
  case notACommand(Preference)
  /// No installed font has this name. `known` lists the installed fonts.
  case unknownFont(String, known: [String])
  case fonts(FontFailure)
  /// The calendar file with holidays is unreadable, or has no holidays.
  case holidays(HolidayFileFailure)
  /// A file has the path of a folder of notes.
  case notAFolder(String)
  case storage(StorageFailure)
}

extension Preference {
  /// Returns the normalised form of a value for storing. Throws if the value is invalid.
  public func accepted(_ raw: String) throws(PreferenceFailure) -> String {
    let trimmed = Text.trimmed(raw)
    if kind == .hours {
      if trimmed.isEmpty || trimmed == "off" { return "off" }
      guard let hours = QuietHours(trimmed) else { throw .notHours(self, raw) }
      return hours.description
    }
    if let choices {
      if self == .theme, let theme = SayingTheme(named: trimmed) { return theme.name }
      if self == .sayingsLettering, let lettering = SayingLettering(named: trimmed) {
        return lettering.rawValue
      }
      guard choices.contains(trimmed) else { throw .notAChoice(self, raw) }
      return trimmed
    }
    if case .number(let range) = kind {
      guard let number = Self.number(trimmed), range.contains(number) else {
        throw .notANumber(self, raw, range)
      }
      return String(number)
    }
    if kind == .target {
      guard let target = NewBookTarget(trimmed) else { throw .notATarget(self, raw) }
      return target.text
    }
    if kind == .cycles {
      guard let cycles = TagCycles(trimmed) else { throw .notCycles(self, raw) }
      if cycles.text.count > limit { throw .tooLong(self, limit: limit) }
      return cycles.text
    }
    if trimmed.isEmpty { return "" }
    let text: String
    do throws(TextRefusal) { text = try SingleLineText(raw, limit: limit).text } catch {
      switch error {
      case .empty: return ""
      case .tooLong(let limit): throw .tooLong(self, limit: limit)
      case .controlCharacter: throw .controlCharacter(self)
      }
    }
    switch kind {
    case .address where isSecure:
      guard let address = SecureAddress(text), self != .signInIssuer || address.isIssuer else {
        throw .notSecure(self)
      }
    case .address: if !Self.isAddress(text) { throw .notAnAddress(self) }
    case .command: if ProgramWords(text) == nil { throw .notACommand(self) }
    case .text, .flag, .choice, .number, .hours, .cycles, .target: return text
    }
    return text
  }

  /// Returns the normalised form of a value from a file; nil if its type is wrong. Throws if the value is invalid.
  public func accepted(_ written: WrittenValue) throws(PreferenceFailure) -> String? {
    switch (written, kind) {
    case (.flag(let isOn), .flag): isOn ? "on" : "off"
    case (.flag(false), .hours): "off"
    case (.number(let days), .target), (.number(let days), .cycles): try accepted(String(days))
    case (.number(let number), .number): try accepted(String(number))
    // A choice that is a number may be written without quotes.
    case (.number(let number), .choice(let words)) where words.contains(String(number)):
      String(number)
    case (.text(let text), _): try accepted(text)
    case (.flag, _), (.number, _), (.texts, _), (.other, _): nil
    }
  }

  /// Returns a value in the form in which a settings file spells it.
  public func written(_ value: String) -> WrittenValue {
    switch kind {
    case .flag: .flag(value == "on")
    case .number: Self.number(value).map(WrittenValue.number) ?? .text(value)
    case .choice, .text, .address, .command, .hours, .cycles, .target: .text(value)
    }
  }

  /// Parses up to nine ASCII digits; nil for any other text.
  private static func number(_ text: String) -> Int? {
    guard text.utf8.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  private static func isAddress(_ text: String) -> Bool {
    let rest = ["https://", "http://"].lazy.filter(text.hasPrefix).map { text.dropFirst($0.count) }
    guard let afterScheme = rest.first else { return false }
    return !afterScheme.isEmpty && !afterScheme.hasPrefix("/") && !text.contains(" ")
  }
}
