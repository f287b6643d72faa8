public import Domain

extension PictureMaker {
  /// Makes pictures with `rsvg-convert`, found in `PATH`. The pages of a PDF lie in a folder among
  /// the temporary ones until it is made.
  public static func rsvg(path: String?, temporary: String = "/tmp") -> PictureMaker {
    let program = RSVGConvert(path: path)
    return PictureMaker(
      png: { (svg, size) throws(PictureFailure) in
        let wanted = ["--format=png", "--width", "\(size.width)", "--height", "\(size.height)"]
        return try program.run(wanted, svg, begins: [0x89] + "PNG\r\n\u{1A}\n".utf8)
      },
      pdf: { (pages) throws(PictureFailure) in
        let files = pages.enumerated().map { (name: "\($0).svg", bytes: $1) }
        guard let scratch = ScratchFolder.made(in: temporary, files) else {
          throw .failed(temporary)
        }
        let paths = files.map { scratch.folder.path + "/" + $0.name }
        return try program.run(["--format=pdf"] + paths, [], begins: Array("%PDF-".utf8))
      })
  }
}

/// The program that draws SVG.
private struct RSVGConvert: Sendable {
  let path: String?

  /// A larger picture than this is not one to share.
  private static let largest = 64 << 20

  /// Runs it for what it writes, which has to begin as every file of its form does.
  func run(_ arguments: [String], _ input: [UInt8], begins signature: [UInt8])
    throws(PictureFailure) -> [UInt8]
  {
    guard let program = ProgramPath.found("rsvg-convert", in: path) else { throw .noProgram }
    let call = ProgramCall(
      path: program, arguments: arguments, input: input, limit: Self.largest, timeout: 20_000)
    switch call.run() {
    case .missing: throw .noProgram
    case .notStarted(let code): throw .failed("rsvg-convert: \(code)")
    case .tooMuch: throw .failed("rsvg-convert: > \(Self.largest >> 20) MB")
    // A picture is not cancelled; whoever did so would not have it.
    case .tooSlow, .cancelled: throw .slow
    case .ended(let answer):
      guard answer.status == 0, answer.output.starts(with: signature) else {
        throw .failed(answer.errorLines.first ?? "rsvg-convert: \(answer.status)")
      }
      return answer.output
    }
  }
}
