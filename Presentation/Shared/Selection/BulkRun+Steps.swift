import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule

/// The steps that change one selected record each, through the same calls as the command line.
extension BulkRun {
  func step(_ name: RowName) throws(BulkFailure) -> BulkStep {
    switch (part, name) {
    case (.people, .record(let id)): try person(ID(id))
    case (.sayings, .record(let id)): try saying(id)
    case (.moods, .record(let id)): try mood(ID(id))
    case (.schedule, .event(let name, _)): try event(name)
    case (.books, .record(let id)): try book(ID(id))
    case (.books, .liked(let name)): try liked(name)
    case (.notes, .record(let id)): try note(ID(id))
    case (_, .record), (_, .event), (_, .liked): .gone
    }
  }

  private func person(_ id: ID<Person>) throws(BulkFailure) -> BulkStep {
    let words = PeopleWords(language)
    let actions = PeopleActions(people: features.people, words: words)
    do throws(PeopleFailure) {
      switch change {
      case .water(let early):
        let contact = Contact(isEarly: early == true)
        return .done(try actions.water(id, contact).record.plant.person.calledName)
      case .remove: return .done(try features.people.remove(id).person.calledName)
      case .like, .unlike, .use, .shelve, .finish: return .gone
      }
    } catch {
      switch error {
      case .storage(let failure): throw .storage(failure)
      case .unknown: return .gone
      case .refused, .noWatering, .ambiguous: return .refused(words.report(error))
      }
    }
  }

  private func saying(_ id: String) throws(BulkFailure) -> BulkStep {
    guard let number = SayingNumber(id) else { return .gone }
    let words = SayingsWords(language)
    let actions = SayingsActions(sayings: features.sayings, words: words)
    do throws(SayingsFailure) {
      let saying: Saying
      switch change {
      case .like: saying = try actions.like(number, !isTakenBack).record
      case .use: saying = try actions.use(number, !isTakenBack).record
      case .remove: saying = try actions.remove(number).record
      case .water, .unlike, .shelve, .finish: return .gone
      }
      return .done(SayingTexts(words).summary(saying.words))
    } catch {
      switch error {
      case .storage(let failure): throw .storage(failure)
      case .unknown, .none: return .gone
      case .refused: return .refused(words.report(error))
      }
    }
  }

  private func mood(_ id: ID<MoodRecord>) throws(BulkFailure) -> BulkStep {
    let words = MoodsWords(language)
    do throws(MoodsFailure) {
      switch change {
      case .remove:
        let record = try MoodsActions(moods: features.moods, words: words).remove(id).record
        let level = record.level.map { "\($0.value)" }
        return .done(record.text?.text ?? level ?? record.day.description)
      case .water, .like, .unlike, .use, .shelve, .finish: return .gone
      }
    } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      if case .unknown = error { return .gone }
      return .refused(words.report(error))
    }
  }

  /// Removes an event. Of a series, only the selected occurrence is removed.
  private func event(_ name: Event.Name) throws(BulkFailure) -> BulkStep {
    let words = ScheduleWords(language)
    let schedule = features.schedule
    let actions = ScheduleActions(schedule: schedule, words: words)
    do throws(ScheduleFailure) {
      switch change {
      case .remove:
        let event = try schedule.queries.find(name.id.text)
        guard event.id == name.id else { return .gone }
        let scope = event.isOccurrence ? name.day.map { SeriesScope.this($0) } : nil
        return .done(try actions.remove(event, scope, evenPast: true).record.title.text)
      case .water, .like, .unlike, .use, .shelve, .finish: return .gone
      }
    } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      if case .unknown = error { return .gone }
      return .refused(words.report(error, at: schedule.queries.now))
    }
  }

  private func book(_ id: ID<Book>) throws(BulkFailure) -> BulkStep {
    try reading { (actions) throws(ReadingFailure) in
      switch change {
      case .shelve(let step): try actions.shelve(id, step).record.facts
      case .remove: try actions.remove(id).record.facts
      case .like: try actions.like(features.reading.books.book(id)).record.facts
      case .water, .unlike, .use, .finish: nil
      }
    }
  }

  private func liked(_ name: LikedName) throws(BulkFailure) -> BulkStep {
    try reading { (actions) throws(ReadingFailure) in
      switch change {
      case .unlike: try actions.unlike(name).record.facts
      case .water, .like, .use, .shelve, .finish, .remove: nil
      }
    }
  }

  private func note(_ id: ID<Note>) throws(BulkFailure) -> BulkStep {
    do throws(NotesFailure) {
      switch change {
      case .finish: return .done(try features.notes.finish(id).text.text)
      case .remove: return .done(try features.notes.remove(id).text.text)
      case .water, .like, .unlike, .use, .shelve: return .gone
      }
    } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      if case .unknown = error { return .gone }
      return .refused(NotesWords(language).report(error))
    }
  }

  private func reading(_ verb: (ReadingActions) throws(ReadingFailure) -> BookMetadata?)
    throws(BulkFailure) -> BulkStep
  {
    let words = ReadingWords(language)
    do throws(ReadingFailure) {
      let facts = try verb(ReadingActions(reading: features.reading, words: words))
      return facts.map { .done($0.title.text) } ?? .gone
    } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      if case .unknown = error { return .gone }
      return .refused(words.report(error))
    }
  }

  // MARK: Checks before the change

  /// Returns the number of selected people who do not need water yet.
  func early(_ names: [RowName]) throws(BulkFailure) -> Int {
    var count = 0
    for case .record(let id) in names {
      do throws(PeopleFailure) {
        let person = try features.people.find(id)
        if person.id.text == id, features.people.queries(at: person).isEarly { count += 1 }
      } catch {
        if case .storage(let failure) = error { throw .storage(failure) }
      }
    }
    return count
  }

  /// Whether all selected sayings are already liked or used, so that the same change is reversed. False for other parts
  /// and other changes.
  func allHave(_ names: [RowName]) throws(BulkFailure) -> Bool {
    guard part == .sayings, change == .like || change == .use else { return false }
    for case .record(let id) in names {
      do throws(SayingsFailure) {
        let saying = try features.sayings.queries.find(id)
        if !(change == .like ? saying.isLiked : saying.isUsed) { return false }
      } catch {
        if case .storage(let failure) = error { throw .storage(failure) }
      }
    }
    return true
  }
}
