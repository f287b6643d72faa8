/// The file formats that can be imported: those of other programs, and Haru's own. The raw values are the names used in
/// commands and in output for scripts.
public enum ImportFormat: String, CaseIterable, Hashable, Sendable {
  case goodreads, storygraph, bookwyrm, openreads, librarything, calibre, kindle, kobo, koreader,
    readwise
  case daylio, jrnl, dayone, diarium, journey, markdown
  case loop, beaverhabits, dailyyou
  case monica, friends, google, vcard
  case ics, fortune, calcurse, taskwarrior, todotxt, tasks, keep, csv, haru
}

/// The kind of an entry, in the terms of the program that wrote it.
public enum ImportKind: String, CaseIterable, Hashable, Sendable {
  case book, sentence, entry, counter, person, card, saying, event, note, record
}

extension ImportFormat {
  /// The kind of most entries in a format.
  public var kind: ImportKind {
    switch self {
    case .goodreads, .storygraph, .bookwyrm, .openreads, .librarything, .calibre: .book
    case .kindle, .kobo, .koreader, .readwise: .sentence
    case .daylio, .jrnl, .dayone, .diarium, .journey, .markdown: .entry
    case .loop, .beaverhabits, .dailyyou: .counter
    case .monica, .friends: .person
    case .google, .vcard: .card
    case .ics, .calcurse, .taskwarrior: .event
    case .todotxt, .tasks, .keep: .note
    case .fortune: .saying
    case .csv, .haru: .record
    }
  }
}
