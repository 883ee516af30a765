import { z } from 'zod'
import { DayOfYear } from '../../kernel/dayOfYear.ts'
import { defineEvent } from '../../kernel/event.ts'
import { MemberId } from '../../kernel/ids.ts'
import { Locale } from '../../kernel/locale.ts'
import { personal } from '../../kernel/personal.ts'
import { boundedText } from '../../kernel/text.ts'
import { ProfileFieldId, profileValueLengthMax } from './vocabulary.ts'

/** The custom fields of the member's profile in the workspace. */
export const MemberFieldsSynced = defineEvent(
  'MemberFieldsSynced',
  1,
  z.strictObject({
    memberId: MemberId,
    fields: z.record(ProfileFieldId, personal(boundedText(profileValueLengthMax), '')),
    /** The member's manager, by the field that was mapped at that time. */
    managerId: personal(MemberId.nullable(), null),
  }),
)

/** The dates of a member after their profile was read, including unchanged dates that were entered by hand. */
export const MemberDatesSynced = defineEvent(
  'MemberDatesSynced',
  1,
  z.strictObject({
    memberId: MemberId,
    birthday: personal(DayOfYear.nullable(), null),
    joinedOn: personal(z.iso.date().nullable(), null),
  }),
)

/** The locale of the member in the workspace. One that the member chose in Laurel comes before it. */
export const MemberLocaleSynced = defineEvent(
  'MemberLocaleSynced',
  1,
  z.strictObject({ memberId: MemberId, locale: personal(Locale.nullable(), null) }),
)
