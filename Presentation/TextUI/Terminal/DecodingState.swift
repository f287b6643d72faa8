/// The states of the key decoder's automaton.
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

  /// Whether a timeout would end the current state, as after a lone Escape.
  var isWaiting: Bool {
    switch self {
    case .ground, .character: false
    case .escape, .sequence, .application, .console, .oldMouse, .string, .paste: true
    }
  }

  /// Whether a control string or a control sequence has begun that may be a reply. An Escape and one character do not
  /// count, because the user may have typed them.
  var isWithinReply: Bool {
    switch self {
    case .string(_, let length, _): length > 0
    case .sequence(let sequence, _): !sequence.isEmpty
    case .ground, .character, .escape, .application, .console, .oldMouse, .paste: false
    }
  }
}
