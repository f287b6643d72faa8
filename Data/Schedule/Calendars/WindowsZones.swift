/// Maps the Windows time zone names that Outlook and Exchange write to IANA names (from the Unicode CLDR).
enum WindowsZones {
  /// The IANA names, the most populous zones first.
  static let names: [String] = rows.map(\.name)

  /// Returns the IANA name of a Windows zone; nil if it is unknown.
  static func name(for given: String) -> String? { byGiven[key(given)] }

  /// Returns the lookup key of a Windows name. `Korea Standard Time` and `Korea Daylight Time` have the same key.
  private static func key(_ given: String) -> String {
    let lower = given.lowercased()
    for ending in [" standard time", " daylight time", " summer time"]
    where lower.hasSuffix(ending) {
      return String(lower.dropLast(ending.utf8.count))
    }
    return "=" + lower
  }

  private static let byGiven = Dictionary(
    rows.map { ($0.given.lowercased(), $0.name) }, uniquingKeysWith: { first, _ in first })

  private static let rows: [(given: String, name: String)] = table.split(separator: "\n").compactMap
  {
    let parts = $0.split(separator: "|")
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }

  /// The Windows names without `Standard Time`. `=` marks a name that never has this suffix.
  private static let table = """
    Korea|Asia/Seoul
    Tokyo|Asia/Tokyo
    China|Asia/Shanghai
    Taipei|Asia/Taipei
    Singapore|Asia/Singapore
    India|Asia/Kolkata
    =UTC|Etc/UTC
    GMT|Europe/London
    W. Europe|Europe/Berlin
    Romance|Europe/Paris
    Central Europe|Europe/Budapest
    E. Europe|Europe/Chisinau
    FLE|Europe/Kyiv
    Russian|Europe/Moscow
    Eastern|America/New_York
    Central|America/Chicago
    Mountain|America/Denver
    Pacific|America/Los_Angeles
    AUS Eastern|Australia/Sydney
    New Zealand|Pacific/Auckland
    AUS Central|Australia/Darwin
    Afghanistan|Asia/Kabul
    Alaskan|America/Anchorage
    Alberta|America/Edmonton
    Aleutian|America/Adak
    Altai|Asia/Barnaul
    Arab|Asia/Riyadh
    Arabian|Asia/Dubai
    Arabic|Asia/Baghdad
    Argentina|America/Buenos_Aires
    Astrakhan|Europe/Astrakhan
    Atlantic|America/Halifax
    Aus Central W.|Australia/Eucla
    Azerbaijan|Asia/Baku
    Azores|Atlantic/Azores
    Bahia|America/Bahia
    Bangladesh|Asia/Dhaka
    Belarus|Europe/Minsk
    Bougainville|Pacific/Bougainville
    British Columbia|America/Vancouver
    Canada Central|America/Regina
    Cape Verde|Atlantic/Cape_Verde
    Caucasus|Asia/Yerevan
    Cen. Australia|Australia/Adelaide
    Central America|America/Guatemala
    Central Asia|Asia/Bishkek
    Central Brazilian|America/Cuiaba
    Central European|Europe/Warsaw
    Central Pacific|Pacific/Guadalcanal
    =Central Standard Time (Mexico)|America/Mexico_City
    Chatham Islands|Pacific/Chatham
    Cuba|America/Havana
    Dateline|Etc/GMT+12
    E. Africa|Africa/Nairobi
    E. Australia|Australia/Brisbane
    E. South America|America/Sao_Paulo
    Easter Island|Pacific/Easter
    =Eastern Standard Time (Mexico)|America/Cancun
    Egypt|Africa/Cairo
    Ekaterinburg|Asia/Yekaterinburg
    Fiji|Pacific/Fiji
    GTB|Europe/Bucharest
    Georgian|Asia/Tbilisi
    Greenland|America/Godthab
    Greenwich|Atlantic/Reykjavik
    Haiti|America/Port-au-Prince
    Hawaiian|Pacific/Honolulu
    Iran|Asia/Tehran
    Israel|Asia/Jerusalem
    Jordan|Asia/Amman
    Kaliningrad|Europe/Kaliningrad
    Libya|Africa/Tripoli
    Line Islands|Pacific/Kiritimati
    Lord Howe|Australia/Lord_Howe
    Magadan|Asia/Magadan
    Magallanes|America/Punta_Arenas
    Manitoba|America/Winnipeg
    Marquesas|Pacific/Marquesas
    Mauritius|Indian/Mauritius
    Middle East|Asia/Beirut
    Montevideo|America/Montevideo
    Morocco|Africa/Casablanca
    =Mountain Standard Time (Mexico)|America/Mazatlan
    Myanmar|Asia/Yangon
    N. Central Asia|Asia/Novosibirsk
    Namibia|Africa/Windhoek
    Nepal|Asia/Kathmandu
    Newfoundland|America/St_Johns
    Norfolk|Pacific/Norfolk
    North Asia East|Asia/Irkutsk
    North Asia|Asia/Krasnoyarsk
    North Korea|Asia/Pyongyang
    Omsk|Asia/Omsk
    Pacific SA|America/Santiago
    =Pacific Standard Time (Mexico)|America/Tijuana
    Pakistan|Asia/Karachi
    Paraguay|America/Asuncion
    Qyzylorda|Asia/Qyzylorda
    =Russia Time Zone 10|Asia/Srednekolymsk
    =Russia Time Zone 11|Asia/Kamchatka
    =Russia Time Zone 3|Europe/Samara
    SA Eastern|America/Cayenne
    SA Pacific|America/Bogota
    SA Western|America/La_Paz
    SE Asia|Asia/Bangkok
    Saint Pierre|America/Miquelon
    Sakhalin|Asia/Sakhalin
    Samoa|Pacific/Apia
    Sao Tome|Africa/Sao_Tome
    Saratov|Europe/Saratov
    South Africa|Africa/Johannesburg
    South Sudan|Africa/Juba
    Sri Lanka|Asia/Colombo
    Sudan|Africa/Khartoum
    Syria|Asia/Damascus
    Tasmania|Australia/Hobart
    Tocantins|America/Araguaina
    Tomsk|Asia/Tomsk
    Tonga|Pacific/Tongatapu
    Transbaikal|Asia/Chita
    Turkey|Europe/Istanbul
    Turks And Caicos|America/Grand_Turk
    US Eastern|America/Indianapolis
    US Mountain|America/Phoenix
    =UTC+12|Etc/GMT-12
    =UTC+13|Etc/GMT-13
    =UTC-02|Etc/GMT+2
    =UTC-08|Etc/GMT+8
    =UTC-09|Etc/GMT+9
    =UTC-11|Etc/GMT+11
    Ulaanbaatar|Asia/Ulaanbaatar
    Venezuela|America/Caracas
    Vladivostok|Asia/Vladivostok
    Volgograd|Europe/Volgograd
    W. Australia|Australia/Perth
    W. Central Africa|Africa/Lagos
    W. Mongolia|Asia/Hovd
    West Asia|Asia/Tashkent
    West Bank|Asia/Hebron
    West Pacific|Pacific/Port_Moresby
    Yakutsk|Asia/Yakutsk
    Yukon|America/Whitehorse
    """
}
