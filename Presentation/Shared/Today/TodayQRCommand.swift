import Domain
import PresentationKit

// Y-02
/// `haru today --qr`
struct TodayQRCommand: StoreCommand, Equatable {
  let file: String

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let text = DayQR(
      page: features.today.page(), words: TodayWords(page.language), now: features.today.now
    ).text
    try page.qr(text, to: file, features.files)
  }
}
