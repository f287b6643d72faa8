import Domain

enum FeedColumn: Int, RowColumn { case place, pulledAt, pulledOffset, onlyRow }

/// Maps the feed address to the only row of its table and back.
enum FeedRow {
  static let shape = TableMapping<(place: String, pulled: Now), FeedColumn>("sayings_feed") {
    column in
    switch column {
    case .place: .stored { $0.place }
    case .pulledAt:
      .stored(.moment(offset: "pulled_offset")) { $0.pulled.instant }.exported("pulled")
    case .pulledOffset: .stored { $0.pulled.offset }
    case .onlyRow: .stored { _ in 1 }.imported { _ in 1 }
    }
  }

  static func pulled(_ row: Row) -> Now {
    NamedRow<FeedColumn>(row).moment(.pulledAt, .pulledOffset)
  }
}
