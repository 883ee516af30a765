import { z } from 'zod'
import { DayOfYear } from '../../kernel/dayOfYear.ts'
import { MemberId } from '../../kernel/ids.ts'
import type { SyncMemberFields } from './syncMemberFields.ts'
import type { ProfileFieldId, ProfileFieldMapping, ProfileFieldValues } from './vocabulary.ts'

/** The earliest day to join a company; an earlier one is a typing error. */
const earliestStart = '1921-01-01'

/** The meaning of the mapped fields of a profile. A value of the wrong kind has none. */
export const readProfileFields = (
  fields: ProfileFieldValues,
  mapping: ProfileFieldMapping,
): Pick<SyncMemberFields['data'], 'managerId' | 'dates'> => {
  const textOf = (id: ProfileFieldId | null): string | undefined => (id === null ? undefined : fields[id])
  return {
    managerId: MemberId.safeParse(textOf(mapping.manager)?.split(',')[0]).data ?? null,
    dates: {
      birthday: birthdayOf(textOf(mapping.birthday)),
      joinedOn: startDateOf(textOf(mapping.startDate)),
    },
  }
}

const CalendarDay = z.iso.date()

/** The year is left out: birthdays are celebrated without the age. */
const birthdayOf = (text: string | undefined): DayOfYear | null => {
  const day = CalendarDay.safeParse(text).data
  return DayOfYear.safeParse(day?.slice(5)).data ?? null
}

const startDateOf = (text: string | undefined): string | null => {
  const day = CalendarDay.safeParse(text).data
  return day !== undefined && day >= earliestStart ? day : null
}
