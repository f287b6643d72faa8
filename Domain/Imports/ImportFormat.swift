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

extension ImportFormat {
  /// What most entries of a format are.
  public var kind: ImportKind {
    switch self {
    case .goodreads, .storygraph, .bookwyrm, .openreads, .librarything, .calibre: .book
    case .kindle, .kobo, .koreader, .readwise: .sentence
    case .daylio, .jrnl, .dayone, .diarium, .journey, .markdown: .entry
    case .monica, .friends: .person
    case .google, .vcard: .card
    case .ics, .calcurse, .taskwarrior: .event
    case .fortune: .saying
    case .haru: .record
    }
  }
}
