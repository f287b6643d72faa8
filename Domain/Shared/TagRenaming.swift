/// A tag that got another name in all records. The history stores it as the subject of the change.
public struct TagRenaming: Equatable, Sendable {
  /// The tag before the change, without `#`.
  public let from: String
  public let to: String
  /// The settings that name the tag and moved to the other one.
  public internal(set) var settings: [Preference]

  public init(from: String, to: String, settings: [Preference] = []) {
    (self.from, self.to, self.settings) = (from, to, settings)
  }

  /// Parses the subject of a change that renamed a tag; nil for other changes.
  public init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count > 2, words[1] == Self.arrow, let from = Hashtag.tag(words[0]),
      let to = Hashtag.tag(words[2])
    else { return nil }
    (self.from, self.to) = (from, to)
    let names = words.count > 3 ? words[3].split { "(), ".contains($0) } : []
    settings = names.compactMap { Preference(rawValue: String($0)) }
  }

  private static let arrow = "→"

  /// The subject of the change, such as `#walk → #stroll` or `#family → #kin (people.cycle)`.
  public var text: String {
    let moved = settings.map(\.rawValue).joined(separator: ", ")
    return "#\(from) \(Self.arrow) #\(to)" + (moved.isEmpty ? "" : " (\(moved))")
  }

  /// Returns a tag after the renaming.
  package func renamed(_ tag: String) -> String {
    String(Hashtag.replacing(from, with: to, in: "#" + tag).dropFirst())
  }

  /// The renaming that an undo makes.
  var reversed: TagRenaming { TagRenaming(from: to, to: from, settings: settings) }
}
