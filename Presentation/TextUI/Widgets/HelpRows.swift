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

  /// A row of text. A row that begins a binding has the index of the binding among the matching ones.
  struct HelpRow {
    var pieces: [StyledText]
    var binding: Int?
  }

  /// A column of groups: its first cell, its width and its rows.
  struct Column {
    let start: Int
    let width: Int
    let rows: [HelpRow]
  }

  /// Returns the column and the line of each matching binding.
  static func anchors(_ columns: [Column]) -> [(column: Int, line: Int)] {
    columns.enumerated().flatMap { index, column in
      column.rows.indices.filter { column.rows[$0].binding != nil }.map { (index, $0) }
    }
  }

  /// Returns the matching bindings for a width: in three columns of groups, in two, or in one. `title` is the style of
  /// the titles of the groups.
  func columns(in columns: Int, _ glyphs: Glyphs, title: Style = .bold) -> [Column] {
    let found = found
    if found.isEmpty {
      let lines = TextLayout.wrapped(nothingFound, to: columns)
      let rows = lines.map { HelpRow(pieces: [StyledText($0, .dim)]) }
      return [Column(start: 0, width: columns, rows: rows)]
    }
    let parts = Self.parts(of: found, columns: columns)
    let widths = parts.count > 1 ? Self.widths(of: parts, columns: columns) : [columns]
    var (start, first) = (0, 0)
    return zip(parts, widths).map { groups, width in
      defer {
        start += width + Self.gap
        first += groups.reduce(0) { $0 + $1.bindings.count }
      }
      let rows = rows(of: groups, from: first, columns: width, title, glyphs)
      return Column(start: start, width: width, rows: rows)
    }
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

  private func rows(
    of groups: [Group], from first: Int, columns: Int, _ title: Style, _ glyphs: Glyphs
  ) -> [HelpRow] {
    let widest = groups.flatMap(\.bindings).reduce(0) { max($0, TextLayout.cells($1.label)) }
    let keys = min(widest, max(4, columns * 9 / 20))
    var rows: [HelpRow] = []
    var index = first
    for group in groups {
      if !rows.isEmpty { rows.append(HelpRow(pieces: [])) }
      rows.append(HelpRow(pieces: [StyledText(group.title, title)]))
      var reasons: Set<String> = []
      for binding in group.bindings {
        let lines = self.rows(of: binding, &reasons, keys: keys, columns: columns, glyphs)
        rows += lines.enumerated().map { HelpRow(pieces: $1, binding: $0 == 0 ? index : nil) }
        index += 1
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
