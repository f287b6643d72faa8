import Domain

extension Files {
  /// Begins a file that is written piece by piece.
  static func stream(to path: String) throws(FileFailure) -> FileSink<[UInt8]> {
    let file = try StreamedFile(path)
    return FileSink(
      take: { file.write($0) }, finish: { () throws(FileFailure) in try finish(file) },
      giveUp: file.giveUp)
  }

  /// Begins a ZIP file that is written piece by piece.
  static func pack(to path: String) throws(FileFailure) -> FileSink<PackedPiece> {
    let file = try StreamedFile(path)
    let zip = ZipWriter { file.write($0) }
    return FileSink(
      take: { zip.consume($0) },
      finish: { () throws(FileFailure) in
        _ = zip.finish()
        if zip.isOverfull {
          file.giveUp()
          throw FileFailure(path: path, .tooLarge(limit: 4 << 30))
        }
        try finish(file)
      }, giveUp: file.giveUp)
  }

  /// Finishes the file. If that fails, the file is removed.
  private static func finish(_ file: StreamedFile) throws(FileFailure) {
    do throws(FileFailure) { try file.finish() } catch {
      file.giveUp()
      throw error
    }
  }
}
