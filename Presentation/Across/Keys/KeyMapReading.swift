import Domain
import PresentationKit
import TextUI

/// Interprets the lines of a key map. An error becomes a problem, and its action keeps the default keys.
struct KeyMapReading {
  private(set) var map = KeyMap()
  private(set) var problems: [KeyMapProblem] = []
  /// The same problems as a set, so that each is reported once.
  private var told: Set<KeyMapProblem> = []

  /// Stands for the default keys in a list of keys.
  static let defaultKeys = "..."
  /// Stands for all contexts that have an action of a name.
  static let allPlaces = "all"

  /// A new assignment of keys to one action.
  private struct Change {
    let place: KeyContext
    let row: KeyContext.Row
    let strokes: [KeyStroke]
    /// Its line in the file; nil if it comes from a preset.
    let line: WrittenKeyMap.Line?
  }

  private var changes: [String: Change] = [:]

  init(_ written: WrittenKeyMap) {
    problems = written.unread.map {
      KeyMapProblem(file: $0.file, line: $0.line, reason: .unread($0.trouble))
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
    settle()
    problems.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private mutating func readPreset(_ line: WrittenKeyMap.Line) {
    let name = line.keys?.first ?? ""
    guard let preset = KeyPreset(named: name) else { return note(.unknownPreset(name), line) }
    for (name, keys) in preset.lines {
      let path = name.split(separator: ".").map(String.init)
      for (place, row) in Self.actions(path) {
        change(place, row, strokes(keys, of: place, row), nil)
      }
    }
  }

  private mutating func read(_ line: WrittenKeyMap.Line) {
    let name = line.path.joined(separator: ".")
    guard line.path.count == 2 else { return note(.unknownAction(name), line) }
    let actions = Self.actions(line.path)
    if actions.isEmpty {
      let isPlace = line.path[0] == Self.allPlaces || KeyContext.named(line.path[0]) != nil
      return note(isPlace ? .unknownAction(name) : .unknownScreen(line.path[0]), line)
    }
    guard let keys = line.keys else { return note(.notKeys(name), line) }
    if let wrong = keys.first(where: { $0 != Self.defaultKeys && KeyStroke(notation: $0) == nil }) {
      return note(.notAKey(wrong), line)
    }
    for (place, row) in actions {
      change(place, row, strokes(keys, of: place, row), line)
    }
  }

  private mutating func change(
    _ place: KeyContext, _ row: KeyContext.Row, _ strokes: [KeyStroke], _ line: WrittenKeyMap.Line?
  ) {
    changes[place.name + "." + row.name] = Change(
      place: place, row: row, strokes: strokes, line: line)
  }

  private mutating func note(_ reason: KeyMapProblem.Reason, _ line: WrittenKeyMap.Line?) {
    guard let line else { return }
    let problem = KeyMapProblem(file: line.file, line: line.line, reason: reason)
    if told.insert(problem).inserted { problems.append(problem) }
  }

  /// The actions a path names, of one or of all contexts.
  private static func actions(_ path: [String]) -> [(KeyContext, KeyContext.Row)] {
    guard path.count == 2 else { return [] }
    let places =
      path[0] == allPlaces ? KeyContext.all : KeyContext.named(path[0]).map { [$0] } ?? []
    return places.compactMap { place in place.row(path[1]).map { (place, $0) } }
  }

  /// The key strokes of a line. `...` stands for those of the preset, if it changes the action, otherwise for the
  /// default keys.
  private func strokes(_ keys: [String], of place: KeyContext, _ row: KeyContext.Row)
    -> [KeyStroke]
  {
    let prepared = changes[place.name + "." + row.name].flatMap {
      $0.line == nil ? $0.strokes : nil
    }
    let usual = prepared ?? KeyMap().strokes(place, row)
    return keys.flatMap { key in
      key == Self.defaultKeys ? usual : KeyStroke(notation: key).map { [$0] } ?? []
    }
  }

  // MARK: Conflicts

  /// Drops conflicting changes one by one, until no conflict is left.
  private mutating func settle() {
    while let (name, reason) = firstConflict() {
      note(reason, changes[name]?.line)
      changes[name] = nil
    }
    var places: [String: KeyMap.Place] = [
      KeyContext.move.name: KeyMap.defaultMoves, KeyContext.shell.name: KeyMap.defaultShell,
    ]
    for place in KeyContext.all {
      let own = place.rows.compactMap { changes[place.name + "." + $0.name] }
      if own.isEmpty { continue }
      var made = KeyMap.Place()
      for row in place.rows {
        let change = changes[place.name + "." + row.name]
        made.put(row, change?.strokes ?? KeyMap().strokes(place, row))
      }
      places[place.name] = made
    }
    map = KeyMap(places)
    for name in changes.keys.sorted() {
      if let change = changes[name] { noteElsewhere(change) }
    }
  }

  private func strokes(_ place: KeyContext, _ row: KeyContext.Row) -> [KeyStroke] {
    changes[place.name + "." + row.name]?.strokes ?? KeyMap().strokes(place, row)
  }

  private func firstConflict() -> (String, KeyMapProblem.Reason)? {
    for name in changes.keys.sorted() {
      if let change = changes[name], let reason = conflict(of: change) { return (name, reason) }
    }
    return nil
  }

  private func conflict(of change: Change) -> KeyMapProblem.Reason? {
    let isQuit = change.place.name == KeyContext.shell.name && change.row.name == "quit"
    let ways = [KeyStroke(.character("q")), KeyStroke(.control("c"))]
    if isQuit, !ways.allSatisfy(change.strokes.contains) { return .wayOut }
    if !isQuit, change.strokes.contains(where: { ways.map(\.first).contains($0.first) }) {
      return .wayOut
    }
    if change.place.name == KeyContext.form.name,
      let letter = change.strokes.first(where: { $0.types || $0.second != nil })
    {
      return .typed(letter.notation)
    }
    let isEverywhere = [KeyContext.move.name, KeyContext.shell.name].contains(change.place.name)
    let others = isEverywhere ? [KeyContext.shell, .move] : [change.place, .shell, .move]
    for place in others {
      for row in place.rows where place.name != change.place.name || row.name != change.row.name {
        if let reason = clash(change, place, row) { return reason }
      }
    }
    return nil
  }

  /// Why a change conflicts with another action; nil if it does not.
  private func clash(_ change: Change, _ place: KeyContext, _ row: KeyContext.Row)
    -> KeyMapProblem.Reason?
  {
    // Additional keys for moving, such as `j`, may be assigned to another action.
    let isFree = place.name != change.place.name
    let theirs = strokes(place, row).filter { stroke in
      !isFree || changes[place.name + "." + row.name] != nil || row.keys.contains(stroke.first)
    }
    let usual = KeyMap().strokes(change.place, change.row)
    for stroke in change.strokes where !(isFree && usual.contains(stroke)) {
      for other in theirs where other.first == stroke.first {
        let name = place.name + "." + row.name
        if other == stroke { return .taken(stroke.notation, by: name) }
        if other.second == nil { return .begins(stroke.first.notation, of: name) }
        if stroke.second == nil { return .begins(stroke.first.notation, of: name) }
      }
    }
    return nil
  }

  /// Notes where another context keeps its own meaning of a key that was assigned everywhere.
  private mutating func noteElsewhere(_ change: Change) {
    guard [KeyContext.move.name, KeyContext.shell.name].contains(change.place.name) else { return }
    let usual = KeyMap().strokes(change.place, change.row)
    for stroke in change.strokes where !usual.contains(stroke) {
      let names = KeyContext.all.dropFirst(2).flatMap { place in
        place.rows.filter { strokes(place, $0).contains { $0.first == stroke.first } }
          .map { place.name + "." + $0.name }
      }
      if !names.isEmpty { note(.elsewhere(stroke.notation, names), change.line) }
    }
  }
}

/// Key maps for users of another program.
enum KeyPreset: String, CaseIterable, Sendable {
  case `default`, vim, emacs

  /// The preset of a name. `usual` is the former name of the default one.
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
        ("all.drop", ["X"]), ("all.remove", ["...", "d d"]),
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
