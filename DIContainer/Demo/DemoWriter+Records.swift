package import Domain
import HaruStore

extension DemoWriter {
  /// Writes all records of the story, and the name with which its mood pictures are signed. They cannot be undone.
  package func write() throws(StorageFailure) {
    try addPeople()
    try addDays()
    try addSayingsAndBooks()
    try addCounts()
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

  private func addCounts() throws(StorageFailure) {
    do throws(CountsFailure) { try count() } catch {
      switch error {
      case .storage(let failure): throw failure
      case .unknown, .badTag, .badAmount, .badUnit, .badGoal, .ambiguous, .nothing:
        preconditionFailure("the demo breaks a rule")
      }
    }
  }

  /// Counts tags. The goal of a counter applies from its first day on.
  private func count() throws(CountsFailure) {
    for story in story.counts {
      for daysAgo in (0...story.since).reversed() {
        guard daysAgo == story.since || randomSource.below(10) < story.often else { continue }
        let counts = features(at: moment(daysAgo: daysAgo, minute: 18 * 60)).counts
        let amount = story.least + randomSource.below(story.most - story.least + 1)
        let counter = try counts.add(story.tag, String(amount)).counter
        guard daysAgo == story.since else { continue }
        if !story.unit.isEmpty { _ = try counts.edit(counter.id, unit: story.unit) }
        if let limit = story.limit {
          _ = try counts.setGoal(counter.id, CountGoal(CountAmount(limit), atMost: true))
        }
      }
    }
  }
}
