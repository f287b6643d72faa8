import Domain

extension DemoStory {
  package static let english = DemoStory(
    artist: "Haru", family: englishFamily,
    cards: [
      ("Nora Bennett", "+1 415 555 0123"), ("Maya Ortiz", "+1 415 555 0148"),
      ("Grace Okafor", "+1 212 555 0117"), ("Samuel Reid", "+44 20 7946 0958"),
      ("Emma Lindqvist", "+46 70 174 06 05"), ("Noah Park", "+1 415 555 0190"),
      ("Olive from choir", "+1 415 555 0137"), ("The vet", "+1 415 555 0166"),
    ],
    sayings: englishSayings, feelings: englishFeelings,
    awake: [
      Remark(57, "Still up. The house ticks as it cools."), Remark(66, "One more page, then bed."),
    ], remarks: englishRemarks,
    plans: englishPlans, routines: englishRoutines, shelves: englishShelves,
    counts: [
      Count(tag: "coffee", since: 118, least: 1, most: 4, often: 9, limit: 3),
      Count(tag: "run", unit: "km", since: 290, least: 3, most: 7, often: 4),
      Count(tag: "piano", unit: "min", since: 64, least: 10, most: 45, often: 6),
    ])

  private static let englishSayings: [AddedSaying] = [
    AddedSaying(
      daysAgo: 310,
      draft: SayingDraft(
        eng: "There is nothing half so much worth doing as simply messing about in boats.",
        who: "Kenneth Grahame"), isLiked: true),
    AddedSaying(
      daysAgo: 204,
      draft: SayingDraft(
        eng: "I am not afraid of storms, for I am learning how to sail my ship.",
        who: "Louisa May Alcott"), isLiked: true, isUsed: true),
    AddedSaying(
      daysAgo: 121,
      draft: SayingDraft(eng: "Nobody has ever come home sorry about a walk.", who: "Mum"),
      isLiked: true),
    AddedSaying(
      daysAgo: 58,
      draft: SayingDraft(
        eng: "Where you tend a rose, my lad, a thistle cannot grow.",
        who: "Frances Hodgson Burnett"), isUsed: true),
    AddedSaying(
      daysAgo: 33,
      draft: SayingDraft(eng: "Pick the pears before you talk about the pears.", who: "Dad")),
    AddedSaying(
      daysAgo: 16,
      draft: SayingDraft(
        eng: "A late scone is still a scone.", who: "Grandma Ruth"), isLiked: true),
    AddedSaying(
      daysAgo: 1,
      draft: SayingDraft(
        eng: "The morning wind forever blows, the poem of creation is uninterrupted; but few are "
          + "the ears that hear it.", who: "Henry David Thoreau")),
  ]

  private static let englishRoutines: [Routine] = [
    Routine(weekdays: .workdays, minute: 9 * 60 + 15, minutes: 30, title: "Standup"),
    Routine(
      weekdays: [.tuesday], minute: 19 * 60 + 30, minutes: 90, title: "Choir", reminders: [1800]),
    Routine(weekdays: [.wednesday], minute: 7 * 60, minutes: 45, title: "Run along the river"),
    Routine(weekdays: [.thursday], minute: 18 * 60 + 30, minutes: 90, title: "Climbing"),
    Routine(weekdays: [.saturday], minute: 9 * 60 + 30, minutes: 90, title: "Farmers' market"),
    Routine(weekdays: [.sunday], minute: 13 * 60, minutes: 120, title: "Sunday lunch at Mum's"),
  ]

  private static let englishPlans: [Plan] = [
    Plan(ahead: -16, minute: 14 * 60, minutes: 90, title: "Scones with Gran"),
    Plan(ahead: -9, minute: 10 * 60, minutes: 60, title: "Return library books"),
    Plan(ahead: -4, minute: 19 * 60, minutes: 150, title: "The museum at night, with Nora"),
    Plan(
      ahead: 0, minute: 11 * 60 + 30, minutes: 45, title: "Dentist",
      body: "Third floor. Bring the card.", weekdays: .workdays, reminders: [3600]),
    Plan(
      ahead: 0, minute: 12 * 60 + 45, minutes: 60, title: "Lunch with Priya",
      body: "The dosa place. Ask about the spring show.", weekdays: .workdays),
    Plan(
      ahead: 0, minute: 14 * 60 + 30, minutes: 60, title: "Design review", weekdays: .workdays),
    Plan(
      ahead: 0, minute: 15 * 60, minutes: 30, title: "Call with the printer",
      weekdays: .workdays),
    Plan(
      ahead: 0, minute: 15 * 60 + 30, minutes: 75, title: "Walk by the river",
      body: "Listen for the robin.", weekdays: .weekend),
    Plan(
      ahead: 0, minute: 18 * 60 + 30, minutes: 90, title: "Dinner with Maya",
      body: "The noodle place by the station, a table at the window.\n"
        + "The first time since she changed jobs: give her book back, and hear about it all."),
    Plan(ahead: 0, minute: 21 * 60, minutes: 45, title: "Pack for Porto"),
    Plan(
      ahead: 1, minute: 0, minutes: 1440, title: "flowers for Maya", body: "Not tulips."),
    Plan(
      ahead: 1, minute: 16 * 60, minutes: 120, title: "Eleanor's exhibition", body: "Take flowers."),
    Plan(ahead: 2, minute: 17 * 60, minutes: 60, title: "Sam, a game of chess"),
    Plan(
      ahead: 3, minute: 15 * 60, minutes: 150, title: "Iris turns nine",
      body: "The kite is wrapped. Do not mention the oak."),
    Plan(
      ahead: 5, minute: 7 * 60, minutes: 4 * 1440 + 12 * 60, title: "Porto",
      body: "Train at 7:12. The flat is on the hill, key with the baker downstairs."),
    Plan(
      ahead: 9, minute: 8 * 60, minutes: 30, title: "Water the allotment",
      repeating: "every 3 days 12 times"),
    Plan(
      ahead: 11, minute: 11 * 60, minutes: 60, title: "Dad at the clinic", reminders: [3600]),
    Plan(ahead: 12, minute: 19 * 60, minutes: 120, title: "Bike tour evening with Tom"),
    Plan(ahead: 13, minute: 0, minutes: 1440, title: "Studio closed"),
    Plan(ahead: 16, minute: 20 * 60, minutes: 120, title: "Choir concert", body: "Black and red."),
  ]
}
