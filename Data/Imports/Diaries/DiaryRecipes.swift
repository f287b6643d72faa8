/// The import recipes for diaries and moods.
enum DiaryRecipes {
  static let all: [ImportRecipe] = [
    DaylioTable.recipe, DaylioBackup.recipe, Jrnl.recipe, DayOne.recipe, Diarium.recipe,
    Journey.recipe, MarkdownDiary.recipe, OwnMonths.recipe,
  ]
}
