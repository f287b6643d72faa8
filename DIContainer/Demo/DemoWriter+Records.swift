package import Domain
import HaruStore

extension DemoWriter {
  /// Writes all records of the story, and the name with which its mood pictures are signed. They cannot be undone.
  package func write() throws(StorageFailure) {
    try addPeople()
    try addDays()
    try addSayingsAndBooks()
    try adapters.preferences.set(Preference.moodsArtist.rawValue, to: story.artist)
    try adapters.history.forget()
  }

  private func addPeople() throws(StorageFailure) {
    do throws(PeopleFailure) { try plant() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .ambiguous, .noWatering:
        preconditionFailure("the demo breaks a rule")
      }
    }
    do throws(AddressBookFailure) { try takeCards() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .file: preconditionFailure("the demo reads no files")
      }
    }
  }

  private func addDays() throws(StorageFailure) {
    do throws(MoodsFailure) { try feel() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .ambiguous: preconditionFailure("the demo breaks a rule")
      }
    }
    do throws(ScheduleFailure) { try plan() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .ambiguous: preconditionFailure("the demo breaks a rule")
      }
    }
  }

  private func addSayingsAndBooks() throws(StorageFailure) {
    do throws(SayingsFailure) { try keepSayings() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .none:
        preconditionFailure("the demo breaks a rule")
      }
    }
    do throws(ReadingFailure) { try read() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .refused, .unknown, .ambiguous, .ambiguousSentence, .ambiguousFavourite:
        preconditionFailure("the demo breaks a rule")
      }
    }
  }
}
