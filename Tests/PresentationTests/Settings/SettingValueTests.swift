import Domain
import Testing

@testable import PresentationAcross
@testable import PresentationKit

@Suite struct `A number of the settings` {
  @Test(arguments: [Language.english, .korean])
  func `is written as a clock only where it is an hour`(language: Language) {
    // R-14, N-35
    let words = SettingsScreenWords(language)
    #expect(words.value(.picturesLimit, "60") == "60 kB")
    #expect(words.value(.peopleHour, "20") == ClockWords.wholeHour(20, in: language))
  }
}
