import Domain
import PresentationKit
import TextUI

// Y-01
extension TodayTexts {
  /// Returns the plan of a day as the text of a QR code, without moods. Its last lines are left out first.
  func code(of page: TodayPage) -> QRText {
    var page = page
    page.canvas = nil
    let lines = self.page(page).filter { !$0.isEmpty }
    let name = Phrase("뒷부분", "the last lines")
    let pieces = lines.enumerated().map { index, line in
      index == 0 ? QRText.Piece(line) : QRText.Piece(line, name, rank: index)
    }
    return QRText(lines.first ?? "", pieces)
  }
}
