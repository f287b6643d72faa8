package import TextUI

/// The key map: the keys of every action in every context. A key the user has assigned is translated into the default
/// key of its action, so that screens know only default keys.
package struct KeyMap: Equatable, Sendable {
  /// The meaning of a key under the key map.
  package enum Meaning: Equatable {
    /// Its default meaning.
    case usual
    /// The meaning of this default key on the screen.
    case screen(Key)
    /// The meaning of this default key in the shell, whatever it means on the screen.
    case shell(Key)
    /// It is the first key of a chord.
    case begins
    case nothing
  }

  /// The keys of one context.
  package struct Place: Equatable, Sendable {
    /// The default key of the action, by the key stroke assigned to it.
    fileprivate(set) var meant: [KeyStroke: Key] = [:]
    /// The key strokes assigned to an action, by its name.
    fileprivate(set) var strokes: [String: [KeyStroke]] = [:]
    /// Default keys that have lost their meaning.
    fileprivate(set) var gone: Set<Key> = []

    package init(
      meant: [KeyStroke: Key] = [:], strokes: [String: [KeyStroke]] = [:], gone: Set<Key> = []
    ) {
      self.meant = meant
      self.strokes = strokes
      self.gone = gone
    }

    /// Assigns key strokes to an action instead of its default keys.
    package mutating func put(_ row: KeyContext.Row, _ strokes: [KeyStroke]) {
      guard let usual = row.keys.first else { return }
      self.strokes[row.name] = strokes
      for stroke in strokes { meant[stroke] = usual }
      for key in row.keys where !strokes.contains(KeyStroke(key)) { gone.insert(key) }
    }

    fileprivate func begins(_ key: Key) -> Bool {
      meant.keys.contains { $0.first == key && $0.second != nil }
    }
  }

  /// The contexts with changed keys, by name.
  private var places: [String: Place] = [:]

  /// The default key map.
  package init() {
    places = [KeyContext.move.name: Self.defaultMoves, KeyContext.shell.name: Self.defaultShell]
  }

  /// The default key map with some contexts replaced.
  package init(_ changed: [String: Place]) {
    self.init()
    places.merge(changed) { _, new in new }
  }

  /// Additional letters for moving, where the screen does not use them.
  package static let defaultMoves = extras(
    .move, ["up": "k", "down": "j", "top": "g", "bottom": "G"],
    ["page-up": .control("u"), "page-down": .control("d")])
  /// Brackets switch between parts, where the screen does not use them.
  package static let defaultShell = extras(.shell, ["previous-part": "[", "next-part": "]"], [:])

  private static func extras(
    _ place: KeyContext, _ letters: [String: Character], _ keys: [String: Key]
  )
    -> Place
  {
    var made = Place()
    let all = letters.mapValues(Key.character).merging(keys) { one, _ in one }
    for row in place.rows {
      if let key = all[row.name] {
        made.put(row, row.keys.map { KeyStroke($0) } + [KeyStroke(key)])
      }
    }
    return made
  }

  /// The key strokes of an action, assigned or default.
  package func strokes(_ place: KeyContext, _ row: KeyContext.Row) -> [KeyStroke] {
    places[place.name]?.strokes[row.name] ?? row.keys.map { KeyStroke($0) }
  }

  /// The meaning of a key where letters are commands. The keys of the screen take precedence over those that work
  /// everywhere.
  package func meaning(
    of key: Key, after begun: Key?, in place: KeyContext?, taken: (Key) -> Bool
  ) -> Meaning {
    let own = place.flatMap { places[$0.name] }
    let stroke = begun.map { KeyStroke($0, key) } ?? KeyStroke(key)
    if let usual = own?.meant[stroke] { return .screen(usual) }
    if begun == nil {
      if own?.begins(key) == true { return .begins }
      // A key the context has given away keeps its meaning in the shell.
      if own?.gone.contains(key) == true {
        let elsewhere = everywhere(stroke)
        return elsewhere == .usual ? .nothing : elsewhere
      }
      if taken(key) { return .usual }
    }
    return everywhere(stroke)
  }

  /// The meaning of a key where letters are typed or the screen owns all keys.
  package func meaningBesideText(of key: Key, in place: KeyContext?, taken: (Key) -> Bool)
    -> Meaning
  {
    if case .character = key { return .usual }
    let own = place.flatMap { places[$0.name] }
    if let usual = own?.meant[KeyStroke(key)] { return .screen(usual) }
    if own?.gone.contains(key) == true { return .nothing }
    // Additional keys for moving, such as Ctrl-U, may edit the text here.
    let isExtra = [Self.defaultMoves, Self.defaultShell].contains {
      $0.meant[KeyStroke(key)] != nil
    }
    if isExtra || taken(key) { return .usual }
    let meaning = everywhere(KeyStroke(key))
    // While typing, undo and redo would change something else, out of the user's sight.
    if case .shell(let usual) = meaning, Self.takingBack.contains(usual) { return .nothing }
    return meaning == .begins ? .usual : meaning
  }

  /// The default keys of undo and redo.
  private static let takingBack = Set(
    ["undo", "redo"].compactMap { KeyContext.shell.row($0) }.flatMap(\.keys))

  private func everywhere(_ stroke: KeyStroke) -> Meaning {
    let (moves, shell) = (places[KeyContext.move.name], places[KeyContext.shell.name])
    if let usual = shell?.meant[stroke] { return .shell(usual) }
    if let usual = moves?.meant[stroke] { return .screen(usual) }
    guard stroke.second == nil else { return .usual }
    let key = stroke.first
    if shell?.begins(key) == true || moves?.begins(key) == true { return .begins }
    return shell?.gone.contains(key) == true || moves?.gone.contains(key) == true
      ? .nothing : .usual
  }

  /// The label of the first key of an action; nil if it has no key.
  package func label(of name: String, in place: KeyContext, _ glyphs: Glyphs) -> String? {
    place.row(name).flatMap { strokes(place, $0).first?.printed(glyphs) }
  }

  /// The binding with the labels of the keys assigned to it; nil if no key is left. Unless `all` is set, the first key
  /// stands for those with the same action.
  package func shown(_ binding: Binding, in place: KeyContext?, _ glyphs: Glyphs, all: Bool = false)
    -> Binding?
  {
    let rows = [place, KeyContext.move, KeyContext.shell].compactMap(\.self)
    var isChanged = false
    var labels: [String] = []
    for key in binding.keys {
      guard let owner = rows.first(where: { $0.row(of: key) != nil }), let row = owner.row(of: key),
        let own = places[owner.name]?.strokes[row.name], own != usual(owner, row)
      else {
        labels.append(key.printed(glyphs))
        continue
      }
      isChanged = true
      // The first default key of an action stands for all of them.
      if row.keys.first == key { labels += own.map { $0.printed(glyphs) } }
    }
    let isOne = binding.label == binding.keys.first?.printed(glyphs)
    guard isChanged || all && isOne else { return binding }
    guard let first = labels.first else { return binding.keys.isEmpty ? binding : nil }
    return binding.labelled(isOne && !all ? first : labels.joined(separator: " "))
  }

  private func usual(_ place: KeyContext, _ row: KeyContext.Row) -> [KeyStroke] {
    KeyMap().strokes(place, row)
  }
}
