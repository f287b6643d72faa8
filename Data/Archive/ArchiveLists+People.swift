import Domain

extension ArchiveLists {
  static let people = [persons, waterings, pending, contacts]

  static let persons = ArchiveList(
    "people", table: "people",
    [
      ArchiveMember("id"), ArchiveMember("name"), ArchiveMember("nickname", optional: true),
      ArchiveMember("phone", optional: true),
      ArchiveMember("birthday", nil, .birthday, optional: true),
      ArchiveMember("cycleDays", "cycle_days", .number(1...90)),
      ArchiveMember("alarmHour", "alarm_hour", .number(0...23)),
      ArchiveMember("notify", nil, .flag), ArchiveMember("started", "started_on", .day),
      ArchiveMember("nextWatering", "next_watering", .day),
      ArchiveMember("points", nil, .number(0...12)),
      ArchiveMember("postponedSinceWatering", "postponed", count),
      ArchiveMember("timesWatered", "times_watered", count),
      ArchiveMember("timesPostponed", "times_postponed", count),
      ArchiveMember("lastAward", "last_award", .day, optional: true), deleted,
    ],
    derived: { row in
      [
        ("phone_key", .optional(row["phone"].text.map { PhoneNumber(stored: $0).key })),
        ("name_folded", .text(TextForms.folded(row["name"].text ?? ""))),
        ("nickname_folded", .optional(row["nickname"].text.map(TextForms.folded))),
      ]
    })

  static let channels = ArchiveMemberKind.choice(
    Watering.Channel.allCases.map(\.rawValue))

  static let waterings = ArchiveList(
    "waterings", table: "waterings",
    [
      ArchiveMember("id"), ArchiveMember("person", nil, .owner(table: "people")),
      ArchiveMember("day", nil, .day), ArchiveMember("at", "instant", instant),
      ArchiveMember("by", "channel", channels, optional: true),
      ArchiveMember("keyword1", optional: true), ArchiveMember("keyword2", optional: true),
      ArchiveMember("keyword3", optional: true), ArchiveMember("memo", optional: true),
      ArchiveMember("early", nil, .flag), ArchiveMember("award", nil, .number(0...3)), deleted,
    ])

  static let pending = ArchiveList(
    "pending", table: "pending_reviews", order: "t.person", identity: ["person"],
    [
      ArchiveMember("person", nil, .owner(table: "people")),
      ArchiveMember("by", "channel", channels), ArchiveMember("at", "instant", instant),
    ])

  static let contacts = ArchiveList(
    "contacts", table: "contacts",
    [
      ArchiveMember("id"), ArchiveMember("uid", optional: true), ArchiveMember("name"),
      ArchiveMember("nickname", optional: true),
      ArchiveMember("birthday", nil, .birthday, optional: true),
      ArchiveMember("phones", nil, .phones), ArchiveMember("card", nil, .bytes), deleted,
    ],
    derived: { row in
      let folded = TextForms.folded(row["name"].text ?? "")
      return [
        ("name_folded", .text(folded)), ("name_group", .int(NameOrder.group(of: folded))),
        ("name_sorted", .text(TextForms.bare(folded))),
        ("number_keys", .text(row.phones.map(\.key).sorted().joined(separator: " "))),
        ("fingerprint", .int(Fingerprint.of(CardBytes.significant(row.bytes("card"))))),
      ]
    })
}

extension ArchiveRow {
  /// The telephone numbers of a card.
  var phones: [PhoneNumber] {
    if case .texts(let texts) = self["phones"] { texts.map(PhoneNumber.init(stored:)) } else { [] }
  }

  /// The bytes of a member.
  func bytes(_ name: String) -> [UInt8] {
    if case .bytes(let bytes) = self[name] { bytes } else { [] }
  }
}
