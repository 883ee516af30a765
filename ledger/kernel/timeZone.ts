/** Whether calendars know a time zone: a name of the IANA list such as `Europe/Berlin`, or `UTC`. */
export const isTimeZone = (name: string): boolean => {
  // A bare offset such as +01:00 is a zone for some programs, and the opposite one for others.
  if (!/^[a-z]/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The time zone of that name, or UTC: for names that come from elsewhere and must not keep a team out. */
export const timeZoneOrUtc = (name: string | null | undefined): string =>
  name && isTimeZone(name) ? name : 'UTC'
