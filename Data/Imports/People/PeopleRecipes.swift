/// The import recipes for people and contacts.
enum PeopleRecipes {
  static let all: [ImportRecipe] = [FriendsFile.recipe, Monica.recipe, GoogleCards.recipe]
}
