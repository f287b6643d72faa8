import Domain
import PresentationKit
import TextUI

extension Question {
  /// How it is now: five keys answer with a feeling that has no words, another one leads to the
  /// gauge and to words.
  static func feeling(on day: Day, _ words: MoodsWords, _ glyphs: Glyphs) -> Question {
    // What Enter gives has to do no harm, and the gauge asks again.
    let gauge = Answer("n", words.keyGauge, [.open(.moods(.gauge(day)))])
    let steps = MoodStep.allCases.map { step in
      Answer(
        Character("\(step.rawValue)"),
        "\(glyphs.sign(of: step.level.shape)) \(words.name(of: step))",
        [.work(.moods(.add(MoodDraft(level: step.level.value, text: nil), at: nil)))])
    }
    return Question(
      title: words.quickTitle, text: words.quickText, [gauge] + steps, leaving: words.keyCancel)
  }

  /// As what a year is saved.
  static func saving(_ year: MoodYear, _ words: MoodsWords) -> Question {
    let pictures = PictureWords(words.language)
    return Question(
      title: words.saveYearTitle(year.year), text: words.posterSize,
      [
        .init("p", pictures.png, [.open(.moods(.saveYear(year, .png)))]),
        .init("v", pictures.svg, [.open(.moods(.saveYear(year, .svg)))]),
      ])
  }

  /// As what the picture of a page is saved.
  static func saving(_ canvas: Canvas, _ words: MoodsWords) -> Question {
    let pictures = PictureWords(words.language)
    return Question(
      title: words.saveTitle(canvas), text: "",
      [
        .init("p", pictures.png, [.open(.moods(.save(canvas, .png)))]),
        .init("v", pictures.svg, [.open(.moods(.save(canvas, .svg)))]),
      ])
  }
}
