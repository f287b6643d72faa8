extension ContentDocument {
  /// The index of the only outermost component of a name; nil if there is none or more than one.
  func only(_ name: String) -> Int? {
    let found = parts.indices.filter { parts[$0].component?.name == name }
    return found.count == 1 ? found.first : nil
  }
}

extension ContentDocument.Part {
  var component: ContentDocument.Component? {
    switch self {
    case .component(let component): component
    case .line: nil
    }
  }

  var line: ContentDocument.Line? {
    switch self {
    case .line(let line): line
    case .component: nil
    }
  }
}

extension ContentDocument.Component {
  /// The indexes of the components of a name.
  func indices(of name: String) -> [Int] {
    parts.indices.filter { parts[$0].component?.name == name }
  }

  /// The properties with one of the names, without those of nested components.
  func lines(_ names: Set<String>) -> [ContentDocument.Line] {
    parts.compactMap(\.line).filter { names.contains($0.name) }
  }

  /// All properties, without those of nested components.
  var lines: [ContentDocument.Line] { parts.compactMap(\.line) }

  /// Replaces the properties of these names. The new ones begin where the first old one was, or follow the other
  /// properties.
  mutating func replace(_ names: Set<String>, by lines: [ContentDocument.Line]) {
    let isMeant = { (part: ContentDocument.Part) in
      part.line.map { names.contains($0.name) } ?? false
    }
    let first =
      parts.firstIndex(where: isMeant) ?? parts.firstIndex(where: \.isComponent) ?? parts.count
    // Everything before `first` stays, so the index is still right after the removal.
    parts.removeAll(where: isMeant)
    parts.insert(contentsOf: lines.map { .line($0) }, at: min(first, parts.count))
  }

  /// Replaces the components with a name. A new component that equals an old one keeps the bytes of the old one.
  mutating func replaceComponents(_ name: String, by new: [ContentDocument.Component]) {
    let old = indices(of: name).compactMap { parts[$0].component }
    let first = indices(of: name).first ?? parts.count
    parts.removeAll { $0.component?.name == name }
    let kept = new.map { component in old.first { $0.saysSame(as: component) } ?? component }
    parts.insert(contentsOf: kept.map { .component($0) }, at: min(first, parts.count))
  }

  /// Returns whether two components have the same lines, however they are folded.
  func saysSame(as other: ContentDocument.Component) -> Bool {
    guard parts.count == other.parts.count else { return false }
    return zip(parts, other.parts).allSatisfy { one, other in
      switch (one, other) {
      case (.line(let one), .line(let other)): one.text == other.text
      case (.component(let one), .component(let other)): one.saysSame(as: other)
      case (.line, .component), (.component, .line): false
      }
    }
  }

  /// Returns the component with another line end, because a file has only one kind of line end.
  func with(lineEnd: [UInt8]) -> ContentDocument.Component {
    var changed = self
    changed.first = first.with(lineEnd: lineEnd)
    changed.last = last.with(lineEnd: lineEnd)
    changed.parts = parts.map { part in
      switch part {
      case .line(let line): .line(line.with(lineEnd: lineEnd))
      case .component(let component): .component(component.with(lineEnd: lineEnd))
      }
    }
    return changed
  }
}

extension ContentDocument.Line {
  func with(lineEnd: [UInt8]) -> ContentDocument.Line {
    var changed = self
    changed.raw = []
    for byte in raw where byte != 13 {
      if byte == 10 { changed.raw += lineEnd } else { changed.raw.append(byte) }
    }
    return changed
  }
}
