/// The user's settings, typed and with defaults.
public struct Preferences: Sendable {
  let store: any PreferencesRepository
  let fonts: FontBook
  let holidays: HolidayFiles?
  let clocks: ClockChanges?

  /// Uses `fonts` to validate the picture font and `holidays` to validate the holiday file. `clocks` are the changes of
  /// the clocks that calendars may show.
  public init(
    _ store: any PreferencesRepository, fonts: FontBook = .unknown, holidays: HolidayFiles? = nil,
    clocks: ClockChanges? = nil
  ) {
    self.store = store
    self.fonts = fonts
    self.holidays = holidays
    self.clocks = clocks
  }

  /// Returns the value of a setting. A stored value that this version does not accept counts as the default.
  public func value(of preference: Preference) throws(StorageFailure) -> String {
    guard let value = try store.value(of: preference.rawValue) else {
      return preference.defaultValue
    }
    switch preference.kind {
    case .flag, .choice, .number, .hours, .cycles, .target:
      do throws(PreferenceFailure) { return try preference.accepted(value) } catch {
        return preference.defaultValue
      }
    case .text, .address, .command: return value
    }
  }

  /// Changes a setting by name. An empty text clears a value that may be empty, such as a URL, command, key or path. An
  /// empty artist's name leaves the setting unchanged.
  public func set(_ name: String, to value: String) throws(PreferenceFailure) -> Preference {
    let preference = try preference(named: name)
    var kept = try preference.accepted(value)
    // A cycle without a tag changes the default and keeps the cycles of tags.
    if preference == .peopleCycle, let cycle = TagCycles.cycle(value) {
      do throws(StorageFailure) { kept = try tagCycles().with(defaultCycle: cycle).text } catch {
        throw .storage(error)
      }
    }
    if kept.isEmpty, preference == .moodsArtist { return preference }
    if preference == .pictureFont, !kept.isEmpty { kept = try installed(kept) }
    if preference == .calendarHolidayFile, !kept.isEmpty, let holidays {
      kept = holidays.whole(kept)
      do throws(HolidayFileFailure) { _ = try holidays.book(kept) } catch {
        throw .holidays(error)
      }
    }
    do throws(StorageFailure) { try store.set(preference.rawValue, to: kept) } catch {
      throw .storage(error)
    }
    return preference
  }

  /// Resets a setting to its default.
  public func reset(_ name: String) throws(PreferenceFailure) -> Preference {
    let preference = try preference(named: name)
    do throws(StorageFailure) { try store.set(preference.rawValue, to: nil) } catch {
      throw .storage(error)
    }
    return preference
  }

  /// Returns the setting with a current or former name.
  public func preference(named name: String) throws(PreferenceFailure) -> Preference {
    guard let preference = Preference(rawValue: name) ?? Preference.formerNames[name] else {
      throw .unknown(name)
    }
    return preference
  }

  /// The path of the settings file; nil if the settings are not in a file.
  public var path: String? { store.path }

  /// The settings whose former names were replaced in the file when it was opened.
  public var renamed: [Preference] { store.renamed }

  /// Returns the invalid entries of the settings file.
  public func problems() throws(StorageFailure) -> [PreferenceParseError] { try store.problems() }

  /// Returns the fonts available for pictures, and whether each is the chosen one.
  public func pictureFonts() throws(PreferenceFailure) -> [(family: FontFamily, isChosen: Bool)] {
    let families: [FontFamily]
    do throws(FontFailure) { families = try fonts.hangul() } catch { throw .fonts(error) }
    let chosen: String?
    do throws(StorageFailure) { chosen = try pictureFont() } catch { throw .storage(error) }
    return families.map { family in (family, chosen.map { family.isCalled($0) } ?? false) }
  }

  /// Returns the name of an installed font in the spelling of its family. Throws if no family has the name.
  private func installed(_ name: String) throws(PreferenceFailure) -> String {
    let families: [FontFamily]
    do throws(FontFailure) { families = try fonts.hangul() } catch { throw .fonts(error) }
    let spelled = families.lazy.flatMap(\.names).first { $0.lowercased() == name.lowercased() }
    guard let spelled else { throw .unknownFont(name, known: families.map(\.name)) }
    return spelled
  }

  /// Returns whether animations are enabled.
  public func hasMotion() throws(StorageFailure) -> Bool { try value(of: .motion) == "on" }
  /// Returns whether the shapes of a mood picture may be rearranged (shuffled).
  public func mayShuffle() throws(StorageFailure) -> Bool { try value(of: .moodsShuffle) == "on" }
  /// Returns which moods a mood picture (canvas) shows: those of one day, or the newest ones.
  public func canvasMode() throws(StorageFailure) -> CanvasMode {
    CanvasMode(rawValue: try value(of: .moodsPicture)) ?? .daily
  }
  /// Returns the name that the user signs pictures with; nil if it is not set.
  public func artistName() throws(StorageFailure) -> String? {
    let name = try value(of: .moodsArtist)
    return name.isEmpty ? nil : name
  }
}

