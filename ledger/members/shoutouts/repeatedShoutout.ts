import { derivedId } from '../../kernel/derivedId.ts'
import type { MemberId } from '../../kernel/ids.ts'
import { addMilliseconds, type Instant } from '../../kernel/instant.ts'
import { jsonEquals } from '../../kernel/jsonEquals.ts'
import { recallWindowMilliseconds, repeatWindowMilliseconds } from '../limits.ts'
import type { GivenShoutout, KnownMember } from '../state.ts'

/** Tells messages apart in a member's state, which then need not hold their text. */
export const messageKeyOf = (message: string): string => derivedId('message', message)

/**
 * When the giver last sent this message to these people, if they did so within the window and have not taken it back.
 * The points may differ: a second shoutout with another amount is as likely to be a slip.
 */
export const lastGivenAt = (
  { givenShoutouts }: KnownMember,
  { recipientIds, message }: { readonly recipientIds: readonly MemberId[]; readonly message: string },
  occurredAt: Instant,
): Instant | undefined => {
  const since = addMilliseconds(occurredAt, -repeatWindowMilliseconds)
  const recipients = recipientIds.toSorted()
  const messageKey = messageKeyOf(message)
  const same = givenShoutouts.findLast(
    given =>
      !given.isRecalled &&
      givenAt(given) >= since &&
      given.messageKey === messageKey &&
      jsonEquals(given.recipientIds.toSorted(), recipients),
  )
  return same && givenAt(same)
}

const givenAt = ({ recallableUntil }: GivenShoutout): Instant =>
  addMilliseconds(recallableUntil, -recallWindowMilliseconds)
