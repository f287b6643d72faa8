import Domain

/// Counts of decisions made while a file is read, for the notes reported after it.
struct ImportCounts: Equatable {
  var starsRounded = 0
  var photosLeft = 0
  var bookmarksLeft = 0
  var versionsMerged = 0
  var trashLeft = 0
  var unknownHeadings = 0

  mutating func add(_ other: ImportCounts) {
    starsRounded += other.starsRounded
    photosLeft += other.photosLeft
    bookmarksLeft += other.bookmarksLeft
    versionsMerged += other.versionsMerged
    trashLeft += other.trashLeft
    unknownHeadings += other.unknownHeadings
  }

  /// The notes for all counts above zero, reported after the last entry.
  var notes: [IncomingPiece] {
    let all: [(Int, ImportNote)] = [
      (starsRounded, .starsRounded(starsRounded)),
      (versionsMerged, .versionsMerged(versionsMerged)),
      (unknownHeadings, .unknownHeadings(unknownHeadings)),
      (bookmarksLeft, .bookmarksLeft(bookmarksLeft)), (trashLeft, .trashLeft(trashLeft)),
      (photosLeft, .photosLeft(photosLeft)),
    ]
    return all.filter { $0.0 > 0 }.map { .note($0.1) }
  }
}
