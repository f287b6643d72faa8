/// Which release this is.
public enum Version {
  /// The number that `haru version` prints.
  public static let current = "0.1.0"
}
