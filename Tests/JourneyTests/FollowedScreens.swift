import Support
import TextUI

/// The keys that lead to every screen, the command that another program runs there, and the text
/// that then appears.
extension `Every screen while another program writes` {
  static let visits: [Visit] = dayAndPeople + sayingsAndMoods + schedule + reading + everything

  private static let dayAndPeople = [
    Visit("TodayScreen", "schedule add Breakfast --from 10:00", shows: "Breakfast") {
      $0.type("1").press(.down)
    },
    Visit("PeopleScreen", "people add Aron --every 1", shows: "Aron") {
      $0.type("2").press(.down)
    },
    Visit("PersonScreen", "people edit Bori --nickname Sprout", shows: "Sprout") {
      $0.type("2").press(.enter)
    },
    Visit(
      "PersonTimelineScreen", "schedule add Picnic --from 'tomorrow 12:00' --with Bori",
      shows: "Picnic"
    ) { $0.type("2").press(.enter).type("t") },
    Visit("CalendarScreen", "people water Bori --early --memo terrace", shows: "terrace") {
      $0.type("2").press(.enter).type("c")
    },
    Visit("DatesScreen", "people date Bori wedding '5 May 2018'", shows: "5 May 2018") {
      $0.type("2").press(.enter).type("a")
    },
    Visit("GiftsScreen", "gifts add Bori 'red scarf'", shows: "red scarf") {
      $0.type("2").press(.enter).type("$")
    },
    Visit("PlantGuide", "people edit Bori --nickname Sprout", shows: "Sprout") {
      $0.type("2").press(.enter).type("i").press(.right)
    },
    Visit("ContactPicker", "contacts import -", shows: "Zoe Work") {
      $0.type("2a").press(.down)
    },
  ]

  private static let sayingsAndMoods = [
    Visit("SayingsScreen", "sayings add 'Fourth words'", shows: "Fourth words") { $0.type("3") },
    Visit("SayingScreen", "sayings edit 0 --eng 'Other words'", shows: "Other words") {
      $0.type("3").press(.end, .enter)
    },
    Visit("CanvasScreen", "moods add 90 'bright noon'", shows: "bright noon") { $0.type("4") },
    Visit("DiaryScreen", "moods add 90 'bright noon'", shows: "bright noon") {
      $0.type("4d").press(.down)
    },
    Visit("MoodCard", "moods edit MOOD(slow coffee) --text 'slow tea'", shows: "slow tea") {
      $0.type("4d").press(.enter)
    },
    Visit("MoodYearScreen", "moods add 90 'bright noon'", shows: "3 moods") { $0.type("4y") },
  ]

  private static let schedule = [
    Visit("ScheduleScreen", "schedule add Breakfast --from 08:00", shows: "Breakfast") {
      $0.type("5").press(.down)
    },
    Visit("AgendaScreen", "schedule add Breakfast --from 08:00", shows: "Breakfast") {
      $0.type("5g").press(.down)
    },
    Visit("WeekScreen", "schedule add Breakfast --from 08:00", shows: "Breakf") {
      $0.type("5w").press(.down)
    },
    Visit("ScheduleYearScreen", "schedule add Breakfast --from 08:00", shows: "Breakfast") {
      $0.type("5y")
    },
    Visit("FindScreen", "schedule add 'Dentist again' --from 08:00", shows: "Dentist again") {
      $0.type("5/Dent")
    },
  ]

  private static let reading = [
    Visit(
      "BookHomeScreen", "books add --manual --title Aesop --pages 90 --target +9d", shows: "Aesop"
    ) { $0.type("6").press(.down) },
    Visit("BookScreen", "books read Emma 77", shows: "77") { $0.type("6").press(.enter) },
    Visit("RecordsScreen", "books read Walden 77", shows: "77") {
      $0.type("6").press(.end, .enter).type("y").press(.down)
    },
    Visit("ShelfScreen", "books read Emma 200", shows: "Emma") { $0.type("6b") },
    Visit(
      "SentencesScreen", "quotes add Walden 'Rather than love.' --page 2", shows: "Rather than"
    ) { $0.type("6bt").press(.down) },
    Visit("AnalysisScreen", "books read Emma 177", shows: "217 pages") { $0.type("6a") },
    Visit("RecordsByMonth", "books read Emma 177", shows: "177") { $0.type("6ay").press(.down) },
    Visit("ChartScreen", "books read Emma 177", shows: "217") { $0.type("6a").press(.enter) },
  ]

