/// One thing that keys do on a screen: the screen obeys it, the key bar and the help show it.
package struct Binding: Equatable, Sendable {
  /// The keys that do it; the first one is the one people are told.
  package let keys: [Key]
  /// The printed name of the keys.
  package let label: String
  /// What it does, in a word or two.
  package let meaning: String
  /// Why it cannot be done now; nothing when it can.
  package let unavailable: String?
  /// Whether it belongs in the key bar before others.
  package let isPrimary: Bool

  /// Describes what keys do; without a label the first key's own name is printed.
  package init(
    _ keys: Key..., label: String? = nil, meaning: String, unavailable: String? = nil,
    isPrimary: Bool = false, glyphs: Glyphs = .unicode
  ) {
    self.keys = keys
    self.label = label ?? keys.first.map { $0.printed(glyphs) } ?? ""
    self.meaning = meaning
    self.unavailable = unavailable
    self.isPrimary = isPrimary
  }

  /// Tells whether a key does this now.
  package func answers(to key: Key) -> Bool { unavailable == nil && keys.contains(key) }

  /// Whether it leads back to where one came from.
  var leadsBack: Bool { keys.first == .escape }

  /// The key and its meaning as they stand in the key bar.
  var inKeyBar: [StyledText] {
    [StyledText(label, .bold), StyledText(" " + meaning, .plain)]
  }
}
