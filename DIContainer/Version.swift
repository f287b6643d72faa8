/// Which release this is.
public enum Version {
  /// The number that `haru version` prints.
  public static let current = "0.1.0"

  /// Where those who are asked for books can learn who asks.
  public static let contact = "https://haru.example"
}
