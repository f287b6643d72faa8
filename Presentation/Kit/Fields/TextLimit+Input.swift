package import Domain
package import TextUI

extension InputLimit {
  /// Converts the length limit of a domain rule to a limit for typing.
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
  /// Creates a field with the length limit of a domain rule. A longer initial text is not cut.
  package init(
    _ text: String = "", limit: TextLimit?, placeholder: String = "", isMasked: Bool = false
  ) {
    self.init(
      text, limit: limit.map { InputLimit($0) }, placeholder: placeholder, isMasked: isMasked)
  }
}

extension TextEditor {
  /// Creates an editor with the length limit of a domain rule. A longer initial text is not cut.
  package init(
    _ text: String = "", limit: TextLimit?, placeholder: String = "", warning: Int? = nil,
    isOneLine: Bool = false
  ) {
    self.init(
      text, limit: limit.map { InputLimit($0) }, placeholder: placeholder, warning: warning,
      isOneLine: isOneLine)
  }
}
