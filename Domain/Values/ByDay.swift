/// A value that belongs to a day.
protocol OfDay {
  var day: Day { get }
}

extension Array where Element: OfDay {
  /// Returns the element of a day, by binary search; nil if the day has none. The array must be sorted by day, without
  /// duplicates.
  func on(_ day: Day) -> Element? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].day == day ? self[low] : nil
  }
}
