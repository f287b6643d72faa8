/// The formats of people and of their cards.
enum PeopleRecipes {
  static let all: [ImportRecipe] = [FriendsFile.recipe, Monica.recipe, GoogleCards.recipe]
}
