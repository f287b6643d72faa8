import Domain
import PresentationKit
import TextUI

/// Interprets the lines of a key map. Every error is listed in `problems`. A line that cannot be used has no effect.
struct KeyMapReading {
  private(set) var map = KeyMap()
  private(set) var problems: [KeyMapParseError] = []
  /// The problems found so far, as a set, so that each is reported once.
  private var reported: Set<KeyMapParseError> = []

  /// The text that stands for the default keys in a list of keys.
  static let defaultKeys = "..."
  /// The context name that stands for all contexts that have the action.
  static let allContexts = "all"

  /// A new assignment of keys to one action.
  private struct Change {
    let context: KeyContext
    let row: KeyContext.Row
    let strokes: [KeyStroke]
    /// The line of the change in the file; nil if the change comes from a preset.
    let line: WrittenKeyMap.Line?
  }

  private var changes: [String: Change] = [:]

  init(_ written: WrittenKeyMap) {
    problems = written.unread.map {
      KeyMapParseError(file: $0.file, line: $0.line, reason: .unread($0.trouble))
    }
    if written.lines.isEmpty { return }
    let presets = written.lines.filter { $0.path == ["preset"] }
    for line in presets { readPreset(line) }
    var names: Set<[String]> = []
    for line in written.lines where line.path != ["preset"] {
      let isNew = names.insert([line.file] + line.path).inserted
      if !isNew { note(.repeated(line.path.joined(separator: ".")), line) }
      read(line)
    }
    resolveConflicts()
    problems.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private mutating func readPreset(_ line: WrittenKeyMap.Line) {
    let name = line.keys?.first ?? ""
    guard let preset = KeyPreset(named: name) else { return note(.unknownPreset(name), line) }
    for (name, keys) in preset.lines {
      let path = name.split(separator: ".").map(String.init)
      for (context, row) in Self.actions(path) {
        change(context, row, strokes(keys, of: context, row), nil)
      }
    }
  }

  private mutating func read(_ line: WrittenKeyMap.Line) {
    let name = line.path.joined(separator: ".")
    guard line.path.count == 2 else { return note(.unknownAction(name), line) }
    let actions = Self.actions(line.path)
    if actions.isEmpty {
      let isContext = line.path[0] == Self.allContexts || KeyContext.named(line.path[0]) != nil
      return note(isContext ? .unknownAction(name) : .unknownScreen(line.path[0]), line)
    }
    guard let keys = line.keys else { return note(.notKeys(name), line) }
    if let wrong = keys.first(where: { $0 != Self.defaultKeys && KeyStroke(notation: $0) == nil }) {
      return note(.notAKey(wrong), line)
    }
    for (context, row) in actions {
      change(context, row, strokes(keys, of: context, row), line)
    }
  }

  private mutating func change(
    _ context: KeyContext, _ row: KeyContext.Row, _ strokes: [KeyStroke],
    _ line: WrittenKeyMap.Line?
  ) {
    changes[context.name + "." + row.name] = Change(
      context: context, row: row, strokes: strokes, line: line)
  }

  private mutating func note(_ reason: KeyMapParseError.Kind, _ line: WrittenKeyMap.Line?) {
    guard let line else { return }
    let problem = KeyMapParseError(file: line.file, line: line.line, reason: reason)
    if reported.insert(problem).inserted { problems.append(problem) }
  }

  /// Returns the actions that a path names, in one or in all contexts.
  private static func actions(_ path: [String]) -> [(KeyContext, KeyContext.Row)] {
    guard path.count == 2 else { return [] }
    let contexts =
      path[0] == allContexts ? KeyContext.all : KeyContext.named(path[0]).map { [$0] } ?? []
    return contexts.compactMap { context in context.row(path[1]).map { (context, $0) } }
  }

  /// Returns the key strokes of a line. `...` stands for the keys of the preset, if it changes the action, otherwise
  /// for the default keys.
  private func strokes(_ keys: [String], of context: KeyContext, _ row: KeyContext.Row)
    -> [KeyStroke]
  {
    let prepared = changes[context.name + "." + row.name].flatMap {
      $0.line == nil ? $0.strokes : nil
    }
    let defaultStrokes = prepared ?? KeyMap().strokes(context, row)
    return keys.flatMap { key in
      key == Self.defaultKeys ? defaultStrokes : KeyStroke(notation: key).map { [$0] } ?? []
    }
  }

  // MARK: Conflicts

  /// Drops conflicting changes one by one, until no conflict is left.
  private mutating func resolveConflicts() {
    while let (name, reason) = firstConflict() {
      note(reason, changes[name]?.line)
      changes[name] = nil
    }
    var contexts: [String: KeyMap.ContextKeys] = [
      KeyContext.move.name: KeyMap.defaultMoves, KeyContext.shell.name: KeyMap.defaultShell,
    ]
    for context in KeyContext.all {
      let own = context.rows.compactMap { changes[context.name + "." + $0.name] }
      if own.isEmpty { continue }
      var made = KeyMap.ContextKeys()
      for row in context.rows {
        let change = changes[context.name + "." + row.name]
        made.put(row, change?.strokes ?? KeyMap().strokes(context, row))
      }
      contexts[context.name] = made
    }
    map = KeyMap(contexts)
    for name in changes.keys.sorted() {
      if let change = changes[name] { noteElsewhere(change) }
    }
  }

  private func strokes(_ context: KeyContext, _ row: KeyContext.Row) -> [KeyStroke] {
    changes[context.name + "." + row.name]?.strokes ?? KeyMap().strokes(context, row)
  }

  private func firstConflict() -> (String, KeyMapParseError.Kind)? {
    for name in changes.keys.sorted() {
      if let change = changes[name], let reason = conflict(of: change) { return (name, reason) }
    }
    return nil
  }

  private func conflict(of change: Change) -> KeyMapParseError.Kind? {
    let isQuit = change.context.name == KeyContext.shell.name && change.row.name == "quit"
    let ways = [KeyStroke(.character("q")), KeyStroke(.control("c"))]
    if isQuit, !ways.allSatisfy(change.strokes.contains) { return .wayOut }
    if !isQuit, change.strokes.contains(where: { ways.map(\.first).contains($0.first) }) {
      return .wayOut
    }
    if change.context.name == KeyContext.form.name,
      let letter = change.strokes.first(where: { $0.types || $0.second != nil })
    {
      return .typed(letter.notation)
    }
    let isEverywhere = [KeyContext.move.name, KeyContext.shell.name].contains(change.context.name)
    let others = isEverywhere ? [KeyContext.shell, .move] : [change.context, .shell, .move]
    for context in others {
      for row in context.rows
      where context.name != change.context.name || row.name != change.row.name {
        if let reason = clash(change, context, row) { return reason }
      }
    }
    return nil
  }

  /// Returns why a change conflicts with another action; nil if it does not.
  private func clash(_ change: Change, _ context: KeyContext, _ row: KeyContext.Row)
    -> KeyMapParseError.Kind?
  {
    // Additional keys for moving, such as `j`, may be assigned to another action.
    let isFree = context.name != change.context.name
    let theirs = strokes(context, row).filter { stroke in
      !isFree || changes[context.name + "." + row.name] != nil || row.keys.contains(stroke.first)
    }
    let defaultStrokes = KeyMap().strokes(change.context, change.row)
    for stroke in change.strokes where !(isFree && defaultStrokes.contains(stroke)) {
      for other in theirs where other.first == stroke.first {
        let name = context.name + "." + row.name
        if other == stroke { return .taken(stroke.notation, by: name) }
        if other.second == nil { return .begins(stroke.first.notation, of: name) }
        if stroke.second == nil { return .begins(stroke.first.notation, of: name) }
      }
    }
    return nil
  }

  /// Reports a key for all screens that some screens use themselves. On these screens the key keeps its own action.
  private mutating func noteElsewhere(_ change: Change) {
    guard [KeyContext.move.name, KeyContext.shell.name].contains(change.context.name) else {
      return
    }
    let defaultStrokes = KeyMap().strokes(change.context, change.row)
    for stroke in change.strokes where !defaultStrokes.contains(stroke) {
      let names = KeyContext.all.dropFirst(2).flatMap { context in
        context.rows.filter { strokes(context, $0).contains { $0.first == stroke.first } }
          .map { context.name + "." + $0.name }
      }
      if !names.isEmpty { note(.elsewhere(stroke.notation, names), change.line) }
    }
  }
}

/// The predefined key maps for users of other programs.
enum KeyPreset: String, CaseIterable, Sendable {
  case `default`, vim, emacs

