/// What the bytes of a terminal have begun so far (the states of the decoder's automaton).
enum DecodingState {
  case ground
  case character(alt: Bool)
  case escape(again: Bool)
  case sequence(ControlSequence, alt: Bool)
  case application(ControlSequence, alt: Bool)
  case console
  case oldMouse([UInt8])
  case string(introducer: UInt8, length: Int, escaped: Bool)
  case paste

  /// Whether something has begun to which silence would give a meaning.
  var isWaiting: Bool {
    switch self {
    case .ground, .character: false
    case .escape, .sequence, .application, .console, .oldMouse, .string, .paste: true
    }
  }

  /// Whether what has begun is more than an Escape and a letter, which a person may have typed.
  var isWithinReply: Bool {
    switch self {
    case .string(_, let length, _): length > 0
    case .sequence(let sequence, _): !sequence.isEmpty
    case .ground, .character, .escape, .application, .console, .oldMouse, .paste: false
    }
  }
}
