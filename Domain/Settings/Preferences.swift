/// How a person wants things to be.
public struct Preferences: Sendable {
  let store: any PreferencesRepository
  let fonts: FontBook
  let holidays: HolidayFiles?

  /// Keeps settings in a store; a font is looked up in a book, and holidays in a file.
  public init(
    _ store: any PreferencesRepository, fonts: FontBook = .unknown, holidays: HolidayFiles? = nil
  ) {
    self.store = store
    self.fonts = fonts
    self.holidays = holidays
  }

  /// The value of a setting. One that this program does not know counts as the usual one.
  public func value(of preference: Preference) throws(StorageFailure) -> String {
    guard let value = try store.value(of: preference.rawValue) else { return preference.usual }
    switch preference.kind {
    case .flag, .choice, .number, .hours, .cycles, .target:
      do throws(PreferenceError) { return try preference.accepted(value) } catch {
        return preference.usual
      }
    case .text, .address, .command: return value
    }
  }

  /// Changes a setting. An empty text takes away what leads elsewhere, and leaves a name as it
  /// was.
  public func set(_ name: String, to value: String) throws(PreferenceError) -> Preference {
    let preference = try preference(named: name)
    var kept = try preference.accepted(value)
    // A cycle alone changes that of everybody and leaves those of tags.
    if preference == .peopleCycle, let cycle = TagCycles.cycle(value) {
      do throws(StorageFailure) { kept = try tagCycles().with(usual: cycle).text } catch {
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

  /// Gives a setting its usual value back.
  public func reset(_ name: String) throws(PreferenceError) -> Preference {
    let preference = try preference(named: name)
    do throws(StorageFailure) { try store.set(preference.rawValue, to: nil) } catch {
      throw .storage(error)
    }
    return preference
  }

  /// The setting of a name.
  public func preference(named name: String) throws(PreferenceError) -> Preference {
    guard let preference = Preference(rawValue: name) ?? Preference.formerNames[name] else {
      throw .unknown(name)
    }
    return preference
  }

  /// The file a person can write settings into; nothing where none is kept.
  public var place: String? { store.place }

  /// The settings whose former names were replaced in that file when it was opened.
  public var renamed: [Preference] { store.renamed }

  /// What stands in that file and does not count.
  public func problems() throws(StorageFailure) -> [PreferenceProblem] { try store.problems() }

  /// The fonts pictures can be written in, with the one that is chosen.
  public func pictureFonts() throws(PreferenceError) -> [(family: FontFamily, isChosen: Bool)] {
    let families: [FontFamily]
    do throws(FontFailure) { families = try fonts.hangul() } catch { throw .fonts(error) }
    let chosen: String?
    do throws(StorageFailure) { chosen = try pictureFont() } catch { throw .storage(error) }
    return families.map { family in (family, chosen.map { family.isCalled($0) } ?? false) }
  }

  /// The name of a font as its family spells it.
  private func installed(_ name: String) throws(PreferenceError) -> String {
    let families: [FontFamily]
    do throws(FontFailure) { families = try fonts.hangul() } catch { throw .fonts(error) }
    let spelled = families.lazy.flatMap(\.names).first { $0.lowercased() == name.lowercased() }
    guard let spelled else { throw .unknownFont(name, known: families.map(\.name)) }
    return spelled
  }

  /// Whether things may move.
  public func hasMotion() throws(StorageFailure) -> Bool { try value(of: .motion) == "on" }
  /// Whether canvases may be shuffled.
  public func mayShuffle() throws(StorageFailure) -> Bool { try value(of: .moodsShuffle) == "on" }
  /// How canvases are put together.
  public func canvasMode() throws(StorageFailure) -> CanvasMode {
    CanvasMode(rawValue: try value(of: .moodsPicture)) ?? .daily
  }
  /// What the artist is called, if anybody ever said.
  public func artistName() throws(StorageFailure) -> String? {
    let name = try value(of: .moodsArtist)
    return name.isEmpty ? nil : name
  }
}

extension Preferences {
  /// Where books are searched.
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

  /// Whether birthdays of contacts are told.
  public func tellsBirthdaysOfContacts() throws(StorageFailure) -> Bool {
    try value(of: .contactsBirthdays) == "on"
  }

  /// The hour of notices for people registered without one.
  public func peopleHour() throws(StorageFailure) -> Int {
    Int(try value(of: .peopleHour)) ?? 20
  }

  /// The cycles people with a tag begin with.
  public func tagCycles() throws(StorageFailure) -> TagCycles {
    TagCycles(try value(of: .peopleCycle)) ?? TagCycles()
  }

  /// The target of books for which none is given.
  public func defaultTarget() throws(StorageFailure) -> NewBookTarget {
    NewBookTarget(try value(of: .booksTarget)) ?? .none
  }

  /// Changes the cycle people with a tag begin with, or takes it away where nothing is typed.
  public func setCycle(of tag: String, to typed: String) throws(PreferenceError) -> Cycle? {
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

  /// The colours somebody wants the screens in.
  public func colourWish() throws(StorageFailure) -> ColourWish {
    ColourWish(theme: try value(of: .theme), appearance: try value(of: .appearance))
  }

  /// How clocks and weeks are to be written, and what calendars show.
  public func calendarCustoms() throws(StorageFailure) -> CalendarCustoms {
    try CalendarCustoms(files: holidays) { (preference) throws(StorageFailure) in
      try value(of: preference)
    }
  }

  /// The minutes without a key after which a lock is asked for again; 0 for never.
  public func idleMinutes() throws(StorageFailure) -> Int { Int(try value(of: .lockIdle)) ?? 10 }

  /// The most bytes of pictures in pixels that a frame sends.
  public func pictureBytes() throws(StorageFailure) -> Int {
    (Int(try value(of: .picturesLimit)) ?? 60) * 1000
  }

  /// The command that opens a kind of link; nothing where the desktop's own program does.
  public func opener(of kind: Opener.Link.Kind) throws(StorageFailure) -> ProgramWords? {
    ProgramWords(try value(of: kind.preference))
  }

  /// Which books the shelf shows.
  public func shownShelf() throws(StorageFailure) -> BookshelfList {
    BookshelfList(rawValue: try value(of: .booksShelf)) ?? .finished
  }

  /// The order of the books that are being read.
  public func bookSort() throws(StorageFailure) -> BookSort {
    BookSort(rawValue: try value(of: .booksSort)) ?? .title
  }

  /// Whether books that were found stand in a grid.
  public func showsBooksInGrid() throws(StorageFailure) -> Bool {
    try value(of: .booksView) == "grid"
  }
}

extension Opener.Link.Kind {
  /// The setting that names the command for it.
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
