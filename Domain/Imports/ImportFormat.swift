/// The formats in which other programs hand over what they keep (importers), by the names that are
/// typed and written for scripts.
public enum ImportFormat: String, CaseIterable, Hashable, Sendable {
  case goodreads, storygraph, bookwyrm, openreads, librarything, calibre, kindle, kobo, koreader,
    readwise
  case daylio, jrnl, dayone, diarium, journey, markdown
  case monica, friends, google, vcard
  case ics, fortune, calcurse, taskwarrior, haru
}

/// What an entry of a file is, in the words of its own program.
public enum ImportKind: String, CaseIterable, Hashable, Sendable {
  case book, sentence, entry, person, card, saying, event, record
}
