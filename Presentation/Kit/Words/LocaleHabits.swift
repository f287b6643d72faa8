package import Domain

/// Conventions of the locale in the environment: order of dates, first day of the week, and 12- or
/// 24-hour clock. The data is from CLDR 46 (`weekData`, `timeData`).
package struct LocaleHabits: Hashable, Sendable {
  /// The order of day and month in a date such as 3/8.
  package var dates: DateOrder
  /// The first day of the week; nil to use the default of the language, as for a locale without a
  /// country.
  package var weekStart: Weekday?
  /// The clock; nil to use the default of the language.
  package var clock: ClockFace?
  /// The currency of the country, as an ISO code; nil if it is not known.
  package private(set) var currency: String?

  /// The conventions if there is no locale: the defaults of the language apply.
  package static let unknown = LocaleHabits(dates: .monthFirst)

  package init(dates: DateOrder, weekStart: Weekday? = nil, clock: ClockFace? = nil) {
    (self.dates, self.weekStart, self.clock) = (dates, weekStart, clock)
  }

  /// Determines the locale from `LC_ALL`, `LC_TIME` or `LANG`, in this order.
  package init(environment: (String) -> String?) {
    let locale = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    self.init(locale: locale ?? "C")
  }

  /// Parses the name of a locale, such as `en_GB.UTF-8`.
  package init(locale: String) {
    let name = String(locale.prefix { $0 != "." && $0 != "@" })
    let parts = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    let language = parts.first ?? ""
    let country =
      parts.count > 1 ? parts[parts.count - 1].uppercased() : Self.defaultCountry(of: language)
    dates = Self.isMonthFirst(name, language) ? .monthFirst : .dayFirst
    dates.country = country
    guard let country else { return }
    weekStart = Self.weekStart(in: country)
    currency = Self.currency(in: country)
    clock = Self.hasTwelveHours(name, country) ? .twelve : .twentyFour
  }

  /// Returns the default country for a language; nil if the language has none.
  private static func defaultCountry(of language: String) -> String? {
    switch language {
    case "en": "US"
    case "ko": "KR"
    case "ja": "JP"
    case "zh": "CN"
    default: nil
    }
  }

  private static func isMonthFirst(_ name: String, _ language: String) -> Bool {
    switch name {
    case "C", "POSIX", "en", "en_US", "en_PH": true
    default: holds("ko ja zh hu lt mn", language)
    }
  }

  private static func weekStart(in country: String) -> Weekday {
    if country == "MV" { return .friday }
    if holds(saturday, country) { return .saturday }
    return holds(sunday, country) ? .sunday : .monday
  }

  private static func currency(in country: String) -> String? {
    if holds(euro, country) { return "EUR" }
    let names = currencies.split(separator: " ")
    return names.first { $0.hasPrefix(country) }.map { String($0.dropFirst(3)) }
  }

  /// Returns whether a country uses the 12-hour clock. French Canada does not, unlike the rest of Canada.
  private static func hasTwelveHours(_ name: String, _ country: String) -> Bool {
    name != "fr_CA" && holds(twelveHours, country)
  }

  /// Returns whether a list of two-letter codes contains the code of a country or a language. Every command calls this,
  /// and searching a string is faster than building a set.
  private static func holds(_ codes: String, _ country: String) -> Bool {
    let (codes, country) = (codes.utf8, country.utf8)
    guard country.count == 2 else { return false }
    var index = codes.startIndex
    while index < codes.endIndex {
      if codes[index...].starts(with: country) { return true }
      index = codes.index(index, offsetBy: 3, limitedBy: codes.endIndex) ?? codes.endIndex
    }
    return false
  }

  private static let euro = "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK"

  private static let currencies = """
    KR:KRW US:USD GB:GBP JP:JPY CN:CNY CH:CHF CA:CAD AU:AUD NZ:NZD IN:INR SE:SEK NO:NOK DK:DKK PL:PLN \
    CZ:CZK HU:HUF BR:BRL MX:MXN TR:TRY SG:SGD HK:HKD TW:TWD TH:THB VN:VND ID:IDR PH:PHP ZA:ZAR
    """

  private static let saturday = "AF BH DJ EG IQ IR KW LY OM QA SD SY"

  private static let sunday = """
    AG AS BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN JM JO JP KE KH KR LA MH MM MO MT
    MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
    """

  private static let twelveHours = """
    AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD
    GH GM GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA
    NI NZ OM PA PE PG PH PK PR PS PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY
    VC VE VG VI VU WS YE ZM
    """
}
