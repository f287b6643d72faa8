import Domain

extension Question {
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
