package import TextUI

/// The text of a QR code, in pieces that can be left out if the code is too large.
package struct QRText: Equatable, Sendable {
  /// A piece of the text.
  package struct Piece: Equatable, Sendable {
    package let text: String
    /// What the user loses without it; nil if it is always needed.
    package let name: Phrase?
    /// Of the pieces that can be left out, those with the highest rank go first.
    package let rank: Int

    package init(_ text: String, _ name: Phrase? = nil, rank: Int = 0) {
      self.text = text
      self.name = name
      self.rank = rank
    }
  }

  /// What the code is about, as a line above it.
  package let title: String
  package let pieces: [Piece]
  /// What is put between two pieces.
  private let separator: String

  package init(_ title: String, _ pieces: [Piece], separator: String = "\n") {
    self.title = title
    self.pieces = pieces
    self.separator = separator
  }

  /// The whole text.
  package var text: String { text(of: pieces) }

  /// Returns the code with at most `side` modules on each side, and the names of the pieces that were left out. Throws
  /// if what is needed does not fit.
  package func code(
    fitting side: Int = QRCode.largestSide
  ) throws(QRCodeRefusal) -> (code: QRCode, leftOut: [Phrase]) {
    var kept = pieces
    var leftOut: [Phrase] = []
    while (QRCode.side(of: text(of: kept)) ?? .max) > side {
      let ranks = kept.filter { $0.name != nil }.map(\.rank)
      guard let rank = ranks.max(),
        let index = kept.lastIndex(where: { $0.name != nil && $0.rank == rank })
      else { break }
      let piece = kept.remove(at: index)
      if let name = piece.name, !leftOut.contains(name) { leftOut.append(name) }
    }
    return (try QRCode(text(of: kept)), leftOut)
  }

  private func text(of pieces: [Piece]) -> String {
    pieces.map(\.text).joined(separator: separator)
  }
}

extension QRCode {
  /// The number of modules on each side of the largest code.
  package static let largestSide = 177
}
