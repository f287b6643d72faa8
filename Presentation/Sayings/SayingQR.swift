import Domain
import PresentationKit
import TextUI

// Y-01
extension QRText {
  /// The text of a saying with its speaker or source.
  init(_ saying: Saying) {
    let words = saying.words
    var pieces = [words.eng?.text, words.kor?.text].compactMap { $0 }.map { Piece($0) }
    if pieces.count == 2 {
      pieces[0] = Piece(pieces[0].text, Phrase("영어", "the English text"), rank: 2)
    }
    if let who = words.who?.text {
      pieces.append(Piece(who, Phrase("말한 사람", "the speaker"), rank: 1))
    }
    let number = saying.number.description
    self.init(number, pieces, command: "haru sayings show \(number)")
  }
}

/// `haru sayings show ID --qr`
struct SayingQRCommand: StoreCommand, Equatable {
  let id: String
  let file: String

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let saying = try page.done { () throws(SayingsFailure) in
      try features.sayings.queries.open(id)
    }
    try page.qr(QRText(saying), to: file, features.files)
  }
}
