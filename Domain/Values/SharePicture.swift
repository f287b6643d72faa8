/// Why something was not written as a picture; nothing was written.
public enum SharingError: Error, Equatable, Sendable {
  /// The name of the file ends in neither `.png` nor `.svg`.
  case unknownForm(path: String)
  case file(FileFailure)
  case picture(PictureFailure)
}

/// The forms a picture is written in.
public enum PictureForm: String, Equatable, Sendable {
  case svg, png

  /// The form a file's name asks for.
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

/// Writes drawings and texts to files, to be handed to somebody.
public struct SharePicture: Sendable {
  let files: Files
  let pictures: PictureMaker

  /// Writes through files, and makes PNGs where they are wanted.
  public init(files: Files, pictures: PictureMaker) {
    self.files = files
    self.pictures = pictures
  }

  /// How many pixels a shared picture is wide and high.
  public static let side = 1080
  /// A page to print and to hang up: A4 with 300 dots to the inch.
  public static let poster = PictureSize(width: 2480, height: 3508)

  /// Writes a drawing, whole or not at all, in the form the file's name asks for.
  public func callAsFunction(_ drawing: [UInt8], to path: String) throws(SharingError) {
    guard let form = PictureForm(path: path) else { throw .unknownForm(path: path) }
    try self(drawing, as: form, to: path)
  }

  /// Writes a drawing, whole or not at all.
  public func callAsFunction(
    _ drawing: [UInt8], as form: PictureForm, to path: String,
    size: PictureSize = .square(SharePicture.side)
  ) throws(SharingError) {
    let bytes: [UInt8]
    do throws(PictureFailure) {
      bytes = form == .svg ? drawing : try png(drawing, size: size)
    } catch { throw .picture(error) }
    try write(bytes, to: path)
  }

  /// Writes bytes as they are, whole or not at all.
  func write(_ bytes: [UInt8], to path: String) throws(SharingError) {
    do throws(FileFailure) { try files.write(path, bytes) } catch { throw .file(error) }
  }

  /// Drawings as the pages of a PDF.
  func pdf(_ pages: [[UInt8]]) throws(PictureFailure) -> [UInt8] { try pictures.pdf(pages) }

  /// A drawing as a PNG, for whoever does something else with it than writing a file.
  public func png(_ drawing: [UInt8], size: PictureSize = .square(SharePicture.side))
    throws(PictureFailure) -> [UInt8]
  {
    try pictures.png(drawing, size)
  }

  /// Writes a text to a file, with a line end after it.
  public func callAsFunction(text: String, to path: String) throws(SharingError) {
    do throws(FileFailure) { try files.write(path, Array((text + "\n").utf8)) } catch {
      throw .file(error)
    }
  }
}
