/// How books and sentences of other programs are known and read.
enum BookRecipes {
  static let all: [ImportRecipe] = [
    GoodreadsBooks.recipe, StoryGraphBooks.recipe, BookwyrmBooks.recipe, OpenreadsBooks.recipe,
    LibraryThingBooks.recipe, CalibreBooks.recipe, KindleClippings.recipe, KoboSentences.recipe,
    KOReaderSentences.recipe, ReadwiseSentences.recipe,
  ]
}
