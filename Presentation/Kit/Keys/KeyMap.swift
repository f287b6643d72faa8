package import TextUI

/// The key map: what is pressed for each action of each place. A key that somebody chose is turned
/// into the usual key of its action before a screen is asked, so that screens know only those.
package struct KeyMap: Equatable, Sendable {
  /// What a key means.
  package enum Meaning: Equatable {
    /// What it usually means.
    case usual
    /// What this usual key means on the screen.
    case screen(Key)
    /// What this usual key means everywhere, whatever it means on the screen.
    case shell(Key)
    /// Another key has to follow.
    case begins
    case nothing
  }

  /// The keys of one place as they are.
  package struct Place: Equatable, Sendable {
    /// The usual keys of the actions, by what is pressed for them now.
    fileprivate(set) var meant: [KeyStroke: Key] = [:]
    /// What is pressed for an action, by its name.
    fileprivate(set) var strokes: [String: [KeyStroke]] = [:]
    /// Usual keys that mean nothing any more.
    fileprivate(set) var gone: Set<Key> = []

    package init(
      meant: [KeyStroke: Key] = [:], strokes: [String: [KeyStroke]] = [:], gone: Set<Key> = []
    ) {
      self.meant = meant
      self.strokes = strokes
      self.gone = gone
    }

    /// Lets an action of a place be done by other keys.
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

  /// The places of which something was changed, by name.
  private var places: [String: Place] = [:]

  /// The map of somebody who changed nothing.
  package init() {
    places = [KeyContext.move.name: Self.defaultMoves, KeyContext.shell.name: Self.defaultShell]
  }

  /// A map of which some places are others.
  package init(_ changed: [String: Place]) {
    self.init()
    places.merge(changed) { _, new in new }
  }

  /// Letters that move as well, where nothing else has them.
  package static let defaultMoves = extras(
    .move, ["up": "k", "down": "j", "top": "g", "bottom": "G"],
    ["page-up": .control("u"), "page-down": .control("d")])
  /// Brackets lead from part to part, where nothing else has them.
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

  /// What is pressed for an action of a place.
  package func strokes(_ place: KeyContext, _ row: KeyContext.Row) -> [KeyStroke] {
    places[place.name]?.strokes[row.name] ?? row.keys.map { KeyStroke($0) }
  }

  /// What a key means in a place where letters are commands; a screen's own keys come before those
  /// that work everywhere.
  package func meaning(
    of key: Key, after begun: Key?, in place: KeyContext?, taken: (Key) -> Bool
  ) -> Meaning {
    let own = place.flatMap { places[$0.name] }
    let stroke = begun.map { KeyStroke($0, key) } ?? KeyStroke(key)
    if let usual = own?.meant[stroke] { return .screen(usual) }
    if begun == nil {
      if own?.begins(key) == true { return .begins }
      // What a place has given away means what it means everywhere.
      if own?.gone.contains(key) == true {
        let elsewhere = everywhere(stroke)
        return elsewhere == .usual ? .nothing : elsewhere
      }
      if taken(key) { return .usual }
    }
    return everywhere(stroke)
  }

  /// What a key means where letters are typed, or where all keys belong to the screen.
  package func meaningBesideText(of key: Key, in place: KeyContext?, taken: (Key) -> Bool)
    -> Meaning
  {
    if case .character = key { return .usual }
    let own = place.flatMap { places[$0.name] }
    if let usual = own?.meant[KeyStroke(key)] { return .screen(usual) }
    if own?.gone.contains(key) == true { return .nothing }
    // What moves lists by itself may delete a line of text.
    let isExtra = [Self.defaultMoves, Self.defaultShell].contains {
      $0.meant[KeyStroke(key)] != nil
    }
    if isExtra || taken(key) { return .usual }
    let meaning = everywhere(KeyStroke(key))
    // Whoever types means the text, and would not see what else is taken back.
    if case .shell(let usual) = meaning, Self.takingBack.contains(usual) { return .nothing }
    return meaning == .begins ? .usual : meaning
  }

  /// The usual keys that take back what was done, and do it again.
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

  /// The first key of an action as it is printed; nothing where it has none.
  package func label(of name: String, in place: KeyContext, _ glyphs: Glyphs) -> String? {
    place.row(name).flatMap { strokes(place, $0).first?.printed(glyphs) }
  }

  /// Keys as they are printed in a place: under the names of what is pressed for them, and not at
  /// all where nothing is. Unless all are wanted, the first one stands for those that do the same.
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
      // The first key of an action stands for all of them.
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
