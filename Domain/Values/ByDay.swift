/// Something that stands on a day.
protocol OfDay {
  var day: Day { get }
}

extension Array where Element: OfDay {
  /// What stands on a day, where all stand in the order of their days, each on one of its own
  /// (binary search).
  func on(_ day: Day) -> Element? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].day == day ? self[low] : nil
  }
}
