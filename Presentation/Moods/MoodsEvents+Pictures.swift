import Domain
import PresentationKit
import TextUI

/// Runs the requests for picture files and years.
extension MoodsWork {
  func year(_ number: Int, _ moods: Moods) throws(MoodsFailure) -> MoodYearPage {
    let year = try moods.queries.year(number)
    return MoodYearPage(year: year, stats: try moods.queries.stats(year.days))
  }

  /// Writes the poster of a year with its text in the configured font.
  func save(
    _ year: MoodYear, _ form: PictureForm, _ path: String, _ moods: Moods, _ language: Language
  ) throws(MoodsFailure) -> MoodsEvent {
    let font: String?
    do throws(StorageFailure) { font = try moods.preferences.pictureFont() } catch {
      throw .storage(error)
    }
    let poster = YearPoster(year, artist: try moods.queries.artist(), MoodsWords(language))
    let words = FileWords(language)
    do throws(SharingFailure) {
      try moods.share(
        SVG.document(poster.svg, in: font), as: form, to: path, size: SharePicture.poster)
      return .saved(words.wrote(path))
    } catch { return .failed(words.report(error)) }
  }

  func save(
    _ canvas: Canvas, _ form: PictureForm, _ path: String, _ moods: Moods, _ language: Language
  ) -> MoodsEvent {
    let words = FileWords(language)
    do throws(SharingFailure) {
      try moods.share(CanvasScene(canvas).svg(side: SharePicture.side), as: form, to: path)
      return .saved(words.wrote(path))
    } catch { return .failed(words.report(error)) }
  }
}
