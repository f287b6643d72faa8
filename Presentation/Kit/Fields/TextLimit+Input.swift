package import Domain
package import TextUI

extension InputLimit {
  /// The limit of a rule as a limit for typing.
  package init(_ limit: TextLimit) {
    switch limit {
    case .characters(let count): self = .characters(count)
    case .cells(let count): self = .cells(count, of: TextLimit.cells)
    }
  }
}

extension TextLimit {
  package init(_ limit: InputLimit) {
    switch limit {
    case .characters(let count): self = .characters(count)
    case .cells(let count, _): self = .cells(count)
    }
  }
}

extension TextField {
  /// Makes a field with the limit of a rule. A text over the limit is kept whole.
  package init(
    _ text: String = "", limit: TextLimit?, placeholder: String = "", isMasked: Bool = false
  ) {
    self.init(
      text, limit: limit.map { InputLimit($0) }, placeholder: placeholder, isMasked: isMasked)
  }
}

extension TextEditor {
  /// Makes an editor with the limit of a rule. A text over the limit is kept whole.
  package init(
    _ text: String = "", limit: TextLimit?, placeholder: String = "", warning: Int? = nil,
    isOneLine: Bool = false
  ) {
    self.init(
      text, limit: limit.map { InputLimit($0) }, placeholder: placeholder, warning: warning,
      isOneLine: isOneLine)
  }
}
