import Domain

/// What was decided while a file was read, counted.
struct ImportCounts: Equatable {
  var starsRounded = 0
  var photosLeft = 0
  var bookmarksLeft = 0
  var versionsMerged = 0
  var trashLeft = 0
  var unknownHeadings = 0

  /// Adds what was counted elsewhere.
  mutating func add(_ other: ImportCounts) {
    starsRounded += other.starsRounded
    photosLeft += other.photosLeft
    bookmarksLeft += other.bookmarksLeft
    versionsMerged += other.versionsMerged
    trashLeft += other.trashLeft
    unknownHeadings += other.unknownHeadings
  }

  /// What is said behind the last entry.
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
