extension Preferences {
  /// Returns the hour from which Today offers the evening.
  public func eveningHour() throws(StorageFailure) -> Int {
    Int(try value(of: .eveningHour)) ?? 21
  }
}
