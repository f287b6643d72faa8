public import Domain

extension PictureMaker {
  /// Makes pictures with `rsvg-convert`, found in `PATH`.
  public static func rsvg(path: String?) -> PictureMaker {
    PictureMaker { (svg, size) throws(PictureFailure) in
      guard let program = ProgramPath.found("rsvg-convert", in: path) else { throw .noProgram }
      let call = ProgramCall(
        path: program,
        arguments: [
          "--format=png", "--width", "\(size.width)", "--height", "\(size.height)",
        ],
        input: svg, limit: largest, patience: 20_000)
      switch call.run() {
      case .missing: throw .noProgram
      case .notStarted(let code): throw .failed("rsvg-convert: \(code)")
      case .tooMuch: throw .failed("rsvg-convert: > \(largest >> 20) MB")
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

  /// A larger picture than this is not one to share.
  private static let largest = 64 << 20

  /// How every PNG begins.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
