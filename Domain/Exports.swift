// Whoever imports Domain has days, times, rules and the lunar calendar too.
@_exported public import DomainTime