  private static let everything = [
    Visit("FindingScreen", "schedule add 'Walden pond' --from 08:00", shows: "Walden pond") {
      $0.press(.control("f")).type("Walden").press(.down)
    },
    Visit("TimelineScreen", "schedule add Breakfast --from 08:00", shows: "Breakfast") {
      $0.press(.control("f"), .control("t")).press(.down)
    },
    Visit("FilmScreen", "schedule add Breakfast --from 08:00", shows: "Breakfast") {
      $0.type("1Y")
    },
    Visit("HistoryScreen", "sayings add 'Fourth words'", shows: "Fourth") {
      more($0, "History").press(.down)
    },
    Visit("TrashScreen", "people remove Mina", shows: "Mina") {
      more($0, "Trash").press(.down)
    },
    Visit("SyncScreen", "sync init \(RemoteInMemory.address) --name laptop", shows: "laptop") {
      more($0, "Sync").press(.down)
    },
    Visit("SettingsScreen", "settings set pictures.limit 33", shows: "33") { more($0, "Settings") },
    Visit("ChoiceScreen", "profile edit --nickname Mina", shows: "Mina") { more($0, "My profile") },
  ]

  /// For every list: the selected row is removed while a row is added above it.
  static let losses: [Loss] = [
    Loss(
      "TodayScreen", on: "Dentist", "schedule add Breakfast --from 10:00",
      "schedule remove Dentist", next: "Emma"
    ) { $0.type("1") },
    Loss(
      "PeopleScreen", on: "Dani", "people add Aron --every 1", "people remove Dani", next: "Mina"
    ) { $0.type("2") },
    Loss(
      "PeopleScreen", on: "Mina", "people add Aron --every 1", "people remove Mina", next: "Dani"
    ) { $0.type("2") },
    Loss(
      "SayingsScreen", on: "157 ", "sayings add 'Fourth words'", "sayings remove 157",
      next: "156 "
    ) { $0.type("3").press(.right) },
    Loss(
      "DiaryScreen", on: "slow coffee", "moods add 90 'bright noon'",
      "moods remove MOOD(slow coffee)",
      next: "sunny bench"
    ) { $0.type("4d") },
    Loss(
      "ScheduleScreen", on: "Choir", "schedule add Breakfast --from 08:00",
      "schedule remove Choir", next: "Supper"
    ) { $0.type("5") },
    Loss(
      "AgendaScreen", on: "Choir", "schedule add Breakfast --from 08:00", "schedule remove Choir",
      next: "Supper"
    ) { $0.type("5g") },
    Loss(
      "BookHomeScreen", on: "Ivanhoe",
      "books add --manual --title Aesop --pages 90 --target +9d", "books remove Ivanhoe",
      next: "Emma"
    ) { $0.type("6v") },
    Loss(
      "FindingScreen", on: "Walden", "schedule add 'Walden pond' --from 08:00",
      "books remove Walden", next: "Walden pond"
    ) { $0.press(.control("f")).type("Walden") },
    Loss(
      "TimelineScreen", on: "Choir", "schedule add Breakfast --from 08:00",
      "schedule remove Choir", next: "Supper"
    ) { $0.press(.control("f"), .control("t")) },
    Loss("TrashScreen", on: "Gone", "people remove Mina", "trash restore Gone", next: "Away") {
      more($0, "Trash")
    },
  ]

  /// Opens the row with this title in the More menu (`,`).
  @discardableResult private static func more(_ robot: Robot, _ title: String) -> Robot {
    robot.type(",").press(.home)
    for _ in 0..<30 where robot.chosenRow?.hasPrefix(title) != true { robot.press(.down) }
    return robot.press(.enter)
  }
}
