package import TextUI

/// Labelled fields that are filled in one after another. Fields are named by a type of the screen, so that a missing
/// field is a compile-time error.
package struct Form<Name: Hashable & Sendable>: Equatable, Sendable {
  /// One field with its label.
  package struct Field: Equatable, Sendable {
    /// The name used by the screen.
    package let name: Name
    /// The label shown to the user.
    package let label: String
    package internal(set) var content: FormContent
    /// The message below the field, which says what is wrong with its value; nil if there is none.
    package internal(set) var notice: String?
    /// Whether the field is read-only. Such a field never gets the focus.
    package let isLocked: Bool

    package init(
      _ name: Name, _ label: String, _ content: FormContent, isLocked: Bool = false
    ) {
      self.name = name
      self.label = label
      self.content = content
      self.isLocked = isLocked
    }
  }

  /// The result of handling a key.
  package enum Outcome: Equatable, Sendable {
    case ignored, moved, submitted, cancelled
    /// The value of the field changed.
    case changed(Name)
    /// The field reached its length limit and dropped some input.
    case cut(Name)
  }

  /// The fields from top to bottom.
  package private(set) var fields: [Field]
  private var focusIndex = 0

  /// Creates a form with the focus on the first field that is not locked.
  package init(_ fields: [Field]) {
    self.fields = fields
    focusIndex = fields.firstIndex { !$0.isLocked } ?? 0
  }

  /// The name of the focused field; nil if the form has no fields.
  package var focus: Name? { fields.indices.contains(focusIndex) ? fields[focusIndex].name : nil }

  /// Moves the focus to a field, if the form has it.
  package mutating func focus(on name: Name) {
    if let index = fields.firstIndex(where: { $0.name == name }) { move(to: index) }
  }

  /// Handles a key. `columns` is the width in which the form is drawn.
  package mutating func update(_ key: Key, columns: Int) -> Outcome {
    if key == .escape { return .cancelled }
    guard fields.indices.contains(focusIndex) else { return .ignored }
    if key == .control("s") { return submit() }
    if key == .tab { return move(to: neighbour(1, wraps: true)) }
    if key == .backTab { return move(to: neighbour(-1, wraps: true)) }
    let room = FormLayout(labels: fields.map(\.label), columns: columns).valueColumns
    let outcome = fields[focusIndex].content.update(key, columns: room)
    guard outcome == .ignored else { return noted(outcome) }
    if key == .up { return move(to: neighbour(-1)) }
    if key == .down { return move(to: neighbour(1)) }
    if key == .enter { return neighbour(1) == focusIndex ? submit() : move(to: neighbour(1)) }
    return .ignored
  }

  /// Whether Enter saves the form. True on the last field, unless Enter starts a new line there.
  package var endsWithEnter: Bool {
    guard fields.indices.contains(focusIndex), neighbour(1) == focusIndex else { return false }
    return switch fields[focusIndex].content {
    case .multiline(let editor, _), .growing(let editor, _): editor.isOneLine
    case .text, .choice, .number, .toggle, .moment, .day: true
    }
  }

  /// Whether only one field can have the focus.
  package var hasOneField: Bool { fields.count { !$0.isLocked } == 1 }

  /// Returns the index of the next field in one direction that is not locked; the current index if there is none.
  private func neighbour(_ step: Int, wraps: Bool = false) -> Int {
    var index = focusIndex
    repeat {
      index += step
      if wraps { index = (index + fields.count) % fields.count }
      guard fields.indices.contains(index) else { return focusIndex }
    } while fields[index].isLocked && index != focusIndex
    return index
  }

  /// Inserts pasted text into the focused field.
  package mutating func paste(_ text: String) -> Outcome {
    guard fields.indices.contains(focusIndex) else { return .ignored }
    return noted(fields[focusIndex].content.paste(text))
  }

  /// Shows an error at a field and focuses the field. All input is preserved.
  package mutating func refuse(_ name: Name, _ sentence: String) {
    guard let index = fields.firstIndex(where: { $0.name == name }) else { return }
    move(to: index)
    fields[index].notice = sentence
  }

  /// Shows a message at a field that the user left, or clears it if nil. The focus does not change.
  package mutating func note(_ name: Name, _ sentence: String?) {
    if let index = fields.firstIndex(where: { $0.name == name }) { fields[index].notice = sentence }
  }

  /// Replaces the content of a field, for example when it depends on the value of another field.
  package mutating func set(_ name: Name, _ content: FormContent) {
    if let index = fields.firstIndex(where: { $0.name == name }) { fields[index].content = content }
  }

  /// Shows or hides the text of masked fields.
  mutating func showSecrets(_ isShown: Bool) {
    for index in fields.indices {
      guard case .text(var field) = fields[index].content, field.isMasked else { continue }
      field.isShown = isShown
      fields[index].content = .text(field)
    }
  }

  private mutating func submit() -> Outcome {
    fields[focusIndex].content.commit()
    return .submitted
  }

  @discardableResult
  private mutating func move(to index: Int) -> Outcome {
    if index != focusIndex { fields[focusIndex].content.commit() }
    focusIndex = index
    return .moved
  }

  /// Converts the outcome of an edit. A change clears the error of the field until the field is checked again.
  private mutating func noted(_ outcome: EditOutcome) -> Outcome {
    switch outcome {
    case .ignored: return .ignored
    case .moved: return .moved
    case .changed:
      fields[focusIndex].notice = nil
      return .changed(fields[focusIndex].name)
    case .cut: return .cut(fields[focusIndex].name)
    }
  }
}

extension Form {
  /// The content of a field; nil if the field does not exist.
  package subscript(_ name: Name) -> FormContent? { fields.first { $0.name == name }?.content }

  /// Returns whether a field is read-only.
  package func isLocked(_ name: Name) -> Bool {
    fields.first { $0.name == name }?.isLocked ?? false
  }

  /// Returns the text of a field; empty for a field without text.
  package func text(_ name: Name) -> String {
    switch self[name] {
    case .text(let field): field.text
    case .multiline(let editor, _), .growing(let editor, _): editor.text
    case .choice, .number, .toggle, .moment, .day, nil: ""
    }
  }

  /// Returns the index of the selected option; 0 for other fields.
  package func choice(_ name: Name) -> Int {
    if case .choice(let field) = self[name] { field.selected } else { 0 }
  }

  /// Returns the number in a field; 0 for other fields.
  package func number(_ name: Name) -> Int {
    if case .number(let field) = self[name] { field.value } else { 0 }
  }

  /// Returns whether a toggle is on; false for other fields.
  package func isOn(_ name: Name) -> Bool {
    if case .toggle(let field) = self[name] { field.isOn } else { false }
  }
}
