import { noDate, UserDetails, type UserProfile } from '@laurel/contract/people/userProfile.ts'

const dateNames = [
  'birthday_month',
  'birthday_day',
  'anniversary_month',
  'anniversary_day',
  'anniversary_year',
] as const

/** The profile of a person; a date that was begun has to be finished. */
export const profileSchema = (required: string) =>
  UserDetails.superRefine((details, context) => {
    const missing = (name: (typeof dateNames)[number]) =>
      context.addIssue({ code: 'custom', message: required, path: [name] })
    if (details.birthday_month !== noDate && details.birthday_day === noDate) missing('birthday_day')
    if (details.anniversary_month === noDate) return
    if (details.anniversary_day === noDate) missing('anniversary_day')
    if (details.anniversary_year === null) missing('anniversary_year')
  })

/** What is sent of a profile. Dates that were not touched stay out of it, so that a private birthday is kept. */
export const profileChangesOf = (details: UserDetails, former: UserProfile): Partial<UserDetails> => {
  const { birthday_month, birthday_day, anniversary_month, anniversary_day, anniversary_year, ...others } =
    details
  const isTouched = (name: (typeof dateNames)[number]): boolean => details[name] !== former[name]
  return {
    ...others,
    ...((isTouched('birthday_month') || isTouched('birthday_day')) && { birthday_month, birthday_day }),
    ...((isTouched('anniversary_month') || isTouched('anniversary_day') || isTouched('anniversary_year')) && {
      anniversary_month,
      anniversary_day,
      ...(anniversary_month !== noDate && { anniversary_year }),
    }),
  }
}
