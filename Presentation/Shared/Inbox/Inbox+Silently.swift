package import Domain
package import PresentationKit

extension Inbox {
  /// Stores new notes without saying so, as a timer and open screens do. Failures are ignored and tried again later,
  /// because `haru inbox` reports them. Returns the number of notes.
  @discardableResult
  package func takeInSilently(in language: Language, folders: InboxFolders = .all) -> Int {
    do throws(CaptureStop) {
      return try takeIn(
        folders: folders,
        by: .capture(
          DateOrder.monthFirst.spoken(in: language), in: language, now: now)
      ).notes.count
    } catch { return 0 }
  }
}
