package import Domain

extension CommandOutput {
  /// Returns whether a file may be written. This is the case if the file does not exist, is empty or is not a regular
  /// file, if `isOwn` returns true for its bytes, if `--yes` was given, or if the user agrees to replace the file.
  /// Throws if the user cannot be asked.
  package func mayWrite(
    _ path: String, _ files: Files, unless isOwn: (_ bytes: [UInt8]) -> Bool = { _ in false }
  ) throws(Report) -> Bool {
    if saysYes || !files.isTaken(path, unless: isOwn) { return true }
    let words = FileWords(language)
    if try agrees(to: words.mayReplace(path)) { return true }
    remark(words.leftAsItIs)
    return false
  }

  /// Writes a drawing to a file, in the format of its extension if `form` is nil. Returns the confirmation; nil if the
  /// user does not replace a file.
  package func write(
    _ drawing: [UInt8], as form: PictureForm? = nil, to path: String,
    size: PictureSize = .square(SharePicture.side), by share: SharePicture
  ) throws(Report) -> String? {
    try done { () throws(SharingFailure) in
      if form == nil, PictureForm(path: path) == nil { throw .unknownForm(path: path) }
    }
    guard try mayWrite(path, share.files) else { return nil }
    try done { () throws(SharingFailure) in
      if let form { return try share(drawing, as: form, to: path, size: size) }
      try share(drawing, to: path)
    }
    return FileWords(language).wrote(path)
  }
}