extension Preferences {
  /// Returns the catalogues to search for books, with their keys and URLs.
  public func bookCatalogues() throws(StorageFailure) -> BookCatalogues {
    func text(_ preference: Preference) throws(StorageFailure) -> String? {
      let value = try value(of: preference)
      return value.isEmpty ? nil : value
    }
    return BookCatalogues(
      chosen: BookSource(rawValue: try value(of: .booksSource)) ?? .openlibrary,
      aladinKey: try text(.booksAladinKey), aladin: try text(.booksAladinURL),
      openLibrary: try text(.booksOpenLibraryURL),
      kakao: KeyedCatalogue(key: try text(.booksKakaoKey), address: try text(.booksKakaoURL)),
      naru: KeyedCatalogue(key: try text(.booksNaruKey), address: try text(.booksNaruURL)),
      isOffline: try value(of: .booksOffline) == "on")
  }

  /// Returns whether to notify the user of the birthdays of contacts in the address book.
  public func includesBirthdaysOfContacts() throws(StorageFailure) -> Bool {
    try value(of: .contactsBirthdays) == "on"
  }

  /// Returns the default hour of reminders about people.
  public func peopleHour() throws(StorageFailure) -> Int {
    Int(try value(of: .peopleHour)) ?? 20
  }

  /// Returns how the dates of people are counted. `countsFirstDay` applies unless the user has chosen.
  public func dateCustoms(countsFirstDay: Bool) throws(StorageFailure) -> DateCustoms {
    let count = try value(of: .peopleDayCount)
    return DateCustoms(
      countsFirstDay: count == Preference.auto ? countsFirstDay : count == "one",
      hasMilestones: try value(of: .peopleMilestones) == "on",
      ahead: NewBookTarget(try value(of: .peopleDatesAhead))?.days.map { [$0 * 86_400] } ?? [])
  }

  /// Returns the currency of amounts that name none. `own` applies unless the user has chosen.
  public func currency(otherwise own: String) throws(StorageFailure) -> String {
    let chosen = try value(of: .peopleCurrency)
    return chosen == Preference.auto ? own : chosen
  }

  /// Returns the default contact cycles by tag.
  public func tagCycles() throws(StorageFailure) -> TagCycles {
    TagCycles(try value(of: .peopleCycle)) ?? TagCycles()
  }

  /// Returns the default reading target of new books.
  public func defaultTarget() throws(StorageFailure) -> NewBookTarget {
    NewBookTarget(try value(of: .booksTarget)) ?? .none
  }

  /// Changes the default cycle of a tag. Returns the new cycle. An empty text removes the cycle, and nil is returned.
  public func setCycle(of tag: String, to typed: String) throws(PreferenceFailure) -> Cycle? {
    var cycle: Cycle?
    if !Text.trimmed(typed).isEmpty {
      cycle = TagCycles.cycle(typed)
      if cycle == nil { throw .notACycle(tag: tag, typed, Cycle.range) }
    }
    let cycles: TagCycles
    do throws(StorageFailure) { cycles = try tagCycles() } catch { throw .storage(error) }
    _ = try set(Preference.peopleCycle.rawValue, to: cycles.with(tag, cycle).text)
    return cycle
  }

  /// Returns the colour settings of the screens.
  public func colourOptions() throws(StorageFailure) -> ColourOptions {
    ColourOptions(theme: try value(of: .theme), appearance: try value(of: .appearance))
  }

  /// Returns the settings for clocks, weeks and calendars.
  public func calendarCustoms() throws(StorageFailure) -> CalendarCustoms {
    var customs = try CalendarCustoms(files: holidays) { (preference) throws(StorageFailure) in
      try value(of: preference)
    }
    customs.clockChanges = clocks
    return customs
  }

  /// Returns the idle minutes after which the screens are locked; 0 for never.
  public func idleMinutes() throws(StorageFailure) -> Int { Int(try value(of: .lockIdle)) ?? 10 }

  /// Returns the maximum bytes of pixel graphics per frame.
  public func pictureBytes() throws(StorageFailure) -> Int {
    (Int(try value(of: .picturesLimit)) ?? 60) * 1000
  }

  /// Returns the command that opens a kind of link; nil for the desktop's default program.
  public func opener(of kind: Opener.Link.Kind) throws(StorageFailure) -> ProgramWords? {
    ProgramWords(try value(of: kind.preference))
  }

  /// Returns the list that the shelf shows, such as finished or liked books.
  public func shownShelf() throws(StorageFailure) -> BookshelfList {
    BookshelfList(rawValue: try value(of: .booksShelf)) ?? .finished
  }

  /// Returns the sort order of the books being read.
  public func bookSort() throws(StorageFailure) -> BookSort {
    BookSort(rawValue: try value(of: .booksSort)) ?? .title
  }

  /// Returns whether book search results are shown as a grid.
  public func showsBooksInGrid() throws(StorageFailure) -> Bool {
    try value(of: .booksView) == "grid"
  }
}

extension Opener.Link.Kind {
  /// The setting that holds the command for opening this kind of link.
  public var preference: Preference {
    switch self {
    case .call: .openerTel
    case .message: .openerSMS
    case .messenger: .openerMessenger
    case .mail: .openerMail
    case .web: .openerWeb
    }
  }
}
