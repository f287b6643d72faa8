package import Domain
package import PresentationKit
import TextUI

/// A picture file to write, from the options `--svg` and `--png`.
package struct PictureFile: Equatable, Sendable {
  let path: String
  let form: PictureForm

  package static let options = [
    OptionSpec("svg", "FILE", Phrase("SVG로 저장", "SVG file to save to")),
    OptionSpec("png", "FILE", Phrase("PNG로 저장", "PNG file to save to")),
  ]

  /// Returns the files that the options request.
  package static func all(_ read: ReadArguments) -> [PictureFile] {
    [
      read.value("svg").map { PictureFile(path: $0, form: .svg) },
      read.value("png").map { PictureFile(path: $0, form: .png) },
    ].compactMap(\.self)
  }
}

extension MoodsAnswers {
  func write(_ files: [PictureFile], size: PictureSize, _ drawing: () throws(Report) -> [UInt8])
    throws(Report) -> [String]?
  {
    try page.write(files, size: size, moods.share, drawing)
  }
}

extension CommandOutput {
  /// Writes a picture to the files and returns the confirmations. Returns nil if the picture went to standard output,
  /// which then contains nothing else, or if the user does not replace a file and none was written.
  package func write(
    _ files: [PictureFile], size: PictureSize, _ share: SharePicture,
    _ drawing: () throws(Report) -> [UInt8]
  ) throws(Report) -> [String]? {
    if files.isEmpty { return [] }
    let drawing = try drawing()
    if let form = files.first(where: { $0.path == "-" })?.form {
      try refuseJSON(besides: form.rawValue)
      switch form {
      case .svg: content(drawing)
      case .png:
        raw(
          try done { () throws(PictureFailure) in
            try share.png(drawing, size: size)
          })
      }
      return nil
    }
    var wrote: [String] = []
    for file in files {
      guard try mayWrite(file.path, share.files) else {
        return wrote.isEmpty ? nil : wrote
      }
      try done { () throws(SharingFailure) in
        try share(drawing, as: file.form, to: file.path, size: size)
      }
      wrote.append(FileWords(language).wrote(file.path))
    }
    return wrote
  }
}
