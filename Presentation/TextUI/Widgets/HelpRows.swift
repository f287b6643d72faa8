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

  /// The number of blanks between two columns of groups.
  private static let gap = 4
  /// The maximum width of a column if there are several columns.
  private static let widest = 46

  /// Returns the matching bindings as rows of text for a width: in three columns of groups, in two, or in one. `title`
  /// is the style of the titles of the groups.
  package func rows(
    columns: Int, _ glyphs: Glyphs, title: Style = .bold
  ) -> [[StyledText]] {
    let found = found
    if found.isEmpty {
      return TextLayout.wrapped(nothingFound, to: columns).map { [StyledText($0, .dim)] }
    }
    let parts = Self.parts(of: found, columns: columns)
    guard parts.count > 1 else { return rows(of: found, columns: columns, title, glyphs) }
    let widths = Self.widths(of: parts, columns: columns)
    return Self.joined(
      zip(parts, widths).map { rows(of: $0, columns: $1, title, glyphs) }, widths)
  }

  /// Returns the width of the rows, which is less than the room if there are few columns.
  func rowColumns(in columns: Int) -> Int {
    let parts = Self.parts(of: found, columns: columns)
    if parts.count < 2 { return columns }
    return Self.widths(of: parts, columns: columns).reduce(0, +) + (parts.count - 1) * Self.gap
  }

  /// Returns the widths of the columns. All are equal if each has room for its rows. Otherwise columns with wider rows
  /// are wider.
  private static func widths(of parts: [[Group]], columns: Int) -> [Int] {
    let room = columns - (parts.count - 1) * gap
    let fair = min(widest, room / parts.count)
    let needed = parts.map(needed)
    guard needed.contains(where: { $0 > fair }), needed.reduce(0, +) <= room else {
      return parts.map { _ in fair }
    }
    let spare = (min(room, widest * parts.count) - needed.reduce(0, +)) / parts.count
    return needed.map { $0 + max(0, spare) }
  }

  /// Returns the least width at which no row of these groups is wrapped.
  private static func needed(_ groups: [Group]) -> Int {
    let bindings = groups.flatMap(\.bindings)
    let keys = max(4, bindings.map { TextLayout.cells($0.label) }.max() ?? 0)
    let meanings = bindings.map { binding in
      TextLayout.cells(binding.meaning)
        + (binding.unavailable.map { min(20, TextLayout.cells($0)) + 3 } ?? 0)
    }
    return 2 + keys + 3 + (meanings.max() ?? 0)
  }

  /// Divides the groups among columns. Each column but the first has a single group.
  private static func parts(of groups: [Group], columns: Int) -> [[Group]] {
    let count = columns >= 100 ? 3 : columns >= 70 ? 2 : 1
    if count == 1 || groups.count == 1 { return [groups] }
    if groups.count <= count { return groups.map { [$0] } }
    let first = groups.count - (count - 1)
    return [Array(groups[..<first])] + groups[first...].map { [$0] }
  }

  /// Puts columns of rows beside each other.
  private static func joined(_ parts: [[[StyledText]]], _ widths: [Int]) -> [[StyledText]] {
    let starts = widths.indices.map { widths.prefix($0).reduce(0) { $0 + $1 + gap } }
    return (0..<(parts.map(\.count).max() ?? 0)).map { row in
      var line: [StyledText] = []
      for (index, part) in parts.enumerated() {
        let start = starts[index]
        guard row < part.count, !part[row].isEmpty else { continue }
        line.append(StyledText(String(repeating: " ", count: max(0, start - line.cells))))
        line += part[row]
      }
      return line
    }
  }

  private func rows(
    of groups: [Group], columns: Int, _ title: Style, _ glyphs: Glyphs
  ) -> [[StyledText]] {
    let widest = groups.flatMap(\.bindings).reduce(0) { max($0, TextLayout.cells($1.label)) }
    let keys = min(widest, max(4, columns * 9 / 20))
    var rows: [[StyledText]] = []
    for group in groups {
      if !rows.isEmpty { rows.append([]) }
      rows.append([StyledText(group.title, title)])
      var reasons: Set<String> = []
      for binding in group.bindings {
        rows += self.rows(of: binding, &reasons, keys: keys, columns: columns, glyphs)
      }
    }
    return rows
  }

  /// Returns the rows of one binding: its label and its meaning. A disabled binding is dim. Its reason is shown beside
  /// the meaning if there is room, and otherwise below it. The same reason is shown below only once in a group.
  private func rows(
    of binding: Binding, _ reasons: inout Set<String>, keys: Int, columns: Int, _ glyphs: Glyphs
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
      rows[rows.count - 1].append(StyledText(" · " + reason, .dim))
    } else if reasons.insert(reason).inserted {
      rows += TextLayout.wrapped(reason, to: max(1, columns - indent), rows: 2).map {
        [StyledText(blanks + $0, .dim)]
      }
    }
    return rows
  }
}
