import Domain

/// The way to a record of any part, by its name.
struct ItemWay {
  let features: Features
  let language: Language

  /// Where a record is; one that is gone meanwhile is no longer anywhere.
  func to(_ name: ItemName) -> FindingEvent {
    switch name.part {
    case .people: toPerson(name.id)
    case .sayings: toSaying(name.id)
    case .moods: toFeeling(name.id)
    case .schedule: toEvent(name.id)
    case .books: toBook(name.id)
    }
  }

  private var gone: FindingEvent {
    .failed(
      Report(code: "unknownRecord", message: FindingWords(language).gone, status: .notFound))
  }

  private func toPerson(_ id: String) -> FindingEvent {
    do throws(PeopleError) {
      let person = try features.people.find(id)
      guard person.id.text == id else { return gone }
      return .leads(.people(.card(features.people.look(at: person))))
    } catch {
      guard case .storage = error else { return gone }
      return .failed(PeopleWords(language).report(error))
    }
  }

  private func toSaying(_ id: String) -> FindingEvent {
    do throws(SayingsError) {
      let saying = try features.sayings.look.find(id)
      return .leads(.sayings(.saying(saying.number, SayingsQuery(), place: 0)))
    } catch {
      guard case .storage = error else { return gone }
      return .failed(SayingsWords(language).report(error))
    }
  }

  private func toFeeling(_ id: String) -> FindingEvent {
    do throws(MoodsError) {
      let record = try features.moods.look.find(id)
      guard record.id.text == id else { return gone }
      let theme = try features.moods.look.day(record.day).theme
      return .leads(.moods(.card(record, theme)))
    } catch {
      guard case .storage = error else { return gone }
      return .failed(MoodsWords(language).report(error))
    }
  }

  private func toEvent(_ id: String) -> FindingEvent {
    let look = features.schedule.look
    do throws(ScheduleError) {
      let event = try look.find(id)
      guard event.id.text == id else { return gone }
      return .leads(.schedule(.day(event.start.day, event.id)))
    } catch {
      guard case .storage = error else { return gone }
      return .failed(ScheduleWords(language).report(error, at: look.now))
    }
  }

  /// A book by its id, by that of one of its sentences, or, where it is only liked, by its name.
  private func toBook(_ id: String) -> FindingEvent {
    let books = features.reading.books
    func found<T>(_ look: () throws(ReadingError) -> T) throws(ReadingError) -> T? {
      do throws(ReadingError) { return try look() } catch {
        if case .storage = error { throw error }
        return nil
      }
    }
    do throws(ReadingError) {
      let book = try found { () throws(ReadingError) in try books.find(id) }
      if let book, book.id.text == id || book.facts.isbn?.text == id {
        return .leads(.reading(.book(book.id)))
      }
      let sentence = try found { () throws(ReadingError) in try books.sentence(id) }
      if let sentence, sentence.id.text == id { return .leads(.reading(.book(sentence.book))) }
      let liked = try found { () throws(ReadingError) in try books.favourite(id) }
      if let liked, liked.name.text == id {
        return .leads(.reading(.search(.found(FoundBook(liked.facts)))))
      }
      return gone
    } catch { return .failed(ReadingWords(language).report(error)) }
  }
}
