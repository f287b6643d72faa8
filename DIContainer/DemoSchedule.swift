import Domain

/// Some plans for the demo, around the day it is.
enum DemoSchedule {
  /// Writes them down.
  static func fill(_ adapters: Adapters) throws(ScheduleError) {
    let schedule = Container(adapters).features.schedule
    let today = adapters.clock.now().day
    for plan in plans {
      let start = DayAndTime(today + plan.ahead, TimeOfDay(seconds: plan.minute * 60))
      _ = try schedule.plan(
        EventDraft(
          title: plan.title, body: plan.body, start: start,
          end: start.later(by: plan.minutes * 60)))
    }
  }

  private struct Plan {
    let ahead: Int
    let minute: Int
    let minutes: Int
    let title: String
    var body = ""
  }

  private static let plans = [
    Plan(ahead: -9, minute: 10 * 60, minutes: 60, title: "도서관 반납"),
    Plan(ahead: -2, minute: 9 * 60, minutes: 6 * 1440 + 540, title: "이사 준비", body: "하루에 상자 둘씩."),
    Plan(ahead: 0, minute: 8 * 60, minutes: 40, title: "산책", body: "매화가 피었는지 보기."),
    Plan(ahead: 0, minute: 14 * 60, minutes: 60, title: "치과", body: "3층. 보험 카드 챙기기."),
    Plan(ahead: 0, minute: 14 * 60 + 30, minutes: 60, title: "전화 회의"),
    Plan(
      ahead: 0, minute: 18 * 60 + 30, minutes: 90, title: "민아랑 저녁",
      body: "역 앞 국숫집, 창가 자리로 예약했다.\n이직하고 처음 만나는 날. 책을 돌려주고, 새 회사 이야기를 듣기."),
    Plan(ahead: 1, minute: 10 * 60, minutes: 120, title: "은주쌤 전시", body: "꽃 한 다발."),
    Plan(ahead: 4, minute: 19 * 60, minutes: 120, title: "Tom's bike tour"),
    Plan(ahead: 9, minute: 11 * 60, minutes: 60, title: "아버지 병원"),
  ]
}