  /// Creates the preset with a name; nil if no preset has it. `usual` is the former name of `default`.
  init?(named name: String) { self.init(rawValue: name == "usual" ? "default" : name) }

  /// The key map lines of the preset.
  var lines: [(name: String, keys: [String])] {
    switch self {
    case .default: []
    case .vim:
      [
        ("move.left", ["...", "h"]), ("move.right", ["...", "l"]),
        ("move.top", ["Home", "g g"]), ("shell.undo", ["...", "u"]),
        ("shell.redo", ["Ctrl-Y", "Ctrl-R"]), ("shell.quit", ["...", "Z Z"]),
        // Vim uses some letters that are default keys here, so those actions move: `u` is undo, `l` goes right, and `d`
        // begins a removal.
        ("sayings.use", ["U"]), ("saying.use", ["U"]), ("all.like", ["L"]), ("shelf.unlike", ["L"]),
        ("all.drop", ["X"]), ("all.remove", ["...", "d d"]), ("all.give-day", ["t"]),
      ]
    case .emacs:
      [
        ("move.up", ["...", "Ctrl-P"]), ("move.down", ["...", "Ctrl-N"]),
        ("move.left", ["...", "Ctrl-B"]), ("move.right", ["...", "Ctrl-F"]),
        ("move.page-down", ["PgDn", "Ctrl-V"]), ("move.page-up", ["PgUp", "Alt-v"]),
        ("move.top", ["Home", "Alt-<"]), ("move.bottom", ["End", "Alt->"]),
        ("move.back", ["...", "Ctrl-G"]), ("shell.find", ["Ctrl-S"]),
        ("shell.undo", ["...", "Ctrl-_", "Ctrl-X u"]), ("shell.palette", ["Alt-x"]),
      ]
    }
  }
}
