/// The little signs that stand beside words, in a set for modern terminals and one for plain ones.
public struct Glyphs: Equatable, Sendable {
  /// A plant that was watered.
  public let watered: String
  /// What comes next.
  public let next: String
  /// A plant that is due.
  public let thirsty: String
  /// A plant that waited too long.
  public let withered: String
  /// Something that was just made.
  public let new: String
  /// A saying somebody likes.
  public let liked: String
  /// Something used or done.
  public let used: String
  /// What is wrong with an input.
  public let refused: String
  /// The row or the choice the keys act on.
  public let pointer: String
  /// A row that is marked, right behind the pointer.
  public let marked: String
  /// Says that there is more.
  public let ellipsis: String
  /// A line across, where the eye needs one.
  public let rule: String
  /// A line down.
  public let edge: String
  /// The four corners of a card: top left, top right, bottom left, bottom right.
  public let corners: [String]
  /// What stands on either side of the current one of several.
  public let chosen: [String]
  /// The place in a list that does not fit.
  public let thumb: String
  /// A character of a text that must not be read.
  public let mask: String
  /// Fills of one cell from the left, from the thinnest to the full one.
  public let across: [String]
  /// Fills of one cell from the bottom, from the thinnest to the full one.
  public let upward: [String]
  /// The part of a gauge that is empty.
  public let track: String
  /// The arrows on keys: up, down, left, right.
  public let arrows: [String]
  /// The key that ends a line.
  public let enter: String
  /// The key that takes back a character.
  public let backspace: String
  /// The ten shapes of feelings, from the unhappiest to the happiest.
  public let moods: [String]
  /// A stretch of a line that is taken.
  public let bar: String
  /// The same where it is chosen.
  public let fullBar: String
  /// The edge that holds the rows of one thing together.
  public let spine: String
  /// How pictures are shown where nothing finer is known: in halves of cells or in letters. What a
  /// terminal can do besides belongs to the frame.
  public var pictures = Rendition.half

  /// Several arrow keys as they are printed together, by their places among the arrows.
  public func arrowKeys(_ places: Int...) -> String {
    let isWord = arrows.contains { $0.count > 1 }
    return places.map { arrows[$0] }.joined(separator: isWord ? " " : "")
  }

  /// The set for terminals that show Unicode.
  public static let unicode = Glyphs(
    watered: "●", next: "○", thirsty: "◔", withered: "✕", new: "•", liked: "♥", used: "✓",
    refused: "!", pointer: "›", marked: "*", ellipsis: "…", rule: "─", edge: "│",
    corners: ["╭", "╮", "╰", "╯"], chosen: ["‹", "›"], thumb: "▐", mask: "•",
    across: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
    upward: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], track: "·",
    arrows: ["↑", "↓", "←", "→"], enter: "↵", backspace: "⌫",
    moods: ["◆", "▸", "▰", "◣", "▤", "◗", "◎", "◈", "▬", "●"], bar: "━", fullBar: "█",
    spine: "▌")

  /// The set for terminals and fonts that know nothing beyond ASCII.
  public static let ascii = Glyphs(
    watered: "*", next: "o", thirsty: "!", withered: "x", new: ".", liked: "<3", used: "v",
    refused: "!", pointer: ">", marked: "*", ellipsis: "~", rule: "-", edge: "|",
    corners: ["+", "+", "+", "+"], chosen: ["[", "]"], thumb: "#", mask: "*",
    across: ["#"], upward: ["#"], track: ".",
    arrows: ["Up", "Down", "Left", "Right"], enter: "Enter", backspace: "Bksp",
    moods: ["*", ">", "/", "L", "~", "%", "@", "&", "=", "O"], bar: "=", fullBar: "#",
    spine: "|",
    pictures: .letters)
}
