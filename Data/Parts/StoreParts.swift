import Domain

/// All parts of the store (registry). Their order is used in exports, in which referenced records
/// come first, and wherever all parts are listed.
enum StoreParts {
  static let all: [StorePart] = [
    .people, .addressBook, .sayings, .moods, .schedule, .reading, .imports, .inbox, .notes, .vdir,
    .evening, .dates, .gifts, .counts,
  ]

  /// The tables that belong to no part, with the reason why they are neither exported nor undone.
  static let ownTables: [String: String] = [
    "settings": "written from all that was chosen, wherever it is kept",
    "account": "whose the profile is, with the hash of its password",
    "lock": "the lock of this computer", "unlocked": "the sessions of this computer",
    "history": "what was done on this computer", "history_changes": "and the way back",
    "note_files": "which notes lie in the folders of this computer",
    "vdir_folders": "the folders of this computer that records follow",
    "vdir_items": "what their files said when both sides last agreed",
    "vdir_offered": "who got a card for a folder of this computer",
    "vdir_made": "which round with a folder of this computer stored a record",
    "vdir_left": "which files of a folder of this computer were left alone after an undo",
    "vdir_copies": "which cards of a folder of this computer were removed as copies",
    "notices": "what was told on this computer", "notifier": "when this computer told it",
  ].merging(SyncSchema.tables.map { ($0, "who wrote what of it when, for other devices") }) { $1 }
}
