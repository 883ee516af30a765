const place = '{award_years}'

/** Fills in the years of a celebration message: 1 makes "{award_years} years" one year. */
export const withAwardYears = (message: string, years: number | null): string =>
  (years === 1 ? message.replaceAll(`${place} years`, '1 year') : message).replaceAll(
    place,
    String(years ?? ''),
  )
