import Domain

/// The columns of a watering.
enum WateringColumn: Int, RowColumn {
  case id, person, day, instant, offset, channel, keyword1, keyword2, keyword3, memo, early, award,
    deleted
}

/// A watering as a row of the store, both ways.
enum WateringRow {
  static let shape = RecordShape<Watering, WateringColumn>("waterings") { column in
    switch column {
    case .id: .kept("id") { .text($0.id.text) }.fixed.exported()
    case .person: .given("person").exported(nil, .owner(table: "people"))
    case .day: .kept("day") { .day($0.at.day) }.fixed.exported(nil, .day)
    case .instant: .kept("instant") { .int($0.at.instant) }.fixed.exported("at", .instant)
    case .offset: .kept("offset") { .int($0.at.offset) }.fixed
    case .channel:
      .kept("channel") { .optional($0.channel?.rawValue) }.fixed
        .exported("by", channels, optional: true)
    case .keyword1: .kept("keyword1") { keyword(0, of: $0) }.exported(optional: true)
    case .keyword2: .kept("keyword2") { keyword(1, of: $0) }.exported(optional: true)
    case .keyword3: .kept("keyword3") { keyword(2, of: $0) }.exported(optional: true)
    case .memo: .kept("memo") { .optional($0.memo?.text) }.exported(optional: true)
    case .early: .kept("early") { .bool($0.isEarly) }.fixed.exported(nil, .flag)
    case .award: .kept("award") { .int($0.award) }.fixed.exported(nil, .number(0...3))
    case .deleted: .deleted
    }
  }

  fileprivate static let channels = ArchiveMemberKind.choice(
    Watering.Channel.allCases.map(\.rawValue))

  private static func keyword(_ place: Int, of watering: Watering) -> Value {
    .optional(place < watering.keywords.count ? watering.keywords[place].text : nil)
  }

  static func watering(_ row: Row, of person: ID<Person>) -> Watering {
    let row = NamedRow<WateringColumn>(row)
    return Watering(
      id: ID(row.text(.id)), person: person, at: row.moment(.instant, .offset),
      channel: row.optionalText(.channel).flatMap(Watering.Channel.init(rawValue:)),
      keywords: [.keyword1, .keyword2, .keyword3].compactMap { row.optionalLine($0) },
      memo: row.optionalPassage(.memo), isEarly: row.bool(.early), award: row.int(.award))
  }
}

/// The columns of a contact that was begun and still has to be recorded.
enum PendingColumn: Int, RowColumn { case person, channel, instant, offset }

/// A pending review as a row of the store, both ways. Behind it stands whose it is, where nothing
/// else of that person was asked for.
enum PendingRow {
  static let shape = RecordShape<PendingReview, PendingColumn>("pending_reviews") { column in
    switch column {
    case .person: .given("person").exported(nil, .owner(table: "people"))
    case .channel:
      .kept("channel") { .text($0.channel.rawValue) }.exported("by", WateringRow.channels)
    case .instant: .kept("instant") { .int($0.at.instant) }.exported("at", .instant)
    case .offset: .kept("offset") { .int($0.at.offset) }
    }
  }

  static func pending(_ row: Row) throws(StorageFailure) -> PendingReview {
    let person = NamedRow<OwnerColumn>(row, from: shape.read.count)
    return try review(of: ID(person.text(.id)), NamedRow(row))
  }

  /// Reads it behind the whole person.
  static func waiting(_ row: Row) throws(StorageFailure) -> WaitingReview {
    let person = try PeopleRow.person(row)
    let row = NamedRow<PendingColumn>(row, from: PeopleRow.shape.read.count)
    return WaitingReview(person, try review(of: person.id, row))
  }

  private static func review(of person: ID<Person>, _ row: NamedRow<PendingColumn>)
    throws(StorageFailure) -> PendingReview
  {
    PendingReview(
      person: person, channel: try row.word(.channel), at: row.moment(.instant, .offset))
  }
}
