import Domain
import PresentationKit
import TextUI

extension Question {
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
