/**
 * SQL: whether the activity `a` of the member `m` is a private birthday. It is one if it was celebrated privately, and if
 * the member has made the birthday private since: earlier celebrations have the same date.
 */
export const privateBirthdaySql = `(a.kind = 'birthday' and (a.is_private or coalesce(m.is_birthday_private, false)))`
