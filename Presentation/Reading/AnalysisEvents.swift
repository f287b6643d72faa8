package import Domain
import TextUI

/// The requests that the analysis screens send to the features.
package enum AnalysisWork: Equatable, Sendable {
  /// Loads the summary of all charts.
  case overview
  /// Loads every day with records.
  case days
  case categories
  case finished
  case hours
  /// Loads the months with records.
  case months
  /// Loads a range of a month's records.
  case records(month: Day, ListAnchor<RecordName>, length: Int)
  /// Writes a drawing to a file.
  case save([UInt8], path: String)
}

/// The features' answers to the analysis screens.
package enum AnalysisEvent: Equatable, Sendable {
  /// The summary of all charts, and the pages per day of the year that ends today.
  case overview(ReadingOverview, year: PageWindow)
  case days([DayPages], today: Day)
  case categories([CategoryPages])
  case finished([DayFinishings])
  case hours([PartRecords])
  case months([ReadingMonth])
  case records(month: Day, ListSlice<Activity>)
  case saved(path: String)
  /// The drawing could not be written.
  case notSaved(SharingFailure)
}

extension AnalysisWork {
  func run(_ features: Features) throws(ReadingFailure) -> AnalysisEvent {
    let reading = features.reading
    let queries = reading.queries
    switch self {
    case .overview:
      let overview = try queries.overview()
      return .overview(
        overview, year: try queries.daily(PageWindow.year, ending: overview.today))
    case .days:
      let days = try queries.days()
      return .days(days.read, today: days.today)
    case .categories: return .categories(try queries.categories())
    case .finished: return .finished(try queries.finishedByMonth())
    case .hours: return .hours(try queries.parts())
    case .months: return .months(try queries.months())
    case .records(let month, let anchor, let length):
      return .records(
        month: month, try queries.month(month, around: anchor, length: length))
    case .save(let drawing, let path):
      let font: String?
      do throws(StorageFailure) { font = try features.preferences.pictureFont() } catch {
        throw .storage(error)
      }
      do throws(SharingFailure) {
        try reading.share(SVG.document(drawing, in: font), to: path)
        return .saved(path: path)
      } catch { return .notSaved(error) }
    }
  }
}
