/// Offsets in the log: as SQLite sees them, and on the disk, where a longer header comes first.
enum LogLayout {
  /// SQLite's header of the log.
  static let header = 32
  /// SQLite's header of a frame.
  static let frameHeader = 24
  /// A frame: its header, and a page.
  static let frame = frameHeader + StorePage.count
  /// The header on the disk.
  static let storedHeader = 128
  /// Where the encrypted header of SQLite begins in the stored header.
  static let headerStart = 32
  private static let shift = Int64(storedHeader - header)

  static let mark = Array("haru log".utf8) + [0, 0, 0, 0, 0, 0, 0x1A, 0x00]

  /// Returns the offset on the disk of a frame, whose number counts from 1.
  static func stored(_ number: UInt32) -> Int64 {
    Int64(storedHeader) + Int64(number - 1) * Int64(frame)
  }

  /// Returns the size that SQLite sees. A log whose header was not written is empty.
  static func size(stored: Int64) -> Int64 {
    stored < Int64(storedHeader) ? 0 : stored - shift
  }

  /// Returns the size on the disk.
  static func stored(size: Int64) -> Int64 { size < Int64(header) ? 0 : size + shift }

  /// Returns the frame at an offset that SQLite uses, and the offset in the frame; nil for the header, or beyond the
  /// largest number.
  static func frame(at offset: Int64) -> (number: UInt32, within: Int)? {
    guard offset >= Int64(header) else { return nil }
    let (index, within) = (offset - Int64(header)).quotientAndRemainder(dividingBy: Int64(frame))
    guard index < Int64(UInt32.max) else { return nil }
    return (UInt32(index) + 1, Int(within))
  }
}
