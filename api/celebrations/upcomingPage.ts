import { daysFalling } from '@laurel/ledger/celebrations/occasions.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { CursorRefused, type PageCursor } from '@laurel/projections/engine/querying/cursor.ts'
import { pageSize } from '@laurel/projections/engine/querying/page.ts'
import type { CelebratedMember } from '@laurel/projections/people/members/celebratedMembers.ts'
import {
  type CelebrationAhead,
  celebrationsAhead,
  type DayKey,
  type MemberAhead,
  type NameKey,
  privateBirthdays,
} from '@laurel/projections/people/members/celebrationsAhead.ts'
import { add } from 'date-fns/add'
import { parseISO } from 'date-fns/parseISO'
import { z } from 'zod'
import { anyone, shownBirthday } from './birthdayPrivacy.ts'
import type { Days } from './occasionsHeld.ts'

/** A person to be celebrated; without the day where it is private. */
export type PersonAhead = {
  readonly member: CelebratedMember
  readonly day: { readonly fallsOn: string; readonly years: number } | null
}

type UpcomingPage = { readonly rows: readonly PersonAhead[]; readonly next: PageCursor | null }

export type UpcomingRequest = {
  readonly kind: CelebrationKind
  readonly now: Instant
  /** From today to the same day so many months on, both included. */
  readonly months: number
  readonly cursor?: PageCursor | undefined
}

/**
 * A page of the celebrations of one kind, on the days they fall on. Public ones come in order of days. Private ones follow
 * by name, on every day of the year: their place among the days, and their absence, would reveal the date.
 */
export const upcomingPage = async (
  database: Queryable,
  { teamId, timeZone }: { readonly teamId: TeamId; readonly timeZone: string },
  { kind, now, months, cursor }: UpcomingRequest,
): Promise<UpcomingPage> => {
  const place = cursor && placeOf(kind, cursor)
  const today = dayAt(now, timeZone)
  const days = { from: today, until: dayText(add(parseISO(today), { months })) }
  // One more shows whether there is a next page.
  const limit = pageSize + 1
  const dated =
    place?.part === 'private' ? [] : await publicAhead(database, teamId, kind, days, { after: place, limit })
  const left = limit - dated.length
  const undated =
    kind === 'BIRTHDAY' && left > 0
      ? await privateBirthdays(database, teamId, {
          after: place?.part === 'private' ? place : undefined,
          limit: left,
        })
      : []
  const found = [...dated.map(datedPerson), ...undated.map(undatedPerson)]
  const last = found.length > pageSize ? found[pageSize - 1] : undefined
  return {
    rows: found.slice(0, pageSize).map(({ person }) => person),
    next: last ? { sort: kind, order: 'ASC', after: last.key } : null,
  }
}

/** Days are searched in stretches of this many, so that a large team reads those of its page and a small one asks thrice. */
const stretches = [8, 32, Number.POSITIVE_INFINITY]

const publicAhead = async (
  database: Queryable,
  teamId: TeamId,
  kind: CelebrationKind,
  { from, until }: Days,
  { after, limit }: { readonly after: DayKey | undefined; readonly limit: number },
): Promise<readonly CelebrationAhead[]> => {
  const days = daysFalling({ from: after && after.fallsOn > from ? after.fallsOn : from, until })
  const found: CelebrationAhead[] = []
  let looked = 0
  for (const length of stretches) {
    const stretch = days.slice(looked, looked + length)
    if (stretch.length === 0 || found.length >= limit) break
    looked += length
    const part = { after, limit: limit - found.length }
    found.push(...(await celebrationsAhead(database, teamId, kind, stretch, part)))
  }
  return found
}

type Found = { readonly person: PersonAhead; readonly key: PageCursor['after'] }

const datedPerson = ({ fallsOn, orderedBy, ...member }: CelebrationAhead): Found => ({
  person: { member, day: { fallsOn, years: yearOf(fallsOn) - yearOf(member.joinedOn ?? fallsOn) } },
  key: [fallsOn, orderedBy, member.memberId],
})

const undatedPerson = ({ orderedBy, ...member }: MemberAhead): Found => ({
  person: { member: { ...member, birthday: shownBirthday(member, anyone) }, day: null },
  key: [null, orderedBy, member.memberId],
})

const yearOf = (day: string): number => Number(day.slice(0, 4))

type Place = ({ readonly part: 'public' } & DayKey) | ({ readonly part: 'private' } & NameKey)

const After = z.tuple([z.iso.date().nullable(), z.string(), z.uuid()])

/** Where a page begins. The values of a cursor come from the caller. */
const placeOf = (kind: CelebrationKind, { sort, after }: PageCursor): Place => {
  const key = After.safeParse(after)
  if (sort !== kind || !key.success) throw new CursorRefused('The cursor belongs to another list.')
  const [fallsOn, orderedBy, memberId] = key.data
  return fallsOn === null
    ? { part: 'private', orderedBy, memberId }
    : { part: 'public', fallsOn, orderedBy, memberId }
}
