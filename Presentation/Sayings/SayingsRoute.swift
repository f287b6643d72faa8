public import Domain

/// A screen of sayings that something else can lead to.
public enum SayingsRoute: Equatable, Sendable {
  /// An open saying, and the list it was opened from.
  case saying(SayingNumber, SayingsQuery)
  case new
  case edit(Saying)
  /// The choice of how to share a saying.
  case share(Saying)
  /// The form for the name of the file a saying is written to.
  case save(Saying, SavingForm)
  case question(Question)

  /// Whether something is changed at the end of it.
  var leadsToChanges: Bool {
    switch self {
    case .new, .edit, .question: true
    case .saying, .share, .save: false
    }
  }
}

/// The forms a saying is written to a file in.
public enum SavingForm: String, Equatable, Sendable {
  case png, svg, txt
}
