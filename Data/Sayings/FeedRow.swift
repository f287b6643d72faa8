import Domain

/// The columns of where sayings are pulled from.
enum FeedColumn: Int, RowColumn { case place, pulled, pulledOffset, onlyRow }

/// Where sayings are pulled from as the only row of its table, both ways.
enum FeedRow {
  static let shape = RecordShape<(place: String, pulled: Now), FeedColumn>("sayings_feed") {
    column in
    switch column {
    case .place: .kept("place") { .text($0.place) }.exported()
    case .pulled:
      .kept("pulled_at") { .int($0.pulled.instant) }
        .exported("pulled", .moment(offset: "pulled_offset"))
    case .pulledOffset: .kept("pulled_offset") { .int($0.pulled.offset) }
    case .onlyRow: .kept("only_row") { _ in .int(1) }.imported { _ in .int(1) }
    }
  }

  static func pulled(_ row: Row) -> Now {
    NamedRow<FeedColumn>(row).moment(.pulled, .pulledOffset)
  }
}
