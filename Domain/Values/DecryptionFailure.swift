/// Why an encrypted store cannot be read.
public enum DecryptionFailure: Error, Equatable, Sendable {
  /// The data key is not known: the store is closed.
  case closed
  /// Both copies of the header are damaged.
  case header
  /// The header was changed without the data key.
  case alteredHeader
  /// A page of the store is damaged.
  case page(Int)
  /// A frame of the log is damaged; 0 stands for the header of the log.
  case log(frame: Int)
  /// A newer version encrypted the store.
  case newerFormat(Int)
  /// The system has too little memory for the keys.
  case noMemory
}
