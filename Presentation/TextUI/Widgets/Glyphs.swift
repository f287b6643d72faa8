/// The signs drawn beside text. There is one set for Unicode terminals and one for ASCII.
public struct Glyphs: Equatable, Sendable {
  /// A filled circle: the sign of a plant that was watered, and of a step or choice that is reached or chosen.
  public let watered: String
  /// An empty circle: the sign of the next item, and of a step or choice that is not reached or chosen.
  public let next: String
  /// The sign of a plant that is due.
  public let thirsty: String
  /// The sign of a plant that is long overdue.
  public let withered: String
  /// The sign of a new item.
  public let new: String
  /// The sign of a favourite saying.
  public let liked: String
  /// The sign of an item that is used or done.
  public let used: String
  /// The sign of an invalid input or a refused action.
  public let refused: String
  /// The sign of the selected row or choice.
  public let pointer: String
  /// The sign of a marked row. It is drawn right after the pointer.
  public let selected: String
  /// The sign for clipped text.
  public let ellipsis: String
  /// The sign that is repeated to draw a horizontal line.
  public let rule: String
  /// The sign that is repeated to draw a vertical line.
  public let edge: String
  /// The corners of a card: top left, top right, bottom left, bottom right.
  public let corners: [String]
  /// The signs to the left and right of the current value, for a field with several values.
  public let chosen: [String]
  /// The thumb of a scroll bar.
  public let thumb: String
  /// The character drawn for each character of a masked text, such as a password.
  public let mask: String
  /// The characters that fill a cell from the left, thinnest first; the last one fills the whole cell.
  public let across: [String]
  /// The characters that fill a cell from the bottom, thinnest first; the last one fills the whole cell.
  public let upward: [String]
  /// The cells of a thin bar: partly filled ones first, then a full one.
  public let thin: [String]
  /// An empty cell of a thin bar.
  public let thinTrack: String
  /// The sign of an empty part of a timeline, or of a day without activity.
  public let track: String
  /// The names of the arrow keys: up, down, left, right.
  public let arrows: [String]
  /// The name of the Enter key.
  public let enter: String
  /// The name of the Backspace key.
  public let backspace: String
  /// The ten shapes of moods, unhappiest first.
  public let moods: [String]
  /// The sign of an occupied part of a timeline.
  public let bar: String
  /// A solid bar: a selected part of a timeline, or a colour in a chart.
  public let fullBar: String
  /// The left edge that groups the rows of one item.
  public let spine: String
  /// The rendition of pictures that this set of signs allows: half cells or letters. `Frame.rendition` says whether the
  /// terminal can show finer pictures.
  public var pictures = Rendition.half

  /// Returns the display names of several arrow keys, which are given as indices into `arrows`.
  public func arrowKeys(_ indexes: Int...) -> String {
    let isWord = arrows.contains { $0.count > 1 }
    return indexes.map { arrows[$0] }.joined(separator: isWord ? " " : "")
  }

  /// The set for terminals that show Unicode.
  public static let unicode = Glyphs(
    watered: "●", next: "○", thirsty: "◔", withered: "✕", new: "•", liked: "♥", used: "✓",
    refused: "!", pointer: "›", selected: "*", ellipsis: "…", rule: "─", edge: "│",
    corners: ["╭", "╮", "╰", "╯"], chosen: ["‹", "›"], thumb: "▐", mask: "•",
    across: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
    upward: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], thin: ["╾", "━"], thinTrack: "─",
    track: "·",
    arrows: ["↑", "↓", "←", "→"], enter: "↵", backspace: "⌫",
    moods: ["◆", "▸", "▰", "◣", "▤", "◗", "◎", "◈", "▬", "●"], bar: "━", fullBar: "█",
    spine: "▌")

  /// The set for terminals and fonts that show only ASCII.
  public static let ascii = Glyphs(
    watered: "*", next: "o", thirsty: "!", withered: "x", new: ".", liked: "<3", used: "v",
    refused: "!", pointer: ">", selected: "*", ellipsis: "~", rule: "-", edge: "|",
    corners: ["+", "+", "+", "+"], chosen: ["[", "]"], thumb: "#", mask: "*",
    across: ["#"], upward: ["#"], thin: ["#"], thinTrack: "-", track: ".",
    arrows: ["Up", "Down", "Left", "Right"], enter: "Enter", backspace: "Bksp",
    moods: ["*", ">", "/", "L", "~", "%", "@", "&", "=", "O"], bar: "=", fullBar: "#",
    spine: "|",
    pictures: .letters)
}
