/// Why a picture was not written. In that case no file has changed.
public enum SharingFailure: Error, Equatable, Sendable {
  /// The file name ends in neither `.png` nor `.svg`.
  case unknownForm(path: String)
  case file(FileFailure)
  case picture(PictureFailure)
}

/// The file formats of pictures.
public enum PictureForm: String, Equatable, Sendable {
  case svg, png

  /// Creates the format for the extension of a path; nil for any other extension.
  public init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".svg") {
      self = .svg
    } else if name.hasSuffix(".png") {
      self = .png
    } else {
      return nil
    }
  }
}

/// Writes drawings and texts to files that the user wants to share.
public struct SharePicture: Sendable {
  public let files: Files
  let pictures: PictureMaker

  public init(files: Files, pictures: PictureMaker) {
    self.files = files
    self.pictures = pictures
  }

  /// The width and height of a shared picture in pixels.
  public static let side = 1080
  /// The size of a poster: A4 at 300 dpi.
  public static let poster = PictureSize(width: 2480, height: 3508)

  /// Writes a drawing atomically, in the format of the path's extension.
  public func callAsFunction(_ drawing: [UInt8], to path: String) throws(SharingFailure) {
    guard let form = PictureForm(path: path) else { throw .unknownForm(path: path) }
    try self(drawing, as: form, to: path)
  }

  /// Writes a drawing atomically.
  public func callAsFunction(
    _ drawing: [UInt8], as form: PictureForm, to path: String,
    size: PictureSize = .square(SharePicture.side)
  ) throws(SharingFailure) {
    let bytes: [UInt8]
    do throws(PictureFailure) {
      bytes = form == .svg ? drawing : try png(drawing, size: size)
    } catch { throw .picture(error) }
    try write(bytes, to: path)
  }

  /// Writes bytes unchanged and atomically.
  func write(_ bytes: [UInt8], to path: String) throws(SharingFailure) {
    do throws(FileFailure) { try files.write(path, bytes) } catch { throw .file(error) }
  }

  func pdf(_ pages: [[UInt8]]) throws(PictureFailure) -> [UInt8] { try pictures.pdf(pages) }

  /// Renders a drawing as a PNG in memory.
  public func png(_ drawing: [UInt8], size: PictureSize = .square(SharePicture.side))
    throws(PictureFailure) -> [UInt8]
  {
    try pictures.png(drawing, size)
  }

  /// Writes a text to a file, with a final line end.
  public func callAsFunction(text: String, to path: String) throws(SharingFailure) {
    do throws(FileFailure) { try files.write(path, Array((text + "\n").utf8)) } catch {
      throw .file(error)
    }
  }
}
