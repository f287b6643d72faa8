/// Why a saying was not shared as a picture; nothing was written.
public enum SharingError: Error, Equatable, Sendable {
  /// The name of the file ends in neither `.png` nor `.svg`.
  case unknownForm(path: String)
  case file(FileFailure)
  case picture(PictureFailure)
}

/// Writes the picture of a saying to a file.
public struct SharePicture: Sendable {
  let files: Files
  let pictures: PictureMaker

  /// How many pixels a shared picture is wide and high.
  public static let side = 1080

  /// Writes a drawing, whole or not at all, in the form the file's name asks for.
  public func callAsFunction(_ drawing: [UInt8], to path: String) throws(SharingError) {
    let bytes: [UInt8]
    let name = path.lowercased()
    if name.hasSuffix(".svg") {
      bytes = drawing
    } else if name.hasSuffix(".png") {
      do throws(PictureFailure) { bytes = try pictures.png(drawing, Self.side) } catch {
        throw .picture(error)
      }
    } else {
      throw .unknownForm(path: path)
    }
    do throws(FileFailure) { try files.write(path, bytes) } catch { throw .file(error) }
  }

  /// Writes a saying's text to a file, with a line end after it.
  public func callAsFunction(text: String, to path: String) throws(SharingError) {
    do throws(FileFailure) { try files.write(path, Array((text + "\n").utf8)) } catch {
      throw .file(error)
    }
  }
}
