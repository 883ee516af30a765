import { noDate, type UserDetails, type UserProfile } from '@laurel/contract/people/userProfile.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'

/** The profile of a person as it is typed and chosen. */
export type ProfileTexts = {
  readonly birthdayMonth: number
  readonly birthdayDay: number
  readonly anniversaryMonth: number
  readonly anniversaryDay: number
  /** Null until one is chosen. */
  readonly anniversaryYear: number | null
  readonly eligibility: UserDetails['point_eligibility']
  readonly shoutoutOverride: string
  readonly awardOverride: string
  readonly newHireMessage: string
}

export const profileTextsOf = (user: UserProfile): ProfileTexts => ({
  birthdayMonth: user.birthday_month,
  birthdayDay: user.birthday_day,
  anniversaryMonth: user.anniversary_month,
  anniversaryDay: user.anniversary_day,
  anniversaryYear: user.anniversary_year,
  eligibility: user.point_eligibility,
  shoutoutOverride: String(user.shoutout_allowance_override),
  awardOverride: String(user.award_allowance_override),
  newHireMessage: user.newhire_message,
})

/** What is sent of a profile. Dates nobody touched stay out of it, so that a private birthday is kept. */
export const profileRequestOf = (texts: ProfileTexts, former: ProfileTexts): Record<string, unknown> => ({
  ...(isChanged(texts, former, ['birthdayMonth', 'birthdayDay']) && {
    birthday_month: texts.birthdayMonth,
    birthday_day: texts.birthdayDay,
  }),
  ...(isChanged(texts, former, ['anniversaryMonth', 'anniversaryDay', 'anniversaryYear']) && {
    anniversary_month: texts.anniversaryMonth,
    anniversary_day: texts.anniversaryDay,
    ...(texts.anniversaryMonth !== noDate && { anniversary_year: texts.anniversaryYear }),
  }),
  point_eligibility: texts.eligibility,
  shoutout_allowance_override: wholeNumber(texts.shoutoutOverride),
  award_allowance_override: wholeNumber(texts.awardOverride),
  newhire_message: texts.newHireMessage,
})

const isChanged = (
  texts: ProfileTexts,
  former: ProfileTexts,
  names: readonly (keyof ProfileTexts)[],
): boolean => names.some(name => texts[name] !== former[name])

/** A date that was begun and not finished, by the field that is missing. */
export const missingPart = (texts: ProfileTexts): string | undefined => {
  if (texts.birthdayMonth !== noDate && texts.birthdayDay === noDate) return 'birthday_day'
  if (texts.anniversaryMonth === noDate) return undefined
  if (texts.anniversaryDay === noDate) return 'anniversary_day'
  return texts.anniversaryYear === null ? 'anniversary_year' : undefined
}
