import Domain
package import TextUI

/// What a field of a form holds.
package enum FormContent: Equatable, Sendable {
  /// A line of text.
  case text(TextField)
  /// A text of several lines, shown on so many rows.
  case passage(TextEditor, rows: Int)
  /// A text that takes as many rows as it needs, up to so many.
  case growing(TextEditor, upTo: Int)
  /// One of several words.
  case choice(ChoiceField)
  /// A whole number.
  case number(NumberField)
  /// A yes or a no.
  case toggle(ToggleField)
  /// A day and a time.
  case moment(MomentField)
  /// A day that lies ahead.
  case day(DayField)

  /// Does what a key means for this kind of field.
  mutating func update(_ key: Key, columns: Int) -> EditOutcome {
    switch self {
    case .text(var field): return keeping(field.update(key)) { .text(field) }
    case .passage(var editor, let rows):
      let size = Size(columns: editor.columns(within: columns), rows: rows)
      return keeping(editor.update(key, in: size)) { .passage(editor, rows: rows) }
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

  /// Puts in what the clipboard held, where there is text to put it in.
  mutating func paste(_ text: String) -> EditOutcome {
    switch self {
    case .text(var field): return keeping(field.paste(text)) { .text(field) }
    case .passage(var editor, let rows):
      return keeping(editor.paste(text)) { .passage(editor, rows: rows) }
    case .growing(var editor, let most):
      return keeping(editor.paste(text)) { .growing(editor, upTo: most) }
    case .moment(var field): return keeping(field.paste(text)) { .moment(field) }
    case .day(var field): return keeping(field.paste(text)) { .day(field) }
    case .choice, .number, .toggle: return .ignored
    }
  }

  /// Ends what was half done when the keys go elsewhere.
  mutating func settle() {
    switch self {
    case .number(var field):
      field.settle()
      self = .number(field)
    case .moment(var field):
      field.settle()
      self = .moment(field)
    case .day(var field):
      field.settle()
      self = .day(field)
    case .text, .passage, .growing, .choice, .toggle: break
    }
  }

  /// The rows the field takes where it has so many columns.
  package func rows(columns: Int) -> Int {
    switch self {
    case .text, .choice, .number, .toggle, .moment, .day: 1
    case .passage(_, let rows): max(1, rows)
    case .growing(let editor, let most):
      max(1, min(most, editor.rowCount(columns: editor.columns(within: columns))))
    }
  }

  /// Whether what is typed is hidden from eyes, also from one's own.
  var isMasked: Bool { if case .text(let field) = self { field.isMasked } else { false } }

  /// Whether the counter warns that there is little room left.
  var isWarning: Bool {
    switch self {
    case .passage(let editor, _), .growing(let editor, _): editor.warning != nil
    case .text, .choice, .number, .toggle, .moment, .day: false
    }
  }

  /// How much of its limit the field uses.
  var counter: String? {
    switch self {
    case .text(let field): field.counter
    case .passage(let editor, _), .growing(let editor, _): editor.counter
    case .choice, .number, .toggle, .moment, .day: nil
    }
  }

  /// How much the field takes.
  var limit: TextLimit? {
    switch self {
    case .text(let field): field.limit
    case .passage(let editor, _), .growing(let editor, _): editor.limit
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
  /// A field is no wider than its limit could fill, and leaves room for its counter.
  func columns(within room: Int) -> Int {
    guard let limit else { return room }
    let counter = counterCells(limit.count)
    let cells =
      switch limit {
      case .characters(let count): count < room ? count * 2 : room
      case .cells(let count): count
      }
    let wanted = cells < room ? cells + 1 : room
    return room >= counter + 8 ? min(room - counter, max(8, wanted)) : room
  }
}

extension TextEditor {
  /// An editor leaves room for its counter beside its first row.
  func columns(within room: Int) -> Int {
    guard let limit else { return room }
    let counter = counterCells(limit.count)
    return room >= counter + 12 ? room - counter : room
  }
}

/// The cells a counter takes at most, with a blank before it.
private func counterCells(_ limit: Int) -> Int { 2 * "\(limit)".utf8.count + 2 }
