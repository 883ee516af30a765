import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { MemberReference } from '../../people/members/memberReference.ts'
import { type People, standingSince } from './standing.ts'

/** People who received nothing since an instant, by name. */
export const quietPeople = (
  database: Queryable,
  teamId: TeamId,
  people: People,
  since: Instant,
  request: Pick<ListRequest<'name'>, 'cursor' | 'limit'>,
): Promise<Page<MemberReference>> => {
  const parameters = createParameters(teamId)
  return readPage(database, {
    schema: MemberReference,
    select: `q.member_id as "memberId", q.name, q.picture_url as "pictureUrl"`,
    from: `(${standingSince(since, people, parameters, 'p.member_id, p.name, p.picture_url')}) q`,
    conditions: ['not q.is_reached'],
    parameters,
    request: { ...request, isCounted: false },
    sortFields: { name: 'lower(q.name)' },
    defaultOrder: ['lower(q.name)', 'ASC'],
    tieBreak: ['q.member_id'],
  })
}
