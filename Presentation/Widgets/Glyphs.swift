/// The little signs that stand beside words, in a set for modern terminals and one for plain ones.
package struct Glyphs: Equatable, Sendable {
  /// A plant that was watered.
  package let watered: String
  /// What comes next.
  package let next: String
  /// A plant that is due.
  package let thirsty: String
  /// A plant that waited too long.
  package let withered: String
  /// Something that was just made.
  package let new: String
  /// A saying somebody likes.
  package let liked: String
  /// Something used or done.
  package let used: String
  /// What is wrong with an input.
  package let refused: String
  /// The row or the choice the keys act on.
  package let pointer: String
  /// Says that there is more.
  package let ellipsis: String
  /// A line across, where the eye needs one.
  package let rule: String
  /// A line down.
  package let edge: String
  /// The four corners of a card: top left, top right, bottom left, bottom right.
  package let corners: [String]
  /// What stands on either side of the current one of several.
  package let chosen: [String]
  /// The place in a list that does not fit.
  package let thumb: String
  /// A character of a text that must not be read.
  package let mask: String
  /// Fills of one cell from the left, from the thinnest to the full one.
  package let across: [String]
  /// Fills of one cell from the bottom, from the thinnest to the full one.
  package let upward: [String]
  /// The part of a gauge that is empty.
  package let track: String
  /// The arrows on keys: up, down, left, right.
  package let arrows: [String]
  /// The key that ends a line.
  package let enter: String
  /// The key that takes back a character.
  package let backspace: String
  /// The ten shapes of feelings, from the unhappiest to the happiest.
  package let moods: [String]
  /// A stretch of a line that is taken.
  package let bar: String
  /// The same where it is chosen.
  package let fullBar: String
  /// The edge that holds the rows of one thing together.
  package let spine: String
  /// How pictures are shown.
  package var pictures = Rendition.pixels

  /// Several arrow keys as they are printed together, by their places among the arrows.
  package func arrowKeys(_ places: Int...) -> String {
    let isWord = arrows.contains { $0.count > 1 }
    return places.map { arrows[$0] }.joined(separator: isWord ? " " : "")
  }

  /// The set for terminals that show Unicode.
  package static let unicode = Glyphs(
    watered: "●", next: "○", thirsty: "◔", withered: "✕", new: "•", liked: "♥", used: "✓",
    refused: "!", pointer: "›", ellipsis: "…", rule: "─", edge: "│",
    corners: ["╭", "╮", "╰", "╯"], chosen: ["‹", "›"], thumb: "▐", mask: "•",
    across: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
    upward: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], track: "·",
    arrows: ["↑", "↓", "←", "→"], enter: "↵", backspace: "⌫",
    moods: ["◆", "▸", "▰", "◣", "▤", "◗", "◎", "◈", "▬", "●"], bar: "━", fullBar: "█",
    spine: "▌")

  /// The set for terminals and fonts that know nothing beyond ASCII.
  package static let ascii = Glyphs(
    watered: "*", next: "o", thirsty: "!", withered: "x", new: ".", liked: "<3", used: "v",
    refused: "!", pointer: ">", ellipsis: "~", rule: "-", edge: "|",
    corners: ["+", "+", "+", "+"], chosen: ["[", "]"], thumb: "#", mask: "*",
    across: ["#"], upward: ["#"], track: ".",
    arrows: ["Up", "Down", "Left", "Right"], enter: "Enter", backspace: "Bksp",
    moods: ["*", ">", "/", "L", "~", "%", "@", "&", "=", "O"], bar: "=", fullBar: "#",
    spine: "|",
    pictures: .characters)
}
