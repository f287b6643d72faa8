import Domain
import Testing

@testable import PresentationKit
@testable import PresentationShared

@Suite struct `A number of the settings` {
  @Test(arguments: [Language.english, .korean])
  func `is written as a clock only where it is an hour`(language: Language) {
    // R-14, N-35, D-61
    let words = SettingsScreenWords(language)
    #expect(
      words.value(.picturesLimit, "60")
        == (language.isKorean ? "한 화면에 60 kB" : "60 kB a frame"))
    #expect(words.value(.peopleHour, "20") == ClockWords.wholeHour(20, in: language))
  }
}
