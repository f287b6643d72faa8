import Domain

enum WateringColumn: Int, RowColumn {
  case id, person, day, instant, offset, channel, keyword1, keyword2, keyword3, memo, early, award,
    deletedAt
}

/// Maps waterings to rows and back.
enum WateringRow {
  static let shape = TableMapping<Watering, WateringColumn>("waterings") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .person: .given(.owner(table: "people"))
    case .day: .stored { $0.at.day }.fixed
    case .instant: .stored(.instant) { $0.at.instant }.fixed.exported("at")
    case .offset: .stored { $0.at.offset }.fixed
    case .channel: .stored(channels) { $0.channel?.rawValue }.fixed.exported("by")
    case .keyword1: .stored { $0.keywords.first?.text }
    case .keyword2: .stored { $0.keywords.dropFirst().first?.text }
    case .keyword3: .stored { $0.keywords.dropFirst(2).first?.text }
    case .memo: .stored { $0.memo?.text }
    case .early: .stored { $0.isEarly }.fixed
    case .award: .stored(.number(0...3)) { $0.award }.fixed
    case .deletedAt: .deleted
    }
  }

  fileprivate static let channels = ArchiveMemberKind.choice(
    Watering.Channel.allCases.map(\.rawValue))

  static func watering(_ row: Row, of person: ID<Person>) -> Watering {
    let row = NamedRow<WateringColumn>(row)
    return Watering(
      id: ID(row.text(.id)), person: person, at: row.moment(.instant, .offset),
      channel: row.optionalText(.channel).flatMap(Watering.Channel.init(rawValue:)),
      keywords: [.keyword1, .keyword2, .keyword3].compactMap { row.optionalLine($0) },
      memo: row.optionalMultilineText(.memo), isEarly: row.bool(.early), award: row.int(.award))
  }
}

/// The columns of a contact that was begun but not recorded yet.
enum PendingColumn: Int, RowColumn { case person, channel, instant, offset }

/// Maps pending reviews to rows and back. A query selects either these columns and then the person's id, or the whole
/// person and then these columns.
enum PendingRow {
  static let shape = TableMapping<PendingReview, PendingColumn>("pending_reviews") { column in
    switch column {
    case .person: .given(.owner(table: "people"))
    case .channel: .stored(WateringRow.channels) { $0.channel.rawValue }.exported("by")
    case .instant: .stored(.instant) { $0.at.instant }.exported("at")
    case .offset: .stored { $0.at.offset }
    }
  }

  static func pending(_ row: Row) throws(StorageFailure) -> PendingReview {
    let person = NamedRow<OwnerColumn>(row, from: shape.read.count)
    return try review(of: ID(person.text(.id)), NamedRow(row))
  }

  /// Reads a review that was selected after a whole person.
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
