/// The import recipes for books and book highlights of other programs.
enum BookRecipes {
  static let all: [ImportRecipe] = [
    GoodreadsBooks.recipe, StoryGraphBooks.recipe, BookwyrmBooks.recipe, OpenreadsBooks.recipe,
    LibraryThingBooks.recipe, CalibreBooks.recipe, KindleClippings.recipe, KoboSentences.recipe,
    KOReaderSentences.recipe, ReadwiseSentences.recipe,
  ]
}
