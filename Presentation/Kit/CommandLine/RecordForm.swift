import TextUI

/// A format for the records of a list that replaces both the default text and the single JSON
/// object.
package enum RecordForm: Equatable, Sendable {
  /// JSON Lines: one object per record and line.
  case lines
  /// A template filled in for each record.
  case template(LineTemplate)
  /// A table of selected fields.
  case columns(ColumnOptions)

  /// The options that choose the form of the records, shared by all lists.
  package static let options: [OptionSpec] = [
    OptionSpec(
      "format", "TEMPLATE",
      Phrase(
        "'{title} {start:HH:mm}' 형식으로 한 줄씩 출력하기",
        "print each record with a template, such as '{title} {start:HH:mm}'")),
    OptionSpec(
      "json-lines", nil, Phrase("기록마다 JSON 한 줄로 출력하기", "print each record as one line of JSON")),
    OptionSpec(
      "columns", "NAMES",
      Phrase("고른 항목만 표로 보기 (쉼표로 구분)", "print a table of these fields (separated by commas)")),
  ]

  /// Returns the form that a command line requests; nil for the default form.
  static func read(_ read: ReadArguments, of command: CommandSpec, json: Bool)
    throws(ArgumentParseError)
    -> RecordForm?
  {
    guard let fields = command.lists else {
      guard read.has("json-lines") else { return nil }
      if json { throw .contradiction("json", "json-lines") }
      return .lines
    }
    let given = options.map(\.name).filter(read.has)
    guard let first = given.first else { return nil }
    if json { throw .contradiction("json", first) }
    if given.count > 1 { throw .contradiction(first, given[1]) }
    if let word = command.writing(read) { throw .contradiction(first, word) }
    if let text = read.value("format") { return .template(try LineTemplate(text, of: fields)) }
    if let text = read.value("columns") { return .columns(try ColumnOptions(text, of: fields)) }
    return .lines
  }

  /// The names of the fields that the form uses; nil if it needs the whole record.
  var names: [String]? {
    switch self {
    case .lines: nil
    case .template(let template): template.names
    case .columns(let options): options.names
    }
  }
}

extension CommandOutput {
  /// Whether records are written by their JSON members, not as lines for the user.
  package var wantsRecords: Bool { wantsJSON || form != nil }

  /// Returns whether a member of the records is written, so that the caller must look up its value.
  package func wants(_ member: String) -> Bool {
    guard let names = form?.names else { return wantsRecords }
    return names.contains { $0 == member || $0.hasPrefix(member + ".") }
  }

  /// Throws if a form for lists was requested, because the output of the given option is not a list.
  package func refuseForm(besides option: String) throws(Report) {
    switch form {
    case nil: return
    case .lines: throw UsageWords(language).report(.contradiction("json-lines", option))
    case .template: throw UsageWords(language).report(.contradiction("format", option))
    case .columns: throw UsageWords(language).report(.contradiction("columns", option))
    }
  }
}
