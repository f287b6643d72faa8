package import TextUI

/// The key map: the keys of every action in every context. A key that the user assigned is translated into the default
/// key of its action, so that screens handle only default keys.
package struct KeyMap: Equatable, Sendable {
  /// The meaning of a key under the key map.
  package enum Meaning: Equatable {
    /// The key has its default meaning.
    case standard
    /// The key means the same as this default key on the screen.
    case screen(Key)
    /// The key means the same as this default key that works on every screen, even if the screen itself uses that
    /// default key.
    case shell(Key)
    /// The key is the first key of a chord.
    case begins
    case nothing
  }

  /// The keys of one context.
  package struct ContextKeys: Equatable, Sendable {
    /// The default key of the action, by the key stroke assigned to it.
    fileprivate(set) var meant: [KeyStroke: Key] = [:]
    /// The key strokes assigned to an action, by its name.
    fileprivate(set) var strokes: [String: [KeyStroke]] = [:]
    /// The default keys that have lost their meaning, because other keys were assigned to their actions.
    fileprivate(set) var gone: Set<Key> = []

    package init(
      meant: [KeyStroke: Key] = [:], strokes: [String: [KeyStroke]] = [:], gone: Set<Key> = []
    ) {
      self.meant = meant
      self.strokes = strokes
      self.gone = gone
    }

    /// Assigns key strokes to an action in place of its default keys.
    package mutating func put(_ row: KeyContext.Row, _ strokes: [KeyStroke]) {
      guard let defaultKey = row.keys.first else { return }
      self.strokes[row.name] = strokes
      for stroke in strokes { meant[stroke] = defaultKey }
      for key in row.keys where !strokes.contains(KeyStroke(key)) { gone.insert(key) }
    }

    fileprivate func begins(_ key: Key) -> Bool {
      meant.keys.contains { $0.first == key && $0.second != nil }
    }
  }

  /// The contexts with changed keys, by name.
  private var contexts: [String: ContextKeys] = [:]

  /// Creates the default key map.
  package init() {
    contexts = [KeyContext.move.name: Self.defaultMoves, KeyContext.shell.name: Self.defaultShell]
  }

  /// Creates the default key map with some contexts replaced.
  package init(_ changed: [String: ContextKeys]) {
    self.init()
    contexts.merge(changed) { _, new in new }
  }

  /// Additional letters for moving, on screens that do not use these letters themselves.
  package static let defaultMoves = extras(
    .move, ["up": "k", "down": "j", "top": "g", "bottom": "G"],
    ["page-up": .control("u"), "page-down": .control("d")])
  /// Brackets that switch between parts, on screens that do not use brackets themselves.
  package static let defaultShell = extras(.shell, ["previous-part": "[", "next-part": "]"], [:])

  private static func extras(
    _ context: KeyContext, _ letters: [String: Character], _ keys: [String: Key]
  )
    -> ContextKeys
  {
    var made = ContextKeys()
    let all = letters.mapValues(Key.character).merging(keys) { one, _ in one }
    for row in context.rows {
      if let key = all[row.name] {
        made.put(row, row.keys.map { KeyStroke($0) } + [KeyStroke(key)])
      }
    }
    return made
  }

  /// Returns the key strokes of an action, assigned or default.
  package func strokes(_ context: KeyContext, _ row: KeyContext.Row) -> [KeyStroke] {
    contexts[context.name]?.strokes[row.name] ?? row.keys.map { KeyStroke($0) }
  }

  /// Returns the meaning of a key where letters are commands. `begun` is the first key of a chord that was already
  /// pressed; nil if none was. `taken` is a closure that returns whether the screen itself uses a key. The keys of the
  /// screen take precedence over keys that work on every screen.
  package func meaning(
    of key: Key, after begun: Key?, in context: KeyContext?, taken: (Key) -> Bool
  ) -> Meaning {
    let own = context.flatMap { contexts[$0.name] }
    let stroke = begun.map { KeyStroke($0, key) } ?? KeyStroke(key)
    if let defaultKey = own?.meant[stroke] { return .screen(defaultKey) }
    if begun == nil {
      if own?.begins(key) == true { return .begins }
      // A key the context has given away keeps its meaning in the shell.
      if own?.gone.contains(key) == true {
        let elsewhere = everywhere(stroke)
        return elsewhere == .standard ? .nothing : elsewhere
      }
      if taken(key) { return .standard }
    }
    return everywhere(stroke)
  }

  /// Returns the meaning of a key where letters are typed, or where the screen handles all keys. `taken` is a closure
  /// that returns whether the screen itself uses a key.
  package func meaningBesideText(of key: Key, in context: KeyContext?, taken: (Key) -> Bool)
    -> Meaning
  {
    if case .character = key { return .standard }
    let own = context.flatMap { contexts[$0.name] }
    if let defaultKey = own?.meant[KeyStroke(key)] { return .screen(defaultKey) }
    if own?.gone.contains(key) == true { return .nothing }
    // Additional keys for moving, such as Ctrl-U, may edit the text here.
    let isExtra = [Self.defaultMoves, Self.defaultShell].contains {
      $0.meant[KeyStroke(key)] != nil
    }
    if isExtra || taken(key) { return .standard }
    let meaning = everywhere(KeyStroke(key))
    // While typing, undo and redo would change something else, out of the user's sight.
    if case .shell(let defaultKey) = meaning, Self.undoKeys.contains(defaultKey) { return .nothing }
    return meaning == .begins ? .standard : meaning
  }

  /// The default keys of undo and redo.
  private static let undoKeys = Set(
    ["undo", "redo"].compactMap { KeyContext.shell.row($0) }.flatMap(\.keys))

  private func everywhere(_ stroke: KeyStroke) -> Meaning {
    let (moves, shell) = (contexts[KeyContext.move.name], contexts[KeyContext.shell.name])
    if let defaultKey = shell?.meant[stroke] { return .shell(defaultKey) }
    if let defaultKey = moves?.meant[stroke] { return .screen(defaultKey) }
    guard stroke.second == nil else { return .standard }
    let key = stroke.first
    if shell?.begins(key) == true || moves?.begins(key) == true { return .begins }
    return shell?.gone.contains(key) == true || moves?.gone.contains(key) == true
      ? .nothing : .standard
  }

  /// Returns the label of the first key of an action; nil if the context has no such action, or if the action has no
  /// key.
  package func label(of name: String, in context: KeyContext, _ glyphs: Glyphs) -> String? {
    context.row(name).flatMap { strokes(context, $0).first?.printed(glyphs) }
  }

  /// Returns the binding with the labels of the keys that the key map assigns to its actions; nil if no key is left. If
  /// the binding is labelled with a single key and `all` is false, only the first assigned key is shown. A binding
  /// whose keys are not changed keeps its label, unless `all` is true.
  package func shown(
    _ binding: Binding, in context: KeyContext?, _ glyphs: Glyphs, all: Bool = false
  )
    -> Binding?
  {
    let rows = [context, KeyContext.move, KeyContext.shell].compactMap(\.self)
    var isChanged = false
    var labels: [String] = []
    for key in binding.keys {
      guard let owner = rows.first(where: { $0.row(of: key) != nil }), let row = owner.row(of: key),
        let own = contexts[owner.name]?.strokes[row.name], own != defaultStrokes(owner, row)
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

  private func defaultStrokes(_ context: KeyContext, _ row: KeyContext.Row) -> [KeyStroke] {
    KeyMap().strokes(context, row)
  }
}
