/// What was read of a file and is not yet handed on (a queue).
struct PieceQueue {
  private var pieces: [IncomingPiece] = []
  private var place = 0

  /// Puts pieces behind the others.
  mutating func add(_ more: [IncomingPiece]) {
    if place == pieces.count {
      pieces = more
      place = 0
    } else {
      pieces += more
    }
  }

  /// Takes the first piece.
  mutating func next() -> IncomingPiece? {
    guard place < pieces.count else { return nil }
    defer { place += 1 }
    return pieces[place]
  }
}
