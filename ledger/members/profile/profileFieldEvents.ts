import { z } from 'zod'
import { DayOfYear } from '../../kernel/dayOfYear.ts'
import { defineEvent } from '../../kernel/event.ts'
import { MemberId } from '../../kernel/ids.ts'
import { personal } from '../../kernel/personal.ts'
import { boundedText } from '../../kernel/text.ts'
import { ProfileFieldId, profileValueLengthMax } from './vocabulary.ts'

/** What the workspace has on the profile of a member, in fields of the company's own. */
export const MemberFieldsSynced = defineEvent(
  'MemberFieldsSynced',
  1,
  z.strictObject({
    memberId: MemberId,
    fields: z.record(ProfileFieldId, personal(boundedText(profileValueLengthMax), '')),
    /** Whom the member reports to, as the field says that was mapped when this was read. */
    managerId: personal(MemberId.nullable(), null),
  }),
)

/** The days of a member as they stand now that their profile was read. Those entered by hand are among them unchanged. */
export const MemberDatesSynced = defineEvent(
  'MemberDatesSynced',
  1,
  z.strictObject({
    memberId: MemberId,
    birthday: personal(DayOfYear.nullable(), null),
    joinedOn: personal(z.iso.date().nullable(), null),
  }),
)
