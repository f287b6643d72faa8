import Domain
import PresentationKit
import TextUI

extension Question {
  /// Creates the quick question about the user's mood. Five keys save a mood without text, and another key opens the
  /// gauge.
  static func feeling(on day: Day, _ words: MoodsWords, _ glyphs: Glyphs) -> Question {
    // Enter chooses the gauge, the harmless answer, because it asks again before saving.
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

  /// Creates the question for the file format of a year poster.
  static func saving(_ year: MoodYear, _ words: MoodsWords) -> Question {
    let pictures = PictureWords(words.language)
    return Question(
      title: words.saveYearTitle(year.year), text: words.posterSize,
      [
        .init("p", pictures.png, [.open(.moods(.saveYear(year, .png)))]),
        .init("v", pictures.svg, [.open(.moods(.saveYear(year, .svg)))]),
      ])
  }

  /// Creates the question for the file format of a canvas.
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
