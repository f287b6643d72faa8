import Domain
import PresentationKit
import PresentationPeople
import PresentationSchedule

extension PublishTexts {
  /// Returns the texts of published files in a language.
  static func haru(in language: Language) -> PublishTexts {
    let (words, people) = (PublishWords(language), PeopleWords(language))
    return PublishTexts(
      language: language.rawValue + " " + language.clock.rawValue,
      calendarName: ShellWords.haru(language), watering: words.watering,
      birthday: people.birthday(of:), date: people.title(of:), lastDay: words.lastDay,
      mood: words.mood,
      untitled: EventFileWords.untitledNames,
      page: { PublishedPage($0, language).bytes },
      pages: { FolderPages(language, publishedOn: $0) })
  }
}

extension Publishing {
  /// Whether this device publishes. False if that cannot be read, which `haru publish` reports.
  var isSetUp: Bool {
    do throws(StorageFailure) { return try publication() != nil } catch { return false }
  }

  /// Publishes after a sync. Returns a remark about a failure; nil if there is none, or if nothing is published.
  func publishSilently(in language: Language) -> String? {
    let words = PublishWords(language)
    var remote: String?
    do throws(StorageFailure) { remote = try publication()?.remote } catch {
      return words.failed(error.report(language))
    }
    guard remote != nil else { return nil }
    do throws(PublishFailure) { _ = try self(.haru(in: language)) } catch {
      return words.failed(words.report(error, at: remote))
    }
    return nil
  }
}
