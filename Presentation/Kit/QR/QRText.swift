package import TextUI

/// The text of a QR code, in pieces that can be left out if the code is too large.
package struct QRText: Equatable, Sendable {
  /// A piece of the text.
  package struct Piece: Equatable, Sendable {
    package let text: String
    /// The description of the piece for the list of omitted content; nil to omit it silently. In a group, the name of
    /// the last omitted piece counts all omitted pieces, such as “2 people”.
    package let name: Phrase?
    /// The order of omission: all pieces with the highest rank are omitted first. Nil if the piece is always needed.
    package let rank: Int?
    /// Identifies the pieces that are named together; nil if the piece is named by itself.
    package let group: Int?

    package init(_ text: String, _ name: Phrase? = nil, rank: Int? = nil, group: Int? = nil) {
      (self.text, self.name, self.rank, self.group) = (text, name, rank, group)
    }
  }

  /// The subject of the code, as a line above it.
  package let title: String
  package let pieces: [Piece]
  /// The command that shows the code with the option `--qr`; nil if there is none.
  package var command: String?
  /// The text between two pieces.
  private let separator: String
  /// A shorter form of the same record. It is empty or has one element.
  private let shorter: [Shorter]

  private struct Shorter: Equatable, Sendable {
    let text: QRText
    /// The content that the shorter form never has.
    let lost: [Phrase]
    /// A remark for the user about the shorter form; nil if phones read it in the same way as the longer form.
    let remark: Phrase?
  }

  package init(
    _ title: String, _ pieces: [Piece], separator: String = "\n", command: String? = nil
  ) {
    (self.title, self.pieces, self.separator) = (title, pieces, separator)
    self.command = command
    shorter = []
  }

  private init(_ text: QRText, _ shorter: Shorter) {
    (title, pieces, separator) = (text.title, text.pieces, text.separator)
    self.shorter = [shorter]
    command = text.command
  }

  /// Adds a shorter form, which never contains `lost`. It is used if the required pieces of this text do not fit.
  /// Without a remark, it is also used if it leaves out less.
  package func or(
    _ text: QRText, without lost: [Phrase] = [], saying remark: Phrase? = nil
  ) -> QRText {
    QRText(self, Shorter(text: text, lost: lost, remark: remark))
  }

  /// The whole text.
  package var text: String { pieces.map(\.text).joined(separator: separator) }

  /// Returns a code with at most `side` modules on each side, the names of the omitted pieces, and the remark about the
  /// form. If the required pieces do not fit, the code is larger than `side`. Throws if no code is large enough.
  package func code(
    fitting side: Int = QRCode.largestSide
  ) throws(QRCodeRefusal) -> (code: QRCode, leftOut: [Phrase], remark: Phrase?) {
    let (kept, lost) = reduced(to: side)
    if let shorter = shorter.first {
      let (short, others) = shorter.text.reduced(to: side)
      let leftOut = shorter.lost + others.filter { !shorter.lost.contains($0) }
      let isBetter = shorter.remark == nil && leftOut.count < lost.count
      if short.fits(side), isBetter || !kept.fits(side) {
        return (try QRCode(short.text), leftOut, shorter.remark)
      }
    }
    return (try QRCode(kept.text), lost, nil)
  }

  /// Whether the whole text fits a code with at most `side` modules on each side.
  func fits(_ side: Int) -> Bool { (QRCode.side(of: text) ?? .max) <= side }

  /// Whether `code(fitting:)` finds a code that is not larger than `side`.
  func hasCode(fitting side: Int) -> Bool {
    ([self] + shorter.map(\.text)).contains { $0.reduced(to: side).kept.fits(side) }
  }

  /// Returns the text without the pieces that do not fit, and the names of these pieces in the order of omission.
  private func reduced(to side: Int) -> (kept: QRText, leftOut: [Phrase]) {
    var kept = self
    var lost: [Piece] = []
    while !kept.fits(side), let rank = kept.pieces.compactMap(\.rank).max() {
      lost += kept.pieces.filter { $0.rank == rank }
      kept = QRText(title, kept.pieces.filter { $0.rank != rank }, separator: separator)
    }
    var names: [(group: Int?, name: Phrase)] = []
    for piece in lost {
      guard let name = piece.name else { continue }
      if let group = piece.group, let index = names.firstIndex(where: { $0.group == group }) {
        names[index].name = name
      } else if !names.contains(where: { $0.name == name }) {
        names.append((piece.group, name))
      }
    }
    return (kept, names.map(\.name))
  }
}

extension QRCode {
  /// The number of modules on each side of the largest code.
  package static let largestSide = 177
}
