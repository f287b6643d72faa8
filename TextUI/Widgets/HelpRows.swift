extension HelpOverlay {
  /// The groups that match the query, with only their matching bindings. A group whose title matches is returned whole.
  public var found: [Group] {
    let wanted = query.lowercased()
    if wanted.isEmpty { return groups }
    return groups.compactMap { group in
      if group.title.lowercased().contains(wanted) { return group }
      let bindings = group.bindings.filter {
        $0.label.lowercased().contains(wanted) || $0.meaning.lowercased().contains(wanted)
      }
      return bindings.isEmpty ? nil : Group(group.title, bindings)
    }
  }

  /// Returns the matching bindings as rows of text for a width.
  package func rows(columns: Int, _ glyphs: Glyphs) -> [[StyledText]] {
    let found = found
    if found.isEmpty {
      return TextLayout.wrapped(nothingFound, to: columns).map { [StyledText($0, .dim)] }
    }
    let widest = groups.flatMap(\.bindings).reduce(0) { max($0, TextLayout.cells($1.label)) }
    let keys = min(widest, max(4, columns / 3))
    var rows: [[StyledText]] = []
    for group in found {
      if !rows.isEmpty { rows.append([]) }
      rows.append([StyledText(group.title, .dim)])
      for binding in group.bindings {
        rows += self.rows(of: binding, keys: keys, columns: columns, glyphs)
      }
    }
    return rows
  }

  /// Returns the rows of one binding: its label, its meaning and, for a disabled binding, the reason beside or below.
  private func rows(
    of binding: Binding, keys: Int, columns: Int, _ glyphs: Glyphs
  ) -> [[StyledText]] {
    let isPossible = binding.unavailable == nil
    let indent = 2 + keys + 3
    let label = TextLayout.aligned(binding.label, .left, in: keys, ellipsis: glyphs.ellipsis)
    let meanings = TextLayout.wrapped(binding.meaning, to: max(1, columns - indent), rows: 2)
    var rows: [[StyledText]] = meanings.enumerated().map { index, text in
      [
        StyledText(
          "  " + (index == 0 ? label : String(repeating: " ", count: keys)),
          isPossible ? .bold : .dim),
        StyledText("   " + text, isPossible ? .plain : .dim),
      ]
    }
    guard let reason = binding.unavailable, let last = rows.last else { return rows }
    let blanks = String(repeating: " ", count: indent)
    if last.cells + 3 + TextLayout.cells(reason) <= columns {
      rows[rows.count - 1].append(StyledText(" \(glyphs.rule) " + reason, .dim))
    } else {
      rows += TextLayout.wrapped(reason, to: max(1, columns - indent), rows: 2).map {
        [StyledText(blanks + $0, .dim)]
      }
    }
    return rows
  }
}
