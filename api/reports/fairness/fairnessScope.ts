import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { isEmpty } from '@laurel/projections/people/members/peopleSet.ts'
import type { People } from '@laurel/projections/reports/fairness/standing.ts'
import { type ReportCaller, readReportScope, type ScopeRefusal, type ScopeRequest } from '../reportScope.ts'

export type FairnessScope = {
  /** Undefined for the whole team. */
  readonly people: People
}

/** The people whom a caller sees: direct reports and members of managed segments, but no channels, which are not theirs. */
export const readFairnessScope = async (
  database: Queryable,
  caller: ReportCaller,
  request: Pick<ScopeRequest, 'segment'>,
): Promise<FairnessScope | ScopeRefusal> => {
  const scope = await readReportScope(database, caller, request)
  if (typeof scope === 'string') return scope
  switch (scope.kind) {
    case 'team':
      return { people: undefined }
    case 'people': {
      const { people, channelIds } = scope
      return isEmpty(people) && channelIds.length > 0 ? 'FORBIDDEN' : { people }
    }
    case 'channel':
      throw new Error('No channel was requested.')
  }
}
