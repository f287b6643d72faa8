public import Domain
import Platform

extension PictureMaker {
  /// Returns a picture maker that uses `rsvg-convert` from `PATH`. The pages of a PDF are files
  /// in memory, or in a folder of `temporary` where the system has no such files.
  public static func rsvg(path: String?, temporary: String = "/tmp") -> PictureMaker {
    let program = RSVGConvert(path: path)
    return PictureMaker(
      png: { (svg, size) throws(PictureFailure) in
        let wanted = ["--format=png", "--width", "\(size.width)", "--height", "\(size.height)"]
        return try program.run(wanted, svg, begins: [0x89] + "PNG\r\n\u{1A}\n".utf8)
      },
      pdf: { (pages) throws(PictureFailure) in
        let files = pages.compactMap { TemporaryFile.made(in: temporary, $0) }
        guard files.count == pages.count else { throw .failed(temporary) }
        defer { withExtendedLifetime(files) {} }
        let numbers = files.compactMap(\.number)
        var next = Spawning.firstFile
        let paths = files.map { file in
          guard file.number != nil else { return file.path }
          defer { next += 1 }
          return pathOfDescriptor(next)
        }
        return try program.run(
          ["--format=pdf"] + paths, [], files: numbers, begins: Array("%PDF-".utf8))
      })
  }
}

/// Runs `rsvg-convert`.
private struct RSVGConvert: Sendable {
  let path: String?

  /// The size limit of a picture in bytes.
  private static let largest = 64 << 20

  /// Runs `rsvg-convert` and returns its output. Throws unless the output starts with the signature
  /// of its format.
  func run(
    _ arguments: [String], _ input: [UInt8], files: [Int32] = [], begins signature: [UInt8]
  ) throws(PictureFailure) -> [UInt8] {
    guard let program = ProgramPath.find("rsvg-convert", in: path) else { throw .noProgram }
    let call = ProgramCall(
      path: program, arguments: arguments, input: input, files: files, limit: Self.largest,
      timeout: 20_000)
    switch call.run() {
    case .missing: throw .noProgram
    case .notStarted(let code): throw .failed("rsvg-convert: \(code)")
    case .tooMuch: throw .failed("rsvg-convert: > \(Self.largest >> 20) MB")
    // The call has no cancellation, so both mean a timeout.
    case .tooSlow, .cancelled: throw .slow
    case .ended(let answer):
      guard answer.status == 0, answer.output.starts(with: signature) else {
        throw .failed(answer.errorLines.first ?? "rsvg-convert: \(answer.status)")
      }
      return answer.output
    }
  }
}
