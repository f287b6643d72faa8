import Domain

/// Some days of feelings for the demo, so that its canvas is no empty sheet.
enum DemoMoods {
  /// Writes them down, and gives the artist a name.
  static func fill(_ adapters: Adapters) throws(MoodsError) {
    let moods = Container(adapters).features.moods
    let today = adapters.clock.now().day
    for (daysAgo, hour, level, text) in felt {
      let time = TimeOfDay(seconds: hour * 3600 + level * 30)
      _ = try moods.add(
        MoodDraft(level: level, text: text, at: adapters.calendar.moment(today - daysAgo, time)))
    }
    _ = try moods.edit.paint(today - 1, in: MoodTheme.night.rawValue)
  }

  private static let felt: [(Int, Int, Int, String)] = [
    (3, 22, 24, "잠이 오지 않아 책을 폈다."), (2, 8, 44, "버스를 놓쳐 한 정거장을 걸었다."),
    (2, 19, 83, "오랜만에 셋이 모였다."), (1, 9, 62, "커피가 알맞게 식었다."),
    (1, 13, 15, "말을 아낄 걸 그랬다."), (1, 18, 76, "노을이 오래 남았다."),
    (1, 23, 91, "좋은 소식을 들었다!"), (0, 7, 35, "알람보다 먼저 깼다."),
    (0, 8, 58, "새로 연 빵집에 들렀다."), (0, 9, 72, "산책길에 매화가 피었다."),
  ]
}
