import { z } from 'zod'
import { DayOfYear } from '../../kernel/dayOfYear.ts'
import { MemberId } from '../../kernel/ids.ts'
import type { SyncMemberFields } from './syncMemberFields.ts'
import type { ProfileFieldId, ProfileFieldMapping, ProfileFieldValues } from './vocabulary.ts'

/** Nobody has been with a company for longer: an earlier day is a slip of the keyboard. */
const earliestStart = '1921-01-01'

/** What the mapped fields of a profile say. What is none of the kind that is meant says nothing. */
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

/** The year stays where it was written: nobody celebrates how old somebody is. */
const birthdayOf = (text: string | undefined): DayOfYear | null => {
  const day = CalendarDay.safeParse(text).data
  return DayOfYear.safeParse(day?.slice(5)).data ?? null
}

const startDateOf = (text: string | undefined): string | null => {
  const day = CalendarDay.safeParse(text).data
  return day !== undefined && day >= earliestStart ? day : null
}
