/// Merges cards property by property. Everything that did not change keeps its bytes.
struct CardMerge: Sendable {
  /// A property, or several that are one field.
  private struct Group: Hashable {
    let field: String
    let names: Set<String>
  }

  private static let name = Group(field: "name", names: ["FN", "N"])
  private static let birthday = Group(field: "birthday", names: ["BDAY", "X-HARU-LUNAR-BIRTHDAY"])

  /// The properties that occur at most once. Of all other properties, the values of both sides are combined.
  private static let single: Set<String> = [
    "NICKNAME", "ORG", "TITLE", "ROLE", "NOTE", "GENDER", "ANNIVERSARY", "KIND", "PHOTO", "SOUND",
    "LOGO", "TZ", "GEO", "LANG", "CLASS", "SORT-STRING", "MAILER",
  ]
  /// Properties with metadata of the card, and not with data about the contact.
  static let revision: Set<String> = ["VERSION", "UID", "REV", "PRODID", ""]

  private static func group(of name: String) -> Group {
    if Self.name.names.contains(name) { return Self.name }
    if birthday.names.contains(name) { return birthday }
    return Group(field: name == "NICKNAME" ? "nickname" : name.lowercased(), names: [name])
  }

  private static func isSingle(_ group: Group) -> Bool {
    group == name || group == birthday || !group.names.isDisjoint(with: single)
  }

  /// Applies the changes from `base` to `ours` to the card `theirs`. `base` is nil before the first sync.
  func apply(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) -> VdirMerge {
    guard var document = ContentDocument(theirs), let index = document.only("VCARD"),
      var card = document.parts[index].component, let now = Self.card(ours)
    else { return VdirMerge(text: theirs) }
    let was = base.flatMap(Self.card)
    var merge = VdirMerge(text: theirs)
    var isChanged = false
    for group in Self.groups(in: [was, now].compactMap(\.self)) {
      let (old, new) = (was?.lines(group.names) ?? [], now.lines(group.names))
      let there = card.lines(group.names)
      if was != nil, Self.isSame(old, new) || Self.isSame(new, there) { continue }
      if Self.isSame(new, there) { continue }
      var wanted = new
      if !Self.isSingle(group) {
        wanted = Self.united(old, new, there)
      } else if was == nil || !Self.isSame(old, there) {
        // A missing value does not conflict with the value of the other side.
        if new.isEmpty { continue }
        if !there.isEmpty {
          merge.clashes.append(
            VdirClash(field: group.field, ours: Self.text(new), theirs: Self.text(there)))
        }
      }
      card.replace(group.names, by: wanted.map { $0.with(lineEnd: document.lineEnd) })
      isChanged = true
    }
    if isChanged {
      document.parts[index] = .component(card)
      merge.text = document.bytes
    }
    return merge
  }

  /// Returns `text` with the properties of one field replaced by those of another card.
  func copying(_ field: String, from other: [UInt8], into text: [UInt8]) -> [UInt8] {
    guard var document = ContentDocument(text), let index = document.only("VCARD"),
      var card = document.parts[index].component, let theirs = Self.card(other)
    else { return text }
    for group in Self.groups(in: [card, theirs]) where group.field == field {
      card.replace(
        group.names, by: theirs.lines(group.names).map { $0.with(lineEnd: document.lineEnd) })
    }
    document.parts[index] = .component(card)
    return document.bytes
  }

  /// Returns whether two cards have the same properties, in any order.
  func saysSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard let one = Self.card(one), let other = Self.card(other) else { return false }
    return Self.groups(in: [one, other]).allSatisfy {
      Self.isSame(one.lines($0.names), other.lines($0.names))
    }
  }

  private static func card(_ bytes: [UInt8]) -> ContentDocument.Component? {
    guard let document = ContentDocument(bytes), let index = document.only("VCARD") else {
      return nil
    }
    return document.parts[index].component
  }

  private static func groups(in cards: [ContentDocument.Component]) -> [Group] {
    var groups: [Group] = []
    for line in cards.flatMap(\.lines) where !revision.contains(line.name) {
      let group = group(of: line.name)
      if !groups.contains(group) { groups.append(group) }
    }
    return groups
  }

  private static func isSame(
    _ one: [ContentDocument.Line], _ other: [ContentDocument.Line]
  ) -> Bool {
    one.count == other.count
      && one.map(\.text).sorted(by: { $0.lexicographicallyPrecedes($1) })
        == other.map(\.text).sorted(by: { $0.lexicographicallyPrecedes($1) })
  }

  private static func united(
    _ base: [ContentDocument.Line], _ ours: [ContentDocument.Line],
    _ theirs: [ContentDocument.Line]
  ) -> [ContentDocument.Line] {
    let (was, now) = (Set(base.map(\.text)), Set(ours.map(\.text)))
    let there = Set(theirs.map(\.text))
    return theirs.filter { now.contains($0.text) || !was.contains($0.text) }
      + ours.filter { !was.contains($0.text) && !there.contains($0.text) }
  }

  /// Returns the value of a field, for showing a conflict. A name is shown as in `FN`, the full name.
  private static func text(_ lines: [ContentDocument.Line]) -> String {
    let whole = lines.filter { $0.name == "FN" }
    return (whole.isEmpty ? lines : whole)
      .map { String(decoding: $0.value, as: UTF8.self) }.joined(separator: ", ")
  }
}
