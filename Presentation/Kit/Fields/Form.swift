package import TextUI

/// Labelled fields that are filled in one after another. Fields are named by a type of the
/// screen's own, so that a field that does not exist cannot be asked for.
package struct Form<Name: Hashable & Sendable>: Equatable, Sendable {
  /// One line of the form.
  package struct Field: Equatable, Sendable {
    /// How the screen calls it.
    package let name: Name
    /// How people call it.
    package let label: String
    /// What it holds.
    package internal(set) var content: FormContent
    /// What is wrong with it, in a sentence.
    package internal(set) var notice: String?
    /// Whether it is only to be read; the keys never come to it.
    package let isLocked: Bool

    /// Makes a field.
    package init(
      _ name: Name, _ label: String, _ content: FormContent, isLocked: Bool = false
    ) {
      self.name = name
      self.label = label
      self.content = content
      self.isLocked = isLocked
    }
  }

  /// What a key did.
  package enum Outcome: Equatable, Sendable {
    case ignored, moved, submitted, cancelled
    /// The value of a field is another one now.
    case changed(Name)
    /// A field reached its limit and left something out.
    case cut(Name)
  }

  /// The fields from top to bottom.
  package private(set) var fields: [Field]
  /// The number of the field the keys act on.
  private var place = 0

  /// Makes a form with the keys on its first field that is not locked.
  package init(_ fields: [Field]) {
    self.fields = fields
    place = fields.firstIndex { !$0.isLocked } ?? 0
  }

  /// The name of the field the keys act on.
  package var focus: Name? { fields.indices.contains(place) ? fields[place].name : nil }

  /// Lets the keys act on a field.
  package mutating func focus(on name: Name) {
    if let index = fields.firstIndex(where: { $0.name == name }) { move(to: index) }
  }

  /// Does what a key means in a form that is drawn with a number of columns.
  package mutating func update(_ key: Key, columns: Int) -> Outcome {
    if key == .escape { return .cancelled }
    guard fields.indices.contains(place) else { return .ignored }
    if key == .control("s") { return submit() }
    if key == .tab { return move(to: neighbour(1, wraps: true)) }
    if key == .backTab { return move(to: neighbour(-1, wraps: true)) }
    let room = FormLayout(labels: fields.map(\.label), columns: columns).valueColumns
    let outcome = fields[place].content.update(key, columns: room)
    guard outcome == .ignored else { return noted(outcome) }
    if key == .up { return move(to: neighbour(-1)) }
    if key == .down { return move(to: neighbour(1)) }
    if key == .enter { return neighbour(1) == place ? submit() : move(to: neighbour(1)) }
    return .ignored
  }

  /// Whether enter saves here: on the last field, unless it begins a new line there.
  package var endsWithEnter: Bool {
    guard fields.indices.contains(place), neighbour(1) == place else { return false }
    return switch fields[place].content {
    case .passage(let editor, _), .growing(let editor, _): editor.isOneLine
    case .text, .choice, .number, .toggle, .moment, .day: true
    }
  }

  /// Whether there is nothing else to go to.
  package var hasOneField: Bool { fields.count { !$0.isLocked } == 1 }

  /// The next field in a direction that is not locked; without one the present field itself.
  private func neighbour(_ step: Int, wraps: Bool = false) -> Int {
    var index = place
    repeat {
      index += step
      if wraps { index = (index + fields.count) % fields.count }
      guard fields.indices.contains(index) else { return place }
    } while fields[index].isLocked && index != place
    return index
  }

  /// Puts in what the clipboard held.
  package mutating func paste(_ text: String) -> Outcome {
    guard fields.indices.contains(place) else { return .ignored }
    return noted(fields[place].content.paste(text))
  }

  /// Says what is wrong with a field and brings the keys there; everything typed stays.
  package mutating func refuse(_ name: Name, _ sentence: String) {
    guard let index = fields.firstIndex(where: { $0.name == name }) else { return }
    move(to: index)
    fields[index].notice = sentence
  }

  /// Says what is wrong with a field that was left, or that nothing is any more; the keys stay where
  /// they are.
  package mutating func note(_ name: Name, _ sentence: String?) {
    if let index = fields.firstIndex(where: { $0.name == name }) { fields[index].notice = sentence }
  }

  /// Replaces what a field holds, as when one field depends on another.
  package mutating func set(_ name: Name, _ content: FormContent) {
    if let index = fields.firstIndex(where: { $0.name == name }) { fields[index].content = content }
  }

  /// Lets fields be read whose characters are hidden, or hides them again.
  mutating func showSecrets(_ isShown: Bool) {
    for index in fields.indices {
      guard case .text(var field) = fields[index].content, field.isMasked else { continue }
      field.isShown = isShown
      fields[index].content = .text(field)
    }
  }

  private mutating func submit() -> Outcome {
    fields[place].content.settle()
    return .submitted
  }

  @discardableResult
  private mutating func move(to index: Int) -> Outcome {
    if index != place { fields[place].content.settle() }
    place = index
    return .moved
  }

  /// A field that was touched is no longer wrong until somebody looks at it again.
  private mutating func noted(_ outcome: EditOutcome) -> Outcome {
    switch outcome {
    case .ignored: return .ignored
    case .moved: return .moved
    case .changed:
      fields[place].notice = nil
      return .changed(fields[place].name)
    case .cut: return .cut(fields[place].name)
    }
  }
}

extension Form {
  /// What a field holds.
  package subscript(_ name: Name) -> FormContent? { fields.first { $0.name == name }?.content }

  /// Whether a field is only to be read.
  package func isLocked(_ name: Name) -> Bool {
    fields.first { $0.name == name }?.isLocked ?? false
  }

  /// What was typed into a field; nothing in a field without text.
  package func text(_ name: Name) -> String {
    switch self[name] {
    case .text(let field): field.text
    case .passage(let editor, _), .growing(let editor, _): editor.text
    case .choice, .number, .toggle, .moment, .day, nil: ""
    }
  }

  /// The number of the chosen word of a field.
  package func choice(_ name: Name) -> Int {
    if case .choice(let field) = self[name] { field.selected } else { 0 }
  }

  /// The number in a field.
  package func number(_ name: Name) -> Int {
    if case .number(let field) = self[name] { field.value } else { 0 }
  }

  /// Whether a field says yes.
  package func isOn(_ name: Name) -> Bool {
    if case .toggle(let field) = self[name] { field.isOn } else { false }
  }
}
