import Domain

extension DemoStory {
  static let englishFamily: [Member] = [
    Member(
      draft: PersonInput(name: "Mum", cycleDays: 3, birthday: "1962-04-21", alarmHour: 19),
      since: 371, last: 1, tag: "family",
      notes: [
        Contact(
          by: .call, keywords: ["garden"], memo: "She has moved the dahlias again. Ten pots!"),
        Contact(by: .message, keywords: ["photos"], memo: "Sent her the heron on the weir."),
        Contact(by: .met, keywords: ["soup"], memo: "Leek soup, and the old slides afterwards."),
        Contact(by: .call, keywords: ["choir"], memo: "She sings the alto part down the phone."),
        Contact(by: .met, keywords: ["attic"], memo: "Found my school reports. We laughed a lot."),
      ]),
    Member(
      draft: PersonInput(name: "Dad", cycleDays: 30, birthday: "1961-03-08", alarmHour: 19),
      since: 130, last: 32, tag: "family",
      notes: [
        Contact(
          by: .call, keywords: ["knee", "pears"],
          memo: "His knee is better. I am to come and pick pears."),
        Contact(by: .call, keywords: ["knee"], memo: "Stairs are hard for him. Ask again soon."),
      ]),
    Member(
      draft: PersonInput(
        name: "Maya Ortiz", cycleDays: 7, nickname: "Maya", phone: "+1 415 555 0148",
        alarmHour: 21),
      since: 190, last: 7, tag: "friends", birthdayIn: (1, 33),
      notes: [
        Contact(
          by: .met, keywords: ["job", "tea"],
          memo: "Her first week at the new place. The people there are kind."),
        Contact(by: .call, keywords: ["job"], memo: "She got it! I could hear her smile."),
        Contact(by: .message, keywords: ["job"], memo: "Second interview. Fingers crossed."),
        Contact(by: .met, keywords: ["swim"], memo: "The lake was freezing and she was right."),
      ]),
    Member(
      draft: PersonInput(
        name: "Nora Bennett", cycleDays: 3, nickname: "Nora", phone: "+1 415 555 0123"),
      since: 61, last: 2, tag: "friends",
      notes: [
        Contact(
          by: .met, keywords: ["bread", "park"],
          memo: "The new bakery by the park. We will go again on Saturday."),
        Contact(by: .call, keywords: ["bread"]),
        Contact(
          by: .met, keywords: ["art", "ramen"],
          memo: "The noodles stayed with us longer than the paintings."),
        Contact(by: .messenger, keywords: ["art"], memo: "She has tickets for the museum."),
      ]),
    Member(
      draft: PersonInput(
        name: "Grandma Ruth", cycleDays: 7, nickname: "Gran", phone: "+44 20 7946 0174",
        alarmHour: 17),
      since: 372, last: 16, tag: "family", birthdayIn: (5, 84),
      notes: [
        Contact(
          by: .call, keywords: ["crossword"], memo: "Nine letters, a kind of lily. She knew."),
        Contact(by: .met, keywords: ["scones"], memo: "Wrote the recipe down at last."),
        Contact(by: .call, keywords: ["radio"], memo: "We listened to the same concert."),
      ]),
    Member(
      draft: PersonInput(
        name: "Thomas Berg", cycleDays: 14, nickname: "Tom", birthday: "02-29", alarmHour: 19),
      since: 75, last: 5, tag: "friends",
      notes: [
        Contact(by: .call, keywords: ["bike"], memo: "The bike is mended; he rides again."),
        Contact(by: .messenger, keywords: ["bike"]),
      ]),
    Member(
      draft: PersonInput(
        name: "Jonas", cycleDays: 10, phone: "+49 30 901820", birthday: "1996-08-30"),
      since: 366, last: 10, tag: "family",
      notes: [
        Contact(by: .call, keywords: ["Berlin"], memo: "My little brother has a balcony now."),
        Contact(by: .message, keywords: ["records"], memo: "He found the blue one for me."),
        Contact(by: .met, keywords: ["lake"], memo: "Rowed out, forgot the sandwiches."),
      ]),
    Member(
      draft: PersonInput(name: "Priya Raman", cycleDays: 5, nickname: "Priya"),
      since: 44, last: 3, tag: "work",
      notes: [
        Contact(by: .met, keywords: ["lunch"], memo: "Dosa, and her plan for the spring show."),
        Contact(by: .messenger, keywords: ["poster"]),
        Contact(by: .met, keywords: ["office"], memo: "We share the desk by the window."),
      ]),
    Member(
      draft: PersonInput(
        name: "Samuel Reid", cycleDays: 21, nickname: "Sam", phone: "+44 20 7946 0958"),
      since: 94, last: 22, tag: "friends",
      notes: [
        Contact(by: .call, keywords: ["chess"], memo: "I am two games behind and he knows it.")
      ]),
    Member(
      draft: PersonInput(name: "Iris", cycleDays: 14, nickname: "Iris"),
      since: 300, last: 9, tag: "family", birthdayIn: (3, 9),
      notes: [
        Contact(by: .met, keywords: ["kite"], memo: "The kite is in the oak. It lives there now."),
        Contact(by: .call, keywords: ["tooth"], memo: "She lost the wobbly one in an apple."),
      ]),
    Member(
      draft: PersonInput(name: "Grace Okafor", cycleDays: 30, phone: "+1 212 555 0117"),
      since: 66, last: 12, tag: "work",
      notes: [Contact(by: .message, keywords: ["novel"], memo: "Her book is out in the spring!")]),
    Member(
      draft: PersonInput(name: "Mrs Whitcombe", cycleDays: 60, birthday: "1938-12-19"),
      since: 140, last: 31, tag: "choir",
      notes: [Contact(by: .met, keywords: ["plums"], memo: "A bag of plums over the hedge.")]),
    Member(
      draft: PersonInput(
        name: "Ben Sato", cycleDays: 45, nickname: "Ben", phone: "+81 3 5555 0122"),
      since: 150, last: 20, tag: "work", postponed: 2,
      notes: [Contact(by: .messenger, keywords: ["Kyoto"], memo: "He sends a maple, I send rain.")]),
    Member(
      draft: PersonInput(
        name: "Eleanor Whitby", cycleDays: 90, nickname: "Eleanor", phone: "+44 20 7946 0321"),
      since: 49, last: nil, tag: "choir"),
  ]
}
