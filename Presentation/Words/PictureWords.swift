import Domain

/// What the program says when no picture was made.
public struct PictureWords: Sendable {
  let language: Language

  /// Speaks one language.
  public init(_ language: Language) { self.language = language }

  /// A failure as both shells show it.
  func report(_ failure: PictureFailure) -> Report {
    Report(
      code: failure == .noProgram ? "noProgram" : "pictureFailed", message: sentence(failure),
      status: .failed)
  }

  private func sentence(_ failure: PictureFailure) -> String {
    func say(_ korean: String, _ english: String) -> String { Phrase(korean, english)(language) }
    switch failure {
    case .noProgram:
      return say(
        "PNG를 만들려면 rsvg-convert라는 프로그램이 필요해요. 데비안에서는 librsvg2-bin 패키지에 들어 있어요. SVG는 다른 프로그램 없이도 만들 수 있어요.",
        "Making a PNG needs the program rsvg-convert, which is in Debian's package librsvg2-bin. "
          + "An SVG needs no other program.")
    case .failed(let text):
      return say(
        "rsvg-convert가 PNG를 만들지 못했어요(\(Printable.line(text))). SVG는 다른 프로그램 없이도 만들 수 있어요.",
        "rsvg-convert could not make the PNG (\(Printable.line(text))). An SVG needs no other "
          + "program.")
    case .slow:
      return say(
        "rsvg-convert가 너무 오래 걸려서 그만뒀어요. 잠시 뒤에 다시 하거나 SVG로 만들어 주세요.",
        "rsvg-convert took too long and was ended. Try again in a while, or make an SVG.")
    }
  }
}
