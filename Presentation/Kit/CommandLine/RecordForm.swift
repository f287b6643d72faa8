import TextUI

/// The form in which the records of a list are wanted one by one, where neither the usual text nor
/// one object of JSON is.
package enum RecordForm: Equatable, Sendable {
  /// An object of JSON for each, on a line of its own.
  case lines
  /// A template that is filled in for each.
  case template(LineTemplate)
  /// A table of some fields.
  case columns(ColumnWish)

  /// The options by which every list is brought into one.
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

  /// The form a line asks for; nothing where it asks for none.
  static func read(_ read: ReadArguments, of command: CommandSpec, json: Bool) throws(UsageError)
    -> RecordForm?
  {
    guard let fields = command.lists else { return nil }
    let given = options.map(\.name).filter(read.has)
    guard let first = given.first else { return nil }
    if json { throw .contradiction("json", first) }
    if given.count > 1 { throw .contradiction(first, given[1]) }
    if let word = command.writing(read) { throw .contradiction(first, word) }
    if let text = read.value("format") { return .template(try LineTemplate(text, of: fields)) }
    if let text = read.value("columns") { return .columns(try ColumnWish(text, of: fields)) }
    return .lines
  }

  /// The fields it names; nothing where a record is wanted whole.
  var names: [String]? {
    switch self {
    case .lines: nil
    case .template(let template): template.names
    case .columns(let wish): wish.names
    }
  }
}

extension CommandOutput {
  /// Whether records are wanted by their members, and not as people read them.
  package var wantsRecords: Bool { wantsJSON || form != nil }

  /// Whether somebody wants a member of the records, which has to be looked up first.
  package func wants(_ member: String) -> Bool {
    guard let names = form?.names else { return wantsRecords }
    return names.contains { $0 == member || $0.hasPrefix(member + ".") }
  }

  /// Beside something that is no list there is nothing to be brought into a form.
  package func refuseForm(besides option: String) throws(Report) {
    switch form {
    case nil: return
    case .lines: throw UsageWords(language).report(.contradiction("json-lines", option))
    case .template: throw UsageWords(language).report(.contradiction("format", option))
    case .columns: throw UsageWords(language).report(.contradiction("columns", option))
    }
  }
}
