import Domain
import TextUI

/// Messages about a picture that could not be created.
package struct PictureWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var png: String { say("PNG 그림", "PNG picture") }
  package var svg: String { say("SVG 그림", "SVG picture") }
  package var saveAsPNG: String { say("PNG 그림으로 저장", "Save as a PNG picture") }
  package var saveAsSVG: String { say("SVG 그림으로 저장", "Save as an SVG picture") }

  func report(_ failure: PictureFailure) -> Report {
    Report(
      code: failure == .noProgram ? "noProgram" : "pictureFailed", message: sentence(failure),
      status: .failed)
  }

  private func sentence(_ failure: PictureFailure) -> String {
    switch failure {
    case .noProgram:
      return say(
        "PNG를 만들려면 rsvg-convert라는 프로그램이 필요해요. 데비안에서는 librsvg2-bin 패키지에 들어 있어요. SVG는 다른 프로그램 없이도 만들 수 있어요.",
        "PNG needs the program rsvg-convert, which is in Debian's package librsvg2-bin. "
          + "SVG needs no other program.")
    case .failed(let text):
      return say(
        "rsvg-convert가 PNG를 만들지 못했어요(\(Printable.line(text))). SVG는 다른 프로그램 없이도 만들 수 있어요.",
        "rsvg-convert could not make the PNG (\(Printable.line(text))). SVG needs no other "
          + "program.")
    case .slow:
      return say(
        "rsvg-convert가 너무 오래 걸려서 멈췄어요. 잠시 뒤에 다시 하거나 SVG로 만들어 주세요.",
        "rsvg-convert took too long and was stopped. Try again later, or save as SVG.")
    }
  }
}
