import Domain
package import TextUI

/// The kinds of form fields, with their current content.
package enum FormContent: Equatable, Sendable {
  case text(TextField)
  /// A text of several lines, shown on `rows` rows.
  case multiline(TextEditor, rows: Int)
  /// A text that takes as many rows as needed, up to a maximum.
  case growing(TextEditor, upTo: Int)
  /// One of several options.
  case choice(ChoiceField)
  case number(NumberField)
  case toggle(ToggleField)
  case moment(MomentField)
  /// A day in the future, entered as a number of days from today or in words.
  case day(DayField)

  mutating func update(_ key: Key, columns: Int) -> EditOutcome {
    switch self {
    case .text(var field): return keeping(field.update(key)) { .text(field) }
    case .multiline(var editor, let rows):
      let size = Size(columns: editor.columns(within: columns), rows: rows)
      return keeping(editor.update(key, in: size)) { .multiline(editor, rows: rows) }
    case .growing(var editor, let most):
      let size = Size(
        columns: editor.columns(within: columns), rows: rows(columns: columns))
      return keeping(editor.update(key, in: size)) { .growing(editor, upTo: most) }
    case .choice(var field): return keeping(field.update(key)) { .choice(field) }
    case .number(var field): return keeping(field.update(key)) { .number(field) }
    case .toggle(var field): return keeping(field.update(key)) { .toggle(field) }
    case .moment(var field): return keeping(field.update(key)) { .moment(field) }
    case .day(var field): return keeping(field.update(key)) { .day(field) }
    }
  }

  /// Inserts pasted text; does nothing in fields that take no text.
  mutating func paste(_ text: String) -> EditOutcome {
    switch self {
    case .text(var field): return keeping(field.paste(text)) { .text(field) }
    case .multiline(var editor, let rows):
      return keeping(editor.paste(text)) { .multiline(editor, rows: rows) }
    case .growing(var editor, let most):
      return keeping(editor.paste(text)) { .growing(editor, upTo: most) }
    case .moment(var field): return keeping(field.paste(text)) { .moment(field) }
    case .day(var field): return keeping(field.paste(text)) { .day(field) }
    case .choice, .number, .toggle: return .ignored
    }
  }

  /// Ends unfinished input when the field loses the focus.
  mutating func commit() {
    switch self {
    case .number(var field):
      field.commit()
      self = .number(field)
    case .moment(var field):
      field.commit()
      self = .moment(field)
    case .day(var field):
      field.commit()
      self = .day(field)
    case .text, .multiline, .growing, .choice, .toggle: break
    }
  }

  /// Returns the number of rows of the field at a width.
  package func rows(columns: Int) -> Int {
    switch self {
    case .text, .choice, .number, .toggle, .moment, .day: 1
    case .multiline(_, let rows): max(1, rows)
    case .growing(let editor, let most):
      max(1, min(most, editor.rowCount(columns: editor.columns(within: columns))))
    }
  }

  /// Whether the typed text is masked.
  var isMasked: Bool { if case .text(let field) = self { field.isMasked } else { false } }

  /// Whether the counter is shown only as a warning that the limit is near.
  var isWarning: Bool {
    switch self {
    case .multiline(let editor, _), .growing(let editor, _): editor.warning != nil
    case .text, .choice, .number, .toggle, .moment, .day: false
    }
  }

  /// The label of the counter; nil for fields without a limit.
  var counter: String? {
    switch self {
    case .text(let field): field.counter
    case .multiline(let editor, _), .growing(let editor, _): editor.counter
    case .choice, .number, .toggle, .moment, .day: nil
    }
  }

  /// The length limit; nil for fields without a limit.
  var limit: TextLimit? {
    switch self {
    case .text(let field): field.limit.map { TextLimit($0) }
    case .multiline(let editor, _), .growing(let editor, _): editor.limit.map { TextLimit($0) }
    case .choice, .number, .toggle, .moment, .day: nil
    }
  }

  private mutating func keeping(
    _ outcome: EditOutcome, _ changed: () -> FormContent
  ) -> EditOutcome {
    self = changed()
    return outcome
  }
}

extension TextField {
  /// Returns the width of the field within `room`. It is about as wide as the longest allowed text, and leaves room for
  /// the counter.
  func columns(within room: Int) -> Int {
    guard let limit else { return room }
    let counter = counterCells(limit.count)
    let cells =
      switch limit {
      case .characters(let count): count < room ? count * 2 : room
      case .cells(let count, _): count
      }
    let wanted = cells < room ? cells + 1 : room
    return room >= counter + 8 ? min(room - counter, max(8, wanted)) : room
  }
}

extension TextEditor {
  /// Returns the width of the editor within `room`. It leaves room for the counter beside the first row.
  func columns(within room: Int) -> Int {
    guard let limit else { return room }
    let counter = counterCells(limit.count)
    return room >= counter + 12 ? room - counter : room
  }
}

/// Returns the maximum width of a counter with a blank before it, in cells.
private func counterCells(_ limit: Int) -> Int { 2 * "\(limit)".utf8.count + 2 }
