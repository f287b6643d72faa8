/// A year of the Korean lunar calendar from a lookup table: its start, its long months and its leap
/// month.
package struct LunarYear {
  /// The supported years.
  package static let all = 1900...2050

  /// The civil day of the lunar New Year.
  package let newYear: Day
  private let bits: Int

  /// Looks up a year; nil if it is outside the table.
  package init?(_ year: Int) {
    guard Self.all.contains(year), let january = Day(year: year, month: 1, day: 1) else {
      return nil
    }
    bits = Self.table[year - Self.all.lowerBound]
    newYear = january + bits >> 17
  }

  /// The number of the month that is followed by a leap month of the same number; 0 if the year has no leap month.
  package var leapMonth: Int { bits >> 13 & 15 }

  /// Returns the index of a month among the twelve or thirteen months of the year; nil for a number outside 1…12, and
  /// for a leap month that the year lacks.
  package func index(of month: Int, isLeap: Bool) -> Int? {
    guard (1...12).contains(month), !isLeap || month == leapMonth else { return nil }
    let isAfterLeap = leapMonth != 0 && (isLeap || month > leapMonth)
    return isAfterLeap ? month : month - 1
  }

  package func month(at index: Int) -> (number: Int, isLeap: Bool) {
    guard leapMonth != 0, index >= leapMonth else { return (index + 1, false) }
    return (index, index == leapMonth)
  }

  /// Returns the length of the month at an index, 29 or 30 days.
  package func length(at index: Int) -> Int { 29 + (bits >> index & 1) }

  /// Returns whether the year has this exact date.
  package func has(_ date: LunarDate) -> Bool {
    index(of: date.month, isLeap: date.isLeap).map { date.day <= length(at: $0) } == true
  }

  /// Returns the number of days of the year before the month at an index.
  package func days(before index: Int) -> Int {
    29 * index + (bits & (1 << index - 1)).nonzeroBitCount
  }

  /// Returns the month index and the day of the month for a zero-based day of the year.
  package func find(dayOfYear: Int) -> (index: Int, day: Int) {
    // No month has more than 30 days, so the estimate is correct or one too low.
    var index = dayOfYear / 30
    if dayOfYear >= days(before: index) + length(at: index) { index += 1 }
    return (index, dayOfYear - days(before: index) + 1)
  }

  /// One integer per year. Bits 0…12 mark the months of 30 days, leap month included; bits 13…16
  /// are the number of the leap month. The bits above are the offset of the New Year from 1 January
  /// in days.
  private static let table: [Int] = [
    0x3D16D2, 0x620752, 0x4C0EA5, 0x38B64A, 0x5C064B, 0x440A9B, 0x309556, 0x56056A,
    0x400B59, 0x2A5752, 0x500752, 0x3ADB25, 0x600B25, 0x480A4B, 0x32B29B, 0x580AAD,
    0x44056A, 0x2C4B69, 0x520BA9, 0x3EFB52, 0x640D92, 0x4C0D25, 0x36BA4D, 0x5C0956,
    0x4602B5, 0x2E95AD, 0x5606D4, 0x400DA9, 0x2C5D92, 0x500E92, 0x3ACD26, 0x5E0527,
    0x480A57, 0x32B2B6, 0x580ADA, 0x4406D4, 0x2E6EA9, 0x520749, 0x3CF693, 0x620A93,
    0x4C052B, 0x34CA5B, 0x5A096D, 0x460B6A, 0x329B54, 0x560BA4, 0x400B49, 0x2A5A93,
    0x500A95, 0x38F52B, 0x5E052D, 0x480AAD, 0x34B56A, 0x580DB2, 0x440DA4, 0x2E7D49,
    0x540D4A, 0x3D1A95, 0x620A96, 0x4C0556, 0x36CAB5, 0x5A0AD5, 0x4606D2, 0x308EA5,
    0x560EA5, 0x400E4A, 0x2A6C96, 0x4E0A9B, 0x3AF556, 0x5E056A, 0x480B59, 0x34B752,
    0x5A0752, 0x420725, 0x2C964B, 0x520A4B, 0x3D12AB, 0x6002AD, 0x4A056B, 0x36CB69,
    0x5C0DA9, 0x460D92, 0x309B25, 0x560D25, 0x415A4D, 0x640A56, 0x4E02B6, 0x38D5AD,
    0x6006D4, 0x480DA9, 0x34BD92, 0x5A0E92, 0x440D26, 0x2C6A56, 0x500A57, 0x3D12B6,
    0x620B5A, 0x4C06D4, 0x36AEC9, 0x5C0749, 0x460693, 0x2E9527, 0x54052B, 0x3E0A5B,
    0x2A555A, 0x4E036A, 0x38FB55, 0x600BA4, 0x4A0B49, 0x32BA93, 0x580A95, 0x42052D,
    0x2C6A5D, 0x500AAD, 0x3D35AA, 0x6205D2, 0x4C0DA5, 0x36BD4A, 0x5C0D4A, 0x460A95,
    0x30952D, 0x540556, 0x3E0AB5, 0x2A55AA, 0x5006D2, 0x38CEA5, 0x5E0EA5, 0x4A0E4A,
    0x34AC96, 0x560C9B, 0x42055A, 0x2C6AD5, 0x520B69, 0x3D7752, 0x620752, 0x4C0B25,
    0x36D64B, 0x5A0A4B, 0x4404AB, 0x2EA55B, 0x54056D, 0x3E0B69, 0x2A5B52, 0x500D92,
    0x3AFD25, 0x5E0D25, 0x480A4D, 0x32B4AD, 0x5802B6, 0x4005B5, 0x2C6DA9,
  ]
}
